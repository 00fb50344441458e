/**
 * Everyday Java, which the model of a hierarchy does not have: a feature is a class or two, and refactorings of it, right and wrong,
 * written as replacements of text.
 */
import type { Dice } from './dice.js'
import type { Files } from './hierarchy.js'

/** Text to replace, everywhere, paths included, in this order. */
type Edit = Readonly<Record<string, string>>

interface Feature {
  readonly files: Files
  readonly right: readonly Edit[]
  readonly wrong: readonly Edit[]
  readonly uncompilable: readonly Edit[]
}

/** Static state is rare in good programs and costs a checker more, so it stands in one feature of eleven: some four pairs in a hundred. */
export const everyday = (d: Dice): Feature => d.pick(features)(11 + d.below(80), 2 + d.below(8))

export function someEdit(d: Dice, feature: Feature): Edit {
  const kind = d.pick(['right', 'right', 'right', 'right', 'wrong', 'wrong', 'wrong', 'uncompilable'] as const)
  return d.pick(feature[kind])
}

/** Every replacement must find its text: a feature whose edit does nothing is a mistake here. */
export function edited(files: Files, edit: Edit): Files {
  let entries = Object.entries(files)
  for (const [from, to] of Object.entries(edit)) {
    if (!entries.some(([, text]) => text.includes(from))) throw new Error(`nothing to replace: ${from}`)
    entries = entries.map(([path, text]) => [path.replaceAll(from, to), text.replaceAll(from, to)])
  }
  return Object.fromEntries(entries)
}

type FeatureMaker = (value: number, factor: number) => Feature

const defaultMethod: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Priced.java': `package p1;
public interface Priced {
  long price();
  default long gross() { return price() * ${factor}; }
}
`,
    'p1/Ware.java': `package p1;
public class Ware implements Priced {
  public long price() { return ${value}; }
  long net() { return price() - 1; }
  public long change(int paid) { return paid - net(); }
}
`,
  },
  right: [{ 'net()': 'netPrice()' }, { [`return price() * ${factor};`]: `long price = price(); return price * ${factor};` }],
  wrong: [{ 'long net()': 'public long gross()', 'net()': 'gross()' }],
  uncompilable: [{ '  long price();': '  long cost();' }, { 'long net()': 'long gross()', 'net()': 'gross()' }],
})

const generics: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Basket.java': `package p1;
import java.util.*;
public class Basket<T extends Comparable<T>> {
  private final List<T> items = new ArrayList<>();
  public int add(T item) { items.add(item); return items.size() * ${factor}; }
  public T largest() { return items.isEmpty() ? null : Collections.max(items); }
  public static int demo(int last) {
    Basket<Integer> basket = new Basket<>();
    basket.add(${value});
    basket.add(last);
    return basket.largest();
  }
}
`,
  },
  right: [{ 'T>': 'E>', 'T item': 'E item', 'public T ': 'public E ', '<T ': '<E ' }, { items: 'content' }],
  wrong: [
    { 'Collections.max': 'Collections.min' },
    { 'items.add(item); return items.size()': 'int size = items.size(); items.add(item); return size' },
  ],
  uncompilable: [{ 'import java.util.*;': 'import java.util.List;' }, { 'Basket<Integer>': 'Basket<Object>' }],
})

const streams: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Numbers.java': `package p1;
import java.util.stream.IntStream;
public class Numbers {
  private int offset = ${value};
  public int even(int n) {
    return IntStream.rangeClosed(0, Math.floorMod(n, ${factor})).filter(i -> i % 2 == 0).map(i -> i + offset).sum();
  }
  private boolean odd(int i) { return i % 2 != 0; }
  public boolean isOdd(int n) { return odd(n); }
}
`,
  },
  right: [
    { 'i -> i % 2 == 0': 'i -> !odd(i)' },
    {
      'i -> i + offset': 'this::shifted',
      '  private boolean': '  private int shifted(int i) { return i + offset; }\n  private boolean',
    },
  ],
  wrong: [{ 'i -> i % 2 == 0': 'this::odd' }, { rangeClosed: 'range' }],
  uncompilable: [{ 'import java.util.stream.IntStream;\n': '' }, { 'i -> i + offset': 'offset -> i + offset' }],
})

const enumSwitch: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Level.java': `package p1;
public enum Level {
  LOW, MIDDLE, HIGH;
  public int weight() { return ordinal() * ${factor}; }
}
`,
    'p1/Alarm.java': `package p1;
public class Alarm {
  private Level level = Level.LOW;
  public int raise(Level to) {
    switch (to) {
      case LOW: return ${value};
      case HIGH: level = to; break;
      default: return level.weight();
    }
    return level.weight() + 1;
  }
}
`,
  },
  right: [
    { MIDDLE: 'MEDIUM' },
    { 'private Level level': 'private Level current', 'level = to': 'current = to', 'level.weight': 'current.weight' },
  ],
  wrong: [{ 'LOW, MIDDLE, HIGH;': 'HIGH, LOW, MIDDLE;' }, { 'level = to; break;': 'level = to;' }],
  uncompilable: [{ 'LOW, MIDDLE, HIGH;': 'LOW, MIDDLE;' }, { '      case HIGH': '      case LOW' }],
})

const records: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Spot.java': `package p1;
public record Spot(int x, int y) {
  public Spot {
    if (x > ${value}) throw new IllegalArgumentException("too far");
  }
  public int cell() { return x * ${factor} + y; }
  public Spot moved(int by) { return new Spot(x + by, y); }
}
`,
    'p1/Board.java': `package p1;
public class Board {
  public int corner(int n) { return new Spot(n, 1).moved(2).cell(); }
}
`,
  },
  right: [{ 'cell()': 'index()' }, { 'int by': 'int steps', 'x + by': 'x + steps' }],
  wrong: [{ 'int x, int y': 'int y, int x' }, { [`x > ${value}`]: 'x > 0' }],
  uncompilable: [{ 'int x, int y': 'int left, int y' }, { 'return new Spot(x + by, y);': 'x += by; return this;' }],
})

const staticState: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Ticket.java': `package p1;
public class Ticket {
  private static int last = ${value};
  private final int number;
  public Ticket() { last = last + 1; number = last; }
  public int number() { return number; }
  public static int issued() { return last * ${factor}; }
}
`,
  },
  right: [
    { last: 'latest' },
    {
      'last = last + 1; number = last;': 'number = next();',
      '  public int': '  private static int next() { last = last + 1; return last; }\n  public int',
    },
  ],
  wrong: [
    { 'last = last + 1; number = last;': 'number = last; last = last + 1;' },
    { 'static int last': 'int last', 'public static int': 'public int' },
  ],
  uncompilable: [{ 'private static int last': 'private int last' }],
})

const output: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Receipt.java': `package p1;
public class Receipt {
  private int total = ${value};
  public void print(int copies) {
    int price = price();
    System.out.println("total " + total);
    System.out.println(price * copies);
  }
  private int price() { total += ${factor}; return total; }
}
`,
  },
  right: [
    { 'int price = price();': 'int amount = price();', 'price * copies': 'amount * copies' },
    {
      '"total " + total': 'line()',
      '  private int price()': '  private String line() { return "total " + total; }\n  private int price()',
    },
  ],
  wrong: [{ '    int price = price();\n': '', 'price * copies': 'price() * copies' }],
  uncompilable: [{ 'int price = price();': 'int amount = price();' }],
})

const loop: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Interest.java': `package p1;
public class Interest {
  public int after(int years) {
    int sum = ${value};
    for (int i = 0; i < Math.min(years, 9); i++) {
      sum += sum / ${factor} + i;
    }
    return sum;
  }
}
`,
  },
  right: [
    { 'for (int i = 0; i < Math.min(years, 9); i++)': 'int i = -1;\n    while (++i < Math.min(years, 9))' },
    {
      [`sum += sum / ${factor} + i;`]: 'sum = grown(sum, i);',
      '  public int': `  private int grown(int sum, int i) { return sum + sum / ${factor} + i; }\n  public int`,
    },
  ],
  wrong: [
    {
      [`sum += sum / ${factor} + i;`]: 'grow(sum, i);',
      '  public int': `  private void grow(int sum, int i) { sum += sum / ${factor} + i; }\n  public int`,
    },
  ],
  uncompilable: [{ 'int i = 0; ': '' }, { 'sum;': 'total;' }],
})

const strings: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Greeting.java': `package p1;
public class Greeting {
  private String sign = "no ${value}";
  public String to(String name) {
    if (name == null || name.isBlank()) return sign;
    return name.trim().toUpperCase() + name.length() * ${factor};
  }
}
`,
  },
  right: [
    {
      'name.trim().toUpperCase()': 'loud(name)',
      '  public': '  private static String loud(String s) { return s.trim().toUpperCase(); }\n  public',
    },
    { sign: 'fallback' },
  ],
  wrong: [
    { '    if (name == null || name.isBlank())': '    boolean blank = name.isBlank();\n    if (name == null || blank)' },
    { 'String name) {': 'String sign) {', name: 'sign' },
  ],
  uncompilable: [{ '.toUpperCase()': '.upper()' }, { '    return name': '    int name' }],
})

const nestedClass: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Meter.java': `package p1;
public class Meter {
  private int count = ${value};
  private class Step {
    private int width = ${factor};
    int take() { count += width; return count; }
  }
  private static class Clock {
    int ticks = 1;
    int tick() { return ticks++; }
  }
  public int run() { return new Step().take() + new Clock().tick(); }
  public int read() { Runnable reset = new Runnable() { public void run() { count = 0; } }; reset.run(); return count; }
}
`,
  },
  right: [{ Clock: 'Watch' }, { 'new Runnable() { public void run() { count = 0; } }': '() -> count = 0' }],
  wrong: [{ width: 'count' }, { 'ticks++': '++ticks' }],
  uncompilable: [{ 'private class Step': 'private static class Step' }, { 'Clock {': 'Step {' }],
})

const exceptions: FeatureMaker = (value, factor) => ({
  files: {
    'p1/Parser.java': `package p1;
public class Parser {
  private int parsed = 0;
  public int parse(String text) {
    try {
      parsed++;
      return Integer.parseInt(text) * ${factor};
    } catch (NumberFormatException e) {
      return -${value};
    } finally {
      parsed += 2;
    }
  }
  public int getParsed() { return parsed; }
}
`,
  },
  right: [{ 'return Integer.parseInt(text)': 'int number = Integer.parseInt(text);\n      return number' }, { parsed: 'done' }],
  wrong: [
    {
      '      parsed++;\n      return Integer.parseInt(text)':
        '      int number = Integer.parseInt(text);\n      parsed++;\n      return number',
    },
  ],
  uncompilable: [
    { NumberFormatException: 'java.io.IOException' },
    { '    try {': '    int number = 0;\n    try {', 'e) {': 'number) {' },
  ],
})

const features: readonly FeatureMaker[] = [
  defaultMethod,
  generics,
  streams,
  enumSwitch,
  records,
  staticState,
  output,
  loop,
  strings,
  nestedClass,
  exceptions,
]
