/** Programs about limits that take many elements or the right character to reach: capacities, pages, ranges of characters. */
import { between, type Domain, maybe } from './domain.js'

const history: Domain = (d, p) => {
  const capacity = between(d, 8, 64)
  return [
    `package ${p};
    import java.util.ArrayDeque;
    import java.util.ArrayList;
    import java.util.Deque;
    import java.util.List;
    public class ${d.pick(['History', 'Window', 'Recent'])} {
      private static final int CAPACITY = ${capacity};
      private final Deque<String> lines = new ArrayDeque<>();
      private int dropped;
      public void add(String line) {
        if (line == null) return;
        if (lines.size() == CAPACITY) {
          lines.removeFirst();
          dropped++;
        }
        lines.addLast(line);
      }
      public void addAll(List<String> more) {
        for (String line : more) add(line);
      }
      public boolean isFull() { return lines.size() >= CAPACITY; }
      public int dropped() { return dropped; }
      public List<String> lines() { return new ArrayList<>(lines); }
    }`,
  ]
}

const pages: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Pages', 'Pager', 'Batches'])} {
      private final int pageSize;
      private final List<Integer> items;
      public @@(List<Integer> items) { this(items, ${between(d, 5, 50)}); }
      public @@(List<Integer> items, int pageSize) {
        if (pageSize < 1 || pageSize > ${between(d, 51, 64)}) throw new IllegalArgumentException("page size");
        this.items = new ArrayList<>(items);
        this.pageSize = pageSize;
      }
      public int count() { return (items.size() + pageSize - 1) / pageSize; }
      public List<Integer> page(int number) {
        int from = Math.min(number * pageSize, items.size());
        int to = Math.min(from + pageSize, items.size());
        return new ArrayList<>(items.subList(from, to));
      }
      public boolean hasNext(int number) { return (number + 1) * pageSize < items.size(); }
    }`,
]

const characters: Domain = (d, p) => {
  const [from, to] = d.pick([
    ['b', 'y'],
    ['d', 'q'],
    ['c', 'm'],
  ] as const)
  return [
    `package ${p};
    public class ${d.pick(['Plates', 'Codes', 'Labels'])} {
      private int valid;
      public boolean isLetter(char c) { return c >= '${from}' && c <= '${to}'; }
      public boolean isMark(char c) { return c == '${d.pick(['-', '/', ':'])}' || c > '3' && c < '8'; }
      public int check(String code) {
        if (code.length() > ${between(d, 10, 48)}) return -1;
        int letters = 0;
        for (int i = 0; i < code.length(); i++) {
          char c = code.charAt(i);
          if (isLetter(c)) letters++;
          else if (!isMark(c)) return i;
        }
        valid++;
        return letters;
      }
      public String shortened(String text) { return text.length() <= ${between(d, 9, 40)} ? text : text.substring(0, ${between(d, 4, 8)}) + ".."; }
      public int valid() { return valid; }
      ${maybe(
        d,
        `public char grade(int points) {
        if (points >= ${between(d, 40, 64)}) return 'A';
        if (points > ${between(d, 20, 39)}) return 'B';
        return points < ${between(d, 5, 19)} ? 'D' : 'C';
      }`,
      )}
    }`,
  ]
}

export const limits: readonly Domain[] = [history, pages, characters]
