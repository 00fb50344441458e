/** The variables that an expression uses and does not bind itself. Worked out once for each expression. */
import type { Binding, Expr, Formula, Integer, Relation, Variable } from '../theory.js'

type Node = Relation | Integer | Formula

const known = new WeakMap<Node, readonly Variable[]>()

export function freeVariables(e: Node): readonly Variable[] {
  const variables = known.get(e) ?? [...free(e)]
  known.set(e, variables)
  return variables
}

function free(e: Node): Set<Variable> {
  switch (e.kind) {
    case 'variable':
      return new Set([e.variable])
    case 'let':
      return union(ofExpr(e.value), without(freeVariables(e.body), [e.variable]))
    case 'call':
      return union(...e.arguments.map(ofExpr))
    case 'comprehension':
    case 'sum':
    case 'quantified':
      return ofBindings(e.bindings, e.body)
    case 'and':
    case 'or':
      return union(...e.operands.map(freeVariables))
    case 'if':
      return union(freeVariables(e.condition), freeVariables(e.then), freeVariables(e.otherwise))
    case 'total-order':
      return union(freeVariables(e.elements), freeVariables(e.first), freeVariables(e.next))
    default:
      if ('operand' in e) return new Set(freeVariables(e.operand))
      if ('left' in e) return union(freeVariables(e.left), freeVariables(e.right))
      return new Set()
  }
}

function ofExpr(e: Expr): readonly Variable[] {
  return freeVariables(e.of)
}

/** A bound may use the variables before it. */
function ofBindings(bindings: readonly Binding[], body: Node): Set<Variable> {
  let variables = new Set(freeVariables(body))
  for (const { variable, bound } of [...bindings].reverse())
    variables = union(without(variables, [variable]), freeVariables(bound))
  return variables
}

function union(...sets: readonly Iterable<Variable>[]): Set<Variable> {
  return new Set(sets.flatMap(set => [...set]))
}

function without(variables: Iterable<Variable>, bound: readonly Variable[]): Set<Variable> {
  return new Set([...variables].filter(variable => !bound.includes(variable)))
}
