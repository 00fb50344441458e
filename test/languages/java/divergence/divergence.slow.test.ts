/** Small pairs, compiled and run for real: where the two executions part, and what that is an example of. */
import { afterAll, expect, test } from 'vitest'
import { openJava } from '../../../../src/languages/java/java.js'
import { checkResult } from '../../../../src/model/check.js'
import { asVersions, type Files } from '../../../../src/model/index.js'
import { byDefault, type Checked, check } from '../../../../src/oracle/check.js'

const java = openJava({ load: 'one' })
afterAll(() => java[Symbol.asyncDispose]())

/** Classes by name: `p.A` to what stands behind `public class A`. */
type Classes = Readonly<Record<string, string>>

function sources(classes: Classes): Files {
  return Object.fromEntries(
    Object.entries(classes).map(([name, text]) => {
      const dot = name.lastIndexOf('.')
      const [imports, body] = text.includes('|') ? text.split('|') : ['', text]
      const code = `package ${name.slice(0, dot)}; ${imports} public class ${name.slice(dot + 1)} ${body}`
      return [`${name.replaceAll('.', '/')}.java`, code]
    }),
  )
}

function judge(before: Classes, after: Classes): Promise<Checked> {
  const options = { ...byDefault, sequences: 60 }
  return check(asVersions({ before: sources(before), after: sources({ ...before, ...after }) }), java, options)
}

interface Example {
  readonly before: Classes
  /** What is written otherwise. */
  readonly after: Classes
  /** In, before, after. */
  readonly divergence: readonly [string, string, string]
  readonly filters: readonly string[]
  /** Kinds of the two declarations. */
  readonly kinds?: readonly [string, string]
}

const examples: Readonly<Record<string, Example>> = {
  'a renamed method is the better choice for a call': {
    before: { 'p.A': '{ int k(Object a) { return 1; } int n(String a) { return 2; } public int m() { return k("x"); } }' },
    after: { 'p.A': '{ int k(Object a) { return 1; } int k(String a) { return 2; } public int m() { return k("x"); } }' },
    divergence: ['p.A#m()', 'p.A#k(java.lang.Object)', 'p.A#k(java.lang.String)'],
    filters: ['enables-overloading'],
    kinds: ['own method', 'own method'],
  },
  'a method that was pulled up does not see the overload below': {
    before: {
      'p.A': '{ int k(Object a) { return 1; } }',
      'p.B': 'extends A { int k(String a) { return 2; } public int m() { return k("x"); } }',
    },
    after: {
      'p.A': '{ int k(Object a) { return 1; } public int m() { return k("x"); } }',
      'p.B': 'extends A { int k(String a) { return 2; } }',
    },
    divergence: ['p.B#m()', 'p.B#k(java.lang.String)', 'p.A#k(java.lang.Object)'],
    filters: ['disables-overloading'],
  },
  'a renamed method overrides another': {
    before: { 'p.A': '{ int k() { return 1; } public int m() { return k(); } }', 'p.B': 'extends A { int n() { return 2; } }' },
    after: { 'p.B': 'extends A { int k() { return 2; } }' },
    divergence: ['p.A#m()', 'p.A#k()', 'p.B#k()'],
    filters: ['enables-overriding'],
    kinds: ['own method', 'method of a subclass'],
  },
  'a method that gets a parameter overrides another, and the witness calls it itself': {
    before: { 'p.A': '{ public int k(int a) { return 1; } }', 'p.B': 'extends A { public int k() { return 2; } }' },
    after: { 'p.B': 'extends A { public int k(int i) { return 2; } }' },
    divergence: ['witness', 'p.A#k(int)', 'p.B#k(int)'],
    filters: ['enables-overriding'],
  },
  'a method that gets a parameter is overridden': {
    before: {
      'p.A': '{ int k() { return 1; } public int m() { return k(); } }',
      'p.B': 'extends A { int k(int a) { return 2; } }',
    },
    after: { 'p.A': '{ int k(int i) { return 1; } public int m() { return k(0); } }' },
    divergence: ['p.A#m()', 'p.A#k()', 'p.B#k(int)'],
    filters: ['enables-overriding'],
  },
  'a new getter is overridden by what was there': {
    before: {
      'p.A': '{ public int f = 1; }',
      'p.B': 'extends A { public int getF() { return 2; } }',
      'p.C': '{ public int m() { A a = new B(); return a.f; } }',
    },
    after: {
      'p.A': '{ private int f = 1; public int getF() { return f; } public void setF(int f) { this.f = f; } }',
      'p.C': '{ public int m() { A a = new B(); return a.getF(); } }',
    },
    divergence: ['p.C#m()', 'p.A#f', 'p.B#getF()'],
    filters: ['enables-overriding'],
  },
  'only one of two is renamed, which overrode the other': {
    before: { 'p.A': '{ int k() { return 1; } public int m() { return k(); } }', 'p.B': 'extends A { int k() { return 2; } }' },
    after: { 'p.A': '{ int n() { return 1; } public int m() { return n(); } }' },
    divergence: ['p.A#m()', 'p.B#k()', 'p.A#n()'],
    filters: ['disables-overriding'],
  },
  'a pulled-up call reaches a private overload': {
    before: {
      'p.A': '{ int k(Object a) { return 1; } private int k(String a) { return 2; } }',
      'p.B': 'extends A { public int m() { return k("x"); } }',
    },
    after: {
      'p.A': '{ int k(Object a) { return 1; } private int k(String a) { return 2; } public int m() { return k("x"); } }',
      'p.B': 'extends A { }',
    },
    divergence: ['p.B#m()', 'p.A#k(java.lang.Object)', 'p.A#k(java.lang.String)'],
    filters: ['enables-overloading-by-accessibility'],
  },
  'a method that is opened is overridden from another package': {
    before: {
      'p.A': '{ int k() { return 1; } public int m() { return k(); } }',
      'q.B': 'extends p.A { public int k() { return 2; } }',
    },
    after: { 'p.A': '{ public int k() { return 1; } public int m() { return k(); } }' },
    divergence: ['p.A#m()', 'p.A#k()', 'q.B#k()'],
    filters: ['enables-overriding', 'changes-accessibility'],
  },
  'a pulled-up call meets a private method': {
    before: {
      'p.A': '{ private int k() { return 1; } }',
      'p.B': 'extends A { int k() { return 2; } public int m() { return k(); } }',
    },
    after: {
      'p.A': '{ private int k() { return 1; } public int m() { return k(); } }',
      'p.B': 'extends A { int k() { return 2; } }',
    },
    divergence: ['p.B#m()', 'p.B#k()', 'p.A#k()'],
    filters: ['changes-accessibility'],
  },
  'super becomes this': {
    before: {
      'p.A': '{ int k() { return 1; } }',
      'p.B': 'extends A { int k() { return 2; } public int m() { return super.k(); } }',
    },
    after: {
      'p.A': '{ int k() { return 1; } public int m() { return this.k(); } }',
      'p.B': 'extends A { int k() { return 2; } }',
    },
    divergence: ['p.B#m()', 'p.A#k()', 'p.B#k()'],
    filters: ['super-to-this'],
  },
  'this becomes super': {
    before: {
      'p.A': '{ int k() { return 1; } }',
      'p.B': 'extends A { int k() { return 2; } public int m() { return this.k(); } }',
    },
    after: { 'p.B': 'extends A { int k() { return 2; } public int m() { return super.k(); } }' },
    divergence: ['p.B#m()', 'p.B#k()', 'p.A#k()'],
    filters: ['this-to-super'],
  },
  'super is kept by a method that was pushed down': {
    before: {
      'p.A': '{ int k() { return 1; } }',
      'p.B': 'extends A { int k() { return 2; } public int m() { return super.k(); } }',
      'p.C': 'extends B { }',
    },
    after: { 'p.B': 'extends A { int k() { return 2; } }', 'p.C': 'extends B { public int m() { return super.k(); } }' },
    divergence: ['p.B#m()', 'p.A#k()', 'p.B#k()'],
    filters: ['maintains-super'],
  },
  'an argument is widened that was not': {
    before: { 'p.A': '{ int k(int a) { return 1; } int k(long a) { return 2; } public int m() { return k(3); } }' },
    after: { 'p.A': '{ int n(int a) { return 1; } int k(long a) { return 2; } public int m() { return k(3); } }' },
    divergence: ['p.A#m()', 'p.A#k(int)', 'p.A#k(long)'],
    filters: ['introduces-implicit-cast', 'disables-overloading'],
  },
  'an argument is no longer widened': {
    before: {
      'p.A': '{ int k(long a) { return 1; } public int m() { return k(3); } }',
      'p.B': 'extends A { int k(int a) { return 2; } }',
    },
    after: {
      'p.A': '{ int k(long a) { return 1; } }',
      'p.B': 'extends A { int k(int a) { return 2; } public int m() { return k(3); } }',
    },
    divergence: ['p.A#m()', 'p.A#k(long)', 'p.B#k(int)'],
    filters: ['removes-implicit-cast', 'enables-overloading'],
  },
  'a class of another package has the name': {
    before: {
      'q.A': '{ public int k() { return 1; } }',
      'p.B': '{ public int k() { return 2; } }',
      'p.C': 'import q.*; | { public int m() { return new A().k(); } }',
    },
    after: { 'p.A': '{ public int k() { return 2; } }' },
    divergence: ['p.C#m()', 'q.A#<init>()', 'p.A#<init>()'],
    filters: ['shadows-class'],
    kinds: ['constructor', 'constructor'],
  },
  'a renamed field hides another': {
    before: { 'p.A': '{ int f = 1; }', 'p.B': 'extends A { int g = 2; public int m() { return f; } }' },
    after: { 'p.B': 'extends A { int f = 2; public int m() { return f; } }' },
    divergence: ['p.B#m()', 'p.A#f', 'p.B#f'],
    filters: ['enables-hiding'],
    kinds: ['field of a superclass', 'own field'],
  },
  'a renamed field hides another from whoever reads it outside': {
    before: { 'p.A': '{ public int f = 1; }', 'p.B': 'extends A { public int g = 2; }' },
    after: { 'p.B': 'extends A { public int f = 2; }' },
    divergence: ['witness', 'p.A#f', 'p.B#f'],
    filters: ['enables-hiding'],
  },
  'a field that hid another is pushed down': {
    before: {
      'p.A': '{ int f = 1; }',
      'p.B': 'extends A { int f = 2; public int m() { return f; } }',
      'p.C': 'extends B { }',
    },
    after: { 'p.B': 'extends A { public int m() { return f; } }', 'p.C': 'extends B { int f = 2; }' },
    divergence: ['p.B#m()', 'p.B#f', 'p.A#f'],
    filters: ['disables-hiding'],
  },
  'a moved method is called through a null': {
    before: { 'p.A': '{ B f; int k() { return 1; } public int m() { return k(); } }', 'p.B': '{ }' },
    after: { 'p.A': '{ B f; public int m() { return f.k(); } }', 'p.B': '{ int k() { return 1; } }' },
    divergence: ['p.A#m()', 'p.A#k()', 'throws java.lang.NullPointerException'],
    filters: ['null-receiver'],
    kinds: ['own method', 'throws NullPointerException'],
  },
  'what takes the place of a moved method is called through a null': {
    before: {
      'p.A': '{ public B f; protected int k(int a) { return 1; } public int k(long a) { return 2; } }',
      'p.B': 'extends A { }',
      'q.C': 'extends p.A { public int m() { return k(0); } }',
    },
    after: {
      'p.A': '{ public B f; public int k(long a) { return 2; } }',
      'p.B': 'extends A { protected int k(int a) { return 1; } }',
      'q.C': 'extends p.A { public int m() { return f.k(0); } }',
    },
    divergence: ['q.C#m()', 'p.A#k(int)', 'throws java.lang.NullPointerException'],
    filters: ['null-receiver'],
    kinds: ['method of a superclass', 'throws NullPointerException'],
  },
  'another value is returned': {
    before: { 'p.A': '{ int k() { return 1; } public int m() { return k() + 1; } }' },
    after: { 'p.A': '{ int k() { return 2; } public int m() { return k() + 1; } }' },
    divergence: ['p.A#k()', 'returns 1', 'returns 2'],
    filters: [],
    kinds: ['another value', 'another value'],
  },
  'one throws and the other returns': {
    before: { 'p.A': '{ public int m(int a) { return 1; } }' },
    after: { 'p.A': '{ public int m(int a) { return 1 / (a - a); } }' },
    divergence: ['p.A#m(int)', 'returns 1', 'throws java.lang.ArithmeticException'],
    filters: [],
    kinds: ['returns', 'throws ArithmeticException'],
  },
  'a constructor throws': {
    before: { 'p.A': '{ public A(int a) { if (a > 8) throw new IllegalStateException(); } }' },
    after: { 'p.A': '{ public A(int a) { if (a > -9) throw new IllegalStateException(); } }' },
    divergence: ['p.A#<init>(int)', 'returns', 'throws java.lang.IllegalStateException'],
    filters: [],
  },
  'a library is called in place of an own method': {
    before: { 'p.A': 'import static java.lang.Math.*; | { int k(int a) { return 9; } public int m() { return abs(-1); } }' },
    after: { 'p.A': 'import static java.lang.Math.*; | { int abs(int a) { return 9; } public int m() { return abs(-1); } }' },
    divergence: ['p.A#m()', 'java.lang.Math#abs(int)', 'p.A#abs(int)'],
    filters: [],
    kinds: ['method of a library', 'own method'],
  },
}

for (const [name, { before, after, divergence, filters, kinds }] of Object.entries(examples)) {
  test(name, async () => {
    // A class that has another name after is gone.
    const gone = after['p.A'] !== undefined && name.startsWith('a class of another') ? ['p.B'] : []
    const kept = Object.fromEntries(Object.entries({ ...before, ...after }).filter(([each]) => !gone.includes(each)))
    const options = { ...byDefault, sequences: 60 }
    const { result, split } = await check(asVersions({ before: sources(before), after: sources(kept) }), java, options)
    const [place, was, is] = divergence
    expect(result.verdict).toMatchObject({ kind: 'changed', witness: { divergence: { in: place, before: was, after: is } } })
    expect(split?.filters).toEqual(filters)
    if (kinds !== undefined) expect([split?.before, split?.after]).toEqual(kinds)
    expect(checkResult.parse(result)).toEqual(result)
  })
}

test('the same witness gives the same divergence again', async () => {
  const { before, after } = examples['super becomes this'] as Example
  const [one, two] = [await judge(before, after), await judge(before, after)]
  expect(one.split).toEqual(two.split)
  expect(one.result.verdict).toEqual(two.result.verdict)
})

test('what was renamed and moved on the way is no divergence', async () => {
  const { result } = await judge(
    {
      'p.A': '{ }',
      'p.B':
        'extends A { int f = 1; int k() { return f; } int n() { return k(); } public int m() { return n() + last(); } int last() { return 1; } }',
    },
    {
      'p.A': '{ int g = 1; int l() { return g; } }',
      'p.B': 'extends A { int n(int x) { return l(); } public int m() { return n(0) + last(); } int last() { return 2; } }',
    },
  )
  expect(result.verdict).toMatchObject({
    witness: { divergence: { in: 'p.B#last()', before: 'returns 1', after: 'returns 2' } },
  })
})

test('errors of the compiler come with the kinds of what they name, and the verdict without', async () => {
  const before = { 'p.A': '{ public int m() { return k(); } int k() { return 1; } }', 'p.B': '{ int m(A a) { return a.k(); } }' }
  const { result, errors } = await judge(before, { 'p.A': '{ public int m() { return k(); } private int k() { return 1; } }' })
  expect(errors).toEqual([{ code: 'compiler.err.report.access', kinds: ['method', 'modifier', 'class'] }])
  expect(result.verdict).toMatchObject({ kind: 'uncompilable' })
  expect(checkResult.parse(result)).toEqual(result)
})

test.each(['public', 'protected', ''])('a weaker access is one kind of error, also where it was %j', async access => {
  const before = { 'p.A': `{ ${access} int k() { return 1; } }`, 'p.B': 'extends A { private int m() { return 1; } }' }
  const { errors } = await judge(before, { 'p.B': 'extends A { private int k() { return 1; } }' })
  const kinds = ['compiler.misc.cant.override', 'method', 'class', 'method', 'class', 'modifier']
  expect(errors).toEqual([{ code: 'compiler.err.override.weaker.access', kinds }])
})
