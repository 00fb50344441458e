/** What calls pass: nothing, a number or null, after what javac finds at the call. */
import { describe, expect, test } from 'vitest'
import { firstFile } from './handwritten.js'

interface Callee {
  readonly in: 'C' | 'D' | 'E'
  readonly param?: 'int' | 'long' | 'D'
  readonly access?: 'public' | 'protected' | 'private'
}

type Receiver = 'nothing' | 'this' | 'super' | 'qthis' | `new ${'C' | 'D' | 'E'}`

/** How class C calls these methods `n`. Class C extends D, D extends E; they lie in these packages. */
function call(on: Receiver, callees: readonly Callee[], packages = 'ppp', extending = 'C D, D E'): string | undefined {
  const of = (value: (callee: Callee) => string | undefined) =>
    callees.flatMap((callee, n) => (value(callee) === undefined ? [] : [`, N${n} ${value(callee)}`])).join('')
  const newOf = /^new (.)$/.exec(on)?.[1]
  const text = firstFile(`
    Class.id: C C, D D, E E
    Class.package: C ${packages[0]}, D ${packages[1]}, E ${packages[2]}
    Class.extend: ${extending}
    Class.methods: C M${callees.map((callee, n) => `, ${callee.in} N${n}`).join('')}
    Method.id: M m${of(() => 'n')}
    Method.param: ${of(({ param }) => param).slice(2)}
    Method.acc: M public${of(({ access }) => access)}
    Method.b: M 1${callees.map((_, n) => `, N${n} lit${n}`).join('')}
    ${newOf === undefined ? 'MethodInvocation.id: 1 n' : `ConstructorMethodInvocation.idClass: 1 ${newOf}`}
    ${newOf === undefined ? `MethodInvocation.q: ${on === 'nothing' ? '' : `1 ${on}`}` : 'ConstructorMethodInvocation.idMethod: 1 n'}`)
  return /return .*n\((.*)\);/.exec(text)?.[1]
}

const plain = (of: Callee['in'], access: Callee['access'] = 'public'): Callee => ({ in: of, access })
const taking = (of: Callee['in'], access: Callee['access'] = 'public'): Callee => ({ in: of, access, param: 'int' })
const onThis = ['nothing', 'this', 'qthis'] as const

describe('with one method', () => {
  test('the argument is what it takes', () => {
    for (const on of [...onThis, 'new C'] as const) {
      expect(call(on, [plain('C')])).toBe('')
      expect(call(on, [taking('C')])).toBe('2')
      expect(call(on, [{ in: 'C', access: 'public', param: 'D' }])).toBe('null')
      expect(call(on, [taking('E')])).toBe('2')
    }
    expect(call('super', [taking('D')])).toBe('2')
    expect(call('super', [plain('E')])).toBe('')
  })
})

describe('with two methods', () => {
  test('calls on this and super pass nothing, calls on new an argument', () => {
    for (const on of onThis) expect(call(on, [plain('D'), taking('C')])).toBe('')
    expect(call('super', [plain('E'), taking('D')])).toBe('')
    expect(call('new C', [plain('C'), taking('E')])).toBe('2')
    expect(call('new D', [plain('D'), taking('E')])).toBe('2')
  })

  test('super looks above the own class, new in the class that it makes', () => {
    expect(call('super', [plain('C'), taking('D')])).toBe('2')
    expect(call('new E', [taking('C'), plain('E')])).toBe('')
  })

  test('those that are private count in their own class only', () => {
    expect(call('this', [plain('C', 'private'), taking('D')])).toBe('')
    expect(call('this', [plain('D', 'private'), taking('E')])).toBe('2')
    expect(call('new D', [taking('D', 'private'), plain('E')])).toBe('')
    expect(call('new C', [taking('C', 'private'), plain('E')])).toBe('2')
  })

  test('those with package access count within one package, all classes on the way included', () => {
    const inE: readonly Callee[] = [{ in: 'E' }, taking('D')]
    expect(call('this', inE, 'ppp')).toBe('')
    expect(call('this', inE, 'pqp')).toBe('2')
    expect(call('this', inE, 'ppq')).toBe('2')
    expect(call('new D', [{ in: 'E', param: 'int' }, plain('D')], 'pqp')).toBe('')
    expect(call('new E', [{ in: 'E', param: 'int' }, plain('E')], 'pqp')).toBe('2')
  })

  test('those that are protected count in the package, below their class, and on new in objects of the own class', () => {
    const inE = [taking('E', 'protected'), plain('D')]
    expect(call('this', [plain('E', 'protected'), taking('D')], 'pqq')).toBe('')
    expect(call('new C', inE, 'pqq')).toBe('2')
    expect(call('new D', inE, 'pqq')).toBe('')
    expect(call('new D', inE, 'pqp')).toBe('2')
    expect(call('new D', inE, 'pqq', 'D C, C E')).toBe('2')
    expect(call('new D', [taking('C', 'protected'), plain('D')], 'pqq', 'D C, C E')).toBe('2')
  })

  test('on new, those count that no class below overrides', () => {
    // The one below is private and hides the one above.
    expect(call('new D', [taking('D', 'private'), taking('E'), plain('E')])).toBe('')
    expect(call('this', [{ in: 'D', access: 'private' }, plain('E'), taking('E')])).toBe('')
  })
})

describe('where no method can be named', () => {
  test('all methods of the name decide, as in the published printer', () => {
    expect(call('this', [plain('D', 'private'), taking('E', 'private')])).toBe('')
    expect(call('this', [taking('E', 'private')])).toBe('2')
    expect(call('new D', [plain('D', 'private'), taking('E', 'private')])).toBe('2')
    expect(call('new D', [plain('D', 'private')])).toBe('')
    expect(call('super', [plain('D')], 'ppp', '')).toBe('')
  })

  test('a circle of classes is no endless search', () => {
    expect(call('super', [taking('E', 'private')], 'ppp', 'C D, D C')).toBe('2')
  })
})
