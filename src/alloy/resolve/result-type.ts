/**
 * What a function gives for given arguments: its declared result, with the parameters' types replaced by the arguments'. So
 * `fun f[s: univ]: s` gives what it gets.
 */
import type { Callable, Draft, Local } from './draft.js'
import type { Type } from './types.js'
import * as types from './types.js'

export function resultType({ parameters, result }: Callable, given: readonly Draft[]): Type {
  if (result === undefined) return types.nothing
  const known = new Map<Local, Type>()
  parameters.forEach((parameter, n) => {
    const arity = types.arityOf(parameter.type)
    const argument = given[n]
    if (argument !== undefined && arity !== undefined) known.set(parameter, types.ofArity(argument.type, arity))
  })
  const found = derived(result, known)
  const usable = found !== undefined && !found.formula && !types.isInteger(found)
  return usable && types.arityOf(found) === types.arityOf(result.type) ? found : result.type
}

/** The type of a settled draft where some variables have other types; none where it can't be told. */
function derived(draft: Draft, known: ReadonlyMap<Local, Type>): Type | undefined {
  const of = (part: Draft) => derived(part, known) ?? types.nothing
  switch (draft.kind) {
    case 'local': {
      const type = known.get(draft.local)
      return type === undefined || types.isNothing(type) ? draft.type : type
    }
    case 'if': {
      const then = of(draft.then)
      return types.isNothing(then) ? then : types.unionOf(then, of(draft.otherwise))
    }
    case 'arrow':
      return types.productOf(of(draft.left), of(draft.right))
    case 'let':
      return derived(draft.body, new Map(known).set(draft.local, of(draft.value)))
    case 'quantified': {
      if (draft.quantifier !== 'comprehension') return draft.type
      const columns = draft.binders.flatMap(({ locals, bound }) => locals.map(() => of(bound)))
      return columns.slice(1).reduce(types.productOf, columns[0] ?? types.nothing)
    }
    case 'unary':
      if (draft.operator.endsWith('-of')) return of(draft.operand)
      if (draft.operator === 'transpose') return types.transposeOf(of(draft.operand))
      return draft.operator === 'closure' ? types.closureOf(of(draft.operand)) : draft.type
    case 'binary': {
      const { operator, left, right } = draft
      return types.makesRelation(operator) ? types.ofOperator[operator](of(left), of(right)) : draft.type
    }
    case 'call':
    case 'bad-call':
    case 'choice':
    case 'bad':
      return undefined
    default:
      return draft.type
  }
}
