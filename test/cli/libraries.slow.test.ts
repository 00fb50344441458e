/** Adjacent releases of real libraries, and a change of behaviour that one of them announced. */
import { expect, test } from 'vitest'
import { releases, sourcesJar } from '../../bench/releases.js'
import { checkResult } from '../../src/model/check.js'
import { assay } from '../support/assay.js'

/** What the change logs say and a witness must show: CODEC-313 in commons-codec 1.16.1. */
const announced: Readonly<Record<string, object>> = {
  'commons-codec': {
    calls: [expect.stringContaining('QuotedPrintableCodec.encodeQuotedPrintable(')],
    before: 'throws java.lang.ArrayIndexOutOfBoundsException',
    after: 'null',
  },
}

test.each(releases)('$artifact $before to $after', { timeout: 300_000 }, async release => {
  const jars = [await sourcesJar(release, release.before), await sourcesJar(release, release.after)]
  const ran = await assay(['check', '--json', '--quiet', '--all-witnesses', '--budget', '15s', ...jars])
  const { verdict, impact, evidence } = checkResult.parse(JSON.parse(ran.stdout))
  expect({ code: ran.code, stderr: ran.stderr, kind: verdict.kind }).toEqual({ code: 1, stderr: '', kind: 'changed' })
  // Not nothing, and not everything.
  expect(impact?.tested).toBeGreaterThan(0)
  expect(impact?.tested).toBeLessThan(evidence?.commonMethods ?? 0)
  expect(evidence?.relevant).toBeGreaterThan(100)
  const witness = announced[release.artifact]
  const witnesses = verdict.kind === 'changed' ? verdict.witnesses : []
  if (witness !== undefined) expect(witnesses).toEqual(expect.arrayContaining([expect.objectContaining(witness)]))
})
