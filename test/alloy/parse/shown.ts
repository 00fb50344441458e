/** An expression with every pair of parentheses that it could have, to see what binds to what. */
import type { Declaration, Expression } from '../../../src/alloy/syntax.js'

export function shown(e: Expression): string {
  switch (e.kind) {
    case 'name':
    case 'constant':
      return e.name
    case 'raw-name':
      return `@${e.name}`
    case 'number':
      return String(e.value)
    case 'string':
      return JSON.stringify(e.value)
    case 'unary':
      return `(${e.operator} ${shown(e.operand)})`
    case 'binary':
      return `(${shown(e.left)} ${e.operator} ${shown(e.right)})`
    case 'arrow':
      return `(${shown(e.left)} ${e.leftMultiplicity}->${e.rightMultiplicity} ${shown(e.right)})`
    case 'box':
      return `${shown(e.target)}[${e.arguments.map(shown).join(', ')}]`
    case 'quantified':
      return `(${e.quantifier} ${e.declarations.map(declaration).join(', ')} | ${shown(e.body)})`
    case 'let':
      return `(let ${e.name.text} = ${shown(e.value)} | ${shown(e.body)})`
    case 'if':
      return `(${shown(e.condition)} ? ${shown(e.then)} : ${shown(e.otherwise)})`
    case 'block':
      return `{${e.formulas.map(shown).join(' ')}}`
  }
}

export function declaration({ names, disjoint, disjointAcross, private: isPrivate, multiplicity, bound }: Declaration): string {
  const before = `${isPrivate ? 'private ' : ''}${disjoint ? 'disj ' : ''}`
  const after = `${disjointAcross ? 'disj ' : ''}${multiplicity === undefined ? '' : `${multiplicity} `}`
  return `${before}${names.map(({ text }) => text).join(', ')}: ${after}${shown(bound)}`
}
