/**
 * Faults in the use of what the caller implements: services, listeners and functions. They are called with something else, in
 * another order, once more or once less, or what they answer is not used.
 */
import { anyOf, copied, type Edit, edits } from '../edit.js'
import { assign, binary, block, type Call, call, literal, local, name, type Program, type Statement } from '../java/tree.js'
import { allTypes, erased, isNumber, methodsOf, scopeAt, typeArgument, typeOf } from '../java/types.js'
import { listAround, methodAround, nodes, replaced, type Site, sites, typeAround } from '../java/walk.js'

const otherArguments: Edit['apply'] = (d, program) =>
  anyOf(d, serviceCalls(program), site => {
    const scope = scopeAt(program, site)
    return anyOf(d, site.node.args, arg => {
      const type = typeOf(arg, scope)
      if (isNumber(type) && type !== 'char') return replaced(program, arg, binary(arg, d.pick(['+', '-']), literal(1)))
      if (type !== 'String') return null
      return replaced(program, arg, d.pick([literal('""'), binary(arg, '+', literal('" "')), binary(literal('"x"'), '+', arg)]))
    })
  })

const argumentsExchanged: Edit['apply'] = (d, program) =>
  anyOf(d, serviceCalls(program), site => {
    const scope = scopeAt(program, site)
    const { args } = site.node
    const at = args.findIndex((arg, i) => {
      const next = args[i + 1]
      return next !== undefined && typeOf(arg, scope) !== undefined && typeOf(arg, scope) === typeOf(next, scope)
    })
    const [one, other] = [args[at], args[at + 1]]
    if (one === undefined || other === undefined) return null
    return replaced(program, site.node, { ...site.node, args: [...args.slice(0, at), other, one, ...args.slice(at + 2)] })
  })

/** Two neighbours of which at least one calls what the caller implements. */
const otherOrder: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'expression', 'local'), site => {
    const list = listAround(site)
    const next = list?.owner.body[list.at + 1]
    if (list === undefined || next === undefined || !['expression', 'local', 'if', 'for-each'].includes(next.kind)) return null
    if (!callsService(program, site.node) && !callsService(program, next)) return null
    const body = list.owner.body.map((statement, at) => (at === list.at ? next : at === list.at + 1 ? site.node : statement))
    return replaced(program, list.owner, { ...list.owner, body })
  })

const onceMore: Edit['apply'] = (d, program) =>
  anyOf(d, serviceStatements(program), ({ node }) => replaced(program, node, block(node, copied(node))))

const onceLess: Edit['apply'] = (d, program) =>
  anyOf(d, serviceStatements(program), ({ node }) => replaced(program, node, block()))

/** `x = service.f(a)` becomes `service.f(a); x = nothing`. */
const answerIgnored: Edit['apply'] = (d, program) =>
  anyOf(d, serviceCalls(program), site => {
    const type = answerType(program, site)
    const fallback = type === undefined ? undefined : (nothing[type] ?? (isNumber(type) ? '0' : 'null'))
    const statement = statementWith(site)
    if (fallback === undefined || type === 'void' || statement === undefined) return null
    const asked: Statement = { kind: 'expression', expression: copied(site.node) }
    return replaced(program, statement, [asked, replaced(statement, site.node, literal(fallback))])
  })

/** `T stored = service.save(given)` goes on with what was given. */
const storedNotUsed: Edit['apply'] = (d, program) =>
  anyOf(d, serviceCalls(program), site => {
    const scope = scopeAt(program, site)
    const type = answerType(program, site)
    const given = site.node.args.find(arg => arg.kind === 'name' && typeOf(arg, scope) === type)
    const statement = statementWith(site)
    if (given === undefined || statement === undefined || site.around.at(-1)?.kind === 'expression') return null
    const asked: Statement = { kind: 'expression', expression: copied(site.node) }
    return replaced(program, statement, [asked, replaced(statement, site.node, copied(given))])
  })

/** Asks only the first time, and keeps the answer in a field. */
const answerKept: Edit['apply'] = (d, program) =>
  anyOf(d, serviceCalls(program), site => {
    const type = answerType(program, site)
    const owner = typeAround(site)
    const inside = methodAround(site)
    const statement = statementWith(site)
    const boxed = type === undefined ? undefined : boxes[type]
    if (boxed === undefined || owner?.sort !== 'class' || inside === undefined || inside.type === null || statement === undefined)
      return null
    const first: Statement = {
      kind: 'if',
      test: binary(name('kept'), '==', literal('null')),
      yes: assign(name('kept'), '=', copied(site.node)),
      otherwise: null,
    }
    const changed = replaced(owner, statement, [first, replaced(statement, site.node, name('kept'))])
    return replaced(program, owner, {
      ...changed,
      members: [{ kind: 'field', modifiers: ['private'], type: boxed, name: 'kept', init: null }, ...changed.members],
    })
  })

/** A loop over listeners goes from the last to the first. */
const listenersReversed: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for-each'), site => {
    const { node } = site
    const scope = scopeAt(program, site)
    if (erased(typeOf(node.over, scope) ?? '') !== 'List' || !callsService(program, node.body)) return null
    return replaced(program, node, {
      kind: 'for',
      init: [local('int', 'at', binary(call(copied(node.over), 'size'), '-', literal(1)))],
      test: binary(name('at'), '>=', literal(0)),
      update: [{ kind: 'postfix', op: '--', operand: name('at') }],
      body: block(local(node.type, node.name, call(copied(node.over), 'get', name('at'))), node.body),
    })
  })

/** Only the first listener is called. */
const firstOnly: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for-each'), ({ node }) =>
    callsService(program, node.body) ? replaced(program, node.body, block(node.body, { kind: 'jump', to: 'break' })) : null,
  )

const nothing: Readonly<Record<string, string>> = { boolean: 'true', char: "'a'", String: '""' }
const boxes: Readonly<Record<string, string>> = {
  int: 'Integer',
  long: 'Long',
  boolean: 'Boolean',
  double: 'Double',
  String: 'String',
}

function serviceCalls(program: Program): readonly Site<Call>[] {
  return sites(program, 'call').filter(site => answerType(program, site) !== undefined)
}

function serviceStatements(program: Program): readonly Site<Statement>[] {
  return sites(program, 'expression').filter(
    ({ node, around }) =>
      node.expression.kind === 'call' && answerType(program, { node: node.expression, around: [...around, node] }) !== undefined,
  )
}

function callsService(program: Program, root: Statement): boolean {
  const inside = new Set(nodes(root))
  return serviceCalls(program).some(({ node }) => inside.has(node))
}

/** The type of the answer if a call goes to what only the caller implements, be it an interface, an abstract method, or a function. */
function answerType(program: Program, site: Site<Call>): string | undefined {
  const { node } = site
  const scope = scopeAt(program, site)
  const types = allTypes(program)
  if (node.on === null) {
    const owner = typeAround(site)
    const [called] = owner === undefined ? [] : methodsOf(scope, owner, node.name, node.args.length)
    return called?.modifiers.includes('abstract') ? (called.type ?? undefined) : undefined
  }
  const receiver = typeOf(node.on, scope)
  if (receiver === undefined) return undefined
  const known = functions[erased(receiver)]
  if (known?.method === node.name) return known.result(receiver)
  const type = types.get(receiver)
  if (type?.sort !== 'interface' || [...types.values()].some(other => other.implements.includes(receiver))) return undefined
  return methodsOf(scope, type, node.name, node.args.length)[0]?.type ?? undefined
}

const functions: Readonly<Record<string, { readonly method: string; readonly result: (type: string) => string | undefined }>> = {
  Runnable: { method: 'run', result: () => 'void' },
  Consumer: { method: 'accept', result: () => 'void' },
  BiConsumer: { method: 'accept', result: () => 'void' },
  Supplier: { method: 'get', result: type => typeArgument(type, 0) },
  IntSupplier: { method: 'getAsInt', result: () => 'int' },
  Predicate: { method: 'test', result: () => 'boolean' },
  Function: { method: 'apply', result: type => typeArgument(type, 1) },
}

/** The statement of a list that a call stands in, if nothing else of it comes before the call. */
function statementWith(site: Site<Call>): Statement | undefined {
  const owner = site.around.findLastIndex(node => node.kind === 'block')
  const statement = site.around[owner + 1]
  if (owner < 0 || statement === undefined || !site.around.slice(owner + 1).every(node => plain.has(node.kind))) return undefined
  return statement as Statement
}

const plain = new Set(['local', 'declarator', 'expression', 'assign', 'return', 'binary', 'unary', 'call', 'if'])

export const serviceFaults: readonly Edit[] = edits({
  'service called with other arguments': otherArguments,
  'arguments of a service swapped': argumentsExchanged,
  'service called in another order': otherOrder,
  'service called once more': onceMore,
  'service called once less': onceLess,
  'answer of a service ignored': answerIgnored,
  'answer of a service kept': answerKept,
  'what a service stored not used': storedNotUsed,
  'listeners called in reverse order': listenersReversed,
  'only the first listener called': firstOnly,
})
