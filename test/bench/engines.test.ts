/** What `bench:engines` concludes, on answers that are made up here; the engines themselves are tested elsewhere. */
import { expect, test } from 'vitest'
import { type Asked, attemptsAt, type Came } from '../../bench/engines/attempts.js'
import { causesOf, giveWay } from '../../bench/engines/give-way.js'
import { growthIn } from '../../bench/engines/growth.js'
import { unsteadyIn } from '../../bench/engines/steady.js'
import { outcomeTable, shareApplied } from '../../bench/engines/table.js'

const files = { 'A.java': 'class A {}' }
const asked: Asked = {
  id: 'java/rename-class#0',
  files,
  attempt: { refactoring: 'rename-class', target: { file: 'A.java', start: 6, end: 7 }, parameters: {}, disabled: [] },
}
const applied: Came = { kind: 'applied', files, messages: [] }
const rejected = (...keys: readonly string[]): Came => ({
  kind: 'rejected',
  messages: keys.map(key => ({ severity: 'error', key, text: '', site: '' })),
})
const crashed: Came = {
  kind: 'crashed',
  error: {
    type: 'java.lang.IndexOutOfBoundsException',
    message: '',
    frames: ['Assert.isTrue', 'Mover.visit'],
  },
}

test('what refused is switched off together, again and again, until it applies', async () => {
  const seen: (readonly string[])[] = []
  const end = await giveWay(asked, rejected('a', 'b'), 'warning', async ({ attempt }) => {
    seen.push(attempt.disabled)
    return attempt.disabled.includes('c') ? applied : rejected('c')
  })
  expect(seen).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ])
  expect(end).toMatchObject({ came: applied, disabled: ['a', 'b', 'c'] })
})

test('a refusal that can not be switched off ends it, and so does one without a message', async () => {
  const stubborn = await giveWay(asked, rejected('a'), 'warning', async () => rejected('a'))
  const silent = await giveWay(asked, rejected(), 'warning', () => Promise.reject(new Error('asked again')))
  expect(causesOf([stubborn, silent], 'warning').map(({ disabled, what }) => [disabled, what])).toEqual([
    ['a', 'refuses by a'],
    ['', 'no edit, and no message'],
  ])
})

test('a message below the severity that rejects is not switched off', async () => {
  const end = await giveWay(asked, rejected('a'), 'fatal', () => Promise.reject(new Error('asked again')))
  expect(end.disabled).toEqual([])
})

test('causes are counted, the most frequent first, and name the place in the engine', () => {
  const end = (came: Came) => ({ asked, came, disabled: ['k'] })
  const causes = causesOf([end({ kind: 'hung' }), end(crashed), end(crashed), end(applied)], 'warning')
  expect(causes.map(({ number, what }) => [number, what])).toEqual([
    [2, 'IndexOutOfBoundsException in Mover.visit'],
    [1, 'hangs'],
  ])
})

test('the table has a line for each refactoring and one for all, and says what applied without a change', () => {
  const ends = [
    { asked, came: applied, disabled: [] },
    { asked, came: crashed, disabled: [] },
  ]
  const tried = [{ asked, came: applied }, ...ends.map(() => ({ asked, came: rejected('a') }))]
  const [, , line, all] = outcomeTable(tried, ends).split('\n')
  expect(line).toBe('| rename-class | 3 | 1 | 2 | 0 | 0 | 0 | 1 | 1 | 50.0 % |')
  expect(all).toBe(line?.replace('rename-class', 'all'))
  expect(shareApplied([])).toBe(1)
})

test('growth is told of the rate, the memory and the live heap, and noise is not', () => {
  const part = (rate: number, residentMb: number, liveMb: number) => ({ attempts: 0, rate, residentMb, liveMb })
  expect(growthIn([part(50, 100, 40), part(300, 200, 40), part(280, 210, 42)])).toEqual([])
  expect(growthIn([part(50, 100, 40), part(300, 200, 40), part(200, 300, 60)])).toEqual([
    'from 300 to 200 attempts/s',
    'memory from 200 to 300 MB',
    'live heap from 40 to 60 MB',
  ])
})

test('an attempt that ends otherwise the second time is found, in whatever order', () => {
  const other = { ...asked, id: 'java/rename-class#1' }
  const first = [
    { asked, came: applied },
    { asked: other, came: applied },
  ]
  expect(unsteadyIn(first, first.toReversed())).toEqual([])
  expect(
    unsteadyIn(first, [
      { asked: other, came: crashed },
      { asked, came: applied },
    ]).map(each => each.first.asked.id),
  ).toEqual([other.id])
})

test('where a theory has fewer programs than there shall be attempts, they come again from the first', () => {
  const many = attemptsAt('encapsulate-field', 1000)
  const own = new Set(many.map(({ id }) => id)).size
  expect(many).toHaveLength(1000)
  expect(own).toBeLessThan(1000)
  expect(many[own]).toBe(many[0])
  expect(many[0]?.attempt).toMatchObject({ refactoring: 'encapsulate-field', parameters: { getter: 'getF', setter: 'setF' } })
})
