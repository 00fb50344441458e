/**
 * What must hold of every language: what it says of a pair depends on nothing but the pair, a difference that it finds it can show again, and
 * one that it does not have it never shows. A language brings samples and passes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Vocabulary } from '../../../src/alloy/space.js'
import type { Answered, Language, LanguageEntry, Runtime, Settings } from '../../../src/languages/language.js'
import { asVersions, type Files, InputError, isInside, type Pair } from '../../../src/model/index.js'
import { byDefault, check } from '../../../src/oracle/check.js'

export interface Samples {
  readonly program: Files
  /** The same behaviour in other words. */
  readonly kept: Files
  /** Another behaviour, which a caller sees. */
  readonly changed: Files
  /** Of which no version is a program. */
  readonly broken: Files
  /** Nothing that a caller could use in both. */
  readonly unrelated: Files
}

const settings: Settings = { ...byDefault, sequences: 500, witnesses: 8, structure: true }

export function languageLaws(entry: LanguageEntry, samples: Samples): void {
  const { program, kept, changed, broken, unrelated } = samples

  describe(`the language ${entry.name}`, () => {
    let language: Language
    let runtime: Runtime
    beforeAll(async () => {
      language = await entry.load()
      runtime = (await entry.toolchain()).open({ load: 'many' })
    })
    afterAll(() => runtime[Symbol.asyncDispose]())

    const compare = async (pair: Pair) => answerOf(await runtime.compare(asVersions(pair), settings))
    const verdictOf = async (pair: Pair) =>
      (await check(asVersions(pair), runtime, { ...byDefault, sequences: 500 })).result.verdict

    describe('reading', () => {
      test('has one name, and knows its own files by theirs', () => {
        expect(language.name).toBe(entry.name)
        expect(Object.keys(program).filter(path => !entry.isSource(path))).toEqual([])
        expect(entry.isSource('README.md')).toBe(false)
      })

      test('finds in a folder what was written there, by paths inside of it, and nothing else', () => {
        const folder = mkdtempSync(join(tmpdir(), 'assay-laws-'))
        try {
          for (const [path, text] of Object.entries({ ...program, 'README.md': 'none of it' })) {
            mkdirSync(dirname(join(folder, path)), { recursive: true })
            writeFileSync(join(folder, path), text)
          }
          const read = language.sources.readSources(folder)
          expect(read).toEqual(program)
          expect(Object.keys(read).filter(path => !isInside(path))).toEqual([])
        } finally {
          rmSync(folder, { recursive: true, force: true })
        }
      })

      test('refuses a vocabulary that no program of it is made of', () => {
        const vocabulary: Vocabulary = { sigs: [], fields: [] }
        expect(() => language.printerOf(vocabulary, 'theory')).toThrow(InputError)
      })
    })

    describe('comparing', () => {
      test('a program with itself shows no difference', async () => {
        expect(await verdictOf({ before: program, after: program })).toMatchObject({ kind: 'preserved' })
      })

      test('two ways to say the same shows no difference', async () => {
        expect(await verdictOf({ before: program, after: kept })).toMatchObject({ kind: 'preserved' })
      })

      test('another behaviour shows a witness, before and after of which are not equal', async () => {
        const verdict = await verdictOf({ before: program, after: changed })
        if (verdict.kind !== 'changed') throw new Error(`it is ${verdict.kind}`)
        expect(verdict.witness.calls.length).toBeGreaterThan(0)
        expect(verdict.witness.before).not.toBe(verdict.witness.after)
      })

      test('the versions the other way round shows the same values the other way round', async () => {
        const verdict = await verdictOf({ before: changed, after: program })
        expect(verdict.kind).toBe('changed')
      })

      test('what does not compile tells it of the right version, in a file of the program', async () => {
        const [before, after] = [
          await verdictOf({ before: broken, after: program }),
          await verdictOf({ before: program, after: broken }),
        ]
        expect(before).toMatchObject({ kind: 'unknown', reason: 'before-does-not-compile' })
        if (after.kind !== 'uncompilable') throw new Error(`it is ${after.kind}`)
        for (const { file, line, code, message } of after.diagnostics) {
          expect(Object.keys(broken)).toContain(file)
          expect(line).toBeGreaterThan(0)
          expect(code + message).not.toBe('')
        }
      })

      test('what has nothing in common is unknown, and not preserved', async () => {
        expect(await verdictOf({ before: program, after: unrelated })).toMatchObject({
          kind: 'unknown',
          reason: 'nothing-in-common',
        })
      })

      test('twice gives the same facts, whatever came in between', async () => {
        const first = await compare({ before: program, after: changed })
        await compare({ before: unrelated, after: kept })
        expect(await compare({ before: program, after: changed })).toEqual(first)
      })

      test('many pairs at once gives of each what it gives alone', async () => {
        const pairs = [kept, changed, program, broken, changed, kept].map(after => ({ before: program, after }))
        const together = await Promise.all(pairs.map(verdictOf))
        for (const [at, pair] of pairs.entries()) expect(together[at]).toEqual(await verdictOf(pair))
      })

      test('counts no more sequences judged than were run, and none more than were allowed', async () => {
        const { run } = await compare({ before: program, after: kept })
        if (run === undefined) throw new Error('nothing was run')
        expect(run.judged).toBeLessThanOrEqual(run.sequences)
        expect(run.relevant).toBeLessThanOrEqual(run.judged)
        expect(run.sequences).toBeLessThanOrEqual(settings.sequences)
        expect(run.impactedCovered).toBeLessThanOrEqual(run.impact.impacted)
      })
    })

    describe('showing a difference again', () => {
      test('holds on the pair in which it was found, and not where there is none', async () => {
        const { run } = await compare({ before: program, after: changed })
        const [candidate] = run?.candidates ?? []
        if (candidate === undefined) throw new Error('no difference was found')
        const verify = async (after: Files) =>
          answerOf(await runtime.verify(asVersions({ before: program, after }), settings, candidate)).kind
        expect(await verify(changed)).toBe('holds')
        expect(await verify(kept)).not.toBe('holds')
        expect(await verify(program)).not.toBe('holds')
      })
    })

    describe('postconditions', () => {
      test('a program does not differ from itself, and differs from another one in a file of one of the two', async () => {
        const { firstDifference } = await language.postconditions()
        expect(firstDifference(program, program)).toBeUndefined()
        const file = firstDifference(program, changed)
        expect([...Object.keys(program), ...Object.keys(changed)]).toContain(file)
      })
    })
  })
}

function answerOf<T>(answer: Answered<T>): T {
  if (answer.kind === 'answered') return answer.value
  throw new Error(`there is no answer: ${answer.kind}`)
}
