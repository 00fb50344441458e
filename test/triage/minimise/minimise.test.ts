import { setTimeout as passed } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Example, type Minimising, minimise } from '../../../src/triage/minimise/minimise.js'
import { generated, marked, shown, textOf } from './marked.js'

/** All that hold: words that must be there. */
function having(...words: readonly RegExp[]): Minimising['holds'] {
  return async example => words.every(word => word.test(textOf(example)))
}

/** The name of the class that has the target. */
function classAround({ files, target: { file, start } }: Example): string | undefined {
  return [...(files[file] ?? '').slice(0, start).matchAll(/class (\w+)/g)].at(-1)?.[1]
}

async function smallest(example: Example, holds: Minimising['holds'], options: Partial<Minimising> = {}) {
  const { example: result } = await minimise(example, { holds, tests: 10_000, atOnce: 1, ...options })
  return shown(result)
}

describe('what is left', () => {
  test('a method in a class, if nothing else is needed', async () => {
    expect(await smallest(generated, having())).toEqual({ 'A.java': 'public class A {\n    public void «m»() {}\n}\n' })
  })

  test('two classes stay if one must extend another, in one file and without what they have', async () => {
    expect(await smallest(generated, having(/class \w extends \w /))).toEqual({
      'A.java': 'public class A {\n    public void «m»() {}\n}\n\nclass B extends A {\n}\n',
    })
  })

  test('packages stay if they are needed, with the imports that follow', async () => {
    expect(await smallest(generated, having(/class \w extends \w /, /package p.*package q/))).toEqual({
      'p/A.java': 'package p;\n\npublic class A {\n    public void «m»() {}\n}\n',
      'q/B.java': 'package q;\n\nimport p.A;\n\npublic class B extends A {\n}\n',
    })
  })

  test('a class between two others goes, and they meet', async () => {
    const three = marked({
      'A.java': 'public class A { int «f»; }',
      'B.java': 'public class B extends A { int g = f; }',
      'C.java': 'public class C extends B { int h() { return f; } }',
    })
    expect(await smallest(three, having(/extends/, /return [a-z]/))).toEqual({
      'A.java': 'class A {\n    public int «f»;\n}\n\nclass B extends A {\n    public int m() {\n        return f;\n    }\n}\n',
    })
  })

  test('a method that works on a new object moves to its class', async () => {
    const two = marked({
      'A.java': 'class A { int «f»; int g() { return new B().h(); } }',
      'B.java': 'class B { int h() { return 1; } }',
    })
    expect(await smallest(two, having(/return new B\(\)\.\w\(\)|class B.*return (\w)\(\);.* \1\(\)/, /class.*class/))).toEqual({
      'A.java':
        'class A {\n}\n\nclass B {\n    public int «f»;\n\n    public int m() {\n        return n();\n    }\n\n    public void n() {}\n}\n',
    })
  })

  test('what is not public is so for a reason', async () => {
    expect(await smallest(generated, having(/protected int \w/))).toEqual({
      'A.java': 'public class A {\n    protected int f;\n\n    public void «m»() {}\n}\n',
    })
  })

  test('parameters go together with the arguments', async () => {
    expect(await smallest(generated, having(/«m»\(\) \{ [^}]*n\(/))).toEqual({
      'A.java': 'public class A {\n    public void «m»() {\n        n();\n    }\n\n    public void n() {}\n}\n',
    })
  })

  test('numbers are 0 where they need not differ', async () => {
    const numbers = marked({ 'A.java': 'class A { int «m»() { return 17; } long n() { return 12; } }' })
    const differ = async (example: Example) => new Set(textOf(example).match(/\d+/g)).size === 2
    expect(await smallest(numbers, differ)).toEqual({
      'A.java':
        'public class A {\n    public int «m»() {\n        return 0;\n    }\n\n    public int n() {\n        return 1;\n    }\n}\n',
    })
  })

  test('numbers that must differ are 0, 1, 2 in the order in which they appear', async () => {
    const differ = (least: number) => async (example: Example) => new Set(textOf(example).match(/\d+/g)).size >= least
    const program = (a: number, b: number, c: number) =>
      marked({ 'A.java': `class A { int «m»() { return ${a}; } int n() { return ${b}; } int k() { return ${c}; } }` })
    const [one, ...others] = await Promise.all(
      [program(1, 0, 5), program(0, 1, 2), program(7, 3, 0)].map(each => smallest(each, differ(3))),
    )
    expect(one?.['A.java']?.match(/\d+/g)).toEqual(['0', '1', '2'])
    for (const other of others) expect(other).toEqual(one)
    const differs = async (example: Example) => {
      const [first, second] = textOf(example).match(/\d+/g) ?? []
      return first !== second && second !== undefined
    }
    const [low, high] = await Promise.all([program(0, 7, 7), program(7, 0, 0)].map(each => smallest(each, differs)))
    expect(low).toEqual(high)
    expect(await canonical(program(1, 0, 5))).toEqual(await canonical(program(0, 2, 1)))
  })

  test('which numbers are equal is the first way that there is', async () => {
    const program = (a: number, b: number, c: number) =>
      marked({ 'A.java': `class A { int «m»() { return ${a}; } int n() { return ${b}; } int k() { return ${c}; } }` })
    const differ = async (example: Example) => {
      const [a, b, c] = textOf(example).match(/\d+/g) ?? []
      return c !== undefined && (a !== b || b !== c)
    }
    for (const each of [program(1, 0, 0), program(0, 3, 0), program(4, 4, 7), program(1, 2, 3)])
      expect((await smallest(each, differ))['A.java']?.match(/\d+/g)).toEqual(['0', '0', '1'])
  })

  test('what reads smaller in another class is there, and the class goes that is not needed then', async () => {
    const call = /\b(\w)\([01]\).*\b\1\(int \w\)|\b(\w)\(int \w\).*\b\2\([01]\)/
    const inside = marked({ 'A.java': 'class A { int «m»() { return n(0); } int n(int a) { return 1; } }' })
    const outside = marked({
      'A.java': 'class A { int n(int a) { return 1; } }',
      'B.java': 'class B { int «m»() { return new A().n(0); } }',
    })
    const expected = {
      'A.java': 'public class A {\n    public void «m»() {\n        n(0);\n    }\n\n    public void n(int a) {}\n}\n',
    }
    expect(await smallest(inside, having(call))).toEqual(expected)
    expect(await smallest(outside, having(/«m»|«n»/, call))).toEqual(expected)
  })

  test('of modern Java, too, what is needed and no more', async () => {
    const modern = marked({
      'p/Shape.java': `package p;
import java.util.*;
import java.util.function.Function;
/** A shape. */
@Deprecated public sealed interface Shape<T extends Comparable<T>> permits Circle, Square {
  enum Kind { ROUND, FLAT { @Override int corners() { return 4; } }; int corners() { return 0; } }
  record Pair<X>(X one, X... others) { Pair { Objects.requireNonNull(one); } }
  /* how large */ default double «area»(List<? super T> list) throws Exception {
    Function<T, String> f = t -> { System.out.println(t); return "a" + t; };
    try (var in = new java.io.StringReader("x")) { for (int i = 0; i < 3; i++) if (i > 1) break; else list.clear(); }
    catch (IllegalStateException | IllegalArgumentException e) { throw e; } finally { f.apply(null); }
    return switch (this) { case Circle c when c.r > 1 -> { yield 1.5; } case Circle c -> 2; default -> -3; };
  }
}
final class Circle implements Shape<Integer> { double r; }
non-sealed class Square implements Shape<String> { int[] a = {1, 2}; }
`,
    })
    expect(await smallest(modern, having(/switch/, /->/))).toEqual({
      'A.java': [
        'public interface A {',
        '    int «m»() {',
        '        return switch (this) {',
        '            default -> -0;',
        '        };',
        '    }',
        '}',
        '',
      ].join('\n'),
    })
  })
})

describe('one file', () => {
  const two = marked({
    'p/A.java': 'package p; import java.util.List; public class A { List<A> f() { return null; } }',
    'p/B.java': 'package p; import java.util.*; public class B extends A { int «m»; Set<A> g() { return null; } }',
  })

  test('has all classes of one package with the imports of each, superclasses first', async () => {
    const needed = [/package p;/, /import java.util.List;/, /import java.util.\*;/, /List<A> f/, /Set<A> g/, /extends/]
    const { 'p/A.java': text = '', ...others } = await smallest(two, having(...needed))
    expect(others).toEqual({})
    expect(
      text
        .split('\n')
        .filter(line => line.endsWith(';') || line.includes('class'))
        .slice(0, 5),
    ).toEqual(['package p;', 'import java.util.List;', 'import java.util.*;', 'public class A {', '    public int «f»;'])
  })

  test('keeps a class public that has to be, and is named after it', async () => {
    expect(await smallest(two, having(/public class \w extends/))).toEqual({
      'B.java': 'class A {\n    public int «f»;\n}\n\npublic class B extends A {\n}\n',
    })
  })

  test('is none where two classes have to be public, or a file needs a class of its own', async () => {
    const publics = async (example: Example) => textOf(example).match(/public class/g)?.length === 2
    const files = async ({ files }: Example) => Object.keys(files).length === 2
    for (const holds of [publics, files])
      expect(
        Object.keys(await smallest(two, async example => (await holds(example)) && /extends/.test(textOf(example)))),
      ).toEqual(['A.java', 'B.java'])
  })

  test('is the same whatever the order of its classes was', async () => {
    const lines = ['class X { }', 'class Y extends X { int «f»; }', 'class Z extends Y { int g = f; }']
    const one = (order: readonly number[]) => marked({ 'X.java': order.map(n => lines[n]).join('\n') })
    const needed = having(/extends \w .*extends \w /, /= \w/)
    const first = await smallest(one([0, 1, 2]), needed)
    expect(Object.keys(first)).toEqual(['A.java'])
    for (const order of [
      [2, 1, 0],
      [1, 0, 2],
    ])
      expect(await smallest(one(order), needed)).toEqual(first)
  })

  test('examples whose classes lie in other files have one canonical form', async () => {
    const apart = marked({
      'src/A.java': 'public class A { int f; }',
      'src/B.java': 'public class B extends A { int «g»; }',
    })
    const together = marked({ 'Two.java': 'class Two extends One { int «h»; }\nclass One { int k; }' })
    expect(await canonical(together)).toEqual(await canonical(apart))
    expect(await canonical(await canonical(together))).toEqual(await canonical(together))
  })

  test('in several packages a class is public or not, and another form', async () => {
    const open = { 'p/A.java': 'package p; public class A { int «f»; }', 'q/B.java': 'package q; public class B { }' }
    const closed = { ...open, 'q/B.java': 'package q; class B { }' }
    expect(await canonical(marked(closed))).not.toEqual(await canonical(marked(open)))
  })
})

describe('names', () => {
  test('those of a request stay what they mean: a field, a new method, a class', async () => {
    const moved = marked(
      {
        'Order.java': 'class Order { Bill bill; int «total»() { return bill.sum(); } }',
        'Bill.java': 'class Bill { int sum() { return 1; } }',
      },
      { to: 'bill', newName: 'amount', destination: 'Bill' },
    )
    const isAsked = having(/[a-z]+\.\w+\(\)/, /class (\w+) \{ (public )?(?!\1\b)[A-Z]\w* \w+;/)
    const holds = async (each: Example) => (await isAsked(each)) && classAround(each) !== each.parameters.destination
    const { example } = await minimise(moved, { holds, tests: 1000, atOnce: 1 })
    expect(shown(example)).toEqual({
      'A.java':
        'class A {\n    public B f;\n\n    public void «m»() {\n        f.n();\n    }\n}\n\nclass B {\n    public void n() {}\n}\n',
    })
    expect(example.parameters).toEqual({ to: 'f', newName: 'k', destination: 'B' })
  })

  test('a name that the finding hangs on stays, the others do not', async () => {
    const clash = marked({ 'Foo.java': 'class Foo { int bar; int «baz»; }' }, { newName: 'bar' })
    const { example } = await minimise(clash, { holds: having(/Foo/, /int \w+; .*int/), tests: 1000, atOnce: 1 })
    expect(shown(example)).toEqual({ 'Foo.java': 'public class Foo {\n    public int f;\n    public int «g»;\n}\n' })
    expect(example.parameters).toEqual({ newName: 'f' })
  })

  test('accessors keep telling whose they are', async () => {
    const field = marked(
      { 'X.java': 'class X { int «size»; int getSize() { return 0; } }' },
      { getter: 'getSize', setter: 'setSize' },
    )
    const { example } = await minimise(field, { holds: having(/\bget/), tests: 1000, atOnce: 1 })
    expect(shown(example)).toEqual({ 'A.java': 'public class A {\n    public int «f»;\n\n    public void getF() {}\n}\n' })
    expect(example.parameters).toEqual({ getter: 'getF', setter: 'setF' })
  })

  test('examples that differ in names only have one canonical form', async () => {
    const other = marked({
      'x/Top.java': 'package x; public class Top { }',
      'y/Sub.java': `package y; import x.Top; public class Sub extends Top { protected int count = 10;
        public long «go»() { return new Sub().run(2); } protected long run(int arg) { return 1; } public long end() { return go(); } }`,
      'x/Leaf.java': 'package x; import y.Sub; public class Leaf extends Sub { protected long run(long arg) { return 2; } }',
    })
    expect(await canonical(other)).toEqual(await canonical(generated))
    expect(await canonical(await canonical(other))).toEqual(await canonical(other))
    const different = marked({ ...shown(other), 'x/Top.java': 'package x; class Top { }' })
    expect(await canonical(different)).not.toEqual(await canonical(generated))
  })
})

describe('how it is asked', () => {
  const words = ['extends', 'protected', 'long', 'return', 'package q', 'new ', '1', '2', 'int ', 'import', 'super'] as const

  test('many at once and late answers change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([...words], { maxLength: 4 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 60 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
        async (needed, atOnce, tests, delays) => {
          const holds = async (example: Example) => needed.every(word => textOf(example).includes(word))
          const late = async (example: Example) => {
            for (let left = delays.next().value ?? 0; left > 0; left--) await passed(0)
            return holds(example)
          }
          const alone = await minimise(generated, { holds, tests, atOnce: 1 })
          expect(await minimise(generated, { holds: late, tests, atOnce })).toEqual(alone)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('never more at once than allowed, nothing twice, and every candidate has its target', async () => {
    let running = 0
    let most = 0
    const seen = new Set<string>()
    const { tests } = await minimise(generated, {
      tests: 1000,
      atOnce: 3,
      holds: async example => {
        most = Math.max(most, ++running)
        const key = JSON.stringify(shown(example))
        expect(seen).not.toContain(key)
        seen.add(key)
        await passed(1)
        running--
        expect(textOf(example)).toMatch(/(void|int|long) «\w»\(\)/)
        return textOf(example).includes('extends')
      },
    })
    expect(most).toBe(3)
    expect(tests).toBeGreaterThan(10)
    expect(tests).toBeLessThanOrEqual(seen.size)
  })

  test('with no more answers than allowed, and it says that there could be more', async () => {
    const whole = await minimise(generated, { holds: having(/extends/), tests: 1000, atOnce: 1 })
    expect(whole.truncated).toBe(false)
    const cut = await minimise(generated, { holds: having(/extends/), tests: 5, atOnce: 1 })
    expect(cut).toMatchObject({ tests: 5, truncated: true })
    expect(textOf(cut.example)).toMatch(/extends/)
    expect(await minimise(generated, { holds: having(/extends/), tests: whole.tests, atOnce: 2 })).toEqual(whole)
  })

  test('what was answered before is not asked again', async () => {
    const answers = new Map<string, Promise<boolean>>()
    const first = await minimise(generated, { holds: having(/extends/), tests: 1000, atOnce: 2, answers })
    const nobody = () => Promise.reject(new Error('asked again'))
    expect(await minimise(generated, { holds: nobody, tests: 1000, atOnce: 1, answers })).toEqual(first)
  })

  test('what does not hold from the beginning stays as it is', async () => {
    const { example } = await minimise(generated, { holds: async () => false, tests: 100, atOnce: 2 })
    expect(example).toEqual(generated)
  })

  test('who can not answer is heard', async () => {
    await expect(
      minimise(generated, { holds: () => Promise.reject(new Error('no engine')), tests: 10, atOnce: 3 }),
    ).rejects.toThrow('no engine')
  })
})

describe('what can not be read', () => {
  test('a broken file is left alone, and taken away if it is not needed', async () => {
    const files = { 'A.java': 'class A { int «f»; int g; }', 'B.java': 'class B { int x( }', 'notes.txt': 'B' }
    expect(await smallest(marked(files), having())).toEqual({ 'A.java': 'public class A {\n    public int «f»;\n}\n' })
    expect(await smallest(marked(files), having(/x\(/))).toEqual({
      'A.java': 'public class A {\n    public int «f»;\n}\n',
      'B.java': 'class B { int x( }',
    })
  })

  test('with the target in a broken file, the others still go', async () => {
    const files = { 'A.java': 'class A { int «f»; int }', 'B.java': 'class B {}' }
    expect(await smallest(marked(files), having())).toEqual({ 'A.java': 'class A { int «f»; int }' })
  })

  test('any text at all', async () => {
    const pieces = fc.constantFrom(
      'class',
      'A',
      '{',
      '}',
      '(',
      ')',
      ';',
      'int',
      '=',
      '1',
      '"',
      '/*',
      '*/',
      '<',
      '@',
      '.',
      'é',
      '😀',
      '\n',
      'm',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 25 }), fc.array(pieces, { maxLength: 25 }), async (before, behind) => {
        const example = marked({ 'A.java': `${before.join(' ')}«x»${behind.join(' ')}`, 'B.java': behind.join(' ') })
        const { example: result } = await minimise(example, { holds: having(/«x»/), tests: 200, atOnce: 1 })
        expect(textOf(result)).toContain('«x»')
      }),
      { numRuns: 100 },
    )
  })
})

test('a class of some hundred lines takes some hundred questions', async () => {
  const methods = Array.from({ length: 60 }, (_, n) => {
    return `  /** ${n} */ int m${n}(int a) { int x = a * ${n}; if (x > 3) { System.out.println(m${(n + 1) % 60}(x)); } return x; }`
  })
  const big = marked({ 'p/Big.java': `package p;\nclass Big {\n  int «f»;\n${methods.join('\n')}\n}\n` })
  const { example, tests } = await minimise(big, { holds: having(/if \(.*println/), tests: 5000, atOnce: 2 })
  expect(textOf(example).length).toBeLessThan(150)
  expect(tests).toBeLessThan(400)
})
