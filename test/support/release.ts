/** What is expected of any two adjacent releases of a real library: a change is seen, by testing a part of it. */
import { expect } from 'vitest'
import { checkResult } from '../../src/model/check.js'
import { documentOf } from '../../src/model/document.js'
import type { Witness } from '../../src/model/index.js'
import { assay, type RunOptions } from './assay.js'

/** The witnesses of `check` with these arguments. */
export async function checkRelease(args: readonly string[], options: RunOptions = {}): Promise<readonly Witness[]> {
  const ran = await assay(['check', '--json', '--quiet', '--all-witnesses', '--budget', '15s', ...args], options)
  expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 1, stderr: '' })
  const { verdict, impact, evidence } = documentOf(checkResult).parse(JSON.parse(ran.stdout))
  if (verdict.kind !== 'changed') throw new Error(`it is ${verdict.kind}`)
  // Not nothing, and not everything.
  expect(impact?.tested).toBeGreaterThan(0)
  expect(impact?.tested).toBeLessThan(evidence?.commonMethods ?? 0)
  expect(evidence?.relevant).toBeGreaterThan(100)
  return verdict.witnesses ?? []
}
