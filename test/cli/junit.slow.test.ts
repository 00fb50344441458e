/** `--junit` writes the witness as a test: put beside either version it compiles, passes before and fails after. */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findJdks, javaOf } from '../../src/jvm/jdk.js'
import { openJava } from '../../src/languages/java/java.js'
import { asVersions, type Pair } from '../../src/model/index.js'
import { check } from '../../src/oracle/check.js'
import { assay, folder, members } from '../support/assay.js'

const method =
  (type: string) =>
  (before: string, after: string, more = '') =>
    members(`${more} public ${type} m(int i) { ${before} }`, `${more} public ${type} m(int i) { ${after} }`)

/** What is observed, and a pair that shows it. */
const cases: Readonly<Record<string, readonly [string, Pair]>> = {
  int: ['return', method('int')('return i;', 'return i + 1;')],
  long: ['return', method('long')('return 3_000_000_000L;', 'return 3L;')],
  short: ['return', method('short')('return (short) 300;', 'return (short) -1;')],
  byte: ['return', method('byte')('return (byte) 1;', 'return (byte) -128;')],
  char: ['return', method('char')("return '\\'';", "return '\\u00e4';")],
  'other char': ['return', method('char')("return '\\\\';", "return '\\n';")],
  boolean: ['return', method('boolean')('return true;', 'return i > 0;')],
  double: ['return', method('double')('return 0.1 + i;', 'return 0.1;')],
  'no number': ['return', method('double')('return 0.0 / 0;', 'return 1 / 0.0;')],
  float: ['return', method('float')('return 1.5f;', 'return 1 / 0f;')],
  boxed: ['return', method('Integer')('return 7;', 'return null;')],
  'boxed to nothing': ['return', method('Long')('return null;', 'return 7L;')],
  object: ['return', method('Object')('return 7;', 'return 7L;')],
  'text with quotes': ['return', method('String')('return "say \\"*/ \\\\u0041 \\\\ \\t\\n\\u0000ä😀\\"";', 'return "";')],
  'text like a path': ['return', method('String')('return "C:\\\\users";', 'return "C:";')],
  'text that ends a comment': ['return', method('String')('return "\\\\u002a/";', 'return "*/";')],
  'null text': ['return', method('String')('return null;', 'return "null";')],
  array: ['return', method('int[]')('return new int[] { i, 2 };', 'return new int[] { 2, i };')],
  'array of texts': ['return', method('String[]')('return new String[] { "a", null };', 'return new String[0];')],
  'array of arrays': ['return', method('int[][]')('return new int[][] { { 1 }, { } };', 'return new int[][] { { 1 }, { 0 } };')],
  list: [
    'return',
    method('java.util.List<String>')('return java.util.List.of("a", "b");', 'return java.util.List.of("b", "a");'),
  ],
  set: [
    'return',
    method('java.util.Set<Integer>')('return new java.util.HashSet<>(java.util.List.of(1, 2));', 'return java.util.Set.of(3);'),
  ],
  map: [
    'return',
    method('java.util.Map<String, Integer>')('return java.util.Map.of("a", 1);', 'return java.util.Map.of("a", 2);'),
  ],
  optional: [
    'return',
    method('java.util.Optional<String>')('return java.util.Optional.of("x");', 'return java.util.Optional.empty();'),
  ],
  'constant of an enum': ['return', method('E')('return E.ONE;', 'return E.TWO;', 'public enum E { ONE, TWO }')],
  record: [
    'return',
    method('R')('return new R(i, "x");', 'return new R(i, "y");', 'public record R(int number, String text) { }'),
  ],
  'exception after': ['exception', method('int')('return i;', 'throw new IllegalStateException("x");')],
  'exception before': ['exception', method('void')('throw new IllegalStateException("x");', '')],
  'checked exception': [
    'exception',
    members(
      'public void m() throws Exception { throw new java.io.IOException(); }',
      'public void m() throws Exception { throw new Exception(); }',
    ),
  ],
  'other exception': ['exception', method('void')('Object o = null; o.hashCode();', 'int z = i - i; z = 1 / z;')],
  'exception of a constructor': [
    'exception',
    members('public A(int i) { }', 'public A(int i) { if (i == 2) throw new IllegalArgumentException(); }'),
  ],
  output: ['output', method('void')('System.out.println("a \\"" + i);', 'System.out.print("a");')],
  'no output': ['output', method('void')('', 'System.out.println();')],
  'output of accents': ['output', method('void')('System.out.println("größer ✓");', 'System.out.println("kleiner ✗");')],
  'error output': ['error-output', method('void')('System.err.println("x");', 'System.err.println("y");')],
  'state behind a getter': [
    'return',
    members(
      'private int v; public void set(int i) { v = i; } public int getV() { return v; }',
      'private int v; public void set(int i) { } public int getV() { return v; }',
    ),
  ],
  field: ['field', members('public int f; public void m(int i) { f = i; }', 'public int f; public void m(int i) { f = i + 1; }')],
  'static field': [
    'field',
    members(
      'public static String f = "a"; public static void m() { f = f + "b"; }',
      'public static String f = "a"; public static void m() { f = f + "c"; }',
    ),
  ],
  'static method': [
    'return',
    members('public static int m(String s) { return s.length(); }', 'public static int m(String s) { return s.length() / 2; }'),
  ],
  'arguments of all kinds': [
    'return',
    members(
      'public String m(char c, byte b, short s, long l, float f, double d, boolean z, String t, int[] a) { return "" + c + b + s + l + f + d + z; }',
      'public String m(char c, byte b, short s, long l, float f, double d, boolean z, String t, int[] a) { return "" + c + b + s + l + d + z; }',
    ),
  ],
  'overloads and null': [
    'return',
    members(
      'public int m(String s) { return 1; } public int m(Integer i) { return i == null ? 2 : 3; }',
      'public int m(String s) { return 1; } public int m(Integer i) { return i == null ? 4 : 3; }',
    ),
  ],
  'nested class': [
    'return',
    members('public static class In { public int m() { return 1; } }', 'public static class In { public int m() { return 2; } }'),
  ],
  'inner class': [
    'return',
    members(
      'public class In { public int m() { return 1; } } public In in() { return new In(); }',
      'public class In { public int m() { return 2; } } public In in() { return new In(); }',
    ),
  ],
  'generic class': [
    'return',
    {
      before: {
        'p/Box.java':
          'package p; public class Box<T extends Comparable<T>> { private T t; public Box(T t) { this.t = t; } public T get() { return t; } public boolean has(T o) { return t.equals(o); } }',
      },
      after: {
        'p/Box.java':
          'package p; public class Box<T extends Comparable<T>> { private T t; public Box(T t) { this.t = t; } public T get() { return null; } public boolean has(T o) { return t.equals(o); } }',
      },
    },
  ],
  'unnamed package': [
    'return',
    {
      before: { 'A.java': 'public class A { public int m() { return 1; } }' },
      after: { 'A.java': 'public class A { public int m() { return 2; } }' },
    },
  ],
  'nothing public': [
    'return',
    {
      before: { 'p/A.java': 'package p; class A { private final int i; A(int i) { this.i = i; } int m() { return i; } }' },
      after: { 'p/A.java': 'package p; class A { private final int i; A(int i) { this.i = i; } int m() { return i + 1; } }' },
    },
  ],
  'nothing public in the unnamed package': [
    'exception',
    {
      before: { 'A.java': 'class A { static class Odd extends Exception { } static void m() throws Odd { throw new Odd(); } }' },
      after: { 'A.java': 'class A { static class Odd extends Exception { } static void m() throws Odd { } }' },
    },
  ],
  'names that a test uses too': [
    'return',
    members(
      'public int printed(int usual, String Test) { return usual; } public static class Assertions { } public static class String { }',
      'public int printed(int usual, String Test) { return -usual - 1; } public static class Assertions { } public static class String { }',
    ),
  ],
}

/** Objects that Java has no literal for: no test need be written for them, but one that is must be right. */
const hardToAssert = ['set', 'map', 'optional', 'record']

test('every test that is written passes before and fails after', { timeout: 180_000 }, async () => {
  const root = folder()
  const written = new Map<string, number>()
  await using java = openJava({ load: 'many' })
  const options = {
    strategy: 'impact',
    sequences: 2000,
    seed: 1,
    budgetMs: 5000,
    strict: false,
    allowIo: false,
    witnesses: 'smallest',
  } as const
  const told = Object.entries(cases).map(async ([name, [, pair]]) => {
    const { result, tests } = await check(asVersions(pair), java, options)
    for (const version of ['before', 'after'] as const) write(join(root, name, version), pair[version])
    write(join(root, name, 'tests'), Object.fromEntries(tests.map(({ file, text }) => [file, text])))
    const { verdict } = result
    written.set(name, tests.length)
    return [name, verdict.kind === 'changed' ? verdict.witness.observed : JSON.stringify(verdict)]
  })
  expect(Object.fromEntries(await Promise.all(told))).toEqual(
    Object.fromEntries(Object.entries(cases).map(([name, [observed]]) => [name, observed])),
  )
  const without = [...written].flatMap(([name, tests]) => (tests === 0 ? [name] : []))
  expect(hardToAssert).toEqual(expect.arrayContaining(without))

  const fixtures = join(dirname(fileURLToPath(import.meta.url)), 'fixtures')
  const [jdk] = findJdks()
  if (jdk === undefined) throw new Error('no JDK was found')
  const { stdout } = await promisify(execFile)(
    javaOf(jdk),
    [join(fixtures, 'RunWitnesses.java'), join(fixtures, 'junit'), root],
    { maxBuffer: 1 << 24 },
  )
  const outcomes = stdout.trimEnd().split('\n').toSorted()
  const wrong = outcomes.filter(line => !/\tbefore\tpasses$|\tafter\tfails$/.test(line))
  const explained = wrong.map(line => `${line}\n${testOf(line.split('\t', 1)[0] ?? '')}`)
  expect(explained.join('\n'), `${wrong.length} of ${outcomes.length}`).toBe('')
  expect(outcomes).toHaveLength(2 * (Object.keys(cases).length - without.length))

  function testOf(name: string): string {
    return readFileSync(join(root, name, 'tests/AssayWitnessTest.java'), 'utf8')
  }
})

test('where no test can be written, that is said', async () => {
  const [, pair] = cases.optional ?? []
  if (pair === undefined) throw new Error('there is no such case')
  const tests = folder()
  const ran = await assay(['check', '--junit', tests, folder(pair.before), folder(pair.after)])
  expect(ran.code).toBe(1)
  if (readdirSync(tests).length === 0) expect(ran.stderr).toMatch(/^assay: no test was written: [^\n]+\n$/)
  else expect(ran.stderr).toMatch(/^assay: wrote [^\n]+AssayWitnessTest\.java\n$/)
})

test('with --all-witnesses there is a test for each, under a name of its own', async () => {
  const pair = members(
    'public int m() { return 1; } public void n() { }',
    'public int m() { return 2; } public void n() { System.out.print(1); }',
  )
  const tests = folder()
  await assay(['check', '--all-witnesses', '--junit', tests, folder(pair.before), folder(pair.after)])
  for (const name of ['AssayWitnessTest', 'AssayWitnessTest2']) {
    expect(readFileSync(join(tests, `${name}.java`), 'utf8')).toMatch(new RegExp(`^class ${name} \\{$`, 'm'))
  }
})

function write(root: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(root, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
