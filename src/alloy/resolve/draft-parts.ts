/** Drafts read as trees: what they are made of, which variables they use, whether two are written the same. */
import type { Draft, Local, Signature } from './draft.js'

export function partsOf(draft: Draft): readonly Draft[] {
  switch (draft.kind) {
    case 'unary':
      return [draft.operand]
    case 'binary':
    case 'arrow':
      return [draft.left, draft.right]
    case 'list':
      return draft.operands
    case 'if':
      return [draft.condition, draft.then, draft.otherwise]
    case 'let':
      return [draft.value, draft.body]
    case 'quantified':
      return [...draft.binders.map(({ bound }) => bound), draft.body]
    case 'call':
    case 'bad-call':
      return draft.arguments
    default:
      return []
  }
}

export function uses(draft: Draft, local: Local): boolean {
  const rest = [draft]
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    if (part.kind === 'local' && part.local === local) return true
    rest.push(...partsOf(part))
  }
  return false
}

/** Whether two drafts are surely the same; of quantified ones nothing is known. */
export function same(a: Draft, b: Draft): boolean {
  if (a === b) return true
  const parts = () => {
    const others = partsOf(b)
    return partsOf(a).length === others.length && partsOf(a).every((part, n) => same(part, others[n] ?? a))
  }
  switch (a.kind) {
    case 'signature':
      return b.kind === 'signature' && wholly(a.signature) === wholly(b.signature)
    case 'field':
      return b.kind === 'field' && a.field === b.field
    case 'local':
      return b.kind === 'local' && a.local === b.local
    case 'constant':
      return b.kind === 'constant' && a.name === b.name
    case 'number':
    case 'string':
      return a.kind === b.kind && a.value === b.value
    case 'unary':
      return b.kind === 'unary' && a.operator === b.operator && parts()
    case 'binary':
      return b.kind === 'binary' && a.operator === b.operator && parts()
    case 'arrow':
      return (
        b.kind === 'arrow' &&
        a.leftMultiplicity === b.leftMultiplicity &&
        a.rightMultiplicity === b.rightMultiplicity &&
        a.sequence === b.sequence &&
        parts()
      )
    case 'if':
      return b.kind === 'if' && parts()
    case 'call':
      return b.kind === 'call' && a.callable === b.callable && parts()
    default:
      return false
  }
}

/** `sig A = B` is B. */
function wholly(signature: Signature): Signature {
  const [parent, other] = signature.parents
  const isWhole = signature.declaration?.exactly === true && parent !== undefined && other === undefined
  return isWhole ? wholly(parent) : signature
}
