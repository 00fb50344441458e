/** The layout of a program, rule by rule, as text. */
import { describe, expect, test } from 'vitest'
import { firstFile, printed } from './handwritten.js'

test('a class is a file in the folder of its package, with fields before methods', () => {
  const { files } = printed(`
    Class.id: C a, D b
    Class.package: C p, D q
    Class.extend: C D
    Class.fields: C F, C G
    Field.id: F f, G g
    Field.type: F int, G long
    Field.acc: F public, G private
    Class.methods: C M, C N, D K
    Method.id: M m, N k, K k
    Method.param: N int, K long
    Method.acc: M public, N protected, K public
    Method.b: M 1, N 2, K 3
    MethodInvocation.id: 1 k
    MethodInvocation.q: 1 this`)
  expect(files).toEqual({
    'p/A.java': `package p;

import q.B;

public class A extends B {
    public int f = 10;
    private long g = 11;

    public long m() {
        return this.n(2);
    }

    protected long n(int a) {
        return 1;
    }
}
`,
    'q/B.java': `package q;

public class B {
    public long n(long a) {
        return 2;
    }
}
`,
  })
  expect(Object.keys(files)).toEqual(['p/A.java', 'q/B.java'])
})

test('an empty class has two lines, and lies at the root where there are no packages', () => {
  expect(printed('Class.id: C a').files).toEqual({ 'A.java': 'public class A {\n}\n' })
})

test('two classes of one name are both printed', () => {
  expect(printed('Class.id: C a, D a').files).toEqual({ 'A.java': 'public class A {\n}\npublic class A {\n}\n' })
})

test('interfaces extend and are implemented', () => {
  const { files } = printed(`
    Class.id: C c, D d
    Class.extend: C D
    Class.implement: C I, C J
    Interface.id: I i, J j, K k
    Interface.extend: K I, K J`)
  expect(files).toEqual({
    'A.java': 'public class A extends B implements C, D {\n}\n',
    'B.java': 'public class B {\n}\n',
    'C.java': 'public interface C {\n}\n',
    'D.java': 'public interface D {\n}\n',
    'E.java': 'public interface E extends C, D {\n}\n',
  })
})

test('a method without a body is abstract, and so is its class', () => {
  const methods = `
    Class.id: C a
    Class.methods: C M
    Method.id: M m
    Method.acc: M public
    Method.b:`
  expect(firstFile(methods)).toBe('public abstract class A {\n    public abstract long m();\n}\n')
})

test('a method returns what its relation says, and takes a parameter of any type', () => {
  const text = firstFile(`
    Class.id: C a, D b
    Class.methods: C M, C N
    Method.id: M m, N n
    Method.return: M int, N D
    Method.param: M D, N long
    Method.b: M 1, N 2`)
  expect(text).toContain('    int m(B a) {\n')
  expect(text).toContain('    B n(long a) {\n')
})

describe('bodies', () => {
  const body = (relations: string) =>
    /return (.*);/.exec(
      firstFile(`
        Class.id: C a, D b
        Class.extend: C D
        Class.fields: D F
        Field.id: F f
        Field.type: F int
        Class.methods: C M, D N
        Method.id: M m, N n
        Method.b: M 1, N 2
        ${relations}`),
    )?.[1]

  test('call methods in five ways', () => {
    expect(body('MethodInvocation.id: 1 n')).toBe('n()')
    expect(body('MethodInvocation.id: 1 n\nMethodInvocation.q: 1 this')).toBe('this.n()')
    expect(body('MethodInvocation.id: 1 n\nMethodInvocation.q: 1 super')).toBe('super.n()')
    expect(body('MethodInvocation.id: 1 n\nMethodInvocation.q: 1 qthis')).toBe('A.this.n()')
    expect(body('ConstructorMethodInvocation.idClass: 1 b\nConstructorMethodInvocation.idMethod: 1 n')).toBe('new B().n()')
  })

  test('read fields in five ways', () => {
    expect(body('FieldInvocation.idField: 1 f')).toBe('f')
    expect(body('FieldInvocation.idField: 1 f\nFieldInvocation.qField: 1 this')).toBe('this.f')
    expect(body('FieldInvocation.idField: 1 f\nFieldInvocation.qField: 1 super')).toBe('super.f')
    expect(body('FieldInvocation.idField: 1 f\nFieldInvocation.qField: 1 qthis')).toBe('A.this.f')
    expect(body('ConstructorFieldInvocation.idClass2: 1 b\nConstructorFieldInvocation.idField: 1 f')).toBe('new B().f')
  })

  test('may name what nothing in the program declares', () => {
    expect(body('MethodInvocation.id: 1 x')).toBe('k(2)')
    expect(body('FieldInvocation.idField: 1 x')).toBe('g')
    expect(body('ConstructorFieldInvocation.idClass2: 1 x\nConstructorFieldInvocation.idField: 1 f')).toBe('new C().f')
  })
})

describe('fields', () => {
  const numbers = (literals: number) => {
    const names = Array.from({ length: literals }, (_, n) => `M${n}`)
    const { files } = printed(`
      Class.id: C a, D b
      Class.fields: C F, D G
      Field.id: F f, G f
      Field.type: F int, G long
      Class.methods: ${names.map(name => `C ${name}`)}
      Method.id: ${names.map(name => `${name} ${name}`)}
      Method.b: ${names.map(name => `${name} ${name}`)}`)
    return Object.values(files).flatMap(text => [...text.matchAll(/(?:=|return) (\d+);/g)].map(([, number]) => Number(number)))
  }

  test('have numbers that nothing else has', () => {
    expect(numbers(2)).toEqual([10, 1, 2, 11])
    expect(numbers(9)).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11])
    expect(numbers(10)).toEqual([100, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 101])
    expect(numbers(100).slice(0, 2)).toEqual([1000, 1])
  })

  const initialisers = (relations: string) =>
    Object.values(printed(relations).files).flatMap(text => [...text.matchAll(/[fgh] = (.*);/g)].map(([, value]) => value))

  test('of a class are made unless that would never end', () => {
    expect(initialisers('Class.id: C a, D b\nClass.fields: C F\nField.id: F f\nField.type: F D')).toEqual(['new B()'])
    expect(initialisers('Class.id: C a\nClass.fields: C F\nField.id: F f\nField.type: F C')).toEqual(['null'])
    const inherited = 'Class.id: C a, D b\nClass.extend: D C\nClass.fields: C F\nField.id: F f\nField.type: F D'
    expect(initialisers(inherited)).toEqual(['null'])
    const around = 'Class.id: C a, D b, E c\nClass.fields: C F, D G, E H\nField.id: F f, G g, H h\nField.type: F D, G C, H C'
    expect(initialisers(around)).toEqual(['null', 'null', 'new A()'])
  })

  test('of an interface are null', () => {
    const text = 'Class.id: C a\nInterface.id: I i\nClass.fields: C F\nField.id: F f\nField.type: F I'
    expect(initialisers(text)).toEqual(['null'])
  })

  test('are all null where there is a NullFields', () => {
    const text = 'Class.id: C a, D b\nClass.fields: C F\nField.id: F f\nField.type: F D'
    expect(initialisers(`one NullFields: Flag = N\n${text}`)).toEqual(['null'])
    expect(initialisers(`lone NullFields: Flag =\n${text}`)).toEqual(['new B()'])
  })
})
