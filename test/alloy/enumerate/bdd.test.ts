import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALWAYS, Bdd, type Edge, NEVER, TooManyNodes } from '../../../src/alloy/enumerate/bdd.js'
import { Completions } from '../../../src/alloy/enumerate/completions.js'

const places = 5

type Formula = number | { readonly not: Formula } | { readonly and: readonly [Formula, Formula] }

const formula = fc.letrec<{ formula: Formula }>(tie => ({
  formula: fc.oneof(
    { depthSize: 'medium' },
    fc.nat(places - 1),
    fc.record({ not: tie('formula') }),
    fc.record({ and: fc.tuple(tie('formula'), tie('formula')) }),
  ),
})).formula

function diagram(bdd: Bdd, of: Formula): Edge {
  if (typeof of === 'number') return bdd.node(of, ALWAYS, NEVER)
  return 'not' in of ? diagram(bdd, of.not) ^ 1 : bdd.and(diagram(bdd, of.and[0]), diagram(bdd, of.and[1]))
}

function holds(of: Formula, word: string): boolean {
  if (typeof of === 'number') return word[of] === '1'
  return 'not' in of ? !holds(of.not, word) : holds(of.and[0], word) && holds(of.and[1], word)
}

/** All words that make it true, true before false. */
function models(of: Formula): string[] {
  const words = Array.from({ length: 2 ** places }, (_, n) => (2 ** places - 1 - n).toString(2).padStart(places, '0'))
  return words.filter(word => holds(of, word))
}

test('a diagram counts what makes its formula true', () => {
  fc.assert(
    fc.property(formula, of => {
      const bdd = new Bdd(places)
      expect(bdd.count(diagram(bdd, of), 0)).toBe(BigInt(models(of).length))
    }),
    { numRuns: 500, seed: 1 },
  )
})

test('equal formulas have the same diagram', () => {
  fc.assert(
    fc.property(formula, formula, (one, other) => {
      const bdd = new Bdd(places)
      const same = models(one).join() === models(other).join()
      expect(diagram(bdd, one) === diagram(bdd, other)).toBe(same)
    }),
    { numRuns: 500, seed: 2 },
  )
})

test('the completions of a block come in their order, from any of them on', () => {
  fc.assert(
    fc.property(formula, fc.nat(), (of, which) => {
      const bdd = new Bdd(places)
      const all = models(of)
      if (all.length === 0) return
      const n = which % all.length
      const block = { beginning: new Uint8Array(0), completions: diagram(bdd, of) }
      const completions = new Completions(bdd, places, block, BigInt(n))
      const found = [completions.values.join('')]
      while (completions.next()) {
        const before = found.at(-1) ?? ''
        const word = completions.values.join('')
        expect(word.slice(0, completions.changedFrom)).toBe(before.slice(0, completions.changedFrom))
        found.push(word)
      }
      expect(found).toEqual(all.slice(n))
    }),
    { numRuns: 500, seed: 3 },
  )
})

test('a diagram that would become larger than allowed is given up', () => {
  const bdd = new Bdd(64)
  bdd.limit = 20
  const parity = () => {
    let edge = ALWAYS
    for (let place = 63; place >= 0; place--) edge = bdd.node(place, edge, edge ^ 1)
    return edge
  }
  expect(parity).toThrow(TooManyNodes)
})
