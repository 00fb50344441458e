/** Where an expression starts, and the line of its last word: each is known by the place of its operator. */
import type { Position } from '../position.js'
import type { Declaration, Expression } from '../syntax.js'

/** The place of its first word; an operator stands after it. */
export function startOf(expression: Expression): Position {
  let first = expression
  for (;;) {
    if (first.kind === 'binary' || first.kind === 'arrow') first = first.left
    else if (first.kind === 'box') first = first.target
    else if (first.kind === 'if') first = first.condition
    else return first.at
  }
}

export function lastLineOf(expression: Expression): number {
  let line = expression.at.line
  const rest = [expression]
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    const { parts, names } = contents(part)
    for (const at of [part.at, ...names]) line = Math.max(line, at.line)
    rest.push(...parts)
  }
  return line
}

function contents(expression: Expression): { readonly parts: readonly Expression[]; readonly names: readonly Position[] } {
  const plain = (...parts: readonly Expression[]) => ({ parts, names: [] })
  switch (expression.kind) {
    case 'unary':
      return plain(expression.operand)
    case 'binary':
    case 'arrow':
      return plain(expression.left, expression.right)
    case 'box':
      return plain(expression.target, ...expression.arguments)
    case 'if':
      return plain(expression.condition, expression.then, expression.otherwise)
    case 'block':
      return plain(...expression.formulas)
    case 'let':
      return { parts: [expression.value, expression.body], names: [expression.name.at] }
    case 'quantified': {
      const bounds = expression.declarations.map(({ bound }: Declaration) => bound)
      return {
        parts: [...bounds, expression.body],
        names: expression.declarations.flatMap(({ names }) => names.map(({ at }) => at)),
      }
    }
    default:
      return plain()
  }
}
