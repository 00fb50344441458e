/**
 * Faults: small changes of the kind that refactorings by hand, by a tool or by an agent go wrong with. Whether one changes what a
 * caller gets is not known here; Truth.java says which do, and the others are dropped.
 */
import { anyOf, copied, type Edit, edits, isConstructor, isPrivate, isStatic, withMember } from './edit.js'
import {
  binary,
  block,
  call,
  type Expression,
  literal,
  local,
  type Method,
  type Node,
  name,
  returns,
  type Statement,
} from './java/tree.js'
import { allTypes, assigned, erased, fieldNamed, isNumber, isPrimitive, methodsOf, scopeAt, typeOf } from './java/types.js'
import { listAround, methodAround, replaced, type Site, sites, typeAround, uses } from './java/walk.js'
import { checkFaults } from './plant/checks.js'
import { copyFaults } from './plant/copies.js'
import { limitFaults } from './plant/limits.js'
import { serviceFaults } from './plant/services.js'
import { valueFaults } from './plant/values.js'

const wrongOperators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['+', '/'],
  '/': ['*', '%'],
  '%': ['/'],
  '&': ['|'],
  '|': ['&', '^'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
}

const operatorChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const wrong = wrongOperators[site.node.op]
    const scope = scopeAt(program, site)
    if (wrong === undefined || !isNumber(typeOf(site.node.left, scope)) || !isNumber(typeOf(site.node.right, scope))) return null
    return replaced(program, site.node, { ...site.node, op: d.pick(wrong) })
  })

const constantOffByOne: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'literal'), ({ node }) => {
    const value = /^(\d+)([lL]?)$/.exec(node.text)
    if (value === null || Number(value[1]) > 2_000_000) return null
    const other = Number(value[1]) + (d.chance(0.5) || value[1] === '0' ? 1 : -1)
    return replaced(program, node, literal(`${other}${value[2]}`))
  })

const textChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'literal'), site => {
    const { node, around } = site
    const inside = /^"(.*)"$/.exec(node.text)?.[1]
    if (inside === undefined || around.some(n => n.kind === 'throw')) return null
    return replaced(
      program,
      node,
      literal(`"${d.pick([`${inside}x`, inside.slice(0, -1), ` ${inside}`].filter(text => !text.endsWith('\\')))}"`),
    )
  })

const conditionNegated: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if', 'conditional', 'while'), ({ node }) =>
    node.test.kind === 'literal' || sites(node.test, 'instanceof').length > 0
      ? null
      : replaced(program, node.test, { kind: 'unary', op: '!', operand: node.test }),
  )

const boundaries: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

const boundaryShifted: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const shifted = boundaries[site.node.op]
    return shifted === undefined ? null : replaced(program, site.node, { ...site.node, op: shifted })
  })

const comparisonChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const turned: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '<': '>', '>': '<' }
    const other = turned[site.node.op]
    return other === undefined ? null : replaced(program, site.node, { ...site.node, op: other })
  })

const wrongVariable: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'name'), site => {
    const scope = scopeAt(program, site)
    const type = typeOf(site.node, scope)
    if (type === undefined || isTarget(site) || methodAround(site) === undefined) return null
    const others = [...scope.locals].filter(([other, its]) => its === type && other !== site.node.name).map(([other]) => other)
    const inside = methodAround(site)
    const fields =
      typeAround(site)?.members.flatMap(m =>
        m.kind === 'field' &&
        m.type === type &&
        m.name !== site.node.name &&
        (isStatic(m) || (inside !== undefined && !isStatic(inside)))
          ? [m.name]
          : [],
      ) ?? []
    const choice = [...others, ...fields]
    return choice.length === 0 ? null : replaced(program, site.node, name(d.pick(choice)))
  })

const statementDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'expression'), site => {
    const { expression } = site.node
    if (listAround(site) === undefined || expression.kind !== 'call' || ['this', 'super'].includes(expression.name)) return null
    if (isSuper(expression.on)) return null
    return replaced(program, site.node, [])
  })

const updateForgotten: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'expression'), site => {
    const { expression } = site.node
    if (listAround(site) === undefined || (expression.kind !== 'assign' && expression.kind !== 'postfix')) return null
    const target = expression.kind === 'assign' ? expression.target : expression.operand
    const scope = scopeAt(program, site)
    const isField =
      target.kind === 'field-access' ||
      (target.kind === 'name' && fieldNamed(scope, target.name) !== undefined) ||
      target.kind === 'index'
    return isField ? replaced(program, site.node, []) : null
  })

const argumentsSwapped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call', 'new'), site => {
    const scope = scopeAt(program, site)
    const { args } = site.node
    const types = args.map(arg => typeOf(arg, scope))
    const pairs = args.flatMap((_, i) =>
      args.flatMap((_, j) => (i < j && types[i] !== undefined && types[i] === types[j] ? [[i, j] as const] : [])),
    )
    if (pairs.length === 0 || (site.node.kind === 'call' && ['max', 'min'].includes(site.node.name))) return null
    const [i, j] = d.pick(pairs)
    const [a, b] = [args[i], args[j]]
    if (a === undefined || b === undefined) return null
    return replaced(program, site.node, {
      ...site.node,
      args: args.map((arg, at) => (at === i ? b : at === j ? a : arg)),
    } as Node)
  })

const superDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const { node } = site
    if (!isSuper(node.on)) return null
    const parent = site.around.at(-1)
    if (parent?.kind === 'expression') return replaced(program, parent, [])
    if (parent?.kind === 'binary') return replaced(program, parent, parent.left === node ? parent.right : parent.left)
    const type = typeOf(node, { ...scopeAt(program, site) }) ?? methodAround(site)?.type ?? undefined
    const fallback = type === undefined ? undefined : defaults[type]
    return fallback === undefined ? null : replaced(program, node, literal(fallback))
  })

const overrideLost: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), site => {
    const owner = site.around.at(-1)
    if (!site.node.modifiers.includes('@Override') || (owner?.kind !== 'type' && owner?.kind !== 'constant')) return null
    return replaced(program, site.node, [])
  })

const overrideGained: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'type'), ({ node: type }) => {
    const parent = allTypes(program).get(erased(type.extends[0] ?? ''))
    if (parent === undefined || type.sort !== 'class') return null
    const own = new Set(type.members.flatMap(m => (m.kind === 'method' ? [m.name] : [])))
    const inherited = parent.members.filter(
      (m): m is Method =>
        m.kind === 'method' &&
        !isPrivate(m) &&
        !isStatic(m) &&
        !isConstructor(m) &&
        m.body !== null &&
        !own.has(m.name) &&
        isNumber(m.type ?? ''),
    )
    if (inherited.length === 0) return null
    const chosen = d.pick(inherited)
    const value = binary(call(name('super'), chosen.name, ...chosen.params.map(p => name(p.name))), '+', literal(1))
    return withMember(program, type, {
      ...chosen,
      modifiers: ['@Override', ...chosen.modifiers.filter(m => m !== '@Override')],
      params: chosen.params.map(copied),
      body: block(returns(value)),
    })
  })

const superInsteadOfThis: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const owner = typeAround(site)
    const inside = methodAround(site)
    if (owner === undefined || inside === undefined || isStatic(inside) || site.node.on !== null || owner.extends.length === 0)
      return null
    return methodsOf(scopeAt(program, site), owner, site.node.name, site.node.args.length).length < 2
      ? null
      : replaced(program, site.node, { ...site.node, on: name('super') })
  })

const wrongOverload: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const scope = scopeAt(program, site)
    const owner = site.node.on === null ? typeAround(site) : allTypes(program).get(erased(typeOf(site.node.on, scope) ?? ''))
    if (owner === undefined || site.node.args.length === 0) return null
    const overloads = methodsOf(scope, owner, site.node.name, site.node.args.length)
    const last = site.node.args.length - 1
    const types = [...new Set(overloads.map(m => m.params[last]?.type))]
    const arg = site.node.args[last]
    if (types.length < 2 || arg === undefined) return null
    const now = typeOf(arg, scope)
    const others = types.filter((type): type is string => type !== undefined && type !== now)
    if (others.length === 0) return null
    return replaced(program, arg, { kind: 'cast', type: d.pick(others), value: arg })
  })

const initialiserChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), ({ node }) => {
    if (node.init?.kind !== 'literal')
      return isPrimitive(node.type) && node.init === null && !node.modifiers.includes('final')
        ? replaced(program, node, { ...node, init: literal(node.type === 'boolean' ? 'true' : 1) })
        : null
    const { text } = node.init
    if (text === 'true' || text === 'false') return replaced(program, node.init, literal(text === 'true' ? 'false' : 'true'))
    const value = /^(\d+)([lL]?)$/.exec(text)
    if (value !== null) return replaced(program, node.init, literal(`${Number(value[1]) + 1 + d.below(3)}${value[2]}`))
    return text.startsWith('"') ? replaced(program, node.init, literal('""')) : null
  })

const breakDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'jump'), site => {
    const parent = site.around.at(-1)
    return site.node.to === 'break' && parent?.kind === 'case' ? replaced(program, site.node, []) : null
  })

const breakForContinue: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'jump'), site => {
    if (site.around.some(node => node.kind === 'switch')) return null
    return replaced(program, site.node, { kind: 'jump', to: site.node.to === 'break' ? 'continue' : 'break' })
  })

const defaults: Readonly<Record<string, string>> = {
  int: '0',
  long: '0L',
  double: '0.0',
  boolean: 'false',
  String: '""',
  char: "'a'",
}

const earlyReturn: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node }) => {
    const value = node.type === null ? undefined : defaults[node.type]
    const numbers = node.params.filter(p => p.type === 'int' || p.type === 'long')
    if (node.body === null || value === undefined || numbers.length === 0) return null
    const guard: Statement = {
      kind: 'if',
      test: binary(name(d.pick(numbers).name), d.pick(['<=', '==', '>']), literal(d.below(3))),
      yes: returns(literal(value)),
      otherwise: null,
    }
    return replaced(program, node, { ...node, body: block(guard, ...node.body.body) })
  })

const defaultChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'case'), ({ node }) => {
    const [only] = node.body
    if (node.labels.length > 0 || only === undefined) return null
    const literals = sites(node.body, 'literal').filter(({ node: { text } }) => /^\d+$|^"/.test(text))
    if (literals.length === 0) return null
    const { node: chosen } = d.pick(literals)
    return replaced(program, chosen, literal(chosen.text.startsWith('"') ? '"other"' : Number(chosen.text) + 2))
  })

const exceptions = [
  'IllegalArgumentException',
  'IllegalStateException',
  'UnsupportedOperationException',
  'ArithmeticException',
  'IndexOutOfBoundsException',
]

const exceptionChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'throw'), ({ node }) => {
    if (node.value.kind !== 'new' || !exceptions.includes(node.value.type)) return null
    const current = node.value.type
    return replaced(program, node.value, { ...node.value, type: d.pick(exceptions.filter(type => type !== current)) })
  })

const throwDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const body = site.node.yes.kind === 'block' ? site.node.yes.body : [site.node.yes]
    if (listAround(site) === undefined || site.node.otherwise !== null || body.at(-1)?.kind !== 'throw') return null
    return replaced(program, site.node, [])
  })

const guardDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const body = site.node.yes.kind === 'block' ? site.node.yes.body : [site.node.yes]
    if (listAround(site) === undefined || site.node.otherwise !== null || !['return', 'jump'].includes(body.at(-1)?.kind ?? ''))
      return null
    return replaced(program, site.node, [])
  })

const orderReversed: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), ({ node }) => {
    const [a, b] = node.args
    const on = node.on
    if (node.name === 'compare' && a !== undefined && b !== undefined) return replaced(program, node, { ...node, args: [b, a] })
    if (node.name === 'compareTo' && on !== null && a !== undefined)
      return replaced(program, node, { ...node, on: a, args: [on] })
    if (node.name === 'naturalOrder') return replaced(program, node, { ...node, name: 'reverseOrder' })
    if (node.name === 'reverseOrder' && on?.kind === 'name' && on.name === 'Comparator')
      return replaced(program, node, { ...node, name: 'naturalOrder' })
    if (node.name === 'sorted' && node.args.length === 0)
      return replaced(program, node, { ...node, args: [call(name('java.util.Comparator'), 'reverseOrder')] })
    return null
  })

const extremumSwapped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), ({ node }) => {
    const other: Readonly<Record<string, string>> = { max: 'min', min: 'max' }
    const to = other[node.name]
    return to === undefined || node.args.length !== 2 ? null : replaced(program, node, { ...node, name: to })
  })

const loopOffByOne: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for'), ({ node }) => {
    const [init] = node.init
    const start = init?.kind === 'local' ? init.vars[0]?.init : undefined
    if (d.chance(0.5) && start?.kind === 'literal' && /^\d+$/.test(start.text))
      return replaced(program, start, literal(Number(start.text) + 1))
    if (node.test?.kind !== 'binary') return null
    return replaced(program, node.test.right, binary(node.test.right, '-', literal(1)))
  })

const stateShared: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), site => {
    const { node } = site
    const owner = site.around.at(-1)
    if (
      owner?.kind !== 'type' ||
      owner.sort !== 'class' ||
      !isPrivate(node) ||
      isStatic(node) ||
      node.modifiers.includes('final')
    )
      return null
    return replaced(program, node, { ...node, modifiers: ['private', 'static', ...node.modifiers.filter(m => m !== 'private')] })
  })

const stateUnshared: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), site => {
    const { node } = site
    const owner = site.around.at(-1)
    if (owner?.kind !== 'type' || !isPrivate(node) || !isStatic(node) || node.modifiers.includes('final')) return null
    const statics = owner.members.filter(m => (m.kind === 'method' && isStatic(m)) || (m.kind === 'initializer' && m.static))
    if (statics.some(m => uses(m, node.name) > 0)) return null
    return replaced(program, node, { ...node, modifiers: node.modifiers.filter(m => m !== 'static') })
  })

const equalsWeakened: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node }) => {
    if (!['equals', 'compareTo', 'hashCode'].includes(node.name) || node.body === null) return null
    const parts = sites(node.body, 'binary').filter(
      ({ node: part }) => part.op === '&&' || part.op === '*' || part.op === '+' || part.op === '==',
    )
    if (parts.length === 0) return null
    const { node: part } = d.pick(parts)
    if (part.op === '==') return replaced(program, part, { ...part, op: '!=' })
    return replaced(
      program,
      part,
      part.op === '&&' && sites(part.left, 'instanceof').length > 0 ? part.left : d.pick([part.left, part.right]),
    )
  })

const toStringChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node }) => {
    if (node.name !== 'toString' || node.body === null) return null
    const parts = sites(node.body, 'binary').filter(({ node: part }) => part.op === '+')
    const texts = sites(node.body, 'literal').filter(({ node: part }) => part.text.startsWith('"'))
    if (parts.length > 0 && d.chance(0.5)) {
      const { node: part } = d.pick(parts)
      const scope = scopeAt(program, { node, around: [] })
      const kept = [part.left, part.right].filter(side => typeOf(side, scope) === 'String' || side.kind === 'binary')
      return kept.length === 0 ? null : replaced(program, part, d.pick(kept))
    }
    return texts.length === 0 ? null : replaced(program, d.pick(texts).node, literal('"~"'))
  })

const narrowed: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary', 'cast', 'local'), site => {
    const { node } = site
    const scope = scopeAt(program, site)
    if (node.kind === 'cast') return node.type === 'long' || node.type === 'double' ? replaced(program, node, node.value) : null
    if (node.kind === 'local') {
      const [only] = node.vars
      if (node.type !== 'long' || node.vars.length !== 1 || only?.init == null) return null
      return replaced(program, node, {
        ...local('long', only.name, { kind: 'cast', type: 'int', value: only.init }),
        final: node.final,
      })
    }
    if (typeOf(node, scope) === 'long' && ['*', '+', '-'].includes(node.op))
      return replaced(program, node, { kind: 'cast', type: 'int', value: node })
    if (typeOf(node, scope) !== 'double' || node.op !== '*') return null
    return replaced(program, node, { kind: 'cast', type: 'int', value: node })
  })

const shortCircuit: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const { node } = site
    if (node.op !== '&&' && node.op !== '||') return null
    if (sites(node, 'instanceof').length > 0) return null
    if (d.chance(0.3)) return replaced(program, node, binary(node.left, node.op === '&&' ? '&' : '|', node.right))
    return replaced(program, node, { ...node, op: node.op === '&&' ? '||' : '&&' })
  })

const conjunctDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), ({ node }) => {
    if ((node.op !== '&&' && node.op !== '||') || sites(node, 'instanceof').length > 0) return null
    return replaced(program, node, d.pick([node.left, node.right]))
  })

const orderSwapped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'expression', 'local', 'if'), site => {
    const list = listAround(site)
    const next = list?.owner.body[list.at + 1]
    if (list === undefined || next === undefined || !['expression', 'if', 'local'].includes(next.kind)) return null
    const body = list.owner.body.map((statement, at) => (at === list.at ? next : at === list.at + 1 ? site.node : statement))
    return replaced(program, list.owner, { ...list.owner, body })
  })

/** `S; return E;` becomes `T t = E; S; return t;`, as when an expression is extracted too far up. */
const evaluatedTooEarly: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'return'), site => {
    const list = listAround(site)
    const { value } = site.node
    if (list === undefined || list.at === 0 || value === null || value.kind === 'literal') return null
    const type = methodAround(site)?.type
    if (type == null || !isPrimitive(type) || site.around.some(node => node.kind === 'lambda')) return null
    const before = list.owner.body[list.at - 1]
    if (before === undefined) return null
    const body = [...list.owner.body.slice(0, list.at - 1), local(type, 'early', value), before, returns(name('early'))]
    return replaced(program, list.owner, { ...list.owner, body })
  })

const hoistedFromLoop: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'while', 'for'), site => {
    const { node } = site
    const scope = scopeAt(program, { node: node.body, around: [...site.around, node] })
    const changed = assigned(node.body)
    const candidates = sites(node.body, 'binary', 'call').filter(found => {
      const type = typeOf(found.node, scope)
      const names = sites(found.node, 'name').map(({ node: used }) => used.name)
      return (
        (type === 'int' || type === 'long' || type === 'char') &&
        names.some(used => changed.has(used)) &&
        names.every(used => scopeAt(program, site).locals.has(used) || fieldNamed(scope, used) !== undefined)
      )
    })
    if (candidates.length === 0) return null
    const { node: chosen } = d.pick(candidates)
    const type = typeOf(chosen, scope)
    return type === undefined
      ? null
      : replaced(program, node, block(local(type, 'hoisted', chosen), replaced(node, chosen, name('hoisted'))))
  })

const incrementMoved: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'postfix', 'unary'), site => {
    const { node } = site
    if (site.around.at(-1)?.kind === 'expression' || site.around.at(-1)?.kind === 'for') return null
    if (node.op !== '++' && node.op !== '--') return null
    return replaced(program, node, { kind: node.kind === 'postfix' ? 'unary' : 'postfix', op: node.op, operand: node.operand })
  })

const handlerDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'try'), ({ node }) => {
    if (node.catches.length > 0 && node.finally !== null && d.chance(0.5))
      return replaced(program, node, { ...node, finally: null })
    const [first, ...rest] = node.catches
    if (first === undefined) return replaced(program, node, node.body)
    return rest.length === 0 && node.finally === null
      ? replaced(program, node, node.body.body)
      : replaced(program, node, { ...node, catches: rest })
  })

const assignmentChanged: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'assign'), site => {
    const wrong: Readonly<Record<string, readonly string[]>> = {
      '+=': ['-=', '='],
      '-=': ['+=', '='],
      '*=': ['+='],
      '/=': ['*='],
      '|=': ['&='],
      '&=': ['|='],
      '^=': ['|='],
    }
    const others = wrong[site.node.op]
    const type = typeOf(site.node.target, scopeAt(program, site))
    if (others === undefined || !isNumber(type)) return null
    return replaced(program, site.node, { ...site.node, op: d.pick(others) })
  })

const incrementReversed: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'postfix'), ({ node }) => replaced(program, node, { ...node, op: node.op === '++' ? '--' : '++' }))

const armsSwapped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'conditional'), ({ node }) =>
    sites(node.test, 'instanceof').length > 0 ? null : replaced(program, node, { ...node, yes: node.no, no: node.yes }),
  )

/** `this.x = x` becomes `x = x`. */
const thisLost: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'assign'), ({ node }) => {
    const { target } = node
    if (target.kind !== 'field-access' || target.on.kind !== 'name' || target.on.name !== 'this') return null
    return replaced(program, target, name(target.name))
  })

const otherEnd: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const { node } = site
    const swaps: Readonly<Record<string, string>> = {
      addLast: 'addFirst',
      addFirst: 'addLast',
      peekFirst: 'peekLast',
      removeFirst: 'removeLast',
      append: 'prepended',
    }
    const to = swaps[node.name]
    const [arg] = node.args
    if (node.name === 'add' && arg !== undefined && node.args.length === 1 && node.on !== null) {
      const type = typeOf(node.on, scopeAt(program, site))
      if (type?.startsWith('List<')) return replaced(program, node, { ...node, args: [literal(0), arg] })
      if (type?.startsWith('Deque<')) return replaced(program, node, { ...node, name: 'addFirst' })
    }
    if (to === undefined) return null
    if (to !== 'prepended') return replaced(program, node, { ...node, name: to })
    return arg === undefined || site.around.at(-1)?.kind !== 'expression'
      ? null
      : replaced(program, node, { ...node, name: 'insert', args: [literal(0), arg] })
  })

const branchDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), ({ node }) =>
    node.otherwise === null ? null : replaced(program, node, { ...node, otherwise: null }),
  )

const resultDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'return'), site => {
    const { value } = site.node
    if (value?.kind !== 'binary' || !['+', '-', '*', '&&', '||'].includes(value.op) || sites(value, 'instanceof').length > 0)
      return null
    const scope = scopeAt(program, site)
    const type = typeOf(value, scope)
    const fitting = [value.left, value.right].filter(side => typeOf(side, scope) === type)
    return fitting.length === 0 ? null : replaced(program, value, d.pick(fitting))
  })

const wrongConstant: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field-access', 'name'), site => {
    const enums = [...allTypes(program).values()].filter(type => type.sort === 'enum')
    const called = site.node.name
    const owner = enums.find(type => type.constants.some(c => c.name === called))
    if (owner === undefined || site.around.some(node => node.kind === 'case' && node.labels.some(label => label === site.node)))
      return null
    const others = owner.constants.filter(c => c.name !== called)
    return others.length === 0 ? null : replaced(program, site.node, { ...site.node, name: d.pick(others).name })
  })

const wrongMethod: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const scope = scopeAt(program, site)
    const owner = site.node.on === null ? typeAround(site) : allTypes(program).get(erased(typeOf(site.node.on, scope) ?? ''))
    if (owner === undefined) return null
    const [now] = methodsOf(scope, owner, site.node.name, site.node.args.length)
    if (now === undefined || now.type === 'void') return null
    const alike = (m: Method) =>
      m.name !== now.name && m.type === now.type && m.params.map(p => p.type).join() === now.params.map(p => p.type).join()
    const others = owner.members.filter(
      (m): m is Method => m.kind === 'method' && alike(m) && m.name !== methodAround(site)?.name,
    )
    return others.length === 0 ? null : replaced(program, site.node, { ...site.node, name: d.pick(others).name })
  })

function isTarget(site: Site<Expression>): boolean {
  const parent = site.around.at(-1)
  if (parent?.kind === 'assign') return parent.target === site.node
  return parent?.kind === 'postfix' || (parent?.kind === 'unary' && parent.op.length === 2)
}

function isSuper(on: Expression | null): boolean {
  if (on === null) return false
  return (on.kind === 'name' && on.name === 'super') || (on.kind === 'field-access' && on.name === 'super')
}

const generalFaults: readonly Edit[] = edits({
  'operator changed': operatorChanged,
  'constant off by one': constantOffByOne,
  'text changed': textChanged,
  'condition negated': conditionNegated,
  'boundary shifted': boundaryShifted,
  'comparison changed': comparisonChanged,
  'wrong variable': wrongVariable,
  'wrong method called': wrongMethod,
  'wrong constant of an enum': wrongConstant,
  'call dropped': statementDropped,
  'state update forgotten': updateForgotten,
  'arguments swapped': argumentsSwapped,
  'super call dropped': superDropped,
  'override lost': overrideLost,
  'override gained': overrideGained,
  'super called instead of this': superInsteadOfThis,
  'wrong overload': wrongOverload,
  'initialiser changed': initialiserChanged,
  'break dropped': breakDropped,
  'break for continue': breakForContinue,
  'early return': earlyReturn,
  'default of a switch changed': defaultChanged,
  'exception type changed': exceptionChanged,
  'throw dropped': throwDropped,
  'guard dropped': guardDropped,
  'order reversed': orderReversed,
  'min and max swapped': extremumSwapped,
  'loop off by one': loopOffByOne,
  'instance state made static': stateShared,
  'static state made instance': stateUnshared,
  'equals or hashCode changed': equalsWeakened,
  'toString changed': toStringChanged,
  'narrower arithmetic': narrowed,
  'short circuit changed': shortCircuit,
  'half of a condition dropped': conjunctDropped,
  'order of updates swapped': orderSwapped,
  'evaluated too early': evaluatedTooEarly,
  'hoisted out of a loop': hoistedFromLoop,
  'prefix for postfix': incrementMoved,
  'handler dropped': handlerDropped,
  'assignment changed': assignmentChanged,
  'increment reversed': incrementReversed,
  'arms of a conditional swapped': armsSwapped,
  'this lost': thisLost,
  'added at the other end': otherEnd,
  'else dropped': branchDropped,
  'part of a result dropped': resultDropped,
})

export const faults: readonly Edit[] = [
  ...generalFaults,
  ...serviceFaults,
  ...copyFaults,
  ...checkFaults,
  ...limitFaults,
  ...valueFaults,
]
