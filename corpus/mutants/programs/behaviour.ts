/** Programs whose point is who is called: hierarchies, states, listeners, interpreters. */
import { between, type Domain, maybe } from './domain.js'

const shapes: Domain = (d, p) => {
  const sealed = d.chance(0.6)
  return [
    `package ${p};
    public ${sealed ? 'sealed ' : ''}interface Shape${sealed ? ' permits Circle, Box, Line' : ''} {
      double area();
      int corners();
      default String label() { return name() + "/" + corners(); }
      private String name() { return getClass().getSimpleName().toLowerCase(); }
      static Shape unit(int kind) {
        return switch (Math.floorMod(kind, 3)) {
          case 0 -> new Circle(1);
          case 1 -> new Box(1, ${between(d, 1, 4)});
          default -> new Line(${between(d, 1, 5)});
        };
      }
    }`,
    `package ${p};
    public record Circle(int radius) implements Shape {
      public double area() { return radius * radius * 3.0; }
      public int corners() { return 0; }
      public Circle scaled(int factor) { return new Circle(radius * factor); }
    }`,
    `package ${p};
    public record Box(int width, int height) implements Shape {
      public Box {
        if (width < 0 || height < 0) throw new IllegalArgumentException("negative");
      }
      public Box(int side) { this(side, side); }
      public double area() { return width * height; }
      public int corners() { return width == 0 || height == 0 ? 2 : 4; }
      public boolean fits(Box other) {
        return width <= other.width && height <= other.height || width <= other.height && height <= other.width;
      }
      @Override
      public String label() { return width == height ? "square" : Shape.super.label(); }
    }`,
    `package ${p};
    public ${sealed ? 'final ' : ''}class Line implements Shape {
      protected int length;
      public Line(int length) { this.length = length; }
      public double area() { return 0; }
      public int corners() { return 2; }
      public Line longer(int by) {
        length += by;
        return this;
      }
      public int length() { return length; }
    }`,
    ...(d.chance(0.6)
      ? [
          `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class Drawing {
      private final List<Shape> shapes = new ArrayList<>();
      public Drawing with(Shape shape) {
        if (shape != null) shapes.add(shape);
        return this;
      }
      public double area() {
        double sum = 0;
        for (Shape shape : shapes) sum += shape.area();
        return sum;
      }
      public String describe() {
        StringBuilder out = new StringBuilder();
        for (Shape shape : shapes) {
          if (out.length() > 0) out.append('+');
          out.append(text(shape));
        }
        return out.toString();
      }
      private String text(Shape shape) {
        if (shape instanceof Circle circle) return "O" + circle.radius();
        if (shape instanceof Box box && box.width() > ${between(d, 1, 5)}) return "B" + box.width();
        return shape.label();
      }
      public int cornersOver(int limit) { return (int) shapes.stream().filter(s -> s.corners() > limit).count(); }
    }`,
        ]
      : []),
  ]
}

const stateMachine: Domain = (d, p) => {
  const [idle, busy, failed] = d.pick([
    ['IDLE', 'RUNNING', 'BROKEN'],
    ['CLOSED', 'OPEN', 'LOCKED'],
    ['OFF', 'ON', 'FAULT'],
  ] as const)
  const retries = between(d, 1, 3)
  return [
    `package ${p};
    public enum Mode {
      ${idle} {
        @Override
        public Mode next(char event) { return event == '${d.pick(['s', 'a', 'b'])}' ? ${busy} : this; }
      },
      ${busy} {
        @Override
        public Mode next(char event) {
          if (event == 'x') return ${failed};
          return event == 'e' ? ${idle} : this;
        }
      },
      ${failed} {
        @Override
        public Mode next(char event) { return event == 'r' ? ${idle} : this; }
        @Override
        public boolean needsHelp() { return true; }
      };
      public abstract Mode next(char event);
      public boolean needsHelp() { return false; }
    }`,
    `package ${p};
    public class ${d.pick(['Machine', 'Device', 'Controller'])} {
      private Mode mode = Mode.${idle};
      private int changes;
      private int failures = 0;
      public Mode handle(char event) {
        Mode old = mode;
        mode = mode.next(event);
        if (mode != old) changes++;
        if (mode == Mode.${failed} && ++failures > ${retries}) throw new IllegalStateException("too many failures");
        return mode;
      }
      public int handleAll(String events) {
        int before = changes;
        for (int i = 0; i < events.length(); i++) handle(events.charAt(i));
        return changes - before;
      }
      public int changes() { return changes; }
      public boolean isUsable() { return !mode.needsHelp() && failures <= ${retries}; }
      public int cost() {
        int cost = 0;
        switch (mode) {
          case ${failed}:
            cost += ${between(d, 20, 50)};
          case ${busy}:
            cost += ${between(d, 2, 9)};
            break;
          default:
            cost = ${between(d, 0, 1)};
        }
        return cost;
      }
    }`,
  ]
}

const events: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Bus', 'Channel', 'Hub'])} {
      public interface Listener {
        boolean accept(String topic, int value);
      }
      private final List<Listener> listeners = new ArrayList<>();
      private final List<String> trace = new ArrayList<>();
      private int limit = ${between(d, 3, 8)};
      public void subscribe(Listener listener) { listeners.add(listener); }
      public int publish(String topic, int value) {
        int reached = 0;
        for (Listener listener : listeners) {
          if (!listener.accept(topic, value)) continue;
          reached++;
          if (reached >= limit) break;
        }
        trace.add(topic + ":" + reached);
        return reached;
      }
      public void subscribeAbove(int least) {
        subscribe(new Listener() {
          @Override
          public boolean accept(String topic, int value) { return value > least; }
        });
      }
      public void subscribeTopic(String wanted) { subscribe((topic, value) -> topic.equals(wanted) && value != 0); }
      public int counting(int... values) {
        int[] seen = new int[1];
        Listener counter = (topic, value) -> {
          seen[0] += value;
          return value % 2 == 0;
        };
        subscribe(counter);
        for (int value : values) publish("count", value);
        return seen[0];
      }
      public List<String> trace() { return new ArrayList<>(trace); }
      public int listeners() { return listeners.size(); }
      public void setLimit(int limit) { this.limit = limit < 1 ? 1 : limit; }
    }`,
]

const interpreter: Domain = (d, p) => [
  `package ${p};
    public sealed interface Expr permits Num, Sum, Product, Neg {
      long eval();
      default boolean isConstant() { return false; }
      static Expr of(int a, int b) { return new Sum(new Num(a), new Product(new Num(b), new Num(${between(d, 2, 9)}))); }
    }`,
  `package ${p};
    public record Num(long value) implements Expr {
      public long eval() { return value; }
      @Override
      public boolean isConstant() { return true; }
      @Override
      public String toString() { return value < 0 ? "(" + value + ")" : "" + value; }
    }`,
  `package ${p};
    public record Sum(Expr left, Expr right) implements Expr {
      public long eval() { return left.eval() + right.eval(); }
      @Override
      public String toString() { return left + " + " + right; }
    }`,
  `package ${p};
    public record Product(Expr left, Expr right) implements Expr {
      public long eval() { return left.eval() * right.eval(); }
      @Override
      public boolean isConstant() { return left.isConstant() && left.eval() == 0; }
      @Override
      public String toString() { return wrapped(left) + " * " + wrapped(right); }
      private static String wrapped(Expr e) { return e instanceof Sum ? "(" + e + ")" : e.toString(); }
    }`,
  `package ${p};
    public record Neg(Expr inner) implements Expr {
      public long eval() { return -inner.eval(); }
      @Override
      public String toString() { return "-" + inner; }
    }`,
  `package ${p};
    public class Simplifier {
      private int applied;
      public Expr simplify(Expr e) {
        if (e instanceof Sum s) {
          Expr left = simplify(s.left());
          Expr right = simplify(s.right());
          if (isZero(left)) return counted(right);
          if (isZero(right)) return counted(left);
          return new Sum(left, right);
        }
        if (e instanceof Neg n && n.inner() instanceof Neg m) return counted(simplify(m.inner()));
        if (e instanceof Product q && (isZero(q.left()) || isZero(q.right()))) return counted(new Num(0));
        return e;
      }
      private boolean isZero(Expr e) { return e instanceof Num n && n.value() == 0; }
      private Expr counted(Expr e) {
        applied++;
        return e;
      }
      public int applied() { return applied; }
      public String run(int a, int b) {
        Expr e = simplify(Expr.of(a, b));
        return e + " = " + e.eval() + (applied > 0 ? "!" : "");
      }
    }`,
]

const stackMachine: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayDeque;
    import java.util.Deque;
    public class ${d.pick(['StackMachine', 'Forth', 'Processor'])} {
      public enum Op {
        ADD("+") {
          int apply(int a, int b) { return a + b; }
        },
        SUB("-") {
          int apply(int a, int b) { return a - b; }
        },
        MUL("*") {
          int apply(int a, int b) { return a * b; }
        },
        MAX("m") {
          int apply(int a, int b) { return a > b ? a : b; }
        };
        private final String sign;
        Op(String sign) { this.sign = sign; }
        abstract int apply(int a, int b);
        public int twice(int a, int b) { return apply(apply(a, b), b); }
        public static Op of(String sign) {
          for (Op op : values()) {
            if (op.sign.equals(sign)) return op;
          }
          throw new IllegalArgumentException(sign);
        }
      }
      private final Deque<Integer> stack = new ArrayDeque<>();
      private int executed;
      public void push(int value) { stack.push(value); }
      public int apply(Op op) {
        if (stack.size() < 2) throw new IllegalStateException("too few");
        int b = stack.pop();
        int a = stack.pop();
        executed++;
        stack.push(op.apply(a, b));
        return stack.peek();
      }
      public int run(String program) {
        for (String word : program.split(" ")) {
          if (word.isEmpty()) continue;
          switch (word) {
            case "dup":
              stack.push(stack.isEmpty() ? ${between(d, 0, 3)} : stack.peek());
              break;
            case "drop":
              stack.poll();
              break;
            case "+":
            case "-":
            case "*":
              apply(Op.of(word));
              break;
            default:
              push(word.length() > ${between(d, 4, 6)} ? -1 : number(word));
          }
        }
        return stack.isEmpty() ? 0 : stack.peek();
      }
      private int number(String word) {
        try {
          return Integer.parseInt(word);
        } catch (NumberFormatException e) {
          return word.length();
        }
      }
      public int depth() { return stack.size(); }
      public int executed() { return executed; }
      public int reckon(int a, int b) { return run(a + " " + b + " ${d.pick(['- dup *', '+ dup +', '* dup -'])}"); }
    }`,
]

const animals: Domain = (d, p) => {
  const [base, one, two] = d.pick([
    ['Animal', 'Dog', 'Puppy'],
    ['Vehicle', 'Car', 'SportsCar'],
    ['Unit', 'Soldier', 'Officer'],
  ] as const)
  return [
    `package ${p};
    public class ${base} {
      private static int count = ${between(d, 0, 3)};
      protected int energy = ${between(d, 5, 20)};
      protected String sound = "${d.pick(['hm', 'oh', 'brr'])}";
      public ${base}() { count++; }
      public int move(int steps) {
        int cost = cost(steps);
        if (cost > energy) {
          tired();
          return 0;
        }
        energy -= cost;
        return steps;
      }
      protected int cost(int steps) { return Math.abs(steps); }
      protected void tired() { energy = energy / 2; }
      public void rest() { energy += ${between(d, 2, 6)}; }
      public int energy() { return energy; }
      public String speak() { return sound; }
      public String greet(${base} other) { return speak() + " " + other.speak(); }
      public String greet(Object other) { return speak() + "?"; }
      public static int count() { return count; }
    }`,
    `package ${p};
    public class ${one} extends ${base} {
      private int tricks;
      public ${one}() { this(${between(d, 0, 2)}); }
      public ${one}(int tricks) {
        super();
        this.tricks = tricks;
        sound = "${d.pick(['wau', 'tut', 'aye'])}";
      }
      @Override
      protected int cost(int steps) { return super.cost(steps) * ${between(d, 2, 3)} - tricks; }
      @Override
      public void rest() {
        super.rest();
        tricks++;
      }
      public int tricks() { return tricks; }
      @Override
      public String speak() { return tricks > ${between(d, 1, 3)} ? sound + "!" : super.speak(); }
    }`,
    `package ${p};
    public class ${two} extends ${one} {
      public ${two}() { super(${between(d, 1, 4)}); }
      @Override
      protected void tired() {
        super.tired();
        energy++;
      }
      @Override
      public int move(int steps) { return super.move(steps / 2) + 1; }
      @Override
      public String greet(${base} other) { return other.speak() + super.greet(other); }
      ${maybe(
        d,
        `public int play(int rounds) {
        int moved = 0;
        for (int i = 0; i < rounds && i < 20; i++) moved += move(i);
        return moved;
      }`,
      )}
    }`,
  ]
}

const validation: Domain = (d, p) => [
  `package ${p};
    public class ValidationException extends RuntimeException {
      private final int code;
      public ValidationException(String message, int code) {
        super(message);
        this.code = code;
      }
      public int getCode() { return code; }
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    import java.util.function.IntPredicate;
    import java.util.function.Predicate;
    public class ${d.pick(['Validator', 'Form', 'Gate'])} {
      private final List<String> errors = new ArrayList<>();
      private int checked;
      private static final int MIN = ${between(d, 2, 4)};
      private static final int MAX = ${between(d, 8, 16)};
      public boolean name(String name) {
        checked++;
        if (name == null) return fail("name missing");
        if (name.length() < MIN || name.length() > MAX) return fail("name length " + name.length());
        for (int i = 0; i < name.length(); i++) {
          if (!Character.isLetter(name.charAt(i))) return fail("name sign");
        }
        return true;
      }
      public boolean age(int age) {
        checked++;
        return age >= 0 && age < ${between(d, 90, 120)} || fail("age " + age);
      }
      public boolean rule(int value, String kind) {
        IntPredicate test = new IntPredicate() {
          @Override
          public boolean test(int v) { return v % 2 == 0; }
        };
        Predicate<String> known = text -> text != null && !text.isBlank();
        if (!known.test(kind)) return fail("kind");
        checked++;
        return switch (kind) {
          case "even" -> test.test(value);
          case "odd" -> !test.test(value);
          case "small" -> value < ${between(d, 5, 20)};
          default -> {
            errors.add("unknown " + kind);
            yield false;
          }
        };
      }
      private boolean fail(String error) {
        errors.add(error);
        return false;
      }
      public void verify() {
        if (!errors.isEmpty()) throw new ValidationException(errors.get(0), errors.size());
        if (checked == 0) throw new IllegalStateException("nothing checked");
      }
      public int code() {
        try {
          verify();
          return 0;
        } catch (ValidationException e) {
          return e.getCode();
        } catch (IllegalStateException e) {
          return -1;
        }
      }
      public List<String> errors() { return new ArrayList<>(errors); }
      public int checked() { return checked; }
    }`,
]

const pipeline: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    import java.util.function.Function;
    import java.util.function.IntUnaryOperator;
    import java.util.function.Supplier;
    public class ${d.pick(['Pipeline', 'Steps', 'Recipe'])} {
      private final List<IntUnaryOperator> steps = new ArrayList<>();
      private int runs;
      private final Supplier<String> title = () -> "run " + runs;
      public @@ plus(int n) {
        steps.add(x -> x + n);
        return this;
      }
      public @@ times(int n) {
        steps.add(x -> x * n);
        return this;
      }
      public @@ cut(int most) {
        steps.add(new IntUnaryOperator() {
          @Override
          public int applyAsInt(int x) { return x > most ? most : x; }
        });
        return this;
      }
      public @@ then(IntUnaryOperator step) {
        steps.add(step);
        return this;
      }
      public int run(int input) {
        int value = input;
        for (IntUnaryOperator step : steps) value = step.applyAsInt(value);
        runs++;
        return value;
      }
      public String report(int... inputs) {
        Function<Integer, String> show = n -> n < 0 ? "(" + -n + ")" : "" + n;
        StringBuilder out = new StringBuilder(title.get());
        for (int input : inputs) out.append(' ').append(show.apply(run(input)));
        return out.toString();
      }
      public int size() { return steps.size(); }
      public static int demo(int a) { return new @@().plus(${between(d, 1, 9)}).times(${between(d, 2, 4)}).cut(${between(d, 30, 60)}).run(a); }
      public static int[] squares(int n) {
        int size = Math.max(0, Math.min(n, 12));
        int[] out = new int[size];
        IntUnaryOperator square = x -> x * x;
        for (int i = 0; i < size; i++) out[i] = square.applyAsInt(i) + ${between(d, 0, 3)};
        return out;
      }
    }`,
]

const counters: Domain = (d, p) => [
  `package ${p};
    public class ${d.pick(['Tickets', 'Sequencer', 'Numbering'])} {
      private static final int STEP;
      private static int last;
      static {
        STEP = ${between(d, 1, 3)};
        last = STEP * ${between(d, 1, 9)};
      }
      private final String prefix;
      private int mine;
      public @@(String prefix) { this.prefix = prefix == null ? "T" : prefix; }
      public String next() {
        last += STEP;
        mine++;
        return prefix + last;
      }
      public int mine() { return mine; }
      public static int last() { return last; }
      public static void reset() { last = 0; }
      public boolean skip(int count) {
        int done = 0;
        while (count > 0 && advance() && done < 50) {
          count--;
          done++;
        }
        return done > 0;
      }
      private static boolean advance() {
        last += STEP;
        return last % ${between(d, 5, 9)} != 0;
      }
    }`,
  `package ${p};
    public class Score {
      private static int games;
      public int points = ${between(d, 0, 5)};
      private int streak;
      private final int game = ++games;
      public int game() { return game; }
      public boolean before(Score other) { return game < other.game || points > other.points; }
      public int hit() { return points += ++streak * ${between(d, 1, 3)}; }
      public int miss() {
        streak = 0;
        return points--;
      }
      public boolean bonus(boolean wanted) { return wanted && hit() > ${between(d, 3, 12)} || streak > 2; }
      public void print() { System.out.println("points " + points + ", streak " + streak); }
    }`,
]

const players: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.Collections;
    import java.util.Comparator;
    import java.util.List;
    public class ${d.pick(['Tournament', 'League', 'Contest'])} {
      public static class Player implements Comparable<Player> {
        private final String name;
        private int points;
        public Player(String name, int points) {
          this.name = name;
          this.points = points;
        }
        public String getName() { return name; }
        public int getPoints() { return points; }
        void win() { points += ${between(d, 2, 3)}; }
        void draw() { points++; }
        @Override
        public int compareTo(Player other) {
          int byPoints = Integer.compare(other.points, points);
          return byPoints != 0 ? byPoints : name.compareTo(other.name);
        }
        @Override
        public boolean equals(Object o) { return o instanceof Player q && q.points == points && q.name.equals(name); }
        @Override
        public int hashCode() { return name.hashCode() * 31 + points; }
        @Override
        public String toString() { return name + ":" + points; }
      }
      private final List<Player> players = new ArrayList<>();
      private int games;
      public @@ join(String name) {
        if (name == null || name.isEmpty()) throw new IllegalArgumentException("name");
        players.add(new Player(name, 0));
        return this;
      }
      public boolean play(int first, int second, int result) {
        if (first == second || !exists(first) || !exists(second)) return false;
        if (result > 0) players.get(first).win();
        else if (result < 0) players.get(second).win();
        else {
          players.get(first).draw();
          players.get(second).draw();
        }
        games++;
        return true;
      }
      private boolean exists(int index) { return index >= 0 && index < players.size(); }
      public List<String> table() {
        List<Player> sorted = new ArrayList<>(players);
        Collections.sort(sorted);
        List<String> lines = new ArrayList<>();
        int rank = 1;
        for (Player player : sorted) lines.add(rank++ + ". " + player);
        return lines;
      }
      public String leader() {
        return players.stream().min(Comparator.naturalOrder()).map(Player::getName).orElse("nobody");
      }
      public int games() { return games; }
      public static String match(int result) {
        @@ made = new @@().join("${d.pick(['ann', 'zoe', 'bea'])}").join("${d.pick(['bob', 'kim', 'max'])}");
        made.play(0, 1, result);
        return made.table() + made.leader();
      }
    }`,
]

export const behaviours: readonly Domain[] = [
  shapes,
  stateMachine,
  events,
  interpreter,
  stackMachine,
  animals,
  validation,
  pipeline,
  counters,
  players,
]
