/** Edits of members and classes that no caller can see. */
import {
  anyOf,
  copied,
  type Edit,
  edits,
  freshName,
  isConstructor,
  isPrivate,
  isPublic,
  isStatic,
  shuffled,
  withImport,
  withMember,
} from '../edit.js'
import {
  assign,
  block,
  call,
  type Field,
  type Lambda,
  literal,
  type Member,
  type Method,
  method,
  type Node,
  name,
  type Param,
  type Program,
  param,
  returns,
  type Statement,
  type TypeDeclaration,
  type Unit,
} from '../java/tree.js'
import {
  allTypes,
  assigned,
  erased,
  fieldNamed,
  isOfCallers,
  isPrimitive,
  scopeAt,
  typeArgument,
  typeOf,
  words,
} from '../java/types.js'
import {
  insideAnonymous,
  listAround,
  mapped,
  methodAround,
  nodes,
  replaced,
  type Site,
  sites,
  statementAround,
  typeAround,
  uses,
} from '../java/walk.js'
import { isConstructorCall, isSpeakable } from './expressions.js'
import { isName } from './statements.js'

const otherNames = [
  'alpha',
  'beta',
  'gamma',
  'content',
  'number',
  'thing',
  'source',
  'given',
  'input',
  'store',
  'tally',
  'word',
  'quantity',
]

const renameLocal: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'local'), site => {
    const declared = d.pick(site.node.vars)
    const to = freshName(d, program, otherNames)
    const list = listAround(site)
    const renamed = { ...site.node, vars: site.node.vars.map(v => (v === declared ? { ...v, name: to } : v)) }
    if (list !== undefined) {
      const body = list.owner.body.map((statement, at) => {
        if (at < list.at) return statement
        return renamedIn(statement === site.node ? renamed : statement, declared.name, to)
      })
      return replaced(program, list.owner, { ...list.owner, body })
    }
    const loop = site.around.at(-1)
    if (loop?.kind !== 'for') return null
    return replaced(program, loop, renamedIn(replaced(loop, site.node, renamed), declared.name, to))
  })

const renameParameter: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method', 'lambda', 'for-each', 'catch'), ({ node }) => {
    const to = freshName(d, program, otherNames)
    if (node.kind === 'for-each') return replaced(program, node, { ...node, name: to, body: renamedIn(node.body, node.name, to) })
    if (node.kind === 'catch') return replaced(program, node, { ...node, name: to, body: renamedIn(node.body, node.name, to) })
    if (node.params.length === 0 || node.body === null) return null
    const old = d.pick(node.params)
    const params = node.params.map(p => (p === old ? { ...p, name: to } : p))
    return replaced(program, node, { ...node, params, body: renamedIn(node.body, old.name, to) } as Node)
  })

const renameField: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), ({ node: field, around }) => {
    if (around.at(-1)?.kind !== 'type') return null
    const same = sites(program, 'field').filter(({ node }) => node.name === field.name).length
    const components = sites(program, 'type').flatMap(({ node }) => node.components)
    if (!isPrivate(field) || same !== 1 || field.name === 'length' || components.some(c => c.name === field.name)) return null
    const to = freshName(d, program, otherNames)
    const bare = sites(program, 'name').filter(
      site => site.node.name === field.name && fieldNamed(scopeAt(program, site), field.name)?.field === field,
    )
    const targets = new Set<Node>([
      ...bare.map(({ node }) => node),
      ...sites(program, 'field-access').flatMap(({ node }) => (node.name === field.name ? [node] : [])),
    ])
    return renamedNodes(program, targets, field, to)
  })

const renameMethod: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), site => {
    const { node: target } = site
    const owner = typeAround(site)
    const same = sites(program, 'method').filter(({ node }) => node.name === target.name).length
    if (!isPrivate(target) || isConstructor(target) || same !== 1 || owner === undefined) return null
    const calls = sites(program, 'call').filter(({ node }) => node.name === target.name)
    const mine = calls.filter(({ node }) => node.on === null || isName(node.on, 'this') || isName(node.on, owner.name))
    const others = calls.filter(found => !mine.includes(found))
    const clear = others.every(found => {
      const type = found.node.on === null ? undefined : typeOf(found.node.on, scopeAt(program, found))
      return type !== undefined && erased(type) !== owner.name
    })
    const references = sites(program, 'reference').filter(({ node }) => node.name === target.name)
    if (!clear || references.some(({ node }) => !isName(node.on, 'this') && !isName(node.on, owner.name))) return null
    const to = freshName(d, program, ['handled', 'worked', 'resolved', 'inner', 'treat'])
    return renamedNodes(program, new Set<Node>([...mine, ...references].map(({ node }) => node)), target, to)
  })

const reorderMembers: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'type'), ({ node: type }) => {
    const movable: readonly Member[] = type.members.filter(member => member.kind === 'method' || member.kind === 'type')
    if (movable.length < 2) return null
    const order = [...shuffled(d, movable)]
    if (order.every((member, at) => member === movable[at])) order.reverse()
    // Fields and initialisers stay in their order, wherever the others go.
    const members = type.members.map(member => (movable.includes(member) ? (order.shift() ?? member) : member))
    return replaced(program, type, { ...type, members })
  })

const reorderFields: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'type'), ({ node: type }) => {
    const plain = type.members.filter((m): m is Field => m.kind === 'field' && (m.init === null || m.init.kind === 'literal'))
    if (plain.length < 2 || type.members.some(m => m.kind === 'initializer')) return null
    const order = plain.toReversed()
    return replaced(program, type, {
      ...type,
      members: type.members.map(m => (m.kind === 'field' && plain.includes(m) ? (order.shift() ?? m) : m)),
    })
  })

const unusedHelper: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'type'), ({ node: type }) => {
    const called = freshName(d, program, ['unused', 'debugText', 'checked', 'spare'])
    const value = freshName(d, program, ['value', 'n', 'x'])
    const body = block(
      {
        kind: 'if',
        test: { kind: 'binary', op: '<', left: name(value), right: literal(0) },
        yes: block(returns({ kind: 'unary', op: '-', operand: name(value) })),
        otherwise: null,
      },
      returns(name(value)),
    )
    return withMember(program, type, method(['private', 'static'], 'int', called, [param('int', value)], body))
  })

const delegate: Edit['apply'] = (d, program) =>
  anyOf(d, methodsWithBody(program), ({ node, around }) => {
    const owner = around.at(-1)
    if (
      owner?.kind !== 'type' ||
      isConstructor(node) ||
      node.body === null ||
      node.typeParams !== '' ||
      isPrivate(node) ||
      uses(node.body, 'super') > 0
    )
      return null
    const called = freshName(d, program, [
      `${node.name}Impl`,
      `do${node.name[0]?.toUpperCase()}${node.name.slice(1)}`,
      `${node.name}Inner`,
    ])
    const params = node.params.map((p): Param => (p.varargs ? { ...p, varargs: false, type: `${p.type}[]` } : p))
    const pass = call(null, called, ...params.map(p => name(p.name)))
    const body: Statement = node.type === 'void' ? { kind: 'expression', expression: pass } : returns(pass)
    const changed = {
      ...owner,
      members: owner.members.flatMap((m): readonly Member[] =>
        m === node
          ? [
              { ...node, body: block(body) },
              { ...node, modifiers: isStatic(node) ? ['private', 'static'] : ['private'], name: called, params },
            ]
          : [m],
      ),
    }
    return replaced(program, owner, changed)
  })

const extractConstant: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'literal'), site => {
    const owner = typeAround(site)
    const inside = methodAround(site)
    const type = typeOf(site.node, scopeAt(program, site))
    if (owner === undefined || owner.sort === 'interface' || inside === undefined || type === undefined || type === 'boolean')
      return null
    // Where a constant of that size is turned into a smaller type, it must stay a constant, and it does.
    const called = freshName(d, program, ['LIMIT', 'FACTOR', 'DEFAULT', 'CHOSEN', 'BASE_VALUE'])
    const field: Field = { kind: 'field', modifiers: ['private', 'static', 'final'], type, name: called, init: site.node }
    const changed = replaced(program, site.node, name(called))
    const now = sites(changed, 'type').find(({ node }) => node.name === owner.name)?.node
    return now === undefined ? null : replaced(changed, now, { ...now, members: [field, ...now.members] })
  })

const inlineConstant: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), site => {
    const { node: field } = site
    const owner = site.around.at(-1)
    const same = sites(program, 'field').filter(({ node }) => node.name === field.name).length
    if (owner?.kind !== 'type' || !isPrivate(field) || !isStatic(field) || !field.modifiers.includes('final') || same !== 1)
      return null
    if (field.init?.kind !== 'literal' || typeOf(field.init, scopeAt(program, site)) !== field.type) return null
    const used = sites(program, 'name').filter(found => found.node.name === field.name)
    if (sites(program, 'field-access').some(({ node }) => node.name === field.name) || used.length === 0) return null
    let changed: Program = program
    for (const { node } of used) changed = replaced(changed, node, copied(field.init))
    return replaced(changed, fieldIn(changed, field.name), [])
  })

const makeStatic: Edit['apply'] = (d, program) =>
  anyOf(d, methodsWithBody(program), site => {
    const { node } = site
    const owner = site.around.at(-1)
    if (
      owner?.kind !== 'type' ||
      !isPrivate(node) ||
      isStatic(node) ||
      isConstructor(node) ||
      node.body === null ||
      owner.typeParams !== ''
    )
      return null
    if (!isFree(program, site, owner)) return null
    return replaced(program, node, { ...node, modifiers: ['private', 'static', ...node.modifiers.filter(m => m !== 'private')] })
  })

const makeInstance: Edit['apply'] = (d, program) =>
  anyOf(d, methodsWithBody(program), site => {
    const { node } = site
    const owner = site.around.at(-1)
    if (owner?.kind !== 'type' || owner.sort === 'interface' || !isPrivate(node) || !isStatic(node) || node.typeParams !== '')
      return null
    const calls = sites(program, 'call').filter(found => found.node.name === node.name)
    const safe = calls.every(found => {
      const from = methodAround(found)
      const constructing = isConstructorCall(statementAround(found)?.node)
      return found.node.on === null && typeAround(found) === owner && from !== undefined && !isStatic(from) && !constructing
    })
    const referred = sites(program, 'reference').some(found => found.node.name === node.name)
    return safe && !referred && calls.length > 0
      ? replaced(program, node, { ...node, modifiers: node.modifiers.filter(m => m !== 'static') })
      : null
  })

const nestedToTop: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'type'), site => {
    const { node: nested } = site
    const [unit, owner, ...deeper] = site.around
    if (
      unit?.kind !== 'unit' ||
      owner?.kind !== 'type' ||
      deeper.length > 0 ||
      !isPrivate(nested) ||
      nested.sort !== 'class' ||
      !isStatic(nested)
    )
      return null
    const outer = new Set(owner.members.flatMap(m => ('name' in m && m !== nested ? [m.name] : [])))
    const inner = new Set(nested.members.flatMap(m => ('name' in m ? [m.name] : [])))
    const reaches = [...words(nested)].some(word => outer.has(word) && !inner.has(word) && !isLocalWord(nested, word))
    if (reaches || uses(nested, owner.name) > 0) return null
    const open = (modifiers: readonly string[]) => modifiers.filter(m => m !== 'private')
    const members = nested.members.map(
      (m): Member => (m.kind === 'field' || m.kind === 'method' ? { ...m, modifiers: open(m.modifiers) } : m),
    )
    const top: TypeDeclaration = {
      ...nested,
      modifiers: nested.modifiers.filter(m => m !== 'private' && m !== 'static'),
      members,
    }
    const types = unit.types.map(type => (type === owner ? { ...owner, members: owner.members.filter(m => m !== nested) } : type))
    return replaced(program, unit, { ...unit, types: [...types, top] })
  })

const extractInterface: Edit['apply'] = (d, program) =>
  anyOf(d, topTypes(program), ({ unit, type }) => {
    if (type.sort === 'interface' || type.typeParams !== '') return null
    const methods = type.members.filter(
      (m): m is Method =>
        m.kind === 'method' && isPublic(m) && !isStatic(m) && !isConstructor(m) && m.typeParams === '' && speaksOfTop(program, m),
    )
    const some = methods.filter(() => d.chance(0.6))
    if (some.length === 0) return null
    const called = freshName(d, program, [`${type.name}View`, `${type.name}Api`, `Basic${type.name}`])
    const members = some.map((m): Member => ({ ...m, modifiers: [], body: null, params: m.params.map(copied) }))
    const made: TypeDeclaration = { ...emptyType, sort: 'interface', modifiers: [], name: called, members }
    const types = unit.types.map(t => (t === type ? { ...type, implements: [...type.implements, called] } : t))
    return replaced(program, unit, { ...unit, types: [...types, made] })
  })

const pullUpMethod: Edit['apply'] = (d, program) =>
  anyOf(d, topTypes(program), ({ unit, type }) => {
    if (type.sort !== 'class' || type.extends.length > 0 || type.typeParams !== '') return null
    const movable = type.members.filter(
      (m): m is Method =>
        m.kind === 'method' &&
        isPublic(m) &&
        !isConstructor(m) &&
        !isStatic(m) &&
        m.body !== null &&
        m.typeParams === '' &&
        speaksOfTop(program, m) &&
        isFree(program, { node: m, around: [unit, type] }, type),
    )
    if (movable.length === 0) return null
    const moved = d.pick(movable)
    const called = freshName(d, program, [`Abstract${type.name}`, `${type.name}Base`])
    return pulledUp(program, unit, type, moved, { ...moved, modifiers: moved.modifiers.filter(m => m !== '@Override') }, called)
  })

const pullUpField: Edit['apply'] = (d, program) =>
  anyOf(d, topTypes(program), ({ unit, type }) => {
    if (type.sort !== 'class' || type.extends.length > 0 || type.typeParams !== '') return null
    const movable = type.members.filter(
      (m): m is Field =>
        m.kind === 'field' &&
        isPrivate(m) &&
        !isStatic(m) &&
        !m.modifiers.includes('final') &&
        isPrimitive(m.type) &&
        (m.init === null || m.init.kind === 'literal'),
    )
    if (movable.length === 0 || type.members.some(m => m.kind === 'initializer')) return null
    const moved = d.pick(movable)
    // A class inside may have its own of that name, which would be found first before and after.
    const called = freshName(d, program, [`Abstract${type.name}`, `${type.name}State`])
    return pulledUp(program, unit, type, moved, { ...moved, modifiers: ['protected'] }, called)
  })

/** A member goes to a new superclass of that name, as it is to stand there. */
function pulledUp(program: Program, unit: Unit, type: TypeDeclaration, moved: Member, there: Member, called: string): Program {
  const made: TypeDeclaration = { ...emptyType, modifiers: ['abstract'], name: called, members: [there] }
  const below = { ...type, extends: [called], members: type.members.filter(m => m !== moved) }
  const types = unit.types.map(t => (t === type ? below : t))
  return replaced(program, unit, { ...unit, types: [...types, made] })
}

const encapsulate: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), site => {
    const { node: field } = site
    const owner = site.around.at(-1)
    if (owner?.kind !== 'type' || owner.sort !== 'class' || !isPrivate(field) || isStatic(field) || owner.typeParams !== '')
      return null
    const reads = sites(owner, 'name').filter(found => {
      const at = { node: found.node, around: [...site.around.slice(0, -1), ...found.around] }
      const from = methodAround(at)
      const parent = found.around.at(-1)
      if (
        found.node.name !== field.name ||
        typeAround(at) !== owner ||
        from === undefined ||
        isStatic(from) ||
        isConstructor(from) ||
        insideAnonymous(at)
      )
        return false
      if (
        parent?.kind === 'postfix' ||
        (parent?.kind === 'assign' && parent.target === found.node) ||
        (parent?.kind === 'unary' && parent.op.length === 2)
      )
        return false
      return fieldNamed(scopeAt(program, at), field.name)?.field === field
    })
    if (reads.length === 0) return null
    const called = freshName(d, program, [`get${field.name[0]?.toUpperCase()}${field.name.slice(1)}`])
    let changed = owner
    for (const { node } of reads) changed = replaced(changed, node, call(null, called))
    return replaced(program, owner, {
      ...changed,
      members: [...changed.members, method(['private'], field.type, called, [], block(returns(name(field.name))))],
    })
  })

const parameterObject: Edit['apply'] = (d, program) =>
  anyOf(d, methodsWithBody(program), site => {
    const { node } = site
    const owner = site.around.at(-1)
    if (
      owner?.kind !== 'type' ||
      !isPrivate(node) ||
      isConstructor(node) ||
      node.body === null ||
      node.params.length < 2 ||
      owner.typeParams !== '' ||
      node.typeParams !== ''
    )
      return null
    const same = sites(program, 'method').filter(found => found.node.name === node.name).length
    const referred = sites(program, 'reference').some(found => found.node.name === node.name)
    const calls = sites(owner, 'call').filter(found => found.node.name === node.name)
    const scope = scopeAt(program, site)
    if (same !== 1 || referred || node.params.some(p => p.varargs || !isSpeakable(p.type.replace(/(\[\])+$/, ''), scope)))
      return null
    if (
      calls.some(found => found.node.on !== null) ||
      owner.sort === 'interface' ||
      node.params.some(p => assigned(node.body ?? []).has(p.name))
    )
      return null
    const [kind, given] = [
      freshName(d, program, ['Arguments', 'Inputs', 'Request']),
      freshName(d, program, ['arguments', 'inputs', 'request']),
    ]
    let body = node.body
    for (const p of node.params)
      for (const found of sites(body, 'name'))
        if (found.node.name === p.name) body = replaced(body, found.node, call(name(given), p.name))
    const record: TypeDeclaration = { ...emptyType, sort: 'record', modifiers: ['private'], name: kind, components: node.params }
    let changed: TypeDeclaration = replaced(owner, node, { ...node, params: [param(kind, given)], body })
    for (let more = true; more; ) {
      const next = sites(changed, 'call').find(
        found => found.node.name === node.name && !(found.node.args[0]?.kind === 'new' && found.node.args[0].type === kind),
      )
      more = next !== undefined
      if (next !== undefined)
        changed = replaced(changed, next.node, {
          ...next.node,
          args: [{ kind: 'new', type: kind, args: next.node.args, body: null }],
        })
    }
    return replaced(program, owner, { ...changed, members: [...changed.members, record] })
  })

const otherList: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'new'), site => {
    const [unit] = site.around
    const swaps: Readonly<Record<string, string>> = { 'ArrayList<>': 'LinkedList', 'LinkedList<>': 'ArrayList' }
    const to = swaps[site.node.type]
    if (unit?.kind !== 'unit' || to === undefined) return null
    const field = site.around.find(node => node.kind === 'field')
    if (field !== undefined && isOfCallers(field.type, program)) return null
    return replaced(program, unit, withImport(replaced(unit, site.node, { ...site.node, type: `${to}<>` }), `java.util.${to}`))
  })

/** A map whose order nobody can see, as it is only asked by key. */
const otherMap: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), site => {
    const { node: field } = site
    const [unit, owner] = site.around
    const kinds = ['HashMap', 'LinkedHashMap']
    const kind = field.init?.kind === 'new' ? erased(field.init.type) : ''
    if (
      unit?.kind !== 'unit' ||
      owner?.kind !== 'type' ||
      !isPrivate(field) ||
      !kinds.includes(kind) ||
      field.init?.kind !== 'new'
    )
      return null
    const byKey = [
      'get',
      'put',
      'getOrDefault',
      'containsKey',
      'remove',
      'size',
      'isEmpty',
      'merge',
      'computeIfAbsent',
      'putIfAbsent',
      'clear',
    ]
    const used = sites(owner, 'name').filter(found => found.node.name === field.name)
    const calm = used.every(({ node, around }) => {
      const parent = around.at(-1)
      return parent?.kind === 'call' && parent.on === node && byKey.includes(parent.name)
    })
    if (!calm || sites(program, 'field-access').some(({ node }) => node.name === field.name)) return null
    const to = kind === 'HashMap' ? 'LinkedHashMap' : 'HashMap'
    return replaced(program, unit, withImport(replaced(unit, field.init, { ...field.init, type: `${to}<>` }), `java.util.${to}`))
  })

const anonymousToLambda: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'new'), site => {
    const [only, ...more] = site.node.body ?? []
    if (only?.kind !== 'method' || more.length > 0 || only.body === null || !isFunctional(program, erased(site.node.type)))
      return null
    if (
      uses(only.body, 'this') > 0 ||
      sites(only.body, 'call').some(
        ({ node }) => node.on === null && (node.name === only.name || objectMethods.includes(node.name)),
      )
    )
      return null
    const declaration = site.around.at(-2)
    // A lambda needs to be told what it is.
    if (declaration?.kind === 'local' && declaration.type === 'var') return null
    const [first] = only.body.body
    const body = only.body.body.length === 1 && first?.kind === 'return' && first.value !== null ? first.value : only.body
    const clash = only.params.some(p => scopeAt(program, site).locals.has(p.name))
    const locals = sites(only.body, 'declarator').some(({ node }) => scopeAt(program, site).locals.has(node.name))
    return clash || locals
      ? null
      : replaced(program, site.node, { kind: 'lambda', params: only.params.map(p => ({ ...p, type: '' })), body })
  })

const lambdaToAnonymous: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'lambda'), site => {
    const type = expectedType(program, site)
    const shape = type === undefined ? undefined : functionOf(program, type)
    if (type === undefined || shape === undefined || shape.params.length !== site.node.params.length) return null
    if (uses(site.node.body, 'this') > 0 || sites(site.node.body, 'call').some(({ node }) => node.on === null)) return null
    const params = site.node.params.map((p, at) => param(shape.params[at] ?? '', p.name))
    const body =
      site.node.body.kind === 'block'
        ? site.node.body
        : shape.result === 'void'
          ? block({ kind: 'expression', expression: site.node.body })
          : block(returns(site.node.body))
    return replaced(program, site.node, {
      kind: 'new',
      type,
      args: [],
      body: [method(['@Override', 'public'], shape.result, shape.name, params, body)],
    })
  })

const initialiserToConstructor: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), site => {
    const { node: field } = site
    const owner = site.around.at(-1)
    if (
      owner?.kind !== 'type' ||
      owner.sort !== 'class' ||
      isStatic(field) ||
      field.modifiers.includes('final') ||
      field.init?.kind !== 'literal'
    )
      return null
    const init = field.init
    const constructors = owner.members.filter((m): m is Method => m.kind === 'method' && isConstructor(m))
    const others = owner.members.filter(
      m => m !== field && (m.kind === 'initializer' || (m.kind === 'field' && m.init !== null && m.init.kind !== 'literal')),
    )
    if (others.some(m => uses(m, field.name) > 0 || sites(m, 'call').length > 0)) return null
    const assignment = () => assign({ kind: 'field-access', on: name('this'), name: field.name }, '=', copied(init))
    const access = owner.modifiers.filter(m => ['public', 'protected', 'private'].includes(m))
    const started = (made: Method): Method => {
      const [first, ...rest] = made.body?.body ?? []
      if (first !== undefined && isConstructorCall(first)) {
        const chained = first.kind === 'expression' && first.expression.kind === 'call' && first.expression.name === 'this'
        return chained ? made : { ...made, body: block(first, assignment(), ...rest) }
      }
      return { ...made, body: block(assignment(), ...(made.body?.body ?? [])) }
    }
    const members = owner.members.map(
      (m): Member => (m === field ? { ...field, init: null } : m.kind === 'method' && isConstructor(m) ? started(m) : m),
    )
    const added = constructors.length === 0 ? [method(access, null, owner.name, [], block(assignment()))] : []
    return replaced(program, owner, { ...owner, members: [...members, ...added] })
  })

const renameClass: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'type'), ({ node: type }) => {
    if (!isPrivate(type)) return null
    const to = freshName(d, program, ['Piece', 'Holder', 'Detail', 'Internal'])
    const word = new RegExp(`\\b${type.name}\\b`, 'g')
    const other = (text: unknown) => (typeof text === 'string' ? text.replace(word, to) : text)
    // Types are text; of names only those that can mean a class.
    return mapped(program, node => {
      const named = node.kind === 'name' || node.kind === 'type' || (node.kind === 'method' && isConstructor(node))
      const changed = Object.entries(node).map(([key, value]: [string, unknown]) => {
        if (['type', 'element', 'typeParams'].includes(key) || (key === 'name' && named)) return [key, other(value)]
        return ['extends', 'implements', 'permits', 'throws'].includes(key) && Array.isArray(value)
          ? [key, value.map(other)]
          : [key, value]
      })
      return Object.fromEntries(changed) as Node
    })
  })

const synchronise: Edit['apply'] = (d, program) =>
  anyOf(d, methodsWithBody(program), ({ node, around }) => {
    const owner = around.at(-1)
    if (owner?.kind !== 'type' || owner.sort === 'interface' || isConstructor(node) || node.modifiers.includes('synchronized'))
      return null
    return replaced(program, node, { ...node, modifiers: [...node.modifiers, 'synchronized'] })
  })

// ---- what the edits above ask

const emptyType: TypeDeclaration = {
  kind: 'type',
  sort: 'class',
  modifiers: [],
  name: '',
  typeParams: '',
  components: [],
  extends: [],
  implements: [],
  permits: [],
  constants: [],
  members: [],
}

function methodsWithBody(program: Program): readonly Site<Method>[] {
  return sites(program, 'method').filter(({ node }) => node.body !== null)
}

function topTypes(program: Program): readonly { readonly unit: Unit; readonly type: TypeDeclaration }[] {
  return program.flatMap(unit => unit.types.map(type => ({ unit, type })))
}

/** In here the name means one local variable: it could not be declared once more. */
function renamedIn<T extends Node>(region: T, from: string, to: string): T {
  return mapped(region, node => (node.kind === 'name' && node.name === from ? name(to) : node))
}

function renamedNodes(program: Program, targets: ReadonlySet<Node>, declaration: Node, to: string): Program {
  return mapped(program, (node, original) =>
    original === declaration || targets.has(original) ? ({ ...node, name: to } as Node) : node,
  )
}

function fieldIn(program: Program, called: string): Field {
  const found = sites(program, 'field').find(({ node }) => node.name === called)
  if (found === undefined) throw new Error(`no field ${called}`)
  return found.node
}

/** Whether a method needs nothing of its object or class: parameters, locals and the JDK are all it names. */
function isFree(program: Program, site: Site<Method>, owner: TypeDeclaration): boolean {
  const { body, params } = site.node
  if (body === null || insideAnonymous(site)) return false
  const declared = new Set([...params.map(p => p.name), ...nodes(body).flatMap(declaredNames)])
  const types = allTypes(program)
  const named = sites(body, 'name').every(
    ({ node }) => declared.has(node.name) || (/^[A-Z]/.test(node.name) && !types.has(node.name) && !hasMember(owner, node.name)),
  )
  const known = [...words(body)].every(word => !types.has(word) || isTop(program, word))
  return (
    named &&
    known &&
    sites(body, 'call').every(({ node }) => node.on !== null) &&
    sites(body, 'lambda', 'field-access').every(({ node }) => node.kind === 'lambda' || node.name === 'length')
  )
}

/** Whether its types can be named outside of its class. */
function speaksOfTop(program: Program, { type, params }: Method): boolean {
  const types = allTypes(program)
  return [type ?? '', ...params.map(p => p.type)]
    .flatMap(text => text.match(/\w+/g) ?? [])
    .every(word => !types.has(word) || isTop(program, word))
}

function isTop(program: Program, word: string): boolean {
  return program.some(unit => unit.types.some(type => type.name === word))
}

function hasMember(type: TypeDeclaration, called: string): boolean {
  return type.members.some(m => 'name' in m && m.name === called)
}

function declaredNames(node: Node): readonly string[] {
  if (node.kind === 'declarator' || node.kind === 'for-each' || node.kind === 'catch' || node.kind === 'param') return [node.name]
  return node.kind === 'instanceof' && node.binding !== null ? [node.binding] : []
}

function isLocalWord(type: TypeDeclaration, word: string): boolean {
  const declared = nodes(type).flatMap(declaredNames)
  return declared.includes(word)
}

const objectMethods = ['toString', 'equals', 'hashCode', 'getClass']

interface Shape {
  readonly name: string
  readonly params: readonly string[]
  readonly result: string
}

const jdkFunctions: Readonly<Record<string, (type: string) => Shape>> = {
  Runnable: () => ({ name: 'run', params: [], result: 'void' }),
  IntUnaryOperator: () => ({ name: 'applyAsInt', params: ['int'], result: 'int' }),
  IntPredicate: () => ({ name: 'test', params: ['int'], result: 'boolean' }),
  IntConsumer: () => ({ name: 'accept', params: ['int'], result: 'void' }),
  Supplier: type => ({ name: 'get', params: [], result: typeArgument(type, 0) ?? '' }),
  Predicate: type => ({ name: 'test', params: [typeArgument(type, 0) ?? ''], result: 'boolean' }),
  Function: type => ({ name: 'apply', params: [typeArgument(type, 0) ?? ''], result: typeArgument(type, 1) ?? '' }),
}

function functionOf(program: Program, type: string): Shape | undefined {
  const known = jdkFunctions[erased(type)]
  if (known !== undefined) return known(type)
  const declared = allTypes(program).get(type)
  const [only, ...more] =
    declared?.sort === 'interface' ? declared.members.filter((m): m is Method => m.kind === 'method' && m.body === null) : []
  if (only === undefined || more.length > 0 || declared?.modifiers.includes('sealed') || declared?.typeParams !== '')
    return undefined
  return { name: only.name, params: only.params.map(p => p.type), result: only.type ?? 'void' }
}

function isFunctional(program: Program, type: string): boolean {
  return jdkFunctions[type] !== undefined || functionOf(program, type) !== undefined
}

/** The type that a lambda has where it stands, if that is written there. */
function expectedType(program: Program, site: Site<Lambda>): string | undefined {
  const [owner, parent] = [site.around.at(-2), site.around.at(-1)]
  if (parent?.kind === 'field') return parent.type
  if (parent?.kind === 'declarator' && owner?.kind === 'local') return owner.type
  if (parent?.kind !== 'call') return undefined
  const scope = scopeAt(program, site)
  if (parent.on === null) {
    const type = typeAround(site)
    const named = type?.members.filter((m): m is Method => m.kind === 'method' && m.name === parent.name) ?? []
    const at = parent.args.indexOf(site.node)
    return named.length === 1 ? named[0]?.params[at]?.type : undefined
  }
  const receiver = typeOf(parent.on, scope)
  return receiver?.startsWith('List<') && parent.name === 'add' ? typeArgument(receiver, 0) : undefined
}

export const memberEdits = edits({
  'local renamed': renameLocal,
  'parameter renamed': renameParameter,
  'private field renamed': renameField,
  'private method renamed': renameMethod,
  'private class renamed': renameClass,
  'method synchronized': synchronise,
  'members reordered': reorderMembers,
  'fields reordered': reorderFields,
  'unused private method added': unusedHelper,
  'method delegates to a private one': delegate,
  'constant extracted': extractConstant,
  'constant inlined': inlineConstant,
  'private method made static': makeStatic,
  'private method made an instance method': makeInstance,
  'nested class moved to top level': nestedToTop,
  'interface extracted': extractInterface,
  'method pulled up to a new superclass': pullUpMethod,
  'field pulled up to a new superclass': pullUpField,
  'private field encapsulated': encapsulate,
  'parameter object introduced': parameterObject,
  'another kind of list': otherList,
  'another kind of map': otherMap,
  'anonymous class to lambda': anonymousToLambda,
  'lambda to anonymous class': lambdaToAnonymous,
  'initialiser moved to constructors': initialiserToConstructor,
})
