/** Programs about money, goods, people and time, as they stand in the middle of most code bases. */
import { between, type Domain, maybe } from './domain.js'

const account: Domain = (d, p) => {
  const [base, special] = [d.pick(['Account', 'Wallet', 'Ledger']), d.pick(['SavingsAccount', 'FlexAccount', 'YouthAccount'])]
  const fee = between(d, 1, 9)
  const limit = d.pick([100, 250, 500, 1000])
  const [put, take] = [d.pick(['deposit', 'credit', 'payIn']), d.pick(['withdraw', 'debit', 'payOut'])]
  return [
    `package ${p};
    public class ${base} {
      private static final int FEE = ${fee};
      protected long balance;
      private int moves = 0;
      private final String owner;
      public ${base}(String owner) { this(owner, ${d.pick([0, 10, 50])}); }
      public ${base}(String owner, long balance) {
        if (owner == null || owner.isEmpty()) throw new IllegalArgumentException("no owner");
        this.owner = owner;
        this.balance = balance;
      }
      public void ${put}(long amount) {
        if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
        balance += amount;
        moves++;
      }
      public boolean ${take}(long amount) {
        long total = amount + fee(amount);
        if (amount < 0 || !covers(total)) return false;
        balance -= total;
        moves++;
        return true;
      }
      protected boolean covers(long total) { return total <= balance; }
      protected long fee(long amount) { return amount > ${limit} ? FEE * 2 : FEE; }
      public long getBalance() { return balance; }
      public int getMoves() { return moves; }
      public String describe() { return owner + ": " + balance + (moves == 1 ? " (1 move)" : " (" + moves + " moves)"); }
      ${maybe(
        d,
        `public static long interest(long amount, int rate, int years) {
        long value = amount;
        for (int year = 0; year < years && year < 40; year++) {
          value += value * rate / 100;
        }
        return value - amount;
      }`,
      )}
    }`,
    `package ${p};
    public class ${special} extends ${base} {
      private int overdrafts;
      private final long credit;
      public ${special}(String owner, long credit) {
        super(owner);
        this.credit = Math.max(credit, 0);
      }
      @Override
      protected boolean covers(long total) {
        if (super.covers(total)) return true;
        if (total - balance > credit) return false;
        overdrafts++;
        return true;
      }
      @Override
      protected long fee(long amount) { return super.fee(amount) + overdrafts; }
      public int overdrafts() { return overdrafts; }
      @Override
      public String describe() { return super.describe() + " credit " + credit; }
    }`,
  ]
}

const inventory: Domain = (d, p) => {
  const [stock, item] = [d.pick(['Inventory', 'Warehouse', 'Depot']), d.pick(['Item', 'Article', 'Part'])]
  const low = between(d, 2, 6)
  return [
    `package ${p};
    import java.util.ArrayList;
    import java.util.Comparator;
    import java.util.HashMap;
    import java.util.List;
    import java.util.Map;
    public class ${stock} {
      private final Map<String, Integer> counts = new HashMap<>();
      private final List<String> log = new ArrayList<>();
      private int capacity = ${between(d, 20, 60)};
      public int add(String name, int count) {
        if (count <= 0 || name == null) return 0;
        int free = capacity - total();
        int taken = Math.min(free, count);
        if (taken > 0) {
          counts.merge(name, taken, Integer::sum);
          log.add("+" + taken + " " + name);
        }
        return taken;
      }
      public boolean remove(String name, int count) {
        int there = counts.getOrDefault(name, 0);
        if (count < 1 || there < count) return false;
        if (there == count) counts.remove(name);
        else counts.put(name, there - count);
        log.add("-" + count + " " + name);
        return true;
      }
      public int total() {
        int sum = 0;
        for (int count : counts.values()) sum += count;
        return sum;
      }
      public int count(String name) { return counts.getOrDefault(name, 0); }
      public boolean isLow(String name) { return count(name) < ${low}; }
      public List<String> history() { return new ArrayList<>(log); }
      public List<String> names() {
        List<String> names = new ArrayList<>(counts.keySet());
        names.sort(${d.pick(['Comparator.naturalOrder()', 'Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())', '(a, b) -> a.compareTo(b)'])});
        return names;
      }
      ${maybe(d, 'public void grow(int by) { if (by > 0) capacity += by; }')}
    }`,
    `package ${p};
    public record ${item}(String name, int price, int weight) {
      public ${item} {
        if (price < 0) throw new IllegalArgumentException("price");
      }
      public int shipping() { return weight > ${between(d, 5, 15)} ? weight * ${between(d, 2, 4)} : ${between(d, 3, 9)}; }
      public ${item} discounted(int percent) { return new ${item}(name, price - price * percent / 100, weight); }
      public boolean dearerThan(${item} other) { return price > other.price; }
    }`,
  ]
}

const cart: Domain = (d, p) => {
  const name = d.pick(['Cart', 'Basket', 'Order'])
  const [one, two, three] = d.pick([
    ['STANDARD', 'SILVER', 'GOLD'],
    ['GUEST', 'MEMBER', 'PARTNER'],
  ] as const)
  return [
    `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${name} {
      public enum Level {
        ${one}(0), ${two}(${between(d, 2, 8)}), ${three}(${between(d, 9, 20)}) {
          @Override
          int extra(int total) { return total > ${between(d, 50, 90)} ? ${between(d, 2, 5)} : 0; }
        };
        private final int percent;
        Level(int percent) { this.percent = percent; }
        int extra(int total) { return 0; }
        public int off(int total) { return total * percent / 100 + extra(total); }
      }
      private static class Line {
        private final String product;
        private final int price;
        private int quantity;
        Line(String product, int price, int quantity) {
          this.product = product;
          this.price = price;
          this.quantity = quantity;
        }
        int sum() { return price * quantity; }
      }
      private final List<Line> lines = new ArrayList<>();
      private Level level = Level.${one};
      public ${name} add(String product, int price, int quantity) {
        if (quantity < 1) return this;
        Line line = find(product);
        if (line != null && line.price == price) line.quantity += quantity;
        else lines.add(new Line(product, price, quantity));
        return this;
      }
      private Line find(String product) {
        for (Line line : lines) {
          if (line.product.equals(product)) return line;
        }
        return null;
      }
      public ${name} level(Level level) {
        this.level = level;
        return this;
      }
      public int lines() { return lines.size(); }
      public int total() {
        int sum = lines.stream().mapToInt(Line::sum).sum();
        return sum - level.off(sum) + shipping(sum);
      }
      private int shipping(int sum) {
        if (sum == 0) return 0;
        return sum >= ${between(d, 30, 60)} ? 0 : ${between(d, 3, 6)};
      }
      public String receipt() {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
          text.append(line.product).append(" x").append(line.quantity).append(" = ").append(line.sum()).append('\\n');
        }
        text.append(level).append(' ').append(total());
        return text.toString();
      }
    }`,
  ]
}

const payroll: Domain = (d, p) => {
  const base = d.pick(['Employee', 'Worker', 'Colleague'])
  const bonus = between(d, 5, 30)
  return [
    `package ${p};
    public abstract class ${base} implements Comparable<${base}> {
      private static int created;
      private final String name;
      protected final int id;
      protected ${base}(String name) {
        this.name = name;
        created++;
        id = created;
      }
      public abstract int pay(int hours);
      protected int bonus() { return ${bonus}; }
      public int yearly(int hours) { return pay(hours) * 12 + bonus(); }
      public String name() { return name; }
      public static int created() { return created; }
      @Override
      public int compareTo(${base} other) { return Integer.compare(pay(${between(d, 2, 9)}), other.pay(${between(d, 2, 9)})); }
      @Override
      public String toString() { return getClass().getSimpleName() + "(" + name + ")"; }
    }`,
    `package ${p};
    public class Manager extends ${base} {
      private int reports;
      public Manager(String name, int reports) {
        super(name);
        this.reports = reports;
      }
      @Override
      public int pay(int hours) { return ${between(d, 30, 60)} * hours + reports * ${between(d, 2, 9)}; }
      @Override
      protected int bonus() { return super.bonus() + ${between(d, 2, 9)} * reports; }
      public void hire() { reports++; }
      public boolean fire() {
        if (reports == 0) return false;
        reports--;
        return true;
      }
    }`,
    `package ${p};
    public class Temp extends ${base} {
      private final int rate;
      private int worked;
      public Temp(String name, int rate) {
        super(name);
        if (rate < 1) throw new IllegalArgumentException("rate");
        this.rate = rate;
      }
      @Override
      public int pay(int hours) {
        int over = Math.max(0, hours - ${between(d, 6, 10)});
        return (hours - over) * rate + over * rate * 3 / 2;
      }
      public int work(int hours) {
        worked += hours;
        return worked * rate;
      }
    }`,
  ]
}

const dates: Domain = (d, p) => {
  const [range, day] = [d.pick(['Period', 'Span', 'DayRange']), d.pick(['Day', 'Moment', 'Point'])]
  return [
    `package ${p};
    public final class ${range} {
      private final int from;
      private final int to;
      public ${range}(int from, int to) {
        this.from = Math.min(from, to);
        this.to = Math.max(from, to);
      }
      public static ${range} ofLength(int start, int length) { return new ${range}(start, start + length - 1); }
      public int days() { return to - from + 1; }
      public boolean contains(int day) { return from <= day && day <= to; }
      public boolean overlaps(${range} other) { return from <= other.to && other.from <= to; }
      public ${range} shifted(int by) { return new ${range}(from + by, to + by); }
      public ${range} common(${range} other) {
        if (!overlaps(other)) return null;
        return new ${range}(Math.max(from, other.from), Math.min(to, other.to));
      }
      @Override
      public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof ${range})) return false;
        ${range} other = (${range}) o;
        return from == other.from && to == other.to;
      }
      @Override
      public int hashCode() { return 31 * from + to; }
      @Override
      public String toString() { return "[" + from + ".." + to + "]"; }
    }`,
    `package ${p};
    public class ${day}s {
      private static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
      private ${day}s() {}
      public static boolean isLeap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
      public static int inMonth(int month, int year) {
        if (month < 1 || month > 12) throw new IndexOutOfBoundsException("month " + month);
        return month == 2 && isLeap(year) ? 29 : LENGTHS[month - 1];
      }
      public static int ofYear(int day, int month, int year) {
        int count = day;
        int m = 1;
        while (m < month && m <= 12) {
          count += inMonth(m, year);
          m++;
        }
        return count;
      }
      public static String weekday(int number) {
        switch (Math.floorMod(number, 7)) {
          case 0: return "Mon";
          case 1: return "Tue";
          case 2: return "Wed";
          case 3: return "Thu";
          case 4: return "Fri";
          default: return "weekend";
        }
      }
    }`,
  ]
}

const booking: Domain = (d, p) => {
  const name = d.pick(['Hotel', 'Theatre', 'Garage'])
  const size = between(d, 4, 9)
  return [
    `package ${p};
    public class ${name} {
      private final boolean[] taken;
      private int bookings;
      private int refused;
      public ${name}() { this(${size}); }
      public ${name}(int places) {
        if (places < 1 || places > 1000) throw new IllegalArgumentException("places");
        taken = new boolean[places];
      }
      public int book() {
        for (int i = 0; i < taken.length; i++) {
          if (!taken[i]) {
            taken[i] = true;
            bookings++;
            return i + 1;
          }
        }
        refused++;
        return -1;
      }
      public boolean book(int place) {
        if (place < 1 || place > taken.length || taken[place - 1]) {
          refused += 1;
          return false;
        }
        taken[place - 1] = true;
        bookings++;
        return true;
      }
      public void free(int place) {
        check(place);
        if (!taken[place - 1]) throw new IllegalStateException("free already");
        taken[place - 1] = false;
      }
      private void check(int place) {
        if (place < 1 || place > taken.length) throw new IllegalArgumentException("no place " + place);
      }
      public int bookings() { return bookings; }
      public int refused() { return refused; }
      public int left() {
        int left = 0;
        for (boolean t : taken) {
          if (t) continue;
          left++;
        }
        return left;
      }
      public String plan() {
        String plan = "";
        for (int i = 0; i < taken.length; i++) {
          if (i > 0 && i % ${between(d, 2, 4)} == 0) plan += '|';
          plan += taken[i] ? '#' : '.';
        }
        return plan;
      }
    }`,
  ]
}

const tariff: Domain = (d, p) => {
  const cuts = [between(d, 5, 15), between(d, 20, 40)]
  return [
    `package ${p};
    public class Tariff {
      private static long issued = 0;
      private final double factor;
      private int rebate = ${between(d, 1, 5)};
      public Tariff(double factor) { this.factor = factor; }
      public double price(int units) {
        double sum = 0;
        int rest = units;
        if (rest > ${cuts[1]}) {
          sum += (rest - ${cuts[1]}) * 0.5;
          rest = ${cuts[1]};
        }
        if (rest > ${cuts[0]}) {
          sum += (rest - ${cuts[0]}) * 0.75;
          rest = ${cuts[0]};
        }
        sum += rest;
        return sum * factor - rebate;
      }
      public long cents(int units) {
        issued++;
        return Math.round(price(units) * 100);
      }
      public void rebate(int rebate) { if (rebate >= 0 && rebate < 100) this.rebate = rebate; }
      public static long issued() { return issued; }
      public double average(int... units) {
        if (units.length == 0) return 0;
        double sum = 0;
        for (int u : units) sum += price(u);
        return sum / units.length;
      }
      public String label(int units) {
        String size = units < ${cuts[0]} ? "small" : units < ${cuts[1]} ? "medium" : "large";
        return size + "/" + cents(units);
      }
    }`,
  ]
}

const elevator: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayDeque;
    import java.util.Deque;
    public class Elevator {
      private static final int TOP = ${between(d, 5, 12)};
      private int floor;
      private int travelled;
      private final Deque<Integer> stops = new ArrayDeque<>();
      public boolean call(int target) {
        if (target < 0 || target > TOP || stops.contains(target)) return false;
        ${d.pick(['stops.addLast(target);', 'stops.add(target);'])}
        return true;
      }
      public int step() {
        if (stops.isEmpty()) return floor;
        int target = stops.peekFirst();
        if (target > floor) floor++;
        else if (target < floor) floor--;
        if (target != floor) {
          travelled++;
          return floor;
        }
        stops.removeFirst();
        travelled++;
        return floor;
      }
      public int run() {
        int steps = 0;
        do {
          step();
          steps++;
        } while (!stops.isEmpty() && steps < 100);
        return steps;
      }
      public int floor() { return floor; }
      public int travelled() { return travelled; }
      public int waiting() { return stops.size(); }
    }`,
]

const voting: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.LinkedHashMap;
    import java.util.List;
    import java.util.Map;
    import java.util.TreeMap;
    public class ${d.pick(['Poll', 'Election', 'Survey'])} {
      private final Map<String, Integer> votes = new ${d.pick(['LinkedHashMap', 'TreeMap'])}<>();
      private int invalid;
      public void vote(String choice) {
        if (choice == null || choice.isBlank()) {
          invalid++;
          return;
        }
        String key = choice.trim().toLowerCase();
        Integer old = votes.get(key);
        votes.put(key, old == null ? 1 : old + 1);
      }
      public int votes(String choice) { return votes.getOrDefault(choice, 0); }
      public int invalid() { return invalid; }
      public String winner() {
        String best = null;
        int most = 0;
        for (Map.Entry<String, Integer> entry : votes.entrySet()) {
          if (entry.getValue() > most) {
            most = entry.getValue();
            best = entry.getKey();
          }
        }
        return best;
      }
      public List<String> above(int limit) {
        List<String> found = new ArrayList<>();
        votes.forEach((key, count) -> {
          if (count > limit) found.add(key + "=" + count);
        });
        return found;
      }
      public int turnout(int people) {
        int all = invalid;
        for (String key : votes.keySet()) all += votes.get(key);
        return people <= 0 ? 0 : all * 100 / people;
      }
    }`,
]

export const business: readonly Domain[] = [account, inventory, cart, payroll, dates, booking, tariff, elevator, voting]
