/** The oracle judges programs of a language that it has never heard of. */
import { describe, expect, test } from 'vitest'
import { asVersions, type Files } from '../../src/model/index.js'
import { byDefault, check } from '../../src/oracle/check.js'
import { calc } from '../support/calc/language.js'

async function judged(before: Files, after: Files) {
  await using runtime = (await calc.toolchain()).open({ load: 'one' })
  return (await check(asVersions({ before, after }), runtime, byDefault)).result
}

describe('a program of a language that is only registered by a test', () => {
  const before = { 'a.calc': 'double(x) = x + x\ntriple(x) = double(x) + x\nsix(x) = double(x) * 3\n' }

  test('is preserved where every function gives the same', async () => {
    const { verdict, evidence } = await judged(before, {
      'a.calc': 'double(x) = 2 * x\ntriple(x) = x * 3\nsix(x) = (x + x) * 3\n',
    })
    expect(verdict).toEqual({ kind: 'preserved' })
    expect(evidence).toMatchObject({ grade: 'full', commonMethods: 3, sequences: 12, platform: 'Calc 1' })
  })

  test('is changed where one does not, with the call that shows it', async () => {
    const { verdict } = await judged(before, { 'a.calc': 'triple(x) = x + x + x\nsix(x) = x + x * 3\n' })
    expect(verdict).toMatchObject({ kind: 'changed', witness: { calls: ['six(1)'], before: '6', after: '4' } })
  })

  test('is uncompilable where the version after calls what is gone', async () => {
    const { verdict } = await judged(before, { 'a.calc': 'triple(x) = double(x) + x\n' })
    expect(verdict).toMatchObject({ kind: 'uncompilable', diagnostics: [{ code: 'calc.unknown', file: 'a.calc', line: 1 }] })
  })
})
