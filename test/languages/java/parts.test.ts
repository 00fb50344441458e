import { expect, test } from 'vitest'
import type { RunAnswer } from '../../../src/languages/java/answers.js'
import type { Round } from '../../../src/languages/java/joined.js'
import { inParts, type PartAnswer } from '../../../src/languages/java/parts.js'
import type { Answered } from '../../../src/languages/language.js'
import type { ProcessId } from '../../../src/workers/worker.js'

const settings = { sequences: 10_000, seed: 1, budgetMs: 5000, strict: false, allowIo: false, witnesses: 2 }
const difference = { statements: [], expression: 'p.A.m()', observed: 'return' as const, before: '1', after: '2' }

test('a short search is one part', async () => {
  const asked: Round[] = []
  const short = { settings: { ...settings, sequences: 100 } }
  await inParts(async round => answered(ran({}), 1, asked.push(round)), short, 'one')
  expect(asked).toEqual([short])
})

test('a long one is shared, and what both parts saw is added up', async () => {
  const { value, asked } = await search(
    ran({
      sequences: 10,
      entered: { before: [[0, '']], after: [[0, '']] },
      untaken: { before: [[0, 7]], after: [[0, 7]] },
      onlyThrew: ['p.A#k()', 'p.A#l()'],
      unreturned: ['p.A#k()', 'p.A#l()'],
      unmade: ['p.B', 'p.C'],
    }),
    ran({
      sequences: 5,
      entered: { before: [[0, '']], after: [[0, '']] },
      untaken: { before: [], after: [[0, 7]] },
      unreturned: ['p.A#l()'],
      unmade: ['p.C'],
      truncated: true,
    }),
  )
  const share = { budgetMs: 5000, parts: 2, allSequences: 10_000 }
  expect(asked).toMatchObject([
    { ...share, sequences: 5600, part: 0 },
    { ...share, sequences: 4400, part: 1 },
  ])
  expect(value).toMatchObject({
    sequences: 15,
    untaken: { before: [], after: [[0, 7]] },
    onlyThrew: ['p.A#l()'],
    unmade: ['p.C'],
    truncated: true,
  })
})

test('of what differs the smallest comes first, once, with the process that saw it', async () => {
  const { value } = await search(
    ran({ witnesses: [witness('p.A#m()', 300), witness('p.A#n()', 400)] }),
    ran({ witnesses: [witness('p.A#m()', 200), witness('p.A#o()', 100)] }),
  )
  expect(value.witnesses.map(({ subject, size, foundBy }) => [subject, size, foundBy])).toEqual([
    ['p.A#o()', 100, 2],
    ['p.A#m()', 200, 2],
  ])
})

test('where the first part says that it is over, or hung, the second does not count, whoever was faster', async () => {
  const hung = { element: 'p.A#m()', in: 'before' as const, calls: { steps: [] }, spentMs: 1 }
  for (const load of ['one', 'many'] as const) {
    for (const first of [ran({ sequences: 10, over: true }), ran({ sequences: 10, hung })]) {
      const { value } = await search(first, ran({ sequences: 5, witnesses: [witness('p.A#m()', 1)] }), load, 150)
      expect(value.sequences).toBe(10)
      expect(value.witnesses).toEqual([])
    }
  }
})

test('nobody minds that the second part fails where it does not count; else it is told', async () => {
  const parts = (over: boolean) =>
    inParts(
      async (_, part) => {
        if (part === 1) throw new Error('the pool was closed')
        await new Promise(resolve => setTimeout(resolve, 150))
        return answered(ran({ over }), 1)
      },
      { settings },
      'one',
    )
  expect(await parts(true)).toMatchObject({ kind: 'answered' })
  await expect(parts(false)).rejects.toThrow('the pool was closed')
})

test('where the processes have other work, the parts come one after the other and share the time', async () => {
  const { asked, value } = await search(ran({ sequences: 10 }), ran({ sequences: 5 }), 'many')
  expect(asked.map(({ budgetMs }) => budgetMs)).toEqual([2500, 2500])
  expect(value.sequences).toBe(15)
})

test('a second part that dies or hangs loses nothing but itself', async () => {
  const died = await inParts(
    async (_, part) => (part === 0 ? answered(ran({ sequences: 10 }), 1) : { kind: 'died', detail: 'killed' }),
    { settings },
    'one',
  )
  expect(died).toMatchObject({ kind: 'answered', value: { sequences: 10, truncated: true } })
  const hung = { element: 'p.A#m()', in: 'before' as const, calls: { steps: [] }, spentMs: 1 }
  const { value } = await search(ran({ sequences: 10 }), ran({ sequences: 5, hung }))
  expect(value).toMatchObject({ sequences: 15, hung })
})

/** What both parts answer, the first one so much later. */
async function search(first: RunAnswer, second: RunAnswer, load: 'one' | 'many' = 'one', laterMs = 0) {
  const asked: (Round['settings'] & { readonly part?: number })[] = []
  const answer = await inParts(
    async (round, part) => {
      asked.push(round.settings)
      if (part === 0) await new Promise(resolve => setTimeout(resolve, laterMs))
      return part === 0 ? answered(first, 1) : answered(second, 2)
    },
    { settings },
    load,
  )
  if (answer.kind !== 'answered') throw new Error(answer.kind)
  return { value: answer.value satisfies PartAnswer, asked }
}

function answered<T>(value: T, by: number, ..._: unknown[]): Answered<T> {
  return { kind: 'answered', value, by: by as ProcessId }
}

function witness(subject: string, size: number): RunAnswer['witnesses'][number] {
  return { steps: [], subject, size, unsteady: false, difference }
}

function ran(part: Partial<RunAnswer>): RunAnswer {
  const none = { before: [], after: [] }
  const counts = { sequences: 0, judged: 0, differing: 0, flaky: 0, refused: 0, limited: 0, refusedInOne: 0, limitedInOne: 0 }
  const missing = { threw: none, untaken: none, onlyThrew: [], unreturned: [], unmade: [] }
  const whole = { commonClasses: 1, commonMethods: 1, relevant: 0, entered: none, ...counts, ...missing }
  return { ...whole, truncated: false, over: false, witnesses: [], ...part }
}
