import { afterEach, expect, test, vi } from 'vitest'
import type { CheckResult, Evidence, UnknownReason, Verdict, Witness } from '../../src/model/index.js'
import { checkText, impactText } from '../../src/report/terminal.js'

const evidence: Evidence = {
  commonClasses: 2,
  commonMethods: 1,
  sequences: 27,
  relevant: 27,
  differing: 11,
  impactedCovered: 3,
  grade: 'full',
  flaky: 0,
  refused: 0,
  limited: 0,
  seed: 1,
  platform: 'JDK 25.0.3',
  truncated: false,
}
const pipe = { isTTY: false }
const wording = { compilers: 'javac and ECJ' }
const text = (verdict: Verdict, more: Partial<CheckResult> = {}) =>
  checkText({ verdict, time: { totalMs: 1 }, ...more }, pipe, { wording })

afterEach(() => vi.unstubAllEnvs())

test('where nothing is public, it is said from inside which package it was tested', () => {
  expect(text({ kind: 'preserved' }, { evidence: { ...evidence, inside: 'p.q' } })).toContain(
    '\nnothing is public: tested from inside package p.q\n',
  )
  expect(text({ kind: 'preserved' }, { evidence })).not.toContain('nothing is public')
})

test('a change shows the calls, what was seen before and after, and the evidence', () => {
  const witness = { calls: ['var a = new p.A();', 'a.m(2);'], observed: 'return', before: '10', after: '20' } as const
  expect(text({ kind: 'changed', witness }, { evidence })).toBe(`changed: the behaviour is not the same

    var a = new p.A();
    a.m(2);
  before  10
  after   20

2 classes and 1 method in common, 27 sequences of calls, 11 differing (JDK 25.0.3, seed 1)
`)
})

test('where the two executions part is said below what was seen', () => {
  const divergence = { in: 'p.A#m(int)', before: 'p.A#k(long)', after: 'p.B#k(int)' }
  const witness = { calls: ['p.A.m(2);'], observed: 'return', before: '10', after: '20', divergence } as const
  expect(text({ kind: 'changed', witness })).toContain('  after   20\n  in A.m(int), A.k(long) ran, now B.k(int)\n')
})

test('where in the sources that is stands below it', () => {
  const at = { before: 'p/A.java:3', after: 'p/A.java:3' }
  const witness = { calls: ['p.A.m(2);'], observed: 'return', before: '10', after: '20', at } as const
  const divergence = { in: 'p.A#k()', before: 'returns 1', after: 'returns 2' }
  const shown = (more: Partial<Witness>) => text({ kind: 'changed', witness: { ...witness, ...more } })
  expect(shown({})).toMatch(/\n {2}after {3}20\n {2}at p\/A\.java:3\n$/)
  expect(shown({ divergence: { ...divergence, at: { ...at, after: 'p/B.java:7' } } })).toMatch(
    /\n {2}at p\/A\.java:3, now p\/B\.java:7\n$/,
  )
  // That of the call would be taken for that of the method where they part.
  expect(shown({ divergence })).not.toContain('A.java')
})

test('a test of the project’s is shown by its name, and the tests are counted', () => {
  const witness = { calls: ['p.OrderTest#total()'], observed: 'test', before: 'passed', after: 'java.lang.Error: 1' } as const
  const tests = { ran: 12, failing: 1, flaky: 2 }
  expect(text({ kind: 'changed', witness }, { evidence: { ...evidence, tests } })).toContain(`
    p.OrderTest#total()
  before  passed
  after   java.lang.Error: 1

2 classes and 1 method in common, 27 sequences of calls, 11 differing (JDK 25.0.3, seed 1)
12 tests of the project, 1 that passed and fails now, 2 flaky
`)
})

test('what is gone, renamed, of another signature and new is told apart, each once', () => {
  const api = {
    onlyBefore: ['p.A#<init>(int)', 'p.A#m()', 'p.A#x()', 'p.Old'],
    onlyAfter: ['p.A#m()', 'p.A#n()', 'p.A#y()'],
    renamed: [{ before: 'p.A#x()', after: 'p.A#y()' }],
  }
  const [, , , ...lines] = text({ kind: 'preserved', sameByteCode: true }, { evidence, api }).trimEnd().split('\n')
  expect(lines).toEqual([
    'removed: new p.A(int), p.Old (callers that use them do not compile, and compiled ones fail to link)',
    'renamed: p.A#x() is p.A#y() now (callers need the new name)',
    'changed signature: p.A#m() (compiled callers may fail to link, and sources may not compile)',
    'added: p.A#n()',
  ])
  expect(text({ kind: 'preserved' }, { api: { onlyBefore: [], onlyAfter: [] } })).toBe('preserved: no difference was seen\n')
})

test('of many new members some are named and the others counted', () => {
  const onlyAfter = Array.from({ length: 11 }, (_, n) => `p.A#m${n}()`)
  expect(text({ kind: 'preserved' }, { api: { onlyBefore: [], onlyAfter } })).toMatch(
    /\nadded: p\.A#m0\(\), .*p\.A#m7\(\) and 3 more\n$/,
  )
})

test('a result that fails by its API says so behind its verdict, where the API is to be kept', () => {
  const api = { onlyBefore: ['p.A', 'p.B'], onlyAfter: [] }
  const result: CheckResult = { verdict: { kind: 'unknown', reason: 'flaky' }, api, time: { totalMs: 1 } }
  expect(checkText(result, pipe, { wording, policy: 'keep' }).split('\n')[1]).toBe(
    'fails because of the API (--api keep): 2 public classes and members removed or with another signature, see below',
  )
  expect(checkText(result, pipe, { wording, policy: 'ignore' })).not.toContain('fails')
})

test('each change is told in words beside its abbreviation, and counts agree with their nouns', () => {
  const element = 'p.A#m()'
  const impact = { changes: [{ kind: 'CMB', element }], impacted: [element], common: [element], tested: [element] } as const
  expect(impactText(impact, pipe)).toBe(`1 change
  CMB   changed body  p.A#m()

1 method impacted, common to both versions and public
  test  p.A#m()

1 method in common
`)
  const more = [
    { kind: 'CMM', element: 'p.A' },
    { kind: 'CSFI', element: 'p.A#f' },
  ] as const
  expect(impactText({ changes: more, impacted: [], common: [], tested: [] }, pipe)).toBe(`2 changes
  CMM   changed modifiers or supertypes  p.A
  CSFI  changed static initialiser       p.A#f

0 methods impacted

0 methods in common
`)
})

test('every witness is shown where all were asked for, and what is printed is said to be', () => {
  const one = { calls: ['p.A.m();'], observed: 'output', before: '"x\\n"', after: '""' } as const
  const two = { calls: ['p.A.n();'], observed: 'error-output', before: '"y"', after: '"z"' } as const
  const shown = text({ kind: 'changed', witness: one, witnesses: [one, two] })
  expect(shown).toContain('  before prints  "x\\n"\n  after prints   ""\n')
  expect(shown).toContain('    p.A.n();\n  before prints to standard error  "y"\n')
})

test('messages of the compiler are one line each, with their place', () => {
  const diagnostics = [
    {
      code: 'x',
      message: 'cannot find symbol\n  symbol: variable j\n  location: class p.A',
      file: 'p/A.java',
      line: 3,
      column: 9,
    },
    { code: 'y', message: 'broke down', file: '', line: 0, column: 0 },
  ]
  expect(text({ kind: 'uncompilable', diagnostics })).toBe(
    `uncompilable: the version after does not compile
  p/A.java:3:9  cannot find symbol; symbol: variable j; location: class p.A
    broke down
`,
  )
})

test('preserved says what it rests on', () => {
  expect(text({ kind: 'preserved' }, { evidence: { ...evidence, differing: 0 } })).toMatch(
    /^preserved: no difference was seen\n\n2 classes/,
  )
  const same = text({ kind: 'preserved', sameByteCode: true }, { evidence: { ...evidence, sequences: 0 } })
  expect(same).toContain('same byte code')
  expect(same).not.toContain('sequences')
})

test.each<UnknownReason>([
  'before-does-not-compile',
  'nothing-in-common',
  'nothing-reached',
  'only-threw',
  'refused-io',
  'limit',
  'hung',
  'compilers-disagree',
  'flaky',
])('unknown (%s) is explained on one line', reason => {
  expect(text({ kind: 'unknown', reason })).toMatch(new RegExp(`^unknown \\(${reason}\\): \\S.{20,}\n$`))
})

test('compilers that disagree are called as the language calls them', () => {
  const result: CheckResult = { verdict: { kind: 'unknown', reason: 'compilers-disagree' }, time: { totalMs: 1 } }
  const said = (compilers: string) => checkText(result, pipe, { wording: { compilers } })
  expect(said('javac and ECJ')).toBe('unknown (compilers-disagree): javac and ECJ do not agree on the program\n')
  expect(said('cc and cl')).toBe('unknown (compilers-disagree): cc and cl do not agree on the program\n')
})

test('what was not reached, dropped or not judged is said', () => {
  const uncovered = Array.from({ length: 11 }, (_, n) => `p.A#m${n}()`)
  const shown = text(
    { kind: 'preserved' },
    { evidence: { ...evidence, grade: 'partial', uncovered, flaky: 1, refused: 2, limited: 3, truncated: true } },
  )
  const [, , , ...notes] = shown.trimEnd().split('\n')
  expect(notes).toEqual([
    'evidence: partial (not every method and branch that the change wrote or can reach was executed)',
    expect.stringMatching(/^not executed in a call that returned: p\.A#m0\(\), .*p\.A#m7\(\) and 3 more$/),
    expect.stringMatching(/^1 sequence with non-deterministic results, which are ignored$/),
    expect.stringMatching(/^2 sequences not judged: refused/),
    expect.stringMatching(/^3 sequences not judged: reached a limit/),
    expect.stringContaining('truncated by the time limit (--budget)'),
    expect.stringMatching(/^to reach more: --allow-io .*--budget 1m/),
  ])
})

test('where changed methods did not run the first line says so, and branches are told by their lines', () => {
  const part = { grade: 'partial', uncovered: ['p.A#m()', 'p.A#n()'], untaken: ['p.A#n():7'], unmade: ['p.Repo'] } as const
  const shown = text({ kind: 'preserved' }, { evidence: { ...evidence, ...part, changed: { methods: 3, entered: 1 } } })
  const [first, , , ...notes] = shown.trimEnd().split('\n')
  expect(first).toBe('preserved: no difference was seen, but only 1 of the 3 methods that changed was executed')
  expect(notes).toEqual([
    expect.stringMatching(/^evidence: partial/),
    'not executed in a call that returned: p.A#m()',
    'branches that went only one way: p.A#n():7',
    expect.stringMatching(/^to reach more: no object of p\.Repo could be created: /),
  ])
})

test('colours are for terminals, unless NO_COLOR is set to something', () => {
  vi.stubEnv('NO_COLOR', undefined)
  const result: CheckResult = { verdict: { kind: 'preserved' }, time: { totalMs: 1 } }
  expect(checkText(result, { isTTY: true }, { wording })).toContain('\u001b[32mpreserved\u001b[0m')
  expect(checkText(result, pipe, { wording })).not.toContain('\u001b')
  vi.stubEnv('NO_COLOR', '')
  expect(checkText(result, { isTTY: true }, { wording })).toContain('\u001b[32m')
  vi.stubEnv('NO_COLOR', '1')
  expect(checkText(result, { isTTY: true }, { wording })).not.toContain('\u001b')
})

test('of many compile errors ten are shown below what they come to, and the rest is counted', () => {
  const diagnostics = Array.from({ length: 100 }, (_, n) => ({
    code: 'c',
    message: `error ${n}`,
    file: 'A.java',
    line: n + 1,
    column: 1,
  }))
  const advice = ['missing libraries: package com.foo (12 files): give them with --classpath']
  const lines = text({ kind: 'unknown', reason: 'before-does-not-compile', diagnostics, errors: 130, advice }).split('\n')
  expect(lines[1]).toBe(`  ${advice[0]}`)
  expect(lines[11]).toBe('  A.java:10:1  error 9')
  expect(lines.slice(12)).toEqual(['  and 120 more errors', ''])
  expect(text({ kind: 'uncompilable', diagnostics: diagnostics.slice(0, 11) })).toContain('\n  and 1 more error\n')
  expect(text({ kind: 'uncompilable', diagnostics: diagnostics.slice(0, 10) })).not.toContain('more error')
})

test('what was left out and what there is to say of how it was compiled stands with the evidence', () => {
  const partial = { ...evidence, grade: 'partial', leftOut: ['p/A.java', 'p/B.java'], notes: ['a note'] } as const
  const said = text({ kind: 'preserved' }, { evidence: partial })
  expect(said).toContain('\nleft out, because they do not compile: p/A.java, p/B.java\na note\n')
  expect(said).toContain('\nevidence: partial (part of the program was left out)\n')
})
