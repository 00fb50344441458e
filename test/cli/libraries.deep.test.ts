/** Adjacent releases of real libraries, and a change of behaviour that one of them announced. */
import { expect, test } from 'vitest'
import { releases, sourcesJar } from '../../corpus/releases.js'
import { checkRelease } from '../support/release.js'

/** What the change logs say and a witness must show: CODEC-313 in commons-codec 1.16.1. */
const announced: Readonly<Record<string, object>> = {
  'commons-codec': {
    calls: [expect.stringContaining('QuotedPrintableCodec.encodeQuotedPrintable(')],
    before: 'throws java.lang.ArrayIndexOutOfBoundsException',
    after: 'null',
  },
}

/** The largest is judged as a git repository (git.slow.test.ts); bench:libraries has them all. */
const asJars = releases.filter(({ artifact }) => artifact === 'commons-codec')

test.each(asJars)('$artifact $before to $after', { timeout: 300_000 }, async release => {
  const witnesses = await checkRelease([await sourcesJar(release, release.before), await sourcesJar(release, release.after)])
  const witness = announced[release.artifact]
  if (witness !== undefined) expect(witnesses).toEqual(expect.arrayContaining([expect.objectContaining(witness)]))
})
