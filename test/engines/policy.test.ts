import { expect, test } from 'vitest'
import { outcomeOf } from '../../src/engines/policy.js'
import { type Answer, type Message, type Severity, severities } from '../../src/model/index.js'

const files = { 'p/A.java': 'a', 'p/B.java': 'b' }
const message = (severity: Severity): Message => ({ severity, key: 'k', text: 't', site: 'C.m' })
const answered = (messages: readonly Message[], edit?: Readonly<Record<string, string | null>>): Answer => ({
  kind: 'answered',
  messages,
  ...(edit === undefined ? {} : { edit }),
})

test.each([
  ['warning', ['applied', 'rejected', 'rejected', 'rejected']],
  ['error', ['applied', 'applied', 'rejected', 'rejected']],
  ['fatal', ['applied', 'applied', 'applied', 'rejected']],
] as const)('from %s on a message is a rejection', (rejectAt, kinds) => {
  const outcomes = severities.map(severity => outcomeOf(answered([message(severity)], {}), files, rejectAt))
  expect(outcomes.map(({ kind }) => kind)).toEqual(kinds)
})

test('a message that only announces what is done refuses nothing, and another one beside it does', () => {
  const told = (...keys: readonly string[]) =>
    answered(
      keys.map(key => ({ ...message('error'), key })),
      {},
    )
  expect(outcomeOf(told('k'), files, 'warning', ['k']).kind).toBe('applied')
  expect(outcomeOf(told('k', 'other'), files, 'warning', ['k']).kind).toBe('rejected')
})

test('an engine that makes no edit has refused, whatever it says', () => {
  expect(outcomeOf(answered([]), files, 'fatal')).toEqual({ kind: 'rejected', messages: [] })
})

test('a result has all files: those that stay, change and come, and not those that go', () => {
  const outcome = outcomeOf(answered([message('info')], { 'p/B.java': null, 'p/A.java': 'x', 'o/C.java': 'c' }), files, 'warning')
  expect(outcome).toEqual({ kind: 'applied', files: { 'o/C.java': 'c', 'p/A.java': 'x' }, messages: [message('info')] })
  expect(Object.keys(outcome.kind === 'applied' ? outcome.files : {})).toEqual(['o/C.java', 'p/A.java'])
})

test.each(['../x', '/etc/x', 'p/../../x', 'p//x', 'C:/x', 'p\\x', ''])(
  'an edit of "%s" is not done, and held against the engine',
  path => {
    const outcome = outcomeOf(answered([], { 'p/A.java': 'x', [path]: 'x' }), files, 'warning')
    expect(outcome).toMatchObject({
      kind: 'crashed',
      error: { type: 'EditOutsideProgram', message: expect.stringContaining(path) },
    })
  },
)

test('a crash and a hang are what they are', () => {
  const crashed = { kind: 'crashed', error: { type: 'T', message: 'm', frames: [] } } as const
  expect(outcomeOf(crashed, files, 'warning')).toEqual(crashed)
  expect(outcomeOf({ kind: 'hung' }, files, 'warning')).toEqual({ kind: 'hung' })
})
