/** How files name classes of other packages. */
import { describe, expect, test } from 'vitest'
import { firstFile, printed } from './handwritten.js'

/** The file without its package. */
const body = (text: string) => firstFile(text).replace('package p;\n\n', '')

test('classes of the own package need no import', () => {
  expect(body('Class.id: C a, D b\nClass.package: C p, D p\nClass.extend: C D')).toBe('public class A extends B {\n}\n')
})

test('imports are sorted, and each stands there once', () => {
  expect(
    body(`
      Class.id: C a, D b, E c
      Class.package: C p, D q, E r
      Class.extend: C E
      Class.fields: C F, C G
      Field.id: F f, G g
      Field.type: F D, G E`),
  ).toBe(`import q.B;
import r.C;

public class A extends C {
    B f = new B();
    C g = new C();
}
`)
})

test('a class whose name another one of the own package has is written with its package', () => {
  expect(body('Class.id: C a, D b, E b\nClass.package: C p, D q, E p\nClass.extend: C D')).toBe(
    'public class A extends q.B {\n}\n',
  )
  expect(body('Class.id: C a, D a\nClass.package: C p, D q\nClass.extend: C D')).toBe('public class A extends q.A {\n}\n')
})

test('of two classes of the same name the first is imported', () => {
  expect(
    body(`
      Class.id: C a, D b, E b
      Class.package: C p, D q, E r
      Class.extend: C D
      Class.fields: C F, C G
      Field.id: F f, G g
      Field.type: F E, G D
      Class.methods: C M
      Method.id: M m
      Method.return: M E
      Method.param: M D
      Method.b: M 1`),
  ).toBe(`import q.B;

public class A extends B {
    r.B f = new r.B();
    B g = new B();

    r.B m(B a) {
        return 1;
    }
}
`)
})

describe('new', () => {
  const creating = (ids: string, packages: string, rest = '') => `
    Class.id: ${ids}
    Class.package: ${packages}
    Class.methods: C M
    Method.id: M m
    Method.b: M 1
    ConstructorMethodInvocation.idClass: 1 b
    ConstructorMethodInvocation.idMethod: 1 m
    ${rest}`

  test('means the class of the own package', () => {
    expect(body(creating('C a, D b, E b', 'C p, D q, E p'))).toMatch(/^public class A \{[\s\S]*return new B\(\)\.m\(\);/)
  })

  test('imports the only class of that name', () => {
    expect(body(creating('C a, D b', 'C p, D q'))).toMatch(/^import q\.B;\n\npublic class A \{[\s\S]*return new B\(\)\.m\(\);/)
  })

  test('imports all packages where several have one, so that javac refuses it', () => {
    expect(body(creating('C a, D b, E b', 'C p, D q, E r'))).toMatch(
      /^import q\.\*;\nimport r\.\*;\n\npublic class A \{[\s\S]*new B\(\)/,
    )
    const extending = body(creating('C a, D b, E b', 'C p, D q, E r', 'Class.extend: C E'))
    expect(extending).toMatch(/^import q\.\*;\nimport r\.\*;\n\npublic class A extends r\.B \{/)
  })
})

test('every file has its own imports', () => {
  expect(printed('Class.id: C a, D b\nClass.package: C p, D q\nClass.extend: C D').files).toEqual({
    'p/A.java': 'package p;\n\nimport q.B;\n\npublic class A extends B {\n}\n',
    'q/B.java': 'package q;\n\npublic class B {\n}\n',
  })
})
