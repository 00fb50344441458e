/** Three of the bugs that the papers print, in the newest release of Eclipse that runs here: one of each fate. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listings } from '../../corpus/listings/listings.js'
import { today, wordsOf } from '../../corpus/listings/today.js'
import { findEngine } from '../../src/engines/engines.js'
import { openEngine } from '../../src/engines/session.js'
import { openJava } from '../../src/languages/java/java.js'
import { project } from '../support/assay.js'

test('what the papers report of Eclipse is told from what is fixed, and a needless refusal from a right one', async () => {
  await using engine = openEngine(findEngine('eclipse'))
  await using java = openJava({ load: 'one' })
  const fate = async (id: string) => {
    const listing = listings.find(each => each.id === id)
    if (listing === undefined) throw new Error(`there is no listing ${id}`)
    return wordsOf(await today(listing, join(project, 'corpus/listings'), engine, java), listing)
  }
  expect(await fate('s2-pull-up-method')).toBe('**still happens**: 3 becomes 7')
  expect(await fate('s1-pull-up-field')).toBe(
    'fixed: warned of by `PullUpRefactoring_Field_declared_in_class`, without it 6 becomes 11',
  )
  expect(await fate('s0-pull-up-new-subclass')).toBe(
    '**still happens**: refused by `PullUpRefactoring_method_not_accessible` needlessly',
  )
})
