import { describe, expect, test } from 'vitest'
import { differences } from '../../src/languages/java/impact/structure.js'
import { java } from '../../src/languages/java/language.js'
import type { Declared, Files, Judged, Outcome, Request, Structure, Verdict } from '../../src/model/index.js'
import { weak as weakOf } from '../../src/techniques/weak.js'

const weak = weakOf(await java.postconditions())

const files = { 'A.java': 'class A { int f; }' }
const request: Request = {
  refactoring: 'rename-field',
  input: 'rename-field some',
  n: 0,
  program: 'some#0',
  files,
  target: { file: 'A.java', start: 14, end: 15 },
  parameters: { newName: 'g' },
}
const renamed = { 'A.java': 'class A { int g; }' }
const good = structure({ A: [], 'A#f': [] }, { A: [], 'A#g': [] })
const preserved: Verdict = { kind: 'preserved' }
const changed: Verdict = { kind: 'changed', witness: { calls: ['m();'], observed: 'return', before: '1', after: '2' } }
const uncompilable: Verdict = {
  kind: 'uncompilable',
  diagnostics: [{ code: 'x', message: 'no', file: 'A.java', line: 1, column: 1 }],
}
const crash = { type: 'NullPointerException', message: '', frames: ['A.b'] }

describe('the first attempt', () => {
  test.each<[string, Outcome, Partial<Judged>, object | undefined]>([
    ['does not compile', applied(renamed), { verdict: uncompilable }, { kind: 'uncompilable', verdict: uncompilable }],
    ['behaves differently', applied(renamed), { verdict: changed, structure: good }, { kind: 'changed', verdict: changed }],
    [
      'does not compile for a reason that can be sorted',
      applied(renamed),
      { verdict: uncompilable, errors: [{ code: 'x', kinds: ['method'] }] },
      { kind: 'uncompilable', verdict: uncompilable, errors: [{ code: 'x', kinds: ['method'] }] },
    ],
    [
      'behaves differently in a way that has a name',
      applied(renamed),
      { verdict: changed, structure: good, split: { filters: ['enables-hiding'], before: 'own field', after: 'own field' } },
      { kind: 'changed', verdict: changed, split: { filters: ['enables-hiding'], before: 'own field', after: 'own field' } },
    ],
    ['crashed', { kind: 'crashed', error: crash }, {}, { kind: 'crashed', error: crash }],
    ['hung', { kind: 'hung' }, {}, { kind: 'hung' }],
    [
      'did something else',
      applied(renamed),
      { verdict: preserved, structure: structure({ A: [], 'A#f': [] }, { A: [], 'A#g': [], 'A#h': [] }) },
      { kind: 'transformation', rule: 'other-member-added', text: 'A#h is new' },
    ],
    ['was refused', { kind: 'rejected', messages: [] }, {}, undefined],
    ['went well', applied(renamed), { verdict: preserved, structure: good }, undefined],
    [
      'could not be judged',
      applied(renamed),
      { verdict: { kind: 'unknown', reason: 'nothing-in-common' }, structure: structure({ 'A#f': [] }, { 'A#f': [] }) },
      undefined,
    ],
  ])('that %s is told for what it is', (_, outcome, judged, cause) => {
    const log = { first: first(outcome, judged), own: [] }
    expect(weak.conclude(request, log)).toEqual(cause === undefined ? [] : [{ by: log.first, cause }])
  })

  test('a message that was not enough for a refusal takes nothing away', () => {
    const warned = applied(renamed, [{ severity: 'warning', key: 'k', text: 'beware', site: 'A.b' }])
    expect(weak.conclude(request, { first: first(warned, { verdict: changed }), own: [] })).toHaveLength(1)
  })

  test('what was done with a message and is something else may be what the message tells', () => {
    const still = structure({ A: [], 'A#f': [] }, { A: [], 'A#f': [] })
    const told = applied(files, [{ severity: 'warning', key: 'k', text: 'f stays', site: 'A.b' }])
    expect(weak.conclude(request, { first: first(told, { verdict: preserved, structure: still }), own: [] })).toEqual([])
    expect(
      weak.conclude(request, { first: first(applied(files), { verdict: preserved, structure: still }), own: [] }),
    ).toHaveLength(1)
  })
})

describe('a rename', () => {
  const went = first(applied(renamed), { verdict: preserved, structure: good })

  test('that went well is renamed back, and the oracle need not look', () => {
    const attempts = weak.next(request, { first: went, own: [] })
    expect(attempts).toEqual([
      { ...asIs(), target: { file: 'A.java', start: 14, end: 15 }, parameters: { newName: 'f' }, resultOf: 0 },
    ])
    expect(attempts.map(weak.judges)).toEqual([false])
    expect(weak.next(request, { first: went, own: [back(applied(files))] })).toEqual([])
  })

  test.each<[string, Judged]>([
    ['changes behaviour', first(applied(renamed), { verdict: changed, structure: good })],
    ['could not be judged', first(applied(renamed), { verdict: { kind: 'unknown', reason: 'limit' }, structure: good })],
    ['did something else', first(applied(renamed), { verdict: preserved, structure: structure({ 'A#f': [] }, { 'A#f': [] }) })],
    ['was refused', first({ kind: 'rejected', messages: [] })],
  ])('that %s is not', (_, judged) => {
    expect(weak.next(request, { first: judged, own: [] })).toEqual([])
  })

  test('that does not lead back is a finding of the way back', () => {
    const other = { 'A.java': 'class A { int  f; }' }
    const cause = { kind: 'transformation', rule: 'not-reversible', text: 'renamed back to f, A.java is not what it was' }
    const way = back(applied(other))
    expect(weak.conclude(request, { first: went, own: [way] })).toEqual([{ by: way, cause }])
  })

  test.each<[string, Outcome]>([
    ['leads back', applied(files)],
    ['does not lead back, with a message', applied({}, [{ severity: 'info', key: 'k', text: 'by the way', site: 'A.b' }])],
    ['is refused on the way back', { kind: 'rejected', messages: [] }],
    ['crashes on the way back', { kind: 'crashed', error: crash }],
    ['hangs on the way back', { kind: 'hung' }],
  ])('that %s is none', (_, outcome) => {
    expect(weak.conclude(request, { first: went, own: [back(outcome)] })).toEqual([])
  })
})

function asIs() {
  const { refactoring, target, parameters } = request
  return { refactoring, target, parameters, disabled: [] }
}

function first(outcome: Outcome, judged: Partial<Judged> = {}): Judged {
  return { attempt: asIs(), outcome, ...judged }
}

function back(outcome: Outcome): Judged {
  return { attempt: { ...asIs(), parameters: { newName: 'f' }, resultOf: 0 }, outcome }
}

function applied(after: Files, messages: Extract<Outcome, { kind: 'applied' }>['messages'] = []): Outcome {
  return { kind: 'applied', files: after, messages }
}

function structure(before: Declared, after: Declared): Structure {
  return { before, after, ...differences(before, after), superclasses: {} }
}
