/** Edits of one expression that keep its value, its effects, and when they happen. */
import { anyOf, copied, type Edit, edits, freshName, isConstructor, isStatic, withMember } from '../edit.js'
import {
  binary,
  block,
  call,
  type Expression,
  literal,
  local,
  method,
  type Name,
  type Node,
  name,
  type Param,
  type Program,
  param,
  returns,
  type Statement,
} from '../java/tree.js'
import {
  assigned,
  fieldNamed,
  isNumber,
  isPrimitive,
  isQuiet,
  isTotal,
  isWhole,
  type Scope,
  scopeAt,
  typeOf,
} from '../java/types.js'
import {
  expressions,
  insideAnonymous,
  listAround,
  methodAround,
  nodes,
  replaced,
  type Site,
  sites,
  statementAround,
  typeAround,
  uses,
} from '../java/walk.js'

const localNames = ['current', 'amount', 'piece', 'part', 'intermediate', 'step', 'answer', 'item', 'partial', 'figure']
const helperNames = ['computed', 'derived', 'obtain', 'evaluated', 'combined', 'determine', 'lookedUp']

const extractLocal: Edit['apply'] = (d, program) =>
  anyOf(d, expressions(program), site => {
    const around = statementAround(site)
    const scope = scopeAt(program, site)
    const type = typeOf(site.node, scope)
    if (around === undefined || isTrivial(site.node) || !isSpeakable(type, scope) || isCalled(site) || !isExtractable(site.node))
      return null
    const { node: statement } = around
    const list = listAround(around)
    if (list === undefined || isConstructorCall(statement)) return null
    const way = wayDown(statement, site)
    if (way === null || !mayMoveBefore(statement, site, way, scope)) return null
    const called = freshName(d, program, localNames)
    const changed = replaced(statement, site.node, name(called))
    return replaced(program, statement, [local(type, called, site.node), changed])
  })

const extractHelper: Edit['apply'] = (d, program) =>
  anyOf(d, expressions(program), site => {
    const owner = typeAround(site)
    const inside = methodAround(site)
    const around = statementAround(site)
    const scope = scopeAt(program, site)
    const type = typeOf(site.node, scope)
    if (owner === undefined || inside === undefined || around === undefined || insideAnonymous(site)) return null
    if (isTrivial(site.node) || !isSpeakable(type, scope) || isCalled(site) || !isExtractable(site.node)) return null
    if (
      isConstructorCall(around.node) ||
      site.around.some(node => node.kind === 'case' && node.labels.some(label => nodes(label).includes(site.node)))
    )
      return null
    if (owner.typeParams !== '' || inside.typeParams !== '' || uses(site.node, 'super') > 0) return null
    // The components of a record are parameters in its short constructor, and fields elsewhere.
    if (inside.compact) return null
    // A field of an object in the making may not be read by a method yet.
    if (isConstructor(inside) && sites(site.node, 'name').some(({ node }) => !scope.locals.has(node.name))) return null
    if (isConstructor(inside) && sites(site.node, 'call').some(({ node }) => node.on === null)) return null
    const params = localsOf(site.node, scope)
    if (params === null || [...assigned(site.node)].some(target => scope.locals.has(target))) return null
    const called = freshName(d, program, helperNames)
    const modifiers = isStatic(inside) || isConstructor(inside) ? ['private', 'static'] : ['private']
    const helper = method(modifiers, type, called, params, block(returns(site.node)))
    const changed = replaced(program, site.node, call(null, called, ...params.map(p => name(p.name))))
    const now = sites(changed, 'type').find(({ node }) => node.name === owner.name)
    return now === undefined ? null : withMember(changed, now.node, helper)
  })

const inlineLocal: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'local'), site => {
    const list = listAround(site)
    const [declared, ...more] = site.node.vars
    if (list === undefined || declared === undefined || more.length > 0 || declared.init === null) return null
    const next = list.owner.body[list.at + 1]
    const rest = list.owner.body.slice(list.at + 1)
    if (next === undefined || next.kind === 'block' || uses(rest, declared.name) !== 1 || assigned(rest).has(declared.name))
      return null
    const scope = scopeAt(program, { node: next, around: [...site.around] })
    if (typeOf(declared.init, scope) !== site.node.type) return null
    const used = sites(next, 'name').find(({ node }) => node.name === declared.name)
    if (used === undefined) return null
    const target: Site<Name> = { node: used.node, around: [...site.around, ...used.around] }
    const way = wayDown(next, target)
    if (way === null) return null
    // Where the variable stood, its value is computed now: as if moved the other way.
    const simple = isTotal(declared.init, scope) && onlyQuietLocals(declared.init, next, scope)
    if (!simple && !isFirst(way, target)) return null
    const changed = replaced(next, used.node, declared.init)
    const body = list.owner.body.flatMap(statement => (statement === site.node ? [] : [statement === next ? changed : statement]))
    return replaced(program, list.owner, { ...list.owner, body })
  })

const inlineMethod: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), site => {
    const owner = typeAround(site)
    const here = site.node
    if (owner === undefined || insideAnonymous(site) || here.on !== null || methodAround(site) === undefined) return null
    const named = owner.members.flatMap(m => (m.kind === 'method' && m.name === here.name ? [m] : []))
    const [target] = named
    if (target === undefined || named.length > 1 || !target.modifiers.includes('private') || target.typeParams !== '') return null
    const [only] = target.body?.body ?? []
    if (target.body?.body.length !== 1 || only?.kind !== 'return' || only.value === null) return null
    const result = only.value
    const inside = scopeAt(program, { node: only, around: [owner, target, target.body] })
    const scope = scopeAt(program, site)
    if (typeOf(result, inside) !== target.type || !isExtractable(result) || target.params.some(p => p.varargs)) return null
    if (sites(result, 'call').some(({ node }) => node.name === target.name)) return null
    const passed = new Map(target.params.map((p, at) => [p.name, here.args[at]]))
    const fits = target.params.every((p, at) => {
      const arg = here.args[at]
      if (arg === undefined || typeOf(arg, scope) !== p.type || assigned(result).has(p.name)) return false
      return (arg.kind === 'literal' && p.type !== 'char') || (arg.kind === 'name' && scope.locals.has(arg.name))
    })
    const free = sites(result, 'name').every(({ node }) => passed.has(node.name) || !scope.locals.has(node.name))
    if (!fits || !free || uses(result, 'super') > 0 || isConstructorCall(statementAround(site)?.node)) return null
    let inlined = copied(result)
    for (const { node } of sites(inlined, 'name')) {
      const arg = passed.get(node.name)
      if (arg !== undefined) inlined = replaced(inlined, node, copied(arg))
    }
    if (inlined.kind === 'literal') return null
    return replaced(program, here, inlined)
  })

const deMorgan: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const { node } = site
    if ((node.op !== '&&' && node.op !== '||') || sites(node, 'instanceof').length > 0) return null
    const scope = scopeAt(program, site)
    const inner = binary(negated(node.left, scope), node.op === '&&' ? '||' : '&&', negated(node.right, scope))
    return replaced(program, node, { kind: 'unary', op: '!', operand: inner })
  })

const flips: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '==': '==', '!=': '!=' }

const flipComparison: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const flipped = flips[site.node.op]
    if (flipped === undefined || !mayTurn(site, scopeAt(program, site))) return null
    return replaced(program, site.node, binary(site.node.right, flipped, site.node.left))
  })

const commute: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const scope = scopeAt(program, site)
    const { left, right, op } = site.node
    if (!['+', '*', '&', '|', '^'].includes(op) || !mayTurn(site, scope)) return null
    if (![left, right].every(operand => isNumber(typeOf(operand, scope)))) return null
    return replaced(program, site.node, binary(right, op, left))
  })

const concatToBuilder: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const parts = concatenated(program, site)
    if (parts === null) return null
    const chain = parts.reduce<Expression>((made, part) => call(made, 'append', part), {
      kind: 'new',
      type: 'StringBuilder',
      args: [],
      body: null,
    })
    return replaced(program, site.node, call(chain, 'toString'))
  })

const concatToFormat: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), site => {
    const parts = concatenated(program, site)
    if (parts === null) return null
    const isPlain = (part: Expression) => part.kind === 'literal' && /^"[^\\%]*"$/.test(part.text)
    const format = parts.map(part => (part.kind === 'literal' && isPlain(part) ? part.text.slice(1, -1) : '%s')).join('')
    const args = parts.filter(part => !isPlain(part))
    return args.length === 0
      ? null
      : replaced(program, site.node, call(name('String'), 'format', literal(`"${format}"`), ...args))
  })

const addThis: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'name'), site => {
    if (!isOwnField(program, site) || site.around.some(node => node.kind === 'case')) return null
    return replaced(program, site.node, { kind: 'field-access', on: name('this'), name: site.node.name })
  })

const removeThis: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field-access'), site => {
    const bare = { node: name(site.node.name), around: site.around }
    if (site.node.on.kind !== 'name' || site.node.on.name !== 'this' || !isOwnField(program, bare)) return null
    return replaced(program, site.node, bare.node)
  })

const redundantCast: Edit['apply'] = (d, program) =>
  anyOf(d, expressions(program), site => {
    const scope = scopeAt(program, site)
    const type = typeOf(site.node, scope)
    const parent = site.around.at(-1)
    if (site.node.kind !== 'name' && site.node.kind !== 'binary') return null
    if (!isPrimitive(type) || type === undefined || isAssigned(site) || isCalled(site) || parent?.kind === 'case') return null
    return replaced(program, site.node, { kind: 'cast', type, value: site.node })
  })

const redundantParens: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary', 'call', 'conditional'), site => {
    if (site.around.at(-1)?.kind === 'expression' || isConstructorCall(statementAround(site)?.node)) return null
    return replaced(program, site.node, { kind: 'paren', inner: site.node })
  })

const referenceToLambda: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'reference'), site => {
    const { on, name: called } = site.node
    const known: Readonly<Record<string, Expression>> = {
      'Integer::sum': lambda(['left', 'right'], binary(name('left'), '+', name('right'))),
      'String::length': lambda(['text'], call(name('text'), 'length')),
      'Line::sum': lambda(['line'], call(name('line'), 'sum')),
      'Player::getName': lambda(['player'], call(name('player'), 'getName')),
      'keys::add': lambda(['key'], call(name('keys'), 'add', name('key'))),
    }
    // In a chain of comparators the type of a lambda's parameter is not known.
    const chained = site.around.some(node => node.kind === 'call' && node.name.startsWith('thenComparing'))
    const made = on.kind === 'name' && !chained ? known[`${on.name}::${called}`] : undefined
    return made === undefined ? null : replaced(program, site.node, fresh(d, program, made))
  })

/** The same lambda with parameters that mean nothing else where it stands. */
function fresh(d: Parameters<Edit['apply']>[0], program: Program, made: Expression): Expression {
  if (made.kind !== 'lambda') return made
  let changed = made
  for (const { name: old } of made.params) {
    const other = freshName(d, program, [old])
    changed = { ...changed, params: changed.params.map(p => (p.name === old ? { ...p, name: other } : p)) }
    for (const { node } of sites(changed.body, 'name')) if (node.name === old) changed = replaced(changed, node, name(other))
  }
  return changed
}

function lambda(params: readonly string[], body: Expression): Expression {
  return { kind: 'lambda', params: params.map(p => param('', p)), body }
}

/** Types that can be written in every file of the program's package. */
export function isSpeakable(type: string | undefined, scope: Scope): type is string {
  if (type === undefined) return false
  if (isPrimitive(type) || type === 'String') return true
  const declared = scope.types.get(type)
  return declared !== undefined && declared.typeParams === '' && !isHidden(declared, scope)
}

/** A class inside another is known by its simple name only in there. */
function isHidden(declared: { readonly name: string }, scope: Scope): boolean {
  const top = scope.program.some(unit => unit.types.some(type => type.name === declared.name))
  return (
    !top && !scope.enclosing.some(type => type.members.some(member => member.kind === 'type' && member.name === declared.name))
  )
}

/** What a method has to be given to do this elsewhere; null if that cannot be said. */
export function localsOf(root: Node | readonly Node[], scope: Scope): readonly Param[] | null {
  const used = new Set(sites(root, 'name').map(({ node }) => node.name))
  const own = new Set(sites(root, 'declarator', 'for-each', 'param', 'catch').map(({ node }) => node.name))
  // What a pattern binds is not in the scope that is known here.
  const isKnown = (text: string) =>
    own.has(text) || scope.locals.has(text) || /^this$|^[A-Z]|\./.test(text) || fieldNamed(scope, text) !== undefined
  if (![...used].every(isKnown)) return null
  const params = [...used]
    .filter(text => scope.locals.has(text) && !isComponent(scope, text))
    .map(text => param(scope.locals.get(text) ?? '', text))
  const speakable = (type: string) => isSpeakable(type.replace(/(\[\])+$/, ''), scope)
  return params.every(({ type }) => speakable(type)) ? params : null
}

function isComponent(scope: Scope, text: string): boolean {
  const type = scope.enclosing.at(-1)
  return type?.sort === 'record' && type.components.some(c => c.name === text && scope.locals.get(text) === c.type)
}

function isTrivial(e: Expression): boolean {
  return ['literal', 'name', 'assign', 'lambda', 'reference', 'array-init', 'switch', 'postfix', 'paren'].includes(e.kind)
}

function isExtractable(e: Expression): boolean {
  return (
    sites(e, 'lambda', 'instanceof', 'switch', 'reference', 'array-init').length === 0 &&
    sites(e, 'new').every(({ node }) => node.body === null)
  )
}

/** A statement by itself, an assigned variable, or the class before a dot: no value to be had. */
function isCalled(site: Site<Expression>): boolean {
  const parent = site.around.at(-1)
  return parent?.kind === 'expression' || parent?.kind === 'reference' || parent?.kind === 'for' || isAssigned(site)
}

function isAssigned({ node, around }: Site<Expression>): boolean {
  const parent = around.at(-1)
  if (parent?.kind === 'assign') return parent.target === node
  if (parent?.kind === 'postfix') return true
  if (parent?.kind === 'unary') return parent.op === '++' || parent.op === '--'
  return false
}

export function isConstructorCall(statement: Node | undefined): boolean {
  return (
    statement?.kind === 'expression' &&
    statement.expression.kind === 'call' &&
    ['this', 'super'].includes(statement.expression.name)
  )
}

/** From a statement down to a part of it that is evaluated once whenever the statement is; null if there is a doubt. */
function wayDown(statement: Statement, site: Site): readonly Node[] | null {
  if (!['local', 'expression', 'return', 'if', 'throw'].includes(statement.kind)) return null
  const way = [...site.around.slice(site.around.indexOf(statement)), site.node]
  for (const [at, node] of way.entries()) {
    const next = way[at + 1]
    if (next === undefined) break
    if (['lambda', 'switch', 'new-array', 'array-init', 'block'].includes(node.kind)) return null
    if (node.kind === 'new' && node.body !== null) return null
    if (node.kind === 'if' && next !== node.test) return null
    if (node.kind === 'conditional' && next !== node.test) return null
    if (node.kind === 'binary' && (node.op === '&&' || node.op === '||') && next !== node.left) return null
  }
  return way
}

function mayMoveBefore(statement: Statement, site: Site<Expression>, way: readonly Node[], scope: Scope): boolean {
  if (isTotal(site.node, scope) && onlyQuietLocals(site.node, statement, scope)) return true
  return isFirst(way, site)
}

/** Made of local variables only, none of which the statement changes. */
function onlyQuietLocals(e: Expression, statement: Statement, scope: Scope): boolean {
  const changed = assigned(statement)
  return sites(e, 'name').every(
    ({ node }) =>
      (scope.locals.has(node.name) && !isComponent(scope, node.name) && !changed.has(node.name)) || node.name === 'Math',
  )
}

/** Whether nothing of the statement is evaluated before that part of it. */
function isFirst(way: readonly Node[], site: Site): boolean {
  return way.every((node, at) => {
    const next = way[at + 1]
    if (next === undefined) return node === site.node
    switch (node.kind) {
      case 'local':
        return next === node.vars[0]
      case 'declarator':
      case 'return':
      case 'throw':
      case 'expression':
      case 'if':
      case 'cast':
      case 'paren':
      case 'field-access':
        return true
      case 'unary':
        return node.op !== '++' && node.op !== '--'
      case 'binary':
        return next === node.left
      case 'conditional':
        return next === node.test
      case 'index':
        return next === node.on
      case 'assign':
        return node.op === '=' && next === node.value && node.target.kind === 'name'
      case 'call':
        return next === node.on || (next === node.args[0] && (node.on === null || isClassName(node.on)))
      case 'new':
        return next === node.args[0]
      default:
        return false
    }
  })
}

const isClassName = (e: Expression): boolean =>
  e.kind === 'name' && (/^[A-Z]/.test(e.name) || e.name === 'this' || e.name === 'super')

const opposites: Readonly<Record<string, string>> = { '<': '>=', '>=': '<', '>': '<=', '<=': '>', '==': '!=', '!=': '==' }

/** The other truth value; an order of floating-point numbers has no opposite. */
export function negated(e: Expression, scope: Scope): Expression {
  if (e.kind === 'unary' && e.op === '!') return e.operand
  if (e.kind === 'paren') return negated(e.inner, scope)
  const opposite = e.kind === 'binary' ? opposites[e.op] : undefined
  if (e.kind === 'binary' && opposite !== undefined) {
    const whole = isWhole(typeOf(e.left, scope)) && isWhole(typeOf(e.right, scope))
    if (whole || e.op === '==' || e.op === '!=') return { ...e, op: opposite }
  }
  return { kind: 'unary', op: '!', operand: e }
}

/** Whether it does not matter which operand is evaluated first. */
function mayTurn({ node }: Site<Extract<Expression, { kind: 'binary' }>>, scope: Scope): boolean {
  const { left, right } = node
  if (left.kind === 'literal' && right.kind === 'literal') return false
  return (isTotal(left, scope) && isQuiet(right)) || (isQuiet(left) && isTotal(right, scope))
}

/** What is joined to a text, in order, if all of it is text or plain values. */
function concatenated(program: Program, site: Site<Extract<Expression, { kind: 'binary' }>>): readonly Expression[] | null {
  const scope = scopeAt(program, site)
  const parent = site.around.at(-1)
  if (typeOf(site.node, scope) !== 'String' || methodAround(site) === undefined || isConstructorCall(statementAround(site)?.node))
    return null
  if (parent?.kind === 'binary' && parent.op === '+' && parent.left === site.node) return null
  if (site.around.some(node => node.kind === 'case' && node.labels.some(label => nodes(label).includes(site.node)))) return null
  const flat = (e: Expression): readonly Expression[] => {
    if (e.kind !== 'binary' || e.op !== '+' || typeOf(e, scope) !== 'String') return [e]
    return typeOf(e.left, scope) === 'String' ? [...flat(e.left), e.right] : [e.left, e.right]
  }
  const parts = flat(site.node)
  const plain = parts.every(part => {
    const type = typeOf(part, scope)
    return type === 'String' || isPrimitive(type)
  })
  return plain && sites(site.node, 'assign', 'lambda', 'switch').length === 0 ? parts : null
}

/** A bare name that means an instance field of the innermost class, where `this` is an object of it. */
function isOwnField(program: Program, site: Site<Name>): boolean {
  const owner = typeAround(site)
  const inside = methodAround(site)
  if (owner === undefined || inside === undefined || insideAnonymous(site) || isStatic(inside)) return false
  if (owner.sort === 'record' || isConstructorCall(statementAround(site)?.node)) return false
  const field = owner.members.find(m => m.kind === 'field' && m.name === site.node.name)
  return field?.kind === 'field' && !isStatic(field) && fieldNamed(scopeAt(program, site), site.node.name)?.field === field
}

export const expressionEdits = edits({
  'expression extracted to a local': extractLocal,
  'expression extracted to a private method': extractHelper,
  'local inlined': inlineLocal,
  'private method inlined': inlineMethod,
  "De Morgan's law": deMorgan,
  'comparison turned round': flipComparison,
  'operands commuted': commute,
  'text joined by a StringBuilder': concatToBuilder,
  'text joined by String.format': concatToFormat,
  'this added': addThis,
  'this removed': removeThis,
  'cast that does nothing': redundantCast,
  'parentheses added': redundantParens,
  'method reference to lambda': referenceToLambda,
})
