/** What must hold of a language's reduction, whoever decides which changes are kept: it proposes the same each time, keeps the target, and ends. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { withChanges } from '../../../src/languages/edits.js'
import type { LanguageEntry } from '../../../src/languages/language.js'
import type { Example, Reduction } from '../../../src/languages/reduction.js'
import { hashOf } from '../../../src/model/index.js'
import { begin, keyOf, steps } from '../../../src/triage/minimise/steps.js'

export interface ReductionSamples {
  readonly examples: readonly Example[]
  /** Two that are equal up to names. */
  readonly alike: readonly [Example, Example]
}

/** More than any sample needs. */
const mostSteps = 5_000

export function reductionLaws(entry: LanguageEntry, { examples, alike }: ReductionSamples): void {
  describe(`the reduction of ${entry.name}`, () => {
    let reduction: Reduction
    beforeAll(async () => {
      reduction = await (await entry.load()).reduction()
    })
    const passes = () => [...reduction.passes, ...reduction.closing, ...reduction.rearranging]

    test('has passes of different names', () => {
      const names = passes().map(({ name }) => name)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    })

    test('proposes the same for the same example', () => {
      for (const example of examples)
        for (const pass of passes()) expect(pass.propose(example), pass.name).toEqual(pass.propose(example))
    })

    test('proposes edits inside the files, each of which changes something', () => {
      for (const example of examples)
        for (const { name, propose } of passes())
          for (const { edits, parameters } of propose(example)) {
            expect(edits.length + Object.keys(parameters ?? {}).length, name).toBeGreaterThan(0)
            for (const { file, start, end } of edits) {
              expect(Object.keys(example.files), name).toContain(file)
              expect(start, name).toBeGreaterThanOrEqual(0)
              expect(end, name).toBeGreaterThanOrEqual(start)
              expect(end, name).toBeLessThanOrEqual(example.files[file]?.length ?? -1)
            }
          }
    })

    test('loses the target or leaves it in its file, with something in it', () => {
      for (const example of examples)
        for (const { name, propose } of passes())
          for (const change of propose(example)) {
            const changed = withChanges(example, [change])
            if (changed === undefined) continue
            const { file, start, end } = changed.target
            expect(start, name).toBeLessThan(end)
            expect(end, name).toBeLessThanOrEqual(changed.files[file]?.length ?? -1)
          }
    })

    test('lays out what is laid out as it is', () => {
      for (const layout of reduction.layouts)
        for (const example of examples) {
          const once = layout(example, example)
          if (once !== undefined) expect(layout(once, once)).toEqual(once)
        }
    })

    test('gives equal forms to examples that are equal up to names, and another one to others', () => {
      const [one, other] = alike.map(example => keyOf(reduction.canonical(example)))
      expect(one).toBe(other)
      const all = examples.map(example => keyOf(reduction.canonical(example)))
      expect(new Set(all).size).toBe(all.length)
    })

    test('gives its form to what has its form', () => {
      for (const example of examples) {
        const form = reduction.canonical(example)
        expect(reduction.canonical(form)).toEqual(form)
      }
    })

    test('ends, whichever candidates are kept, and never with a longer program than it began with', () => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...examples), fc.integer({ min: 0, max: 4 }), (seed, example, refused) => {
          const layout = reduction.layouts[0]
          if (layout === undefined) throw new Error('there is no layout')
          const first = layout(example, example) ?? example
          const asked = new Set([keyOf(first)])
          let state = begin(first, layout)
          for (let held = true; held; ) {
            held = false
            for (const { example, next } of steps(reduction, state, key => asked.has(key))) {
              asked.add(keyOf(example))
              expect(asked.size).toBeLessThan(mostSteps)
              // Kept or not by what it is: an oracle is a function of the program.
              if (Number.parseInt(hashOf([seed, keyOf(example)]).slice(0, 6), 16) % 5 < refused) continue
              state = next
              held = true
              break
            }
          }
          expect(lengthOf(state.example)).toBeLessThanOrEqual(lengthOf(first))
        }),
        { numRuns: 20 },
      )
    })
  })
}

function lengthOf({ files }: Example): number {
  return Object.values(files).reduce((sum, text) => sum + text.length, 0)
}
