/**
 * Work for a worker JVM whose class data is being archived: one of each task on a program that uses a bit of everything,
 * so that the classes which a real check needs are in the archive.
 */
export function trainingLines(): readonly string[] {
  const settings = { sequences: 2000, seed: 1, budgetMs: 10_000, strict: false, allowIo: false, witnesses: 3 }
  const before = program('return base() + fee;', '')
  const after = program('return fee;', ' // changed')
  const broken = { 'shop/Broken.java': 'package shop; public class Broken { int m() { return missing; } }' }
  const step = (member: string, type: string, rest: object = {}) => ({ member, type, arguments: [], ...rest })
  const witness = {
    unsteady: false,
    difference: {
      statements: ['var order = new shop.Order(1);', 'order.add("a");'],
      expression: 'order.total()',
      before: '4',
      after: '1',
    },
    steps: [
      step('shop.Order#<init>(int)', 'shop.Order', { arguments: [{ type: 'int', text: '1' }] }),
      step('shop.Order#add(java.lang.String)', 'void', { on: 0, arguments: [{ type: 'java.lang.String', text: '"a"' }] }),
      step('shop.Order#total()', 'int', { on: 0 }),
    ],
  }
  const marks = ['shop/Order.total()I']
  // With a folder for their resources, as the versions of a real check have.
  const versions = { before: { files: before, path: '.' }, after: { files: after, path: '.' } }
  const scope = { tested: ['shop.Order#total()', 'shop.Rush#total()'], helpers: ['shop.Order#add(java.lang.String)'] }
  const tasks = [
    { kind: 'compile', compilers: ['ecj-lines'], programs: [before, after], classes: 'files' },
    { kind: 'compile', compilers: ['javac-errors'], programs: [before, after] },
    { kind: 'run', ...versions, settings, marks, scope },
    { kind: 'run', ...versions, settings, marks },
    { kind: 'verify', ...versions, settings, witness, trace: true },
    { kind: 'compile', compilers: ['ecj-lines'], programs: [before, broken], classes: 'files' },
    { kind: 'compile', compilers: ['javac-errors'], programs: [before, broken] },
  ]
  return tasks.map((task, id) => JSON.stringify({ tasks: [{ id, ...task }] }))
}

function program(total: string, comment: string): Readonly<Record<string, string>> {
  return {
    'shop/Priced.java': 'package shop; public interface Priced { int total(); default int twice() { return 2 * total(); } }',
    'shop/Kind.java': 'package shop; public enum Kind { SMALL, LARGE; public boolean isLarge() { return this == LARGE; } }',
    'shop/Book.java': 'package shop; public interface Book { void enter(Line line); Line last(); long sum(String name); }',
    'shop/Line.java': 'package shop; public record Line(String name, long amount) { }',
    'shop/Order.java': `package shop;
import java.util.ArrayList;
import java.util.List;
public class Order implements Priced {${comment}
    private static int count;
    protected int fee;
    private final List<Line> lines = new ArrayList<>();
    public Order(int fee) { this.fee = fee; count++; }
    public int total() { ${total} }
    public int base() { return lines.stream().mapToInt(line -> (int) line.amount()).sum(); }
    public void add(String name) { if (name == null) throw new IllegalArgumentException("name"); lines.add(new Line(name, 3L)); System.out.println("added " + name); }
    public String show(Kind kind) { switch (kind) { case SMALL: return "s" + fee; default: return kind.isLarge() ? "l" : "?"; } }
    public long bill(Book book, List<String> names) { for (String name : names) if (name.length() > fee) book.enter(new Line(name, book.sum(name))); return book.last() == null ? 0 : book.last().amount(); }
    public List<Line> getLines() { return lines; }
    public static int getCount() { return count; }
    public int[] parts(int n) { int[] parts = new int[Math.max(0, Math.min(n, 3))]; for (int i = 0; i < parts.length; i++) parts[i] = i; return parts; }
}
`,
    'shop/Rush.java':
      'package shop; public class Rush extends Order { public Rush() { super(7); } @Override public int base() { return super.base() + 1; } }',
  }
}
