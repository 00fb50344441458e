import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/languages/language.js'
import { type Languages, languages } from '../../src/languages/languages.js'
import type { Finding, Request } from '../../src/model/index.js'
import { bugsOf, type Triage, triageKey } from '../../src/triage/triage.js'
import { noRules } from '../../src/triage/user-rules.js'
import { changed, crashed, found, uncompilable } from './made.js'

/** An engine that breaks on every class with a method m, in the way its findings do. */
function engine(findings: readonly Finding[], more: Partial<Triage> = {}): Triage & { readonly looks: Request[] } {
  const looks: Request[] = []
  const find = async (_: unknown, request: Request) => {
    looks.push(request)
    await new Promise(resolve => setTimeout(resolve, Math.random() * 3))
    const text = Object.values(request.files).join('')
    const { file, start, end } = request.target
    const isThere = request.files[file]?.slice(start, end) === 'm' && text.includes('class')
    return isThere
      ? findings.filter(one => text.includes(String(one.request.parameters.word ?? ''))).map(one => ({ ...one, request }))
      : []
  }
  return { rules: noRules, findOnce: find, find, kept: { get: async () => undefined, put: async () => {} }, looks, ...more }
}

async function* each(findings: readonly Finding[]): AsyncGenerator<Finding> {
  yield* findings
}

/** Java with another idea of what goes wrong in a finding. */
function javaWith(faultOf: NonNullable<Language['faultOf']>): Languages {
  const [java] = languages
  return [{ ...java, load: async () => ({ ...(await java.load()), faultOf }) }]
}

const source = (body: string, name = 'A') => {
  const text = `package p;\n\npublic class ${name} {\n  int f = 1;\n\n  public int m() {\n    ${body}\n  }\n\n  void other() {\n  }\n}\n`
  const start = text.indexOf('m()')
  return { files: { [`p/${name}.java`]: text }, target: { file: `p/${name}.java`, start, end: start + 1 } }
}

describe('findings become bugs', () => {
  test('of which each has a program that is smaller than those of its findings, and shows the same', async () => {
    const all = [
      found(uncompilable(['a', 'method']), { id: '1', ...source('int a = 1; return a + f;') }),
      found(uncompilable(['a', 'method']), { id: '2', ...source('return 2;') }),
      found(crashed('Checker.visit'), { id: '3', ...source('return 3;') }),
    ]
    const bugs = await bugsOf(each(all), engine(all))
    expect(bugs.map(({ kind, findings }) => [kind, findings])).toEqual([
      ['compile', ['1', '2']],
      ['crash', ['3']],
    ])
    for (const { smallest } of bugs) {
      const [text = ''] = Object.values(smallest.request.files)
      expect(text).not.toContain('other')
      expect(text).not.toContain('int f')
      expect(text).toContain('m()')
    }
    expect(new Set(bugs.map(({ id }) => id)).size).toBe(2)
  })

  test('a bug that only callers outside of its programs see is marked so, and a program with a caller inside is preferred', async () => {
    const outside = changed(['enables-hiding'], 'field', 'field', 'witness')
    const large = source('int a = 1; int b = 2; return a + b;')
    const alone = [found(outside, { id: '1', ...source('return 1;') })]
    expect((await bugsOf(each(alone), engine(alone)))[0]?.filters).toEqual(['enables-hiding', 'open-world'])
    const both = [...alone, found(changed(['enables-hiding']), { id: '2', ...large })]
    const [bug, ...others] = await bugsOf(each(both), engine(both))
    expect(others).toEqual([])
    expect(bug?.filters).toEqual(['enables-hiding'])
    const { cause } = bug?.smallest ?? {}
    const verdict = cause?.kind === 'changed' ? cause.verdict : undefined
    expect(verdict?.kind === 'changed' && verdict.witness.divergence?.in).toBe('p.B#m(int)')
  })

  test('and are the same in whatever order they come, and however long it takes', async () => {
    const all = [
      found(changed(['enables-overriding']), { id: '1', ...source('return 1;') }),
      found(changed(['enables-overriding']), { id: '2', ...source('return 2;', 'B') }),
      found(changed([], 'own method', 'nothing'), { id: '3', ...source('return 3;') }),
    ]
    const one = await bugsOf(each(all), engine(all))
    const two = await bugsOf(each([...all].reverse()), engine(all))
    expect(two.map(({ id }) => id).sort()).toEqual(one.map(({ id }) => id).sort())
  })

  test('one where clusters end in the same program up to names', async () => {
    const all = [
      found(changed(['enables-overriding']), { id: '1', ...source('return 1;') }),
      found(changed(['super-to-this']), { id: '2', ...source('return 2;', 'B') }),
    ]
    const bugs = await bugsOf(each(all), engine(all))
    expect(bugs.map(({ findings, filters }) => [findings, filters])).toEqual([
      [
        ['1', '2'],
        ['enables-overriding', 'super-to-this'],
      ],
    ])
  })

  test('one with two symptoms where the same reference goes wrong, as a compile error here and as changed behaviour there', async () => {
    const hidden = (id: string, body: string) =>
      found(changed(['disables-overloading-by-accessibility']), { id, ...source(body) })
    const noAccess = uncompilable(['compiler.err.report.access', 'method', 'modifier', 'class'])
    const all = [
      { ...found(noAccess, { id: '1', ...source('return k(1);') }), after: source('return k(1);').files },
      hidden('2', 'return 2;'),
      found(changed(['super-to-this']), { id: '3', refactoring: 'move-method', ...source('return 3;', 'B') }),
    ]
    const fault = async ({ cause }: Finding) =>
      cause.kind === 'uncompilable' || (cause.kind === 'changed' && cause.split?.filters[0]?.startsWith('disables'))
        ? 'access to m'
        : undefined
    const bugs = await bugsOf(each(all), engine(all, { languages: javaWith(fault) }))
    expect(bugs.map(({ kind, findings, symptoms }) => [kind, findings, symptoms?.map(one => [one.kind, one.findings])])).toEqual([
      ['compile', ['1', '2'], [['behaviour', ['2']]]],
      ['behaviour', ['3'], undefined],
    ])
  })

  test('with the program of a finding where the smallest one does not show again', async () => {
    const all = [found(crashed('Checker.visit'), { id: '1', ...source('return 1;') })]
    const [bug] = await bugsOf(each(all), engine(all, { find: async () => [] }))
    expect(bug?.smallest).toEqual(all[0])
  })

  test('and what was made smaller before is not made again', async () => {
    const all = [found(crashed('Checker.visit'), { id: '1', ...source('return 1;') })]
    const kept = new Map<string, Finding>()
    const memory = {
      get: async (key: string) => kept.get(key),
      put: async (key: string, value: Finding) => void kept.set(key, value),
    }
    const first = await bugsOf(each(all), engine(all, { kept: memory }))
    const second = engine(all, { kept: memory })
    expect(await bugsOf(each(all), second)).toEqual(first)
    expect(second.looks).toEqual([])
  })

  test('and progress is told to the end', async () => {
    const all = [
      found(crashed('A.b'), { id: '1', ...source('return 1;') }),
      found(crashed('C.d'), { id: '2', ...source('return 1;') }),
    ]
    const told: string[] = []
    await bugsOf(each(all), engine(all, { onProgress: (done, of) => told.push(`${done}/${of}`) }))
    expect(told).toEqual(['1/2', '2/2'])
  })
})

test('what was sorted is sorted again when findings or rules are others', () => {
  const key = triageKey(['1', '2'], noRules)
  expect(triageKey(['1', '2'], noRules)).toBe(key)
  expect(triageKey(['1'], noRules)).not.toBe(key)
  expect(triageKey(['1', '2'], { ...noRules, hash: 'abc' })).not.toBe(key)
})
