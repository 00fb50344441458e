/** Where in the sources a difference is: file and line of the method that is called, and of the one where the executions part. */
import { expect, test } from 'vitest'
import type { Files, Witness } from '../../src/model/index.js'
import { checkBatch, checkPair } from '../support/assay.js'

async function witnessOf(before: Files, after: Files): Promise<Witness> {
  const { result } = await checkPair({ before, after })
  if (result.verdict.kind !== 'changed') throw new Error(JSON.stringify(result.verdict))
  return result.verdict.witness
}

test('a witness and its divergence say where each version declares the method, also where its head has several lines', async () => {
  const text = (value: number, ...more: readonly string[]) =>
    [
      'package p;',
      ...more,
      'public class A {',
      '  public int called(int a) {',
      '    return helper(a,',
      '      1);',
      '  }',
      '  int helper(int a,',
      '             int b)',
      '  {',
      '    int c = a;',
      `    return ${value};`,
      '  }',
      '}',
    ].join('\n')
  const witness = await witnessOf({ 'src/p/A.java': text(1) }, { 'src/p/A.java': text(2, '// one line', '// more') })
  expect(witness.at).toEqual({ before: 'src/p/A.java:3', after: 'src/p/A.java:5' })
  expect(witness.divergence).toMatchObject({
    in: 'p.A#helper(int,int)',
    at: { before: 'src/p/A.java:7', after: 'src/p/A.java:9' },
  })
})

test('an inherited method is told where it is declared, also in a file of another name, and a constructor by its class', async () => {
  const main = 'package p;\npublic class A extends B {\n}\n'
  const others = (value: number) => `package p;\nclass C { }\nclass B {\n  public int m() {\n    return ${value};\n  }\n}\n`
  const inherited = await witnessOf({ 'p/A.java': main, 'p/C.java': others(1) }, { 'p/A.java': main, 'p/C.java': others(2) })
  expect(inherited.at).toEqual({ before: 'p/C.java:4', after: 'p/C.java:4' })
  const made = (text: string) => ({
    'p/A.java': `package p;\npublic class A {\n  public A() {\n    System.out.print(${text});\n  }\n}\n`,
  })
  expect((await witnessOf(made('1'), made('2'))).at).toEqual({ before: 'p/A.java:3', after: 'p/A.java:3' })
})

test('a batch, which is compiled without lines, tells none', async () => {
  const text = (value: number) => ({ 'p/A.java': `package p; public class A { public int m() { return ${value}; } }` })
  const { results } = await checkBatch({ a: { before: text(1), after: text(2) } })
  expect(results.a?.verdict).toMatchObject({ kind: 'changed' })
  expect(JSON.stringify(results.a)).not.toContain('"at"')
})
