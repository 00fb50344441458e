/** Programs whose results are objects: what differs is seen by their own methods, by comparing them, or in another object. */
import { between, type Domain, maybe } from './domain.js'

const versions: Domain = (d, p) => [
  `package ${p};
    public final class ${d.pick(['Release', 'Edition', 'Revision'])} implements Comparable<@@> {
      private final int major;
      private final int minor;
      private final String tag;
      public @@(int major, int minor, String tag) {
        this.major = major;
        this.minor = minor;
        this.tag = tag == null ? "" : tag;
      }
      @Override
      public int compareTo(@@ other) {
        if (major != other.major) return Integer.compare(major, other.major);
        if (minor != other.minor) return minor < other.minor ? -1 : 1;
        return tag.compareTo(other.tag);
      }
      @Override
      public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof @@)) return false;
        @@ other = (@@) o;
        return major == other.major && minor == other.minor && tag.equals(other.tag);
      }
      @Override
      public int hashCode() { return 31 * (31 * major + minor) + tag.hashCode(); }
      public @@ next() { return new @@(major, minor + 1, tag); }
      public boolean after(@@ other) { return compareTo(other) > 0; }
      ${maybe(d, 'public int major() { return major; }\npublic int minor() { return minor; }')}
    }`,
]

const invoice: Domain = (d, p) => [
  `package ${p};
    public class Position {
      private final String text;
      private final int amount;
      private final int price;
      public Position(String text, int amount, int price) {
        this.text = text;
        this.amount = amount;
        this.price = price;
      }
      public String text() { return text; }
      public int amount() { return amount; }
      public int price() { return price; }
      public int total() { return amount * price; }
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.LinkedHashMap;
    import java.util.List;
    import java.util.Map;
    import java.util.Optional;
    public class ${d.pick(['Invoice', 'Bill', 'Receipt'])} {
      private final List<Position> positions = new ArrayList<>();
      public void add(String text, int amount, int price) { positions.add(new Position(text, amount, price)); }
      public void discount(int percent) {
        if (percent < 1 || percent > ${between(d, 20, 60)}) return;
        for (int i = 0; i < positions.size(); i++) {
          Position old = positions.get(i);
          positions.set(i, new Position(old.text(), old.amount(), old.price() - old.price() * percent / 100));
        }
      }
      public List<Position> positions() { return new ArrayList<>(positions); }
      public Optional<Position> dearest() {
        Position best = null;
        for (Position position : positions) {
          if (best == null || position.total() > best.total()) best = position;
        }
        return Optional.ofNullable(best);
      }
      public Map<String, Position> byText() {
        Map<String, Position> found = new LinkedHashMap<>();
        for (Position position : positions) found.putIfAbsent(position.text(), position);
        return found;
      }
    }`,
]

const tickets: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Ticket', 'Badge', 'Coupon'])} {
      private static int issued = ${between(d, 0, 9)};
      private static final List<String> owners = new ArrayList<>();
      private final int number;
      private final List<String> stamps = new ArrayList<>();
      private int uses;
      public @@(String owner) {
        number = ++issued;
        owners.add(owner);
      }
      public int number() { return number; }
      public int issued() { return issued; }
      public int use(String where) {
        if (uses >= ${between(d, 2, 5)}) throw new IllegalStateException("used up");
        uses++;
        stamps.add(where + "#" + uses);
        return uses;
      }
      public List<String> stamps() { return new ArrayList<>(stamps); }
      public int owners() { return owners.size(); }
      public @@ transfer(@@ to) {
        to.stamps.addAll(stamps);
        stamps.clear();
        return to;
      }
    }`,
]

/** Everything that a call does is seen by accessors that are named like what they give. */
const document: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Document', 'Note', 'Script'])} {
      private final List<String> lines = new ArrayList<>();
      private StringBuilder text = new StringBuilder();
      private int cursor;
      private boolean dirty;
      public void write(String part) {
        text.insert(cursor, part);
        cursor += part.length();
        dirty = true;
      }
      public void left(int steps) { cursor = Math.max(0, cursor - steps); }
      public void erase() {
        if (cursor == 0) return;
        text.deleteCharAt(cursor - 1);
        cursor--;
        dirty = true;
      }
      public void commit() {
        lines.add(text.toString());
        text = new StringBuilder();
        cursor = 0;
        dirty = false;
      }
      public String text() { return text.toString(); }
      public List<String> lines() { return List.copyOf(lines); }
      public int cursor() { return cursor; }
      public boolean dirty() { return dirty; }
    }`,
]

export const valued: readonly Domain[] = [versions, invoice, tickets, document]
