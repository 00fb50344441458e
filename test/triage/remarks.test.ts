import { describe, expect, test } from 'vitest'
import type { Choice, KnownIssue } from '../../src/engines/engine.js'
import { wholeOf } from '../../src/model/bug.js'
import type { Bug, Cause } from '../../src/model/index.js'
import { remarksOn } from '../../src/triage/remarks.js'
import { changed, found, uncompilable } from './made.js'

const bug = (why: Cause, more: Partial<Bug> = {}): Bug => ({
  id: 'b',
  kind: 'compile',
  refactoring: 'pull-up-method',
  engine: 'eclipse@4.40',
  cause: '',
  filters: [],
  findings: ['f'],
  smallest: found(why),
  ...more,
})
const compile = bug(uncompilable(['a']))

const issue: KnownIssue = {
  id: '1',
  link: 'https://example.org/1',
  status: 'open',
  refactoring: 'pull-up-method',
  programs: [
    { kind: 'compile', files: { 'X.java': 'class X { void [|x|](int a) { } }' } },
    { kind: 'compile', files: { 'p/X.java': 'package p; class X { void [|x|]() { } }' } },
  ],
}
const said = { id: '1', link: 'https://example.org/1', status: 'open' }

describe('an issue of the makers', () => {
  test('is found by any of its programs, up to names and to which class is public', async () => {
    expect(await remarksOn(compile, { known: [issue] })).toEqual({ reported: said })
    expect(wholeOf({ ...compile, ...(await remarksOn(compile, { known: [issue] })) })).toMatchObject({ reported: said })
  })

  test.each([
    ['another refactoring', { ...issue, refactoring: 'push-down-method' }],
    ['another kind', { ...issue, programs: issue.programs.map(each => ({ ...each, kind: 'crash' as const })) }],
    ['another program', { ...issue, programs: issue.programs.slice(0, 1) }],
  ])('of %s is none of the bug', async (_, other) => {
    expect(await remarksOn(compile, { known: [other] })).toEqual({})
  })

  test("gives way to the user's own file, and the whole bug names that", async () => {
    const known = { id: 'mine', link: 'https://example.org/2', status: 'accepted' } as const
    const told = { ...compile, known, ...(await remarksOn({ ...compile, known }, { known: [issue] })) }
    expect(told.reported).toBeUndefined()
    expect(wholeOf(told)).toMatchObject({ known: 'mine', reported: known })
  })

  test('about something else is related, and the bug counts as not reported', async () => {
    const related = { ...issue, related: 'its fix brought this' }
    expect(await remarksOn(compile, { known: [related] })).toEqual({ related: { ...said, why: 'its fix brought this' } })
  })
})

describe('a choice of the makers', () => {
  const behaviour = bug(changed(['null-receiver', 'enables-hiding']), { kind: 'behaviour' })
  const rule = bug({ kind: 'transformation', rule: 'no-getter', text: 'there is none' }, { kind: 'transformation' })
  const choice: Choice = { refactoring: 'pull-up-method', why: 'they said so' }

  test.each<[string, Bug, Omit<Choice, 'refactoring' | 'why'>]>([
    ['the filter of its smallest program', behaviour, { filter: 'null-receiver' }],
    ['the rule that was broken', rule, { message: '^no-getter: ' }],
    ['both', behaviour, { filter: 'null-receiver', message: '' }],
  ])('is told by %s', async (_, each, by) => {
    expect(await remarksOn(each, { choices: [{ ...choice, ...by }] })).toEqual({ choice: 'they said so' })
  })

  test.each<[string, Bug, Partial<Choice>]>([
    ['of another refactoring', behaviour, { filter: 'null-receiver', refactoring: 'move-method' }],
    ['for a filter that goes behind another', behaviour, { filter: 'enables-hiding' }],
    ['for a filter, where the program does not compile', compile, { filter: 'null-receiver' }],
    ['for another message', rule, { message: '^there is none' }],
    ['for only one of two reasons', behaviour, { filter: 'null-receiver', message: 'getter' }],
  ])('%s is none of the bug', async (_, each, by) => {
    expect(await remarksOn(each, { choices: [{ ...choice, ...by }] })).toEqual({})
  })
})
