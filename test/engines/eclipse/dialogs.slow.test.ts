/** Eclipse is asked as its dialogs ask it: with their defaults, and not with a name that they would not take. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '../../../src/engines/engine.js'
import type { Files } from '../../../src/model/index.js'
import { one } from '../laws/laws.js'
import { afterEdit, classA, eclipse, ids, sample } from './support.js'

let engine: Engine
beforeAll(() => {
  engine = eclipse(ids[0])
})
afterAll(() => engine[Symbol.asyncDispose]())

const ask = (refactoring: string, files: Files, parameters = {}, disabled: readonly string[] = []) => {
  const { program, attempt } = sample(refactoring, files, parameters)
  return one(engine, { program, attempt: { ...attempt, disabled } })
}
const result = async (refactoring: string, files: Files, parameters = {}) => {
  const each = sample(refactoring, files, parameters)
  return afterEdit(each, await one(engine, each))
}
const inInterface = (body: string): Files => ({ 'p/A.java': `package p;\n\ninterface A {\n    ${body}\n}\n` })

test.each([
  [
    'a constant of an interface is public',
    'extract-constant',
    inInterface('default int m() { return [|3 + 4|]; }'),
    'public static',
  ],
  ['a literal becomes a constant in one place', 'extract-constant', classA('int m() { return [|3|] + 3; }'), 'return N + 3;'],
  [
    'an expression becomes one everywhere',
    'extract-constant',
    classA('int m() { return [|3 - 1|] + (3 - 1); }'),
    'return N + N;',
  ],
  ['a literal becomes a method in one place', 'extract-method', classA('int m() { return [|3|] + 3; }'), 'return N() + 3;'],
  [
    'a method of an interface is public',
    'extract-method',
    inInterface('default int m(int a) { return [|a * 3|]; }'),
    '    default int N(',
  ],
  [
    'a method of an interface of its own says so',
    'extract-interface',
    classA('public int m() { return 1; }', '[|A|]'),
    '@Override',
  ],
  [
    'a constructor that is not there stays so',
    'introduce-factory',
    classA('Object a = new [|A|]();'),
    'return new A();\n    }\n\n    Object',
  ],
])('%s', async (_, refactoring, files, piece) => {
  expect((await result(refactoring, files, { name: 'N' }))['p/A.java']).toContain(piece)
})

test('an indirection stands in the class where the method is called', async () => {
  const caller = { 'p/B.java': 'package p;\n\nclass B {\n    int k(A a) { return a.[|m|](); }\n}\n' }
  const files = await result('introduce-indirection', { ...classA('public int m() { return 1; }'), ...caller }, { name: 'via' })
  expect(files['p/B.java']).toContain('public static int via(A a)')
})

test.each([
  ['extract-local', classA('int m(int a) { return [|a * 2|]; }')],
  ['extract-constant', classA('int m() { return [|3 + 4|]; }')],
  ['extract-interface', classA('public int m() { return 1; }', '[|A|]')],
  ['extract-superclass', classA('int [|f|];')],
  ['extract-class', classA('int f;', '[|A|]')],
  ['convert-local-to-field', classA('int m() { int [|x|] = 3; return x; }')],
])('%s refuses a name that is none, as its dialog does', async (refactoring, files) => {
  for (const name of ['1x', '', 'class']) {
    const key = expect.stringMatching(/^(convention_|Checks_Choose_name)/)
    expect(await ask(refactoring, files, { name })).toMatchObject({ kind: 'answered', messages: [{ severity: 'fatal', key }] })
  }
})

test('the body of an enum constant is no anonymous class that can be converted', async () => {
  const files = { 'p/E.java': 'package p;\n\nenum E {\n    X { int n() { return [|1|]; } };\n}\n' }
  const refused = await ask('convert-anonymous', files, { name: 'N' })
  expect(refused).toMatchObject({ messages: [{ severity: 'fatal', key: 'unavailable.convert-anonymous' }] })
})

test('a component is renamed in its compact constructor, too', async () => {
  const files = { 'p/R.java': 'package p;\n\nrecord R(int [|x|]) {\n    R { assert x > 0; }\n}\n' }
  const renamed = await result('rename-field', files, { newName: 'y' })
  expect(renamed['p/R.java']).toContain('record R(int y) {\n    R { assert y > 0; }')
})

test('a class is meant by the name of its constructor, too', async () => {
  const files = await result('rename-class', classA('A(int x) {} Object o = new [|A|](1);'), { newName: 'Z' })
  expect(files['p/Z.java']).toContain('Z(int x) {} Object o = new Z(1);')
})

test('parameters are put in order by naming each once', async () => {
  const asked = ask('change-method-signature', classA('int [|m|](int a, int b) { return a + b; }'), { parameters: 'b, a, b' })
  await expect(asked).rejects.toThrow('parameters is b, a, b; name each once')
})

test('a file keeps its byte order mark, which counts in offsets', async () => {
  const marked = { 'p/A.java': '\uFEFFpackage p;\n\nclass A {\n    int m(int a) { return [|a * 3|] + 1; }\n}\n' }
  const { 'p/A.java': text } = await result('extract-method', marked, { name: 'thrice' })
  expect(text).toMatch(/^\uFEFFpackage p;[\s\S]* return thrice\(a\) \+ 1;/)
})

test('messages come the worst first and then by key and text, in whatever order Eclipse finds them', async () => {
  const refused = await ask('extract-superclass', classA('int b, a, d, c; String [|m|]() { return "" + d + b + a + c; }'), {
    name: 'S',
  })
  const messages = refused.kind === 'answered' ? refused.messages : []
  const errors = messages.filter(({ key }) => key === 'PullUpRefactoring_field_not_accessible').map(({ text }) => text)
  expect(errors.map(text => /p\.A\.(\w)/.exec(text)?.[1])).toEqual(['a', 'b', 'c', 'd'])
})

test('a key that no message has is named, with those that may be meant', async () => {
  const asked = (key: string) => ask('rename-method', classA('void [|m|]() {}'), { newName: 'n' }, [key])
  await expect(asked('RenameMethodRefactoring_sam_name')).rejects.toThrow(
    'no message of Eclipse has the key RenameMethodRefactoring_sam_name; did you mean RenameMethodRefactoring_same_name or',
  )
  await expect(asked('nonsense')).rejects.toThrow('no message of Eclipse has the key nonsense; a rejection shows the keys')
  expect(await asked('at.Checks.checkName')).toMatchObject({ kind: 'answered', messages: [] })
})
