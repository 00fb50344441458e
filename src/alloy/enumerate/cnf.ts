/**
 * From the circuit to clauses: a variable for each gate, defined only in the direction in which it is used (Plaisted and
 * Greenbaum), nested disjunctions flattened. The inputs are the first variables, in their order. To these come lex-leader clauses:
 * swapping two interchangeable atoms never gives an earlier instance. They cut most copies; `canonical` finds the rest.
 */
import type { Atom } from '../ground/bounds.js'
import { FALSE, type Literal, TRUE } from '../ground/circuit.js'
import type { Grounded } from '../ground/ground.js'
import { type Images, nowhere } from './images.js'
import type { Order, Place } from './order.js'

/** A literal of a clause: twice the variable, plus one if it is negated. */
export type ClauseLiteral = number

export interface Cnf {
  readonly variables: number
  readonly clauses: readonly (readonly ClauseLiteral[])[]
}

export function cnfOf(grounded: Grounded, order: Order, images: Images): Cnf {
  const { circuit, constraints } = grounded
  const clauses: ClauseLiteral[][] = []
  const variableOf = new Map<number, number>(order.inputs.map((input, place) => [input, place]))
  const defined = new Set<Literal>()
  const open: Literal[] = []

  const literalOf = (literal: Literal): ClauseLiteral => {
    const node = Math.abs(literal)
    const variable = variableOf.get(node) ?? variableOf.size
    variableOf.set(node, variable)
    if (circuit.isGate(node) && !defined.has(literal)) {
      defined.add(literal)
      open.push(literal)
    }
    return 2 * variable + (literal < 0 ? 1 : 0)
  }

  /** The disjuncts of a negated gate. */
  const disjuncts = (negated: Literal, into: ClauseLiteral[]): ClauseLiteral[] => {
    for (const operand of circuit.operands(-negated)) {
      if (operand > 0 && circuit.isGate(operand)) disjuncts(-operand, into)
      else into.push(literalOf(-operand))
    }
    return into
  }

  const require = (literal: Literal): void => {
    if (literal === TRUE) return
    if (literal === FALSE) clauses.push([])
    else if (!circuit.isGate(Math.abs(literal))) clauses.push([literalOf(literal)])
    else if (literal < 0) clauses.push(disjuncts(literal, []))
    else for (const operand of circuit.operands(literal)) require(operand)
  }

  const define = (literal: Literal): void => {
    const not = 2 * (variableOf.get(Math.abs(literal)) as number) + (literal > 0 ? 1 : 0)
    if (literal < 0) clauses.push(disjuncts(literal, [not]))
    else
      for (const operand of circuit.operands(literal)) {
        if (operand < 0 && circuit.isGate(-operand)) clauses.push(disjuncts(operand, [not]))
        else clauses.push([not, literalOf(operand)])
      }
  }

  for (const constraint of constraints) require(constraint)
  for (let literal = open.pop(); literal !== undefined; literal = open.pop()) define(literal)
  let variables = variableOf.size
  for (const alike of grounded.bounds.interchangeable) {
    for (const [n, atom] of alike.entries()) {
      const next = alike[n + 1]
      if (next !== undefined) variables = lexLeader(order, images, atom, next, variables, clauses)
    }
  }
  return { variables, clauses }
}

/** Swapping two atoms gives no earlier instance: at the first place where the two differ, ours is true. */
function lexLeader(order: Order, images: Images, one: Atom, other: Atom, firstFree: number, clauses: ClauseLiteral[][]): number {
  const swapped = images.identity()
  swapped[one] = other
  swapped[other] = one
  const compared = new Set<Place>()
  let free = firstFree
  let unlessEqual: ClauseLiteral[] = []
  for (const place of order.tuples.keys()) {
    const there = images.of(place, swapped)
    if (there === nowhere || there === place || compared.has(there)) continue
    compared.add(place)
    const equalSoFar = 2 * free++
    clauses.push([...unlessEqual, 2 * place, 2 * there + 1])
    clauses.push([...unlessEqual, 2 * place, equalSoFar])
    clauses.push([...unlessEqual, 2 * there + 1, equalSoFar])
    unlessEqual = [equalSoFar + 1]
  }
  return free
}
