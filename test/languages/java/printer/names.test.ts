/** Who gets which name, who comes first, and where the marks are. */
import { describe, expect, test } from 'vitest'
import { firstFile, markedTexts, printed } from './handwritten.js'

const numbered = (count: number, sort: string) => Array.from({ length: count }, (_, n) => `${sort}${n}`)

describe('names', () => {
  test('of classes and packages are letters, then numbered', () => {
    const classes = numbered(28, 'C')
    const paths = Object.keys(
      printed(`
        Class.id: ${classes.map(each => `${each} id-${each}`)}
        Class.package: ${classes.map(each => `${each} in-${each}`)}`).files,
    )
    expect(paths.slice(0, 7)).toEqual(['p/A.java', 'q/B.java', 'r/C.java', 's/D.java', 't/E.java', 'p1/F.java', 'p2/G.java'])
    expect(paths.slice(25)).toEqual(['p21/Z.java', 'p22/A1.java', 'p23/A2.java'])
  })

  test('of fields and methods are letters, then numbered', () => {
    const [fields, methods] = [numbered(7, 'F'), numbered(7, 'M')]
    const text = firstFile(`
      Class.id: C a
      Class.fields: ${fields.map(each => `C ${each}`)}
      Field.id: ${fields.map(each => `${each} id-${each}`)}
      Field.type: ${fields.map(each => `${each} int`)}
      Class.methods: ${methods.map(each => `C ${each}`)}
      Method.id: ${methods.map(each => `${each} id-${each}`)}
      Method.b: ${methods.map(each => `${each} b-${each}`)}`)
    expect([...text.matchAll(/int (\w+)/g)].map(([, name]) => name)).toEqual(['f', 'g', 'h', 'i', 'j', 'f1', 'f2'])
    expect([...text.matchAll(/long (\w+)/g)].map(([, name]) => name)).toEqual(['m', 'n', 'k', 'l', 'o', 'm1', 'm2'])
  })

  const methodNames = (...lines: readonly string[]) => {
    const text = firstFile(`
      ${lines.join('\n')}
      Class.id: C a
      Class.methods: C M, C N
      Method.id: M x, N y
      Method.b: M 1, N 2`)
    return [...text.matchAll(/long (\S+)\(/g)].map(([, name]) => name)
  }

  test('are fixed by signatures of one atom', () => {
    expect(methodNames('one N: MethodId = x')).toEqual(['n', 'm'])
    expect(methodNames('one GetF: MethodId = x', 'lone ID1: MethodId = y')).toEqual(['getF', 'id1'])
    expect(firstFile('one ID1: ClassId = a\nClass.id: C a')).toBe('public class ID1 {\n}\n')
    expect(Object.keys(printed('one Inner: Package = p\nClass.id: C a\nClass.package: C p').files)).toEqual(['inner/A.java'])
  })

  test('are fixed by signatures that are further below, too', () => {
    expect(methodNames('lone Special: MethodId =', 'one N: Special = x')).toEqual(['n', 'm'])
  })

  test('that are fixed are given to nobody else, even where their signature is empty', () => {
    expect(methodNames('lone M: MethodId =')).toEqual(['n', 'k'])
    expect(Object.keys(printed('one B: ClassId = z\nClass.id: C a, D b').files)).toEqual(['A.java', 'C.java'])
  })

  test('that Java does not allow are changed, and all stay different', () => {
    expect(methodNames('one New: MethodId = x', `one K': MethodId = y`)).toEqual(['new_', 'k_'])
    expect(methodNames('one New: MethodId = x', 'one New_: MethodId = y')).toEqual(['new_', 'new__'])
    expect(methodNames('one N: MethodId = x', 'one n: MethodId = y')).toEqual(['n', 'n_'])
  })

  test('that every object has are not given to methods', () => {
    expect(methodNames('one HashCode: MethodId = x', 'one Wait: MethodId = y')).toEqual(['hashCode_', 'wait_'])
  })

  test('of packages are not those of classes, which would hide them', () => {
    const { files } = printed('one p: ClassId = a\nClass.id: C a, D b\nClass.package: C one, D other')
    expect(Object.keys(files)).toEqual(['q/p.java', 'r/A.java'])
  })

  test('of the parameter is a letter that no field has', () => {
    const text = (fixed: string) =>
      firstFile(`
        ${fixed}
        Class.id: C a
        Class.fields: C F
        Field.id: F f
        Field.type: F int
        Class.methods: C M
        Method.id: M m
        Method.param: M long
        Method.b: M 1`)
    expect(text('')).toContain('m(long a)')
    expect(text('one A: FieldId = f')).toContain('m(long b)')
  })
})

describe('the target', () => {
  const program = (target: string) =>
    printed(`
      ${target}
      Class.id: C x, D y
      Class.package: C u, D v
      Class.fields: D F, D G
      Field.id: F f, G g
      Field.type: F int, G long
      Class.methods: C K, D M, D N
      Method.id: K k, M m, N n
      Method.acc: M private
      Method.b: K 1, M 2, N 3`)

  test('is declared first, in the class that is printed first', () => {
    const { files, marks } = program('one Target: Method = N')
    expect(files).toEqual({
      'p/A.java': `package p;

public class A {
    int f = 10;
    long g = 11;

    long m() {
        return 1;
    }

    private long n() {
        return 2;
    }
}
`,
      'q/B.java': 'package q;\n\npublic class B {\n    long k() {\n        return 3;\n    }\n}\n',
    })
    expect(marks).toEqual({ target: { file: 'p/A.java', start: 72, end: 73 } })
    expect(files['p/A.java']?.slice(72, 76)).toBe('m() ')
  })

  test('may be a field or a class', () => {
    const field = program('one Target: Field = G')
    expect(field.files['p/A.java']).toContain('{\n    long f = 10;\n    int g = 11;\n')
    expect(markedTexts(field)).toEqual({ target: 'p/A.java: f' })
    const type = program('one Target: Class = D')
    expect(Object.keys(type.files)).toEqual(['p/A.java', 'q/B.java'])
    expect(type.files['p/A.java']).toContain('f = 10')
    expect(markedTexts(type)).toEqual({ target: 'p/A.java: A' })
  })

  test('makes another program of the same declarations', () => {
    const texts = ['K', 'M', 'N'].map(target => JSON.stringify(program(`one Target: Method = ${target}`).files))
    expect(new Set(texts).size).toBe(3)
  })

  test('may be missing', () => {
    const { files, marks } = program('lone Target: Method =')
    expect(files['p/A.java']).toContain('long m()')
    expect(marks).toEqual({})
  })
})

describe('marks', () => {
  const marks = (...lines: readonly string[]) =>
    markedTexts(
      printed(`
        ${lines.join('\n')}
        Class.id: C x, D y
        Class.methods: C M, D N, D K
        Method.id: M m, N n, K n
        Method.b: M 1, N 2, K 3
        Class.fields: D F
        Field.id: F f
        Field.type: F int`),
    )

  test('stand where a class, a method or a field is declared', () => {
    expect(marks('one C1: Class = D', 'lone M1: Method = N', 'one Hidden: Field = F', 'lone M2: Method =')).toEqual({
      c1: 'B.java: B',
      m1: 'B.java: n',
      hidden: 'B.java: f',
    })
  })

  test('stand where an id of one atom is declared once', () => {
    expect(marks('one M: MethodId = m', 'one GetF: FieldId = f', 'one Z: ClassId = y')).toEqual({
      Z: 'Z.java: Z',
      getF: 'Z.java: getF',
      m: 'A.java: m',
    })
    expect(marks('lone M: MethodId = m', 'lone K: MethodId =')).toEqual({ m: 'A.java: m' })
    expect(marks('one N: MethodId = n', 'one K: MethodId = other')).toEqual({})
  })

  test('of the program are more than marks of ids', () => {
    expect(marks('one M: MethodId = m', 'one m: Method = N')).toEqual({ m: 'B.java: n' })
  })
})
