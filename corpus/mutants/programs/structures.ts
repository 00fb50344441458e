/** Data structures and algorithms. */
import { between, type Domain, maybe, some } from './domain.js'

const linkedList: Domain = (d, p) => [
  `package ${p};
    public class ${d.pick(['Chain', 'IntList', 'Sequence'])} {
      private class Node {
        int value;
        Node next;
        Node(int value, Node next) {
          this.value = value;
          this.next = next;
          size++;
        }
      }
      private Node head;
      private int size;
      public void push(int value) { head = new Node(value, head); }
      public void append(int value) {
        if (head == null) {
          push(value);
          return;
        }
        Node last = head;
        while (last.next != null) last = last.next;
        last.next = new Node(value, null);
      }
      public int pop() {
        if (head == null) throw new java.util.NoSuchElementException();
        int value = head.value;
        head = head.next;
        size--;
        return value;
      }
      public int get(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException("at " + index);
        Node node = head;
        for (int i = 0; i < index; i++) node = node.next;
        return node.value;
      }
      public boolean contains(int value) {
        for (Node node = head; node != null; node = node.next) {
          if (node.value == value) return true;
        }
        return false;
      }
      public @@ reversed() {
        @@ copy = new @@();
        Node node = head;
        while (node != null) {
          copy.push(node.value);
          node = node.next;
        }
        return copy;
      }
      public int size() { return size; }
      public int sum() { return sum(head); }
      private int sum(Node node) { return node == null ? ${d.pick(['0', '0', '1'])} : node.value + sum(node.next); }
      @Override
      public String toString() {
        StringBuilder out = new StringBuilder("[");
        for (Node node = head; node != null; node = node.next) {
          if (node != head) out.append(", ");
          out.append(node.value);
        }
        return out.append("]").toString();
      }
    }`.replace('java.util.NoSuchElementException', 'IllegalStateException'),
]

const matrix: Domain = (d, p) => [
  `package ${p};
    import java.util.Arrays;
    public class ${d.pick(['Matrix', 'Grid', 'Table'])} {
      private final int rows;
      private final int columns;
      private final int[][] cells;
      public @@(int rows, int columns) {
        if (rows < 1 || columns < 1 || rows > 30 || columns > 30) throw new IllegalArgumentException("size");
        this.rows = rows;
        this.columns = columns;
        cells = new int[rows][columns];
      }
      public static @@ identity(int size) {
        @@ made = new @@(size, size);
        for (int i = 0; i < size; i++) made.cells[i][i] = 1;
        return made;
      }
      public static @@ counting(int rows, int columns) {
        @@ made = new @@(rows, columns);
        int next = ${between(d, 0, 3)};
        for (int r = 0; r < rows; r++) {
          for (int c = 0; c < columns; c++) made.cells[r][c] = next++;
        }
        return made;
      }
      public int get(int row, int column) { return cells[row][column]; }
      public @@ set(int row, int column, int value) {
        cells[row][column] = value;
        return this;
      }
      public @@ times(@@ other) {
        if (columns != other.rows) throw new IllegalArgumentException("sizes");
        @@ made = new @@(rows, other.columns);
        for (int r = 0; r < rows; r++) {
          for (int c = 0; c < other.columns; c++) {
            int sum = 0;
            for (int k = 0; k < columns; k++) sum += cells[r][k] * other.cells[k][c];
            made.cells[r][c] = sum;
          }
        }
        return made;
      }
      public @@ transposed() {
        @@ made = new @@(columns, rows);
        for (int r = 0; r < rows; r++) {
          for (int c = 0; c < columns; c++) made.cells[c][r] = cells[r][c];
        }
        return made;
      }
      public int trace() {
        int sum = 0;
        int i = 0;
        while (i < rows && i < columns) {
          sum += cells[i][i];
          i++;
        }
        return sum;
      }
      ${maybe(
        d,
        `public int largest() {
        int best = cells[0][0];
        for (int[] row : cells) {
          for (int cell : row) best = Math.max(best, cell);
        }
        return best;
      }`,
      )}
      ${maybe(d, 'public int rowSum(int row) { return Arrays.stream(cells[row]).sum(); }')}
      @Override
      public boolean equals(Object other) { return other instanceof @@ m && rows == m.rows && columns == m.columns && Arrays.deepEquals(cells, m.cells); }
      @Override
      public int hashCode() { return rows * 31 + columns; }
      @Override
      public String toString() { return rows + "x" + columns + Arrays.deepToString(cells); }
    }`,
]

const cache: Domain = (d, p) => [
  `package ${p};
    import java.util.LinkedHashMap;
    import java.util.Map;
    public class ${d.pick(['Cache', 'Memory', 'RecentValues'])}<K, V> {
      private final int capacity;
      private final Map<K, V> entries = new LinkedHashMap<>();
      private int hits;
      private int misses;
      public @@(int capacity) { this.capacity = Math.max(1, capacity); }
      public V get(K key) {
        V value = entries.get(key);
        if (value == null) {
          misses++;
          return null;
        }
        hits++;
        entries.remove(key);
        entries.put(key, value);
        return value;
      }
      public void put(K key, V value) {
        entries.remove(key);
        if (entries.size() >= capacity) {
          K oldest = entries.keySet().iterator().next();
          entries.remove(oldest);
        }
        entries.put(key, value);
      }
      public int size() { return entries.size(); }
      public int hits() { return hits; }
      public int misses() { return misses; }
      public String keys() { return entries.keySet().toString(); }
      public static String demo(int capacity, int... keys) {
        @@<Integer, String> made = new @@<>(Math.min(capacity, 8));
        int found = 0;
        for (int key : keys) {
          if (made.get(key) != null) found++;
          else made.put(key, "v" + key % ${between(d, 5, 12)});
        }
        return found + "/" + made.misses + " " + made.keys();
      }
    }`,
]

const heap: Domain = (d, p) => [
  `package ${p};
    import java.util.Arrays;
    public class ${d.pick(['Heap', 'TaskQueue', 'Ranking'])} {
      private int[] items = new int[${d.pick([2, 4])}];
      private int size = 0;
      public void add(int value) {
        if (size == items.length) items = Arrays.copyOf(items, size * 2);
        items[size] = value;
        int at = size++;
        while (at > 0 && before(items[at], items[(at - 1) / 2])) {
          swap(at, (at - 1) / 2);
          at = (at - 1) / 2;
        }
      }
      public int poll() {
        if (size == 0) throw new IllegalStateException("empty");
        int first = items[0];
        items[0] = items[--size];
        sink(0);
        return first;
      }
      private void sink(int from) {
        int at = from;
        for (;;) {
          int child = 2 * at + 1;
          if (child >= size) return;
          if (child + 1 < size && before(items[child + 1], items[child])) child++;
          if (!before(items[child], items[at])) return;
          swap(at, child);
          at = child;
        }
      }
      protected boolean before(int a, int b) { return a < b; }
      private void swap(int i, int j) {
        int old = items[i];
        items[i] = items[j];
        items[j] = old;
      }
      public int size() { return size; }
      public boolean isEmpty() { return size == 0; }
      public int peek() { return isEmpty() ? -1 : items[0]; }
      public static int[] sorted(int... values) {
        @@ made = new @@();
        for (int value : values) made.add(value);
        int[] out = new int[values.length];
        for (int i = 0; i < out.length; i++) out[i] = made.poll();
        return out;
      }
    }`,
]

const sorting: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.Collections;
    import java.util.Comparator;
    import java.util.HashSet;
    import java.util.List;
    import java.util.Set;
    import java.util.stream.Collectors;
    import java.util.stream.IntStream;
    public final class ${d.pick(['Numbers', 'Lists', 'Arrangement'])} {
      private @@() {}
      ${some(d, 0.65, [
        `public static int[] bubble(int[] values) {
        int[] out = values.clone();
        boolean swapped = true;
        while (swapped) {
          swapped = false;
          for (int i = 0; i + 1 < out.length; i++) {
            if (out[i] > out[i + 1]) {
              int t = out[i];
              out[i] = out[i + 1];
              out[i + 1] = t;
              swapped = true;
            }
          }
        }
        return out;
      }`,
        `public static int search(int[] sorted, int value) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
          int middle = (low + high) / 2;
          if (sorted[middle] == value) return middle;
          if (sorted[middle] < value) low = middle + 1;
          else high = middle - 1;
        }
        return -1 - low;
      }`,
        `public static List<Integer> distinct(List<Integer> values) {
        Set<Integer> seen = new HashSet<>();
        List<Integer> out = new ArrayList<>();
        for (Integer value : values) {
          if (seen.add(value)) out.add(value);
        }
        return out;
      }`,
        `public static List<Integer> top(List<Integer> values, int count) {
        List<Integer> copy = new ArrayList<>(values);
        copy.sort(Collections.reverseOrder());
        return copy.subList(0, Math.max(0, Math.min(count, copy.size())));
      }`,
        `public static long product(int... values) {
        long product = 1L;
        for (int value : values) product = product * value % 1000007L;
        return product;
      }`,
        `public static <T extends Comparable<T>> T largest(List<T> values) {
        T best = null;
        for (T value : values) {
          if (best == null || value.compareTo(best) > 0) best = value;
        }
        return best;
      }`,
        `public static List<String> byLength(List<String> words) {
        return words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).collect(Collectors.toList());
      }`,
        `public static int sumOfSquares(int from, int to) {
        return IntStream.rangeClosed(Math.max(from, 0), Math.min(to, 50)).filter(i -> i % ${between(d, 2, 4)} != 0).map(i -> i * i).sum();
      }`,
        `public static double mean(int[] values) {
        if (values.length == 0) return 0.0;
        long sum = 0;
        for (int i = 0; i < values.length; i++) sum += values[i];
        return (double) sum / values.length;
      }`,
        `public static List<List<Integer>> chunks(List<Integer> values, int size) {
        List<List<Integer>> out = new ArrayList<>();
        if (size < 1) return out;
        List<Integer> chunk = new ArrayList<>();
        for (int value : values) {
          chunk.add(value);
          if (chunk.size() == size) {
            out.add(chunk);
            chunk = new ArrayList<>();
          }
        }
        if (!chunk.isEmpty()) out.add(chunk);
        return out;
      }`,
      ])}
      public static int gcd(int a, int b) {
        int x = Math.abs(a % 10007);
        int y = Math.abs(b % 10007);
        while (y != 0) {
          int rest = x % y;
          x = y;
          y = rest;
        }
        return x;
      }
      public static int clamp(int value) { return value < ${-between(d, 0, 5)} ? ${-between(d, 0, 5)} : Math.min(value, ${between(d, 9, 40)}); }
    }`,
]

const bits: Domain = (d, p) => [
  `package ${p};
    public class ${d.pick(['Flags', 'BitBoard', 'Permissions'])} {
      public static final int READ = 1;
      public static final int WRITE = 2;
      public static final int ADMIN = ${d.pick([4, 8, 16])};
      private int mask;
      private long history = ${between(d, 1, 7)}L;
      public @@() { this(READ); }
      public @@(int mask) { this.mask = mask & 0xFF; }
      public void grant(int flag) {
        mask |= flag & 0xFF;
        history = history << 3 ^ mask;
      }
      public void revoke(int flag) {
        mask &= ~flag;
        history = (history << 3) ^ mask;
      }
      public boolean can(int flag) { return (mask & flag) == flag; }
      public boolean toggle(int flag) {
        mask ^= flag & 0xFF;
        return (mask & flag) != 0;
      }
      public int count() {
        int count = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) count++;
        return count;
      }
      public long history() { return history; }
      public int mask() { return mask; }
      public static int mix(int a, int b) {
        int h = a * 31 + b;
        h ^= h >>> ${between(d, 3, 9)};
        h *= ${d.pick([0x45d9, 73, 1001])};
        return h ^ (h >> ${between(d, 2, 6)});
      }
      public static long spread(int value) {
        long wide = value;
        return wide * ${d.pick([3, 5, 7])}000000L + (value & 15);
      }
      @Override
      public String toString() {
        return (can(READ) ? "r" : "-") + (can(WRITE) ? "w" : "-") + (can(ADMIN) ? "a" : "-");
      }
    }`,
]

const graph: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayDeque;
    import java.util.ArrayList;
    import java.util.Deque;
    import java.util.HashMap;
    import java.util.HashSet;
    import java.util.List;
    import java.util.Map;
    import java.util.Set;
    import java.util.TreeSet;
    public class ${d.pick(['Graph', 'Network', 'RoadMap'])} {
      private final Map<Integer, Set<Integer>> edges = new HashMap<>();
      private boolean directed;
      private int edgeCount = 0;
      public @@() { this(false); }
      public @@(boolean directed) { this.directed = directed; }
      public boolean connect(int a, int b) {
        if (a == b || !link(a, b)) return false;
        if (!directed) link(b, a);
        edgeCount++;
        return true;
      }
      private boolean link(int from, int to) {
        return edges.computeIfAbsent(from, key -> new TreeSet<>()).add(to);
      }
      public int degree(int node) { return edges.getOrDefault(node, Set.of()).size(); }
      public int edges() { return edgeCount; }
      public boolean reaches(int from, int to) {
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(from);
        while (!open.isEmpty()) {
          int node = open.poll();
          if (node == to) return true;
          if (!seen.add(node)) continue;
          open.addAll(edges.getOrDefault(node, Set.of()));
        }
        return false;
      }
      public int distance(int from, int to) {
        List<Integer> level = List.of(from);
        Set<Integer> seen = new HashSet<>(level);
        int steps = 0;
        while (!level.isEmpty()) {
          if (level.contains(to)) return steps;
          List<Integer> next = new ArrayList<>();
          for (int node : level) {
            for (int other : edges.getOrDefault(node, Set.of())) {
              if (seen.add(other)) next.add(other);
            }
          }
          level = next;
          steps++;
        }
        return -1;
      }
      public static @@ ring(int size) {
        @@ made = new @@();
        int n = Math.max(2, Math.min(size, 20));
        for (int i = 0; i < n; i++) made.connect(i, (i + 1) % n);
        return made;
      }
      public static int ringDistance(int size, int a, int b) { return ring(size).distance(a, b); }
    }`,
]

const ratio: Domain = (d, p) => [
  `package ${p};
    public final class ${d.pick(['Fraction', 'Ratio', 'Quotient'])} implements Comparable<@@> {
      public static final @@ ZERO = new @@(0, 1);
      public static final @@ HALF = new @@(1, 2);
      private final long top;
      private final long bottom;
      public @@(long top, long bottom) {
        if (bottom == 0) throw new ArithmeticException("zero");
        long by = gcd(Math.abs(top), Math.abs(bottom));
        long sign = bottom < 0 ? -1 : 1;
        this.top = sign * top / by;
        this.bottom = sign * bottom / by;
      }
      private static long gcd(long a, long b) { return b == 0 ? Math.max(a, 1) : gcd(b, a % b); }
      public @@ plus(@@ other) { return new @@(top * other.bottom + other.top * bottom, bottom * other.bottom); }
      public @@ times(@@ other) { return new @@(top * other.top, bottom * other.bottom); }
      public @@ times(int factor) { return new @@(top * factor, bottom); }
      public @@ inverse() { return new @@(bottom, top); }
      public @@ power(int exponent) {
        @@ result = new @@(1, 1);
        int rest = Math.min(Math.abs(exponent), 12);
        @@ base = exponent < 0 ? inverse() : this;
        while (rest > 0) {
          if (rest % 2 == 1) result = result.times(base);
          base = base.times(base);
          rest /= 2;
        }
        return result;
      }
      public double value() { return (double) top / bottom; }
      public boolean isWhole() { return bottom == 1; }
      @Override
      public int compareTo(@@ other) { return Long.compare(top * other.bottom, other.top * bottom); }
      @Override
      public boolean equals(Object other) { return other instanceof @@ f && f.top == top && f.bottom == bottom; }
      @Override
      public int hashCode() { return (int) (top * ${d.pick([31, 37, 17])} + bottom); }
      @Override
      public String toString() { return isWhole() ? "" + top : top + "/" + bottom; }
    }`,
]

const ring: Domain = (d, p) => [
  `package ${p};
    import java.util.Iterator;
    import java.util.NoSuchElementException;
    public class ${d.pick(['RingBuffer', 'Window', 'LastFew'])} implements Iterable<Integer> {
      private final int[] slots;
      private int start = 0;
      private int count = 0;
      {
        total = ${between(d, 0, 5)};
      }
      private long total;
      public @@(int size) { slots = new int[Math.max(1, Math.min(size, 64))]; }
      public @@ add(int value) {
        if (count == slots.length) {
          total -= slots[start];
          slots[start] = value;
          start = (start + 1) % slots.length;
        } else {
          slots[(start + count) % slots.length] = value;
          count++;
        }
        total += value;
        return this;
      }
      public int count() { return count; }
      public long total() { return total; }
      public boolean isFull() { return count == slots.length; }
      public int newest() { return count == 0 ? 0 : slots[(start + count - 1) % slots.length]; }
      public int oldest() { return count == 0 ? 0 : slots[start]; }
      @Override
      public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
          private int seen = 0;
          @Override
          public boolean hasNext() { return seen < count; }
          @Override
          public Integer next() {
            if (!hasNext()) throw new NoSuchElementException();
            return slots[(start + seen++) % slots.length];
          }
        };
      }
      public double smoothed() {
        double value = 0;
        for (int item : this) value = value / 2 + item;
        return value;
      }
      public int jumps() {
        int jumps = 0;
        int last = newest();
        for (Integer item : this) {
          if (Math.abs(item - last) > ${between(d, 1, 5)}) jumps++;
          last = item;
        }
        return jumps;
      }
    }`,
]

const tree: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    import java.util.function.IntConsumer;
    public class ${d.pick(['SearchTree', 'SortedBag', 'Index'])} {
      private static final class Branch {
        private final int key;
        private int times = 1;
        private Branch left;
        private Branch right;
        private Branch(int key) { this.key = key; }
        private int height() {
          int l = left == null ? 0 : left.height();
          int r = right == null ? 0 : right.height();
          return 1 + Math.max(l, r);
        }
      }
      private Branch root;
      public boolean insert(int key) {
        if (root == null) {
          root = new Branch(key);
          return true;
        }
        Branch at = root;
        while (true) {
          if (key == at.key) {
            at.times++;
            return false;
          }
          Branch next = key < at.key ? at.left : at.right;
          if (next == null) {
            if (key < at.key) at.left = new Branch(key);
            else at.right = new Branch(key);
            return true;
          }
          at = next;
        }
      }
      public @@ with(int... keys) {
        for (int key : keys) insert(key);
        return this;
      }
      public int height() { return root == null ? 0 : root.height(); }
      public int times(int key) {
        Branch at = root;
        while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
        return at == null ? 0 : at.times;
      }
      public List<Integer> keys() {
        List<Integer> keys = new ArrayList<>();
        each(root, keys::add);
        return keys;
      }
      public int sum() {
        int[] sum = {0};
        each(root, key -> sum[0] += key);
        return sum[0];
      }
      private void each(Branch at, IntConsumer action) {
        if (at == null) return;
        each(at.left, action);
        action.accept(at.key);
        each(at.right, action);
      }
      public int lower(int limit) {
        int found = 0;
        for (int key : keys()) {
          if (key >= limit) break;
          found++;
        }
        return found;
      }
    }`,
]

export const structures: readonly Domain[] = [linkedList, matrix, cache, heap, sorting, bits, graph, ratio, ring, tree]
