import { describe, expect, test } from 'vitest'
import type { ProbeAnswer } from '../../../src/languages/java/answers.js'
import type { Round } from '../../../src/languages/java/joined.js'
import type { PartAnswer } from '../../../src/languages/java/parts.js'
import { inRounds } from '../../../src/languages/java/rounds.js'
import type { Answered } from '../../../src/languages/language.js'
import type { ProcessId } from '../../../src/workers/worker.js'

const settings = { sequences: 100, seed: 1, budgetMs: 6000, strict: false, allowIo: false, witnesses: 8 }
const returned = answered<ProbeAnswer>({ returned: true })
const hangsToo = answered<ProbeAnswer>({ hung: hang('p.A#m()') })

describe('without a hang', () => {
  test('one round is all', async () => {
    const { rounds, asked } = await judge([ran({ judged: 5 })])
    expect(rounds).toMatchObject({ ran: { judged: 5 }, hung: [], hungInOne: false })
    expect(asked).toEqual([{ settings }])
  })

  test('no answer is no answer', async () => {
    expect((await inRounds({ run: async () => ({ kind: 'hung' }), probe: never }, settings)).kind).toBe('hung')
  })
})

describe('after a hang', () => {
  test('the next round goes on without the member, in the time that is left', async () => {
    const { rounds, asked, probed } = await judge(
      [
        ran({ judged: 2, unreturned: ['p.A#k()'], hung: hang('p.A#m()') }),
        ran({ judged: 5, unreturned: ['p.A#k()'], onlyThrew: ['p.A#k()'] }),
      ],
      [hangsToo],
    )
    expect(asked).toEqual([{ settings }, { settings: { ...settings, budgetMs: 4000 }, exclude: ['p.A#m()'] }])
    expect(rounds).toMatchObject({
      ran: { judged: 7, onlyThrew: ['p.A#k()'], truncated: false },
      hung: ['p.A#m()'],
      hungInOne: false,
    })
    // As it was when it hung.
    expect(probed).toEqual([{ settings, calls: { steps: [] } }])
  })

  test('there is no other round where one part of the search came to its end', async () => {
    const { rounds, asked, probed } = await judge([ran({ judged: 2, hung: hang('p.A#m()'), done: true })], [hangsToo])
    expect(asked).toHaveLength(1)
    expect(rounds).toMatchObject({ ran: { judged: 2, truncated: false }, hung: ['p.A#m()'], hungInOne: false })
    expect(probed).toHaveLength(1)
  })

  test('each round has a third of the time at least, and the fourth is the last', async () => {
    const hangs = ['a', 'b', 'c', 'd'].map(name => ran({ judged: 1, hung: { ...hang(`p.A#${name}()`), spentMs: 9000 } }))
    const { rounds, asked } = await judge(hangs, [hangsToo, hangsToo, hangsToo, hangsToo])
    expect(asked.map(round => round.settings.budgetMs)).toEqual([6000, 2000, 2000, 2000])
    expect(rounds).toMatchObject({ ran: { judged: 4, truncated: true }, hung: ['p.A#a()', 'p.A#b()', 'p.A#c()', 'p.A#d()'] })
  })

  test('a member that hangs although it was left out ends it', async () => {
    const twice = ran({ judged: 1, hung: hang('p.A#m()') })
    const { rounds, asked } = await judge([twice, twice], [hangsToo, hangsToo])
    expect(asked).toHaveLength(2)
    expect(rounds).toMatchObject({ ran: { truncated: true }, hung: ['p.A#m()'] })
  })

  test('a witness that was found before is enough, and nothing is probed', async () => {
    const { rounds, asked, probed } = await judge([ran({ witnesses: [witness], hung: hang('p.A#m()', 'after') })])
    expect(asked).toHaveLength(1)
    expect(probed).toEqual([])
    expect(rounds).toMatchObject({ witnesses: [witness], hung: ['p.A#m()'], hungInOne: false })
  })

  test('a witness of a later round carries what was left out', async () => {
    const { rounds } = await judge([ran({ hung: hang('p.A#m()') }), ran({ witnesses: [witness] })])
    expect(rounds.witnesses).toEqual([{ ...witness, exclude: ['p.A#m()'] }])
  })

  test('a round without an answer does not lose what was known before', async () => {
    const { rounds } = await judge([ran({ judged: 3, hung: hang('p.A#m()') }), { kind: 'died', detail: '' }], [hangsToo])
    expect(rounds).toMatchObject({ ran: { judged: 3, truncated: true }, hung: ['p.A#m()'] })
  })
})

describe('a hang is in one version only', () => {
  const rest = ran({ judged: 5 })

  test('if it is in the version after, since the other one came back', async () => {
    const { rounds, probed } = await judge([ran({ hung: hang('p.A#m()', 'after') }), rest])
    expect(rounds.hungInOne).toBe(true)
    expect(probed).toEqual([])
  })

  test.each<[string, Answered<ProbeAnswer>, boolean]>([
    ['comes back', returned, true],
    ['hangs', hangsToo, false],
    ['gives no answer in time', { kind: 'hung' }, false],
    ['dies', { kind: 'died', detail: '' }, true],
  ])('if the version after %s', async (_, probe, inOne) => {
    const { rounds } = await judge([ran({ hung: hang('p.A#m()') }), rest], [probe])
    expect(rounds.hungInOne).toBe(inOne)
  })
})

/** Rounds whose answers are these, in order, and what was asked for. */
async function judge(answers: readonly Answered<PartAnswer>[], probes: readonly Answered<ProbeAnswer>[] = []) {
  const asked: Round[] = []
  const probed: object[] = []
  const rounds = await inRounds(
    {
      run: async round => answers[asked.push(round) - 1] ?? never(),
      probe: async round => probes[probed.push(round) - 1] ?? never(),
    },
    settings,
  )
  if (rounds.kind !== 'answered') throw new Error(rounds.kind)
  return { rounds: rounds.value, asked, probed }
}

function never(): never {
  throw new Error('asked for more than the story has')
}

function answered<T>(value: T): Answered<T> {
  return { kind: 'answered', value, by: 1 as ProcessId }
}

function hang(element: string, version: 'before' | 'after' = 'before') {
  return { element, in: version, calls: { steps: [] }, spentMs: 2000 }
}

const difference = { statements: [], expression: 'p.A.m()', observed: 'return', before: '1', after: '2' } as const
const witness = {
  steps: [],
  subject: 'p.A#m()',
  size: 100,
  unsteady: false,
  foundBy: 1 as ProcessId,
  difference: { ...difference, statements: [] },
}

function ran(part: Partial<PartAnswer>): Answered<PartAnswer> {
  return answered({
    commonClasses: 1,
    commonMethods: 2,
    sequences: 10,
    judged: 0,
    differing: 0,
    flaky: 0,
    refused: 0,
    limited: 0,
    refusedInOne: 0,
    limitedInOne: 0,
    relevant: 0,
    entered: { before: [], after: [] },
    threw: { before: [], after: [] },
    untaken: { before: [], after: [] },
    onlyThrew: [],
    unreturned: [],
    unmade: [],
    truncated: false,
    over: false,
    witnesses: [],
    ...part,
  })
}
