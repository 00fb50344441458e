/** Programs whose methods check and write, in one order or the other: what an exception leaves behind can be read. */
import { between, type Domain, maybe } from './domain.js'

const storage: Domain = (d, p) => {
  const capacity = between(d, 10, 60)
  const first = d.chance(0.5)
  const check = `if (used > ${capacity}) throw new IllegalStateException("full");`
  return [
    `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Depot', 'Silo', 'Pantry'])} {
      private final List<String> log = new ArrayList<>();
      private int used;
      private int rejected;
      public void store(int amount) {
        if (amount < 0) throw new IllegalArgumentException("negative");
        ${first ? `if (used + amount > ${capacity}) throw new IllegalStateException("full");\nused += amount;` : `used += amount;\n${check}`}
        log.add("in " + amount);
      }
      public int take(int amount) {
        log.add("out " + amount);
        if (amount > used) {
          rejected++;
          throw new IllegalArgumentException("too much");
        }
        used -= amount;
        return used;
      }
      public void exchange(int out, int in) {
        int before = used;
        try {
          take(out);
          store(in);
        } catch (IllegalStateException e) {
          used = before;
          throw e;
        }
      }
      public int used() { return used; }
      public int rejected() { return rejected; }
      public List<String> log() { return new ArrayList<>(log); }
    }`,
  ]
}

const booking: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Booking', 'Roster', 'Schedule'])} {
      private final boolean[] taken = new boolean[${between(d, 8, 40)}];
      private final List<String> names = new ArrayList<>();
      private int booked;
      private String holder = "";
      public void book(int slot, String who) {
        booked++;
        holder = who;
        if (taken[slot]) throw new IllegalStateException("taken");
        taken[slot] = true;
        names.add(who.toUpperCase());
      }
      public void move(int from, int to) {
        if (!taken[from]) throw new IllegalArgumentException("free");
        taken[from] = false;
        if (taken[to]) throw new IllegalStateException("taken");
        taken[to] = true;
      }
      public void rename(int at, String name) {
        if (name == null || name.isEmpty()) throw new IllegalArgumentException("name");
        holder = name;
        names.set(at, name);
      }
      public boolean taken(int slot) { return slot >= 0 && slot < taken.length && taken[slot]; }
      public int booked() { return booked; }
      public String holder() { return holder; }
      ${maybe(d, 'public List<String> names() { return List.copyOf(names); }')}
    }`,
]

const parsing: Domain = (d, p) => [
  `package ${p};
    public class ${d.pick(['Config', 'Options', 'Preferences'])} {
      private int size = ${between(d, 1, 9)};
      private int lines;
      private String text = "";
      public void load(String input) {
        text = input;
        String[] parts = input.split("=");
        lines++;
        if (parts.length != 2) throw new IllegalArgumentException("line " + lines);
        int value = Integer.parseInt(parts[1].trim());
        if (value < 0) throw new IllegalStateException("negative");
        size = value;
      }
      public boolean tryLoad(String input) {
        try {
          load(input);
          return true;
        } catch (NumberFormatException e) {
          size = 0;
          return false;
        }
      }
      public int size() { return size; }
      public int lines() { return lines; }
      public String text() { return text; }
    }`,
]

export const checks: readonly Domain[] = [storage, booking, parsing]
