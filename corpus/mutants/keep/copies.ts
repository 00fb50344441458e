/** Edits about copies, callbacks and comparisons that keep the behaviour. */
import { anyOf, copied, type Edit, edits, freshName, isConstructor } from '../edit.js'
import { binary, call, type Expression, literal, local, name, returns } from '../java/tree.js'
import { assigned, erased, isOfCallers, isQuiet, scopeAt, typeOf } from '../java/types.js'
import { listAround, methodAround, nodes, replaced, sites } from '../java/walk.js'

/** `return new ArrayList<>(x)` becomes a list that is filled. */
const copyFilled: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'return'), site => {
    const { value } = site.node
    const type = methodAround(site)?.type
    const source = value?.kind === 'new' && value.type === 'ArrayList<>' ? value.args[0] : undefined
    if (source?.kind !== 'name' || type == null || erased(type) !== 'List' || site.around.some(n => n.kind === 'lambda'))
      return null
    if (listAround(site) === undefined || erased(typeOf(source, scopeAt(program, site)) ?? '') !== 'List') return null
    const made = freshName(d, program, ['copy', 'result', 'taken'])
    return replaced(program, site.node, [
      local(type, made, { kind: 'new', type: 'ArrayList<>', args: [], body: null }),
      { kind: 'expression', expression: call(name(made), 'addAll', copied(source)) },
      returns(name(made)),
    ])
  })

const cloneToCopyOf: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const { node } = site
    if (node.name !== 'clone' || node.on?.kind !== 'name') return null
    if (typeOf(node.on, scopeAt(program, site)) !== 'int[]') return null
    const length: Expression = { kind: 'field-access', on: copied(node.on), name: 'length' }
    return replaced(program, node, call(name('java.util.Arrays'), 'copyOf', copied(node.on), length))
  })

/** `Integer.compare(a, b)` becomes `a < b ? -1 : a == b ? 0 : 1`; what throws does so at the first time. */
const compareWrittenOut: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const { node } = site
    const [a, b] = node.args
    if (node.name !== 'compare' || node.on?.kind !== 'name' || node.on.name !== 'Integer') return null
    const scope = scopeAt(program, site)
    const fits = (e: Expression | undefined): e is Expression => e !== undefined && typeOf(e, scope) === 'int' && isQuiet(e)
    if (!fits(a) || !fits(b)) return null
    const unequal: Expression = {
      kind: 'conditional',
      test: binary(copied(a), '==', copied(b)),
      yes: literal(0),
      no: literal(1),
    }
    const minusOne: Expression = { kind: 'unary', op: '-', operand: literal(1) }
    return replaced(program, node, {
      kind: 'paren',
      inner: { kind: 'conditional', test: binary(a, '<', b), yes: minusOne, no: unequal },
    })
  })

/** A loop that only calls becomes `forEach`. */
const loopToForEach: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for-each'), site => {
    const { node } = site
    const inside = methodAround(site)
    const body = node.body.kind === 'block' && node.body.body.length === 1 ? node.body.body[0] : node.body
    if (inside === undefined || isConstructor(inside) || inside.throws.length > 0) return null
    if (body?.kind !== 'expression' || body.expression.kind !== 'call' || node.over.kind !== 'name') return null
    const over = typeOf(node.over, scopeAt(program, site)) ?? ''
    if (erased(over) !== 'List' || isOfCallers(over, program)) return null
    // A lambda sees only variables that never change, and what a called method throws must be unchecked.
    const changed = assigned(inside)
    const locals = scopeAt(program, site).locals
    if (nodes(body).some(n => n.kind === 'name' && locals.has(n.name) && changed.has(n.name))) return null
    const effect: Expression = {
      kind: 'lambda',
      params: [{ kind: 'param', final: false, type: '', varargs: false, name: node.name }],
      body: body.expression,
    }
    return replaced(program, node, { kind: 'expression', expression: call(node.over, 'forEach', effect) })
  })

/** `Optional.ofNullable(x)` as a choice. */
const optionalWrittenOut: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'return'), ({ node: { value } }) => {
    if (value?.kind !== 'call' || value.name !== 'ofNullable' || value.on === null) return null
    const [of] = value.args
    if (of?.kind !== 'name') return null
    return replaced(program, value, {
      kind: 'conditional',
      test: binary(copied(of), '==', literal('null')),
      yes: call(copied(value.on), 'empty'),
      no: call(value.on, 'of', of),
    })
  })

export const copyEdits = edits({
  'copy filled by addAll': copyFilled,
  'clone to Arrays.copyOf': cloneToCopyOf,
  'comparison written out': compareWrittenOut,
  'loop to forEach': loopToForEach,
  'Optional.ofNullable written out': optionalWrittenOut,
})
