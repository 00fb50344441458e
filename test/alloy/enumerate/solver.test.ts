import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClauseLiteral } from '../../../src/alloy/enumerate/cnf.js'
import { Solver } from '../../../src/alloy/enumerate/solver.js'

const inputs = 6
/** The last two are no inputs: gates, say. */
const variables = 8

const clause = fc.array(fc.nat(2 * variables - 1), { minLength: 1, maxLength: 4 })
const cnf = fc.array(clause, { maxLength: 20 })

/** The values of the inputs, as a word of 1 and 0, of all solutions in their order: true before false. */
function byTrying(clauses: readonly (readonly ClauseLiteral[])[]): string[] {
  const solutions = new Set<string>()
  for (let word = 2 ** variables - 1; word >= 0; word--) {
    const digits = word.toString(2).padStart(variables, '0')
    const holds = clauses.every(literals => literals.some(literal => digits[literal >> 1] === (literal % 2 === 0 ? '1' : '0')))
    if (holds) solutions.add(digits.slice(0, inputs))
  }
  return [...solutions]
}

function word(values: Int8Array, end: number): string {
  return Array.from({ length: end }, (_, place) => ((values[2 * place] ?? 0) > 0 ? '1' : '0')).join('')
}

function solutions(solver: Solver): string[] {
  const found: string[] = []
  while (solver.advance() >= 0) {
    found.push(word(solver.values, inputs))
    solver.cut()
  }
  return found
}

/** Gates have a definition, so that they have a value once the inputs have; here all clauses must be decided by the inputs. */
const overInputs = fc.array(fc.array(fc.nat(2 * inputs - 1), { minLength: 1, maxLength: 4 }), { maxLength: 20 })

test('every solution comes once, in lexicographic order, true before false', () => {
  fc.assert(
    fc.property(overInputs, clauses => {
      const solver = new Solver({ variables, clauses }, inputs, [inputs])
      expect(solutions(solver)).toEqual(byTrying(clauses))
    }),
    { numRuns: 1000, seed: 1 },
  )
})

test('nothing that begins like a solution is missing, whatever stands behind the inputs', () => {
  fc.assert(
    fc.property(cnf, clauses => {
      const found = solutions(new Solver({ variables, clauses }, inputs, [inputs]))
      const expected = byTrying(clauses)
      for (const solution of expected) expect(found).toContain(solution)
      expect(found).toEqual([...new Set(found)].sort().reverse())
    }),
    { numRuns: 500, seed: 2 },
  )
})

test('what is cut at a stop is left out with all that begins so', () => {
  fc.assert(
    fc.property(overInputs, fc.nat(inputs - 1), fc.nat(3), (clauses, stop, modulus) => {
      const isCut = (beginning: string) => Number.parseInt(beginning || '0', 2) % 4 === modulus
      const solver = new Solver({ variables, clauses }, inputs, stop === 0 ? [inputs] : [stop, inputs])
      const found: string[] = []
      for (let at = solver.advance(); at >= 0; at = solver.advance()) {
        if (stop > 0 && at === 0) {
          if (isCut(word(solver.values, stop))) solver.cut()
          continue
        }
        found.push(word(solver.values, inputs))
        solver.cut()
      }
      expect(found).toEqual(byTrying(clauses).filter(solution => stop === 0 || !isCut(solution.slice(0, stop))))
    }),
    { numRuns: 1000, seed: 3 },
  )
})

test('a search starts at the beginning of any solution and finds it and all after it', () => {
  fc.assert(
    fc.property(overInputs, fc.nat(), fc.integer({ min: 1, max: inputs }), (clauses, which, length) => {
      const all = byTrying(clauses)
      if (all.length === 0) return
      const beginning = (all[which % all.length] ?? '').slice(0, length)
      const solver = new Solver({ variables, clauses }, inputs, [inputs], [...beginning].map(Number))
      expect(solutions(solver)).toEqual(all.slice(all.findIndex(solution => solution.startsWith(beginning))))
    }),
    { numRuns: 1000, seed: 4 },
  )
})

test('whether there is a solution is known before any is looked for, and the order is the same after it', () => {
  fc.assert(
    fc.property(overInputs, clauses => {
      const expected = byTrying(clauses)
      const solver = new Solver({ variables, clauses }, inputs, [inputs])
      expect(solver.isSatisfiable()).toBe(expected.length > 0)
      expect(solutions(solver)).toEqual(expected)
    }),
    { numRuns: 1000, seed: 5 },
  )
})

test('the order is the same where the search asks at every turn whether it is lost', () => {
  fc.assert(
    fc.property(cnf, fc.integer({ min: 1, max: inputs - 1 }), fc.constantFrom(1, 2, 5), (clauses, stop, patience) => {
      const found = (solver: Solver) => {
        const words: string[] = []
        for (let at = solver.advance(); at >= 0; at = solver.advance()) {
          if (at === 0) continue
          words.push(word(solver.values, inputs))
          solver.cut()
        }
        return words
      }
      const careless = new Solver({ variables, clauses }, inputs, [stop, inputs], [], Number.POSITIVE_INFINITY)
      const careful = new Solver({ variables, clauses }, inputs, [stop, inputs], [], patience)
      const real = byTrying(clauses)
      const carefully = found(careful)
      expect(found(careless).filter(solution => real.includes(solution))).toEqual(real)
      expect(carefully.filter(solution => real.includes(solution))).toEqual(real)
      expect(carefully).toEqual([...new Set(carefully)].sort().reverse())
    }),
    { numRuns: 3000, seed: 6 },
  )
})

test('that six pigeons do not fit into five holes is found out', () => {
  const [pigeons, holes] = [6, 5]
  const at = (pigeon: number, hole: number) => 2 * (pigeon * holes + hole)
  const each = (length: number) => Array.from({ length }, (_, n) => n)
  const clauses = each(pigeons).map(pigeon => each(holes).map(hole => at(pigeon, hole)))
  for (const hole of each(holes)) {
    for (const one of each(pigeons)) for (const other of each(one)) clauses.push([at(one, hole) + 1, at(other, hole) + 1])
  }
  const cnf = { variables: pigeons * holes, clauses }
  expect(new Solver(cnf, cnf.variables, [cnf.variables]).isSatisfiable()).toBe(false)
  expect(new Solver(cnf, cnf.variables, [cnf.variables]).advance()).toBe(-1)
})
