import { describe, expect, test } from 'vitest'
import { differences } from '../../../../src/languages/java/impact/structure.js'
import { javaParser } from '../../../../src/languages/java/syntax/parser.js'
import { brokenRule } from '../../../../src/languages/java/transformation/transformation.js'
import type { Declared, Request, Structure } from '../../../../src/model/index.js'
import { readMarks } from '../../../../src/programs/marks.js'

const parse = await javaParser()

/** `p.B` and `q.C` are below `p.A`, `p.D` is below `p.B`. */
const superclasses = { 'p.B': 'p.A', 'q.C': 'p.A', 'p.D': 'p.B' }
const classes = 'public p.A, public p.B, public q.C, public p.D'

interface Case {
  readonly refactoring: string
  readonly parameters?: Readonly<Record<string, string>>
  /** With a mark. */
  readonly source: string
  /** Beside the classes: modifiers and element, with commas between them. */
  readonly before: string
  /** The source of the result, where a rule reads it. */
  readonly result?: string
}

describe('push down', () => {
  const method: Case = {
    refactoring: 'push-down-method',
    source: 'package p; public class A { public long [|m|](int a) { return 1; } long m(long a) { return 2; } }',
    before: 'public p.A#m(int), p.A#m(long), p.B#n()',
  }

  test.each<[string, string]>([
    ['to one of two subclasses', 'public p.B#m(int), p.A#m(long), p.B#n()'],
    ['to both', 'public p.B#m(int), public q.C#m(int), p.A#m(long), p.B#n()'],
    ['and something more accessible', 'public p.B#m(int), protected p.A#m(long), public p.B#n()'],
  ])('%s is fine', (_, after) => {
    expect(seen(method, after)).toBeUndefined()
  })

  test('to a subclass that has it already is fine', () => {
    expect(seen({ ...method, before: 'public p.A#m(int), public p.B#m(int)' }, 'public p.B#m(int)')).toBeUndefined()
  })

  test.each<[string, string, string, string]>([
    ['nowhere', 'p.A#m(long), p.B#n()', 'member-not-arrived', 'p.A#m(int) is gone, and no direct subclass of p.A has it'],
    [
      'two classes down',
      'public p.D#m(int), p.A#m(long), p.B#n()',
      'member-not-arrived',
      'p.A#m(int) is gone, and no direct subclass of p.A has it, but p.D does',
    ],
    [
      'and still there',
      'public p.A#m(int), public p.B#m(int), p.A#m(long), p.B#n()',
      'member-still-there',
      'p.A#m(int) is still there',
    ],
    ['and another one lost', 'public p.B#m(int), p.B#n()', 'other-member-removed', 'p.A#m(long) is gone'],
    ['and another one new', 'public p.B#m(int), p.A#m(long), p.B#n(), p.B#x', 'other-member-added', 'p.B#x is new'],
    [
      'less accessible',
      'protected p.B#m(int), p.A#m(long), p.B#n()',
      'less-accessible',
      'p.A#m(int), now p.B#m(int), was public and is protected',
    ],
    [
      'and another one less accessible',
      'public p.B#m(int), private p.A#m(long), p.B#n()',
      'less-accessible',
      'p.A#m(long) was package-private and is private',
    ],
    [
      'and another one abstract',
      'public p.B#m(int), abstract p.A#m(long), p.B#n()',
      'made-abstract',
      'p.A#m(long) is abstract now',
    ],
  ])('%s is not', (_, after, rule, text) => {
    expect(seen(method, after)).toEqual({ rule, text })
  })

  test('a class may not go or come with it', () => {
    const field: Case = {
      refactoring: 'push-down-field',
      source: 'package p; public class A { int [|f|] = 1; }',
      before: 'p.A#f, p.Other',
    }
    expect(seen(field, 'p.B#f, p.Other')).toBeUndefined()
    expect(seen(field, 'p.B#f')).toEqual({ rule: 'class-removed', text: 'p.Other is gone' })
    expect(seen(field, 'p.B#f, p.Other, p.More')).toEqual({ rule: 'class-added', text: 'p.More is new' })
  })
})

describe('pull up', () => {
  const method: Case = {
    refactoring: 'pull-up-method',
    source: 'package p; public class D extends B { private long [|m|]() { return n(); } }',
    before: 'private p.D#m(), private p.D#n(), public q.C#m(), public q.C#k(p.D)',
  }
  const rest = 'private p.D#n(), public q.C#m(), public q.C#k(p.D)'

  test.each<[string, string]>([
    ['with more access', `protected p.B#m(), ${rest}`],
    ['and what it needs more accessible', 'protected p.B#m(), protected p.D#n(), public q.C#m(), public q.C#k(p.D)'],
    ['further up', `p.A#m(), ${rest}`],
    ['and a copy gone', 'p.A#m(), private p.D#n(), public q.C#k(p.D)'],
    ['and the superclass where the class was named', 'p.B#m(), private p.D#n(), public q.C#m(), public q.C#k(p.B)'],
  ])('%s is fine', (_, after) => {
    expect(seen(method, after)).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['to a class that is not above', `p.Other#m(), ${rest}`, 'member-not-arrived'],
    ['nowhere', rest, 'member-not-arrived'],
    ['not at all', `private p.D#m(), ${rest}`, 'member-still-there'],
    ['twice', `p.A#m(), p.B#m(), ${rest}`, 'other-member-added'],
    ['and another one lost', 'p.B#m(), public q.C#m(), public q.C#k(p.D)', 'other-member-removed'],
    ['as an abstract one', `abstract p.B#m(), ${rest}`, 'made-abstract'],
  ])('%s is not', (_, after, rule) => {
    expect(seen(method, after)?.rule).toBe(rule)
  })

  test('a destination that was named is held to', () => {
    const toA = { ...method, parameters: { destination: 'p.A' } }
    expect(seen(toA, `p.A#m(), ${rest}`)).toBeUndefined()
    expect(seen(toA, `p.B#m(), ${rest}`)?.rule).toBe('member-not-arrived')
  })

  test('an interface is above too', () => {
    const before = `${method.before}, interface p.I`
    expect(seen({ ...method, before }, `public p.I#m(), interface p.I, ${rest}`)).toBeUndefined()
  })

  test('another field may not go with a field', () => {
    const field: Case = {
      refactoring: 'pull-up-field',
      source: 'package p; public class B extends A { int [|f|] = 1; }',
      before: 'p.B#f, p.D#f',
    }
    expect(seen(field, 'p.A#f, p.D#f')).toBeUndefined()
    expect(seen(field, 'p.A#f')).toEqual({ rule: 'other-member-removed', text: 'p.D#f is gone' })
  })
})

describe('encapsulate', () => {
  const field: Case = {
    refactoring: 'encapsulate-field',
    parameters: { getter: 'getF', setter: 'setF' },
    source: 'package p; public class A { public long [|f|] = 1; }',
    before: 'public p.A#f, public q.C#getF()',
  }
  const good = 'private p.A#f, public p.A#getF(), public p.A#setF(long), public q.C#getF()'

  test('the field is private, and there are a getter and a setter', () => {
    expect(seen(field, good)).toBeUndefined()
    expect(seen({ ...field, parameters: {} }, good.replaceAll('p.A#getF', 'p.A#isF'))).toBeUndefined()
    expect(
      seen({ ...field, before: `final ${field.before}` }, 'final private p.A#f, public p.A#getF(), public q.C#getF()'),
    ).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['a field that is not private', good.replace('private', 'protected'), 'field-not-private'],
    ['no setter', good.replace('public p.A#setF(long), ', ''), 'accessor-missing'],
    ['a getter in another class', good.replace('p.A#getF', 'p.B#getF'), 'accessor-missing'],
    ['a getter that fewer can call', good.replace('public p.A#getF', 'protected p.A#getF'), 'less-accessible'],
    ['one method more', `${good}, p.A#x()`, 'other-member-added'],
    ['one method less', good.replace(', public q.C#getF()', ''), 'other-member-removed'],
    ['another method hidden', good.replace('public q.C', 'q.C'), 'less-accessible'],
  ])('%s is not what was asked', (_, after, rule) => {
    expect(seen(field, after)?.rule).toBe(rule)
  })
})

describe('an accessor of the asked name that was there before', () => {
  const field: Case = {
    refactoring: 'encapsulate-field',
    parameters: { getter: 'getF', setter: 'setF' },
    source: 'package p; public class A { public long [|f|] = 1; public long getF() { return 1; } }',
    before: 'public p.A#f, public p.A#getF()',
  }
  const after = 'private p.A#f, public p.A#getF(), public p.A#setF(long)'
  const result = (getter: string) =>
    `package p; public class A { private long f = 1; ${getter} public void setF(long f) { this.f = f; } }`

  test('is none if it has nothing to do with the field', () => {
    const text = 'p.A#getF() is there, and has nothing to do with p.A#f'
    const idle = result('public long getF() { /* f */ return 1; }')
    expect(seen({ ...field, result: idle }, after)).toEqual({ rule: 'accessor-missing', text })
  })

  test.each(['return f;', 'return this.value();', 'throw new Error();'])('may be one if its body is %s', body => {
    expect(seen({ ...field, result: result(`public long getF() { ${body} }`) }, after)).toBeUndefined()
  })

  test('may be one if it has no body', () => {
    expect(seen({ ...field, result: result('public native long getF();') }, after)).toBeUndefined()
  })
})

describe('move method', () => {
  const method: Case = {
    refactoring: 'move-method',
    parameters: { to: 'f' },
    source: 'package p; public class A { public q.C f; private long [|m|](int a) { return 1; } }',
    before: 'private p.A#m(int), public p.A#f',
  }

  test.each<[string, string]>([
    ['to the class of the field', 'public p.A#f, q.C#m(int)'],
    ['with its object as a parameter', 'public p.A#f, q.C#m(p.A,int)'],
  ])('%s is fine', (_, after) => {
    expect(seen(method, after)).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['to another class', 'public p.A#f, p.B#m(int)', 'member-not-arrived'],
    ['to no class', 'public p.A#f', 'member-not-arrived'],
    ['as a copy', 'private p.A#m(int), public p.A#f, q.C#m(int)', 'member-still-there'],
    ['and a field hidden', 'p.A#f, q.C#m(int)', 'less-accessible'],
    ['and one more made', 'public p.A#f, q.C#m(int), p.D#m(int)', 'other-member-added'],
  ])('%s is not', (_, after, rule) => {
    expect(seen(method, after)?.rule).toBe(rule)
  })

  test('where the destination is unsure, any will do', () => {
    const inherited = { ...method, source: method.source.replace('public q.C f;', '') }
    const variable = { ...method, source: method.source.replace('A {', 'A<T> {').replace('q.C f', 'T f') }
    for (const asked of [inherited, variable]) expect(seen(asked, 'public p.A#f, p.B#m(int)')).toBeUndefined()
  })
})

describe('rename', () => {
  const type: Case = {
    refactoring: 'rename-class',
    parameters: { newName: 'Z' },
    source: 'package p; public class [|B|] extends A { }',
    before: 'public p.B#m(p.B,p.B$I[]), public p.B$I, public p.BB#x(), public p.D#<init>(p.B), q.p.B#f',
  }
  const renamed =
    'public p.A, public q.C, public p.D, public p.Z, public p.Z#m(p.Z,p.Z$I[]), public p.Z$I, public p.BB#x(), public p.D#<init>(p.Z), q.p.B#f'

  test('of a class takes all in it and all that names it', () => {
    expect(brokenIn(type, renamed)).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['a class that is still there', `${renamed}, p.B`, 'class-still-there'],
    ['another name', renamed.replaceAll('p.Z', 'p.Y'), 'class-not-renamed'],
    ['a class of a similar name', renamed.replace('p.BB', 'p.ZB'), 'other-member-removed'],
    ['a class that is less accessible', renamed.replace('public p.Z,', 'p.Z,'), 'less-accessible'],
  ])('%s is not the rename of a class', (_, after, rule) => {
    expect(brokenIn(type, after)?.rule).toBe(rule)
  })

  const method: Case = {
    refactoring: 'rename-method',
    parameters: { newName: 'k' },
    source: 'package p; public class B extends A { public long [|n|](int a) { return 1; } }',
    before: 'p.A#n(int), public p.B#n(int), protected p.D#n(int), protected q.C#n(int), p.B#n(long)',
  }

  test('of a method takes those that override it and that it overrides', () => {
    expect(seen(method, 'p.A#k(int), public p.B#k(int), protected p.D#k(int), protected q.C#n(int), p.B#n(long)')).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['only itself', 'p.A#n(int), public p.B#k(int), protected p.D#k(int), protected q.C#n(int), p.B#n(long)', 'override-lost'],
    [
      'not what is below',
      'p.A#k(int), public p.B#k(int), protected p.D#n(int), protected q.C#n(int), p.B#n(long)',
      'override-lost',
    ],
    [
      'also what is in another package and overrides nothing',
      'p.A#k(int), public p.B#k(int), protected p.D#k(int), protected q.C#k(int), p.B#n(long)',
      'other-member-changed',
    ],
    [
      'also an overload',
      'p.A#k(int), public p.B#k(int), protected p.D#k(int), protected q.C#n(int), p.B#k(long)',
      'other-member-removed',
    ],
    ['nothing', method.before, 'member-still-there'],
    ['it away', 'p.A#k(int), protected p.D#k(int), protected q.C#n(int), p.B#n(long)', 'member-not-changed'],
  ])('renaming %s is not the rename of a method', (_, after, rule) => {
    expect(seen(method, after)?.rule).toBe(rule)
  })

  test('interfaces may hold methods together, and type variables too', () => {
    const before = 'interface p.I, public p.B#n(java.lang.Object), public q.C#n(java.lang.String)'
    const after = 'interface p.I, public p.B#k(java.lang.Object), public q.C#k(java.lang.String)'
    expect(seen({ ...method, source: 'package p; class B<T> { public long [|n|](T a) { } }', before }, after)).toBeUndefined()
  })

  test('of a field takes that field', () => {
    const field: Case = {
      refactoring: 'rename-field',
      parameters: { newName: 'g' },
      source: 'package p; public class A { protected int [|f|]; }',
      before: 'protected p.A#f, p.B#f, p.D#g',
    }
    expect(seen(field, 'protected p.A#g, p.B#f, p.D#g')).toBeUndefined()
    expect(seen(field, 'protected p.A#g, p.B#g, p.D#g')?.rule).toBe('other-member-removed')
    expect(seen(field, 'protected p.A#h, p.B#f, p.D#g')?.rule).toBe('member-not-renamed')
    expect(seen(field, 'private p.A#g, p.B#f, p.D#g')?.rule).toBe('less-accessible')
  })
})

describe('add parameter', () => {
  const method: Case = {
    refactoring: 'add-parameter',
    parameters: { type: 'int', name: 'i', default: '0', index: '0' },
    source: 'package p; public class A { public long [|m|](String a) { } }',
    before: 'public p.A#m(java.lang.String), public p.B#m(java.lang.String)',
  }

  test('to a method and to what overrides it', () => {
    expect(seen(method, 'public p.A#m(int,java.lang.String), public p.B#m(int,java.lang.String)')).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['at another place', 'public p.A#m(java.lang.String,int), public p.B#m(java.lang.String,int)', 'member-not-changed'],
    ['of another type', 'public p.A#m(long,java.lang.String), public p.B#m(long,java.lang.String)', 'member-not-changed'],
    [
      'and the old one kept',
      'public p.A#m(int,java.lang.String), public p.A#m(java.lang.String), public p.B#m(int,java.lang.String)',
      'member-still-there',
    ],
    ['to that method only', 'public p.A#m(int,java.lang.String), public p.B#m(java.lang.String)', 'override-lost'],
  ])('%s is not what was asked', (_, after, rule) => {
    expect(seen(method, after)?.rule).toBe(rule)
  })

  test('without an index it may stand anywhere', () => {
    const anywhere = { ...method, parameters: { type: 'int', name: 'i', default: '0' } }
    expect(seen(anywhere, 'public p.A#m(java.lang.String,int), public p.B#m(java.lang.String,int)')).toBeUndefined()
  })
})

describe('in doubt nothing is wrong', () => {
  const source = 'package p; public class A { void [|m|](T a) { } }'

  test('a refactoring that has no rule', () => {
    expect(seen({ refactoring: 'extract-method', source, before: 'p.A#m(java.lang.Object)' }, '')).toBeUndefined()
  })

  test('a target that may be one of two', () => {
    const before = 'p.A#m(java.lang.Object), p.A#m(java.lang.String)'
    expect(seen({ refactoring: 'push-down-method', source, before }, before)).toBeUndefined()
  })

  test('a target that is no declaration, or one of another sort', () => {
    const before = 'p.A#m(), p.A#f'
    for (const place of ['int f; void m() { [|m|](); }', 'int [|f|]; void m() { }', 'void m() { } [|A|]() { }'])
      expect(seen({ refactoring: 'push-down-method', source: `package p; class A { ${place} }`, before }, before)).toBeUndefined()
  })
})

function seen(asked: Case, after: string) {
  return brokenIn(asked, `${classes}, ${after}`)
}

function brokenIn({ refactoring, parameters = {}, source, before: members, result = '' }: Case, after: string) {
  const { files, marks } = readMarks({ 'p/Some.java': source })
  if (marks.target === undefined) throw new Error('no mark')
  const request: Request = { refactoring, input: 'some', n: 0, program: 'some#0', files, target: marks.target, parameters }
  return brokenRule(request, structure(declared(`${classes}, ${members}`), declared(after)), { 'p/Some.java': result }, parse)
}

function structure(before: Declared, after: Declared): Structure {
  return { before, after, ...differences(before, after), superclasses }
}

/** A comma between two elements has a blank behind it, one between two parameters has none. */
function declared(elements: string): Declared {
  const parts = elements.split(', ').filter(part => part !== '')
  return Object.fromEntries(parts.map(part => [part.split(' ').at(-1), part.split(' ').slice(0, -1)]))
}
