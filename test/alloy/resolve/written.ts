/** A theory's expressions as text, every cast and call written out, so that tests can say what was understood. */
import type { Binding, Expr, Formula, Integer, Relation } from '../../../src/alloy/theory.js'

export function writtenExpr({ of }: Expr): string {
  return writtenTerm(of)
}

export function writtenTerm(term: Relation | Integer | Formula): string {
  const infix = (sign: string, left: Relation | Integer | Formula, right: Relation | Integer | Formula) =>
    `(${writtenTerm(left)} ${sign} ${writtenTerm(right)})`
  switch (term.kind) {
    case 'sig':
      return term.sig.label
    case 'field':
      return term.field.label
    case 'constant':
      return term.name
    case 'none':
      return `none/${term.arity}`
    case 'string':
      return `"${term.value}"`
    case 'variable':
      return term.variable.name
    case 'number':
      return `${term.value}`
    case 'least':
    case 'greatest':
      return term.kind
    case 'product': {
      const many = (multiplicity: string) => (multiplicity === 'set' ? '' : multiplicity)
      return infix(`${many(term.leftMultiplicity)}->${many(term.rightMultiplicity)}`, term.left, term.right)
    }
    case 'in':
      return infix(term.multiplicity === 'set' ? 'in' : `in ${term.multiplicity}`, term.left, term.right)
    case 'compare':
      return infix(`int${term.operator}`, term.left, term.right)
    case 'join':
      return `${writtenTerm(term.left)}.${writtenTerm(term.right)}`
    case 'and':
    case 'or':
      return `${term.kind}[${term.operands.map(writtenTerm).join('; ')}]`
    case 'comprehension':
      return `{${bindings(term.bindings)} | ${writtenTerm(term.body)}}`
    case 'quantified':
      return `(${term.quantifier} ${bindings(term.bindings)} | ${writtenTerm(term.body)})`
    case 'sum':
      return `(sum ${bindings(term.bindings)} | ${writtenTerm(term.body)})`
    case 'if':
      return `(${writtenTerm(term.condition)} => ${writtenTerm(term.then)} else ${writtenTerm(term.otherwise)})`
    case 'let':
      return `(let ${term.variable.name} = ${writtenExpr(term.value)} | ${writtenTerm(term.body)})`
    case 'call':
      return `${term.function.name}[${term.arguments.map(writtenExpr).join(', ')}]`
    case 'total-order':
      return `total-order[${[term.elements, term.first, term.next].map(writtenTerm).join(', ')}]`
    default:
      if ('left' in term) return infix(signs[term.kind] ?? term.kind, term.left, term.right)
      return `${term.kind}(${writtenTerm(term.operand)})`
  }
}

const signs: Partial<Record<string, string>> = {
  union: '+',
  intersection: '&',
  difference: '-',
  override: '++',
  domain: '<:',
  range: ':>',
  equal: '=',
  implies: '=>',
  iff: '<=>',
}

function bindings(list: readonly Binding[]): string {
  return list
    .map(({ variable, bound, multiplicity, disjointFrom }) => {
      const apart = disjointFrom.length === 0 ? '' : ` disj ${disjointFrom.map(({ name }) => name).join(' ')}`
      return `${variable.name}${apart}: ${multiplicity} ${writtenTerm(bound)}`
    })
    .join(', ')
}
