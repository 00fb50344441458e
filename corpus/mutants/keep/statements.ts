/** Edits of statements that keep what is done, how often and in which order. */
import { anyOf, copied, type Edit, edits, freshName, isConstructor, isStatic, withMember } from '../edit.js'
import {
  assign,
  binary,
  block,
  type Case,
  call,
  type Expression,
  literal,
  local,
  method,
  name,
  param,
  returns,
  type Statement,
  type Switch,
} from '../java/tree.js'
import { assigned, erased, isQuiet, scopeAt, typeArgument, typeOf } from '../java/types.js'
import { insideAnonymous, listAround, methodAround, nodes, replaced, sites, typeAround, uses } from '../java/walk.js'
import { isSpeakable, localsOf, negated } from './expressions.js'

const forToWhile: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for'), ({ node }) => {
    const body = statementsOf(node.body)
    if (jumps(node.body, 'continue') || endsAbruptly(body)) return null
    const updates = node.update.map((expression): Statement => ({ kind: 'expression', expression }))
    const loop: Statement = { kind: 'while', test: node.test ?? literal('true'), body: block(...body, ...updates) }
    return replaced(program, node, node.init.length === 0 ? loop : block(...node.init, loop))
  })

const whileToFor: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'while'), site => {
    const { node } = site
    const list = listAround(site)
    // With a counter before and its step at the end it becomes the loop that people write.
    const before = list?.owner.body[list.at - 1]
    const steps = statementsOf(node.body)
    const last = steps.at(-1)
    const counter = before?.kind === 'local' && before.vars.length === 1 ? before.vars[0] : undefined
    const stepped = last?.kind === 'expression' && last.expression.kind === 'postfix' ? last.expression : undefined
    if (
      list !== undefined &&
      before !== undefined &&
      counter !== undefined &&
      stepped !== undefined &&
      !jumps(node.body, 'continue')
    ) {
      const isCounter = stepped.operand.kind === 'name' && stepped.operand.name === counter.name && counter.init !== null
      if (isCounter && uses(list.owner.body.slice(list.at + 1), counter.name) === 0) {
        const loop: Statement = {
          kind: 'for',
          init: [before],
          test: node.test,
          update: [stepped],
          body: block(...steps.slice(0, -1)),
        }
        const body = list.owner.body.flatMap(statement => (statement === before ? [] : [statement === node ? loop : statement]))
        return replaced(program, list.owner, { ...list.owner, body })
      }
    }
    return replaced(program, node, { kind: 'for', init: [], test: node.test, update: [], body: node.body })
  })

const whileToGuardedDo: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'while'), ({ node }) => {
    if (node.test.kind === 'literal' || sites(node.test, 'lambda', 'instanceof').length > 0) return null
    const loop: Statement = { kind: 'do-while', test: copied(node.test), body: block(...statementsOf(node.body)) }
    return replaced(program, node, { kind: 'if', test: node.test, yes: block(loop), otherwise: null })
  })

const doToWhile: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'do-while'), ({ node }) => {
    if (jumps(node.body, 'continue') || jumps(node.body, 'break')) return null
    const leave: Statement = {
      kind: 'if',
      test: { kind: 'unary', op: '!', operand: node.test },
      yes: block({ kind: 'jump', to: 'break' }),
      otherwise: null,
    }
    return replaced(program, node, { kind: 'while', test: literal('true'), body: block(...statementsOf(node.body), leave) })
  })

const eachToIndexed: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for-each'), site => {
    const { node } = site
    const type = typeOf(node.over, scopeAt(program, site))
    if (!type?.endsWith('[]')) return null
    const [array, index] = [freshName(d, program, ['values', 'array', 'all']), freshName(d, program, ['index', 'pos', 'idx'])]
    const element = local(node.type, node.name, { kind: 'index', on: name(array), at: name(index) })
    const loop: Statement = {
      kind: 'for',
      init: [local('int', index, literal(0))],
      test: binary(name(index), '<', { kind: 'field-access', on: name(array), name: 'length' }),
      update: [{ kind: 'postfix', op: '++', operand: name(index) }],
      body: block(element, ...statementsOf(node.body)),
    }
    return replaced(program, node, block(local(type, array, node.over), loop))
  })

const eachToIterator: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for-each'), site => {
    const { node } = site
    const type = typeOf(node.over, scopeAt(program, site))
    if (type === undefined || !['List', 'Set', 'Collection'].includes(erased(type))) return null
    const element = typeArgument(type, 0)
    if (element === undefined || element.startsWith('?')) return null
    const iterator = freshName(d, program, ['iterator', 'it', 'cursor'])
    const loop: Statement = {
      kind: 'while',
      test: call(name(iterator), 'hasNext'),
      body: block(local(node.type, node.name, call(name(iterator), 'next')), ...statementsOf(node.body)),
    }
    return replaced(program, node, block(local(`java.util.Iterator<${element}>`, iterator, call(node.over, 'iterator')), loop))
  })

/** `for (int i = 0; i < a.length; i++)` where `i` is only used to read `a[i]`. */
const indexedToEach: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for'), site => {
    const { node } = site
    const [init] = node.init
    const counter = init?.kind === 'local' ? init.vars[0] : undefined
    const { test } = node
    if (counter === undefined || node.init.length !== 1 || counter.init?.kind !== 'literal' || counter.init.text !== '0')
      return null
    if (test?.kind !== 'binary' || test.op !== '<' || test.left.kind !== 'name' || test.right.kind !== 'field-access') return null
    const array = test.right.on
    const [step] = node.update
    if (
      array.kind !== 'name' ||
      test.right.name !== 'length' ||
      step?.kind !== 'postfix' ||
      step.op !== '++' ||
      node.update.length !== 1
    )
      return null
    const type = typeOf(array, scopeAt(program, site))
    const reads = sites(node.body, 'index').filter(
      ({ node: read }) => isName(read.on, array.name) && isName(read.at, counter.name),
    )
    const onlyRead = uses(node.body, counter.name) === reads.length && uses(node.body, array.name) === reads.length
    const calm = !assigned(node.body).has(array.name) && sites(node.body, 'call').every(({ node: made }) => made.on !== null)
    if (!type?.endsWith('[]') || reads.length === 0 || !onlyRead || !calm) return null
    const element = freshName(d, program, ['element', 'entry', 'each'])
    let body = node.body
    for (const { node: read } of reads) body = replaced(body, read, name(element))
    return replaced(program, node, { kind: 'for-each', type: type.slice(0, -2), name: element, over: array, body })
  })

/** `int s = 0; for (T x : c) s += e;` */
const sumToStream: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'for-each'), site => {
    const { node } = site
    const list = listAround(site)
    const before = list?.owner.body[list.at - 1]
    const [only] = statementsOf(node.body)
    if (list === undefined || before?.kind !== 'local' || before.type !== 'int' || before.vars.length !== 1) return null
    const [sum] = before.vars
    if (sum?.init?.kind !== 'literal' || sum.init.text !== '0' || statementsOf(node.body).length !== 1) return null
    if (only?.kind !== 'expression' || only.expression.kind !== 'assign' || only.expression.op !== '+=') return null
    const { target, value } = only.expression
    const scope = scopeAt(program, { node: only, around: [...site.around, node] })
    const inside = methodAround(site)
    if (!isName(target, sum.name) || typeOf(value, scope) !== 'int' || !isQuiet(value) || inside?.body == null) return null
    const changed = assigned(inside.body)
    const steady = sites(value, 'name').every(({ node: used }) => used.name !== sum.name && !changed.has(used.name))
    const type = typeOf(node.over, scope)
    const always =
      uses(value, node.name) > 0 &&
      sites(value, 'conditional', 'binary').every(
        ({ node: part }) => part.kind === 'binary' && part.op !== '&&' && part.op !== '||',
      )
    // An element that is null throws where it is unboxed, which must not depend on what is done with it.
    if (!steady || type === undefined || (node.type === 'int' && type !== 'int[]' && !always)) return null
    const stream =
      type === 'int[]'
        ? call(name('java.util.Arrays'), 'stream', node.over)
        : ['List', 'Set', 'Collection'].includes(erased(type))
          ? call(node.over, 'stream')
          : null
    if (stream === null) return null
    const mapped = call(stream, type === 'int[]' ? 'map' : 'mapToInt', {
      kind: 'lambda',
      params: [param('', node.name)],
      body: value,
    })
    const made = local('int', sum.name, call(mapped, 'sum'))
    const body = list.owner.body.flatMap(statement => (statement === before ? [] : [statement === node ? made : statement]))
    return replaced(program, list.owner, { ...list.owner, body })
  })

const ifToTernary: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const { node } = site
    const list = listAround(site)
    const next = list?.owner.body[list.at + 1]
    const [yes, no] = [onlyStatement(node.yes), node.otherwise === null ? next : onlyStatement(node.otherwise)]
    const scope = scopeAt(program, site)
    if (yes?.kind === 'return' && no?.kind === 'return' && yes.value !== null && no.value !== null) {
      const made = conditional(node.test, yes.value, no.value)
      const type = typeOf(made, scope)
      if (type === undefined || !same(yes.value, no.value, scope)) return null
      if (node.otherwise !== null) return replaced(program, node, returns(made))
      if (list === undefined) return null
      const body = list.owner.body.flatMap(statement =>
        statement === next ? [] : [statement === node ? returns(made) : statement],
      )
      return replaced(program, list.owner, { ...list.owner, body })
    }
    if (node.otherwise === null || yes?.kind !== 'expression' || no?.kind !== 'expression') return null
    const [a, b] = [yes.expression, no.expression]
    if (a.kind !== 'assign' || b.kind !== 'assign' || a.op !== '=' || b.op !== '=') return null
    if (a.target.kind !== 'name' || !isName(b.target, a.target.name) || !same(a.value, b.value, scope)) return null
    return replaced(program, node, assign(a.target, '=', conditional(node.test, a.value, b.value)))
  })

const ternaryToIf: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'conditional'), site => {
    const { test, yes, no } = site.node
    const scope = scopeAt(program, site)
    if (!same(yes, no, scope) || sites(test, 'instanceof').length > 0) return null
    const [owner, parent] = [site.around.at(-2), site.around.at(-1)]
    if (parent?.kind === 'return')
      return replaced(program, parent, { kind: 'if', test, yes: block(returns(yes)), otherwise: block(returns(no)) })
    if (
      parent?.kind === 'declarator' &&
      owner?.kind === 'local' &&
      owner.vars.length === 1 &&
      site.around.at(-3)?.kind === 'block'
    ) {
      if (owner.type !== typeOf(yes, scope)) return null
      const choose: Statement = {
        kind: 'if',
        test,
        yes: block(assign(name(parent.name), '=', yes)),
        otherwise: block(assign(name(parent.name), '=', no)),
      }
      return replaced(program, owner, [local(owner.type, parent.name, null), choose])
    }
    if (parent?.kind === 'assign' && owner?.kind === 'expression' && parent.target.kind === 'name' && parent.op === '=') {
      const target = parent.target
      return replaced(program, owner, {
        kind: 'if',
        test,
        yes: block(assign(target, '=', yes)),
        otherwise: block(assign(copied(target), '=', no)),
      })
    }
    return null
  })

const swapBranches: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const { node } = site
    if (node.otherwise === null || sites(node.test, 'instanceof').length > 0) return null
    const test = negated(node.test, scopeAt(program, site))
    return replaced(program, node, {
      kind: 'if',
      test,
      yes: block(...statementsOf(node.otherwise)),
      otherwise: block(...statementsOf(node.yes)),
    })
  })

const returnToElse: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const { node } = site
    const list = listAround(site)
    const rest = list?.owner.body.slice(list.at + 1) ?? []
    if (list === undefined || rest.length === 0 || node.otherwise !== null || sites(node.test, 'instanceof').length > 0)
      return null
    const leaves = statementsOf(node.yes).at(-1)?.kind
    if (leaves !== 'return' && leaves !== 'throw') return null
    const made: Statement = { ...node, yes: block(...statementsOf(node.yes)), otherwise: block(...rest) }
    return replaced(program, list.owner, { ...list.owner, body: [...list.owner.body.slice(0, list.at), made] })
  })

const elseRemoved: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const { node } = site
    const list = listAround(site)
    if (
      list === undefined ||
      node.otherwise === null ||
      list.at !== list.owner.body.length - 1 ||
      !endsAbruptly(statementsOf(node.yes))
    )
      return null
    const body = [...list.owner.body.slice(0, list.at), { ...node, otherwise: null }, ...statementsOf(node.otherwise)]
    return replaced(program, list.owner, { ...list.owner, body })
  })

const andToNestedIf: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), ({ node }) => {
    if (
      node.otherwise !== null ||
      node.test.kind !== 'binary' ||
      node.test.op !== '&&' ||
      sites(node.test, 'instanceof').length > 0
    )
      return null
    const inner: Statement = { kind: 'if', test: node.test.right, yes: node.yes, otherwise: null }
    return replaced(program, node, { kind: 'if', test: node.test.left, yes: block(inner), otherwise: null })
  })

const increments: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'postfix', 'assign'), site => {
    const parent = site.around.at(-1)
    const alone = parent?.kind === 'expression' || (parent?.kind === 'for' && parent.update.some(update => update === site.node))
    const { node } = site
    if (!alone) return null
    if (node.kind === 'postfix')
      return replaced(program, node, {
        kind: 'assign',
        op: node.op === '++' ? '+=' : '-=',
        target: node.operand,
        value: literal(1),
      })
    if (node.value.kind !== 'literal' || node.value.text !== '1' || (node.op !== '+=' && node.op !== '-=')) return null
    if (typeOf(node.target, scopeAt(program, site)) === 'String') return null
    return replaced(program, node, { kind: 'postfix', op: node.op === '+=' ? '++' : '--', operand: node.target })
  })

const compound: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'assign'), site => {
    const { node } = site
    const { target, value, op } = node
    const scope = scopeAt(program, site)
    const type = typeOf(target, scope)
    const valueType = typeOf(value, scope)
    if (target.kind !== 'name' || (type !== valueType && !(type === 'long' && valueType === 'int'))) return null
    if (['+=', '-=', '*=', '&=', '|=', '^='].includes(op) && (type === 'int' || type === 'long')) {
      return replaced(program, node, { ...node, op: '=', value: binary(copied(target), op.slice(0, -1), value) })
    }
    if (op === '+=' && type === 'String')
      return replaced(program, node, { ...node, op: '=', value: binary(copied(target), '+', value) })
    if (op === '=' && value.kind === 'binary' && ['+', '-', '*', '^'].includes(value.op) && isName(value.left, target.name)) {
      return replaced(program, node, { ...node, op: `${value.op}=`, value: value.right })
    }
    return null
  })

const splitDeclaration: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'local'), site => {
    const { node } = site
    const [declared] = node.vars
    if (listAround(site) === undefined || node.vars.length !== 1 || node.type === 'var') return null
    if (declared?.init == null || declared.init.kind === 'array-init') return null
    return replaced(program, node, [
      { ...node, vars: [{ ...declared, init: null }] },
      assign(name(declared.name), '=', declared.init),
    ])
  })

const mergeDeclarations: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'local'), site => {
    const list = listAround(site)
    const next = list?.owner.body[list.at + 1]
    if (list === undefined || next?.kind !== 'local' || next.type === 'var') return null
    if (next.type !== site.node.type || next.final !== site.node.final) return null
    const made: Statement = { ...site.node, vars: [...site.node.vars, ...next.vars] }
    const body = list.owner.body.flatMap(statement => (statement === next ? [] : [statement === site.node ? made : statement]))
    return replaced(program, list.owner, { ...list.owner, body })
  })

const finalLocal: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'local'), site => {
    const { node } = site
    const list = listAround(site)
    if (list === undefined) return null
    if (node.final) return replaced(program, node, { ...node, final: false })
    const changed = assigned(list.owner)
    if (node.vars.some(({ name: called, init }) => changed.has(called) || init === null)) return null
    return replaced(program, node, { ...node, final: true })
  })

const inferredType: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'local', 'for-each'), site => {
    const { node } = site
    const scope = scopeAt(program, site)
    if (node.kind === 'for-each') {
      const over = typeOf(node.over, scope)
      return over === `${node.type}[]` ? replaced(program, node, { ...node, type: 'var' }) : null
    }
    const [declared] = node.vars
    if (listAround(site) === undefined || node.vars.length !== 1 || declared?.init == null) return null
    return typeOf(declared.init, scope) === node.type ? replaced(program, node, { ...node, type: 'var' }) : null
  })

const extractStatements: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'block'), site => {
    const owner = typeAround(site)
    const inside = methodAround(site)
    if (owner === undefined || inside === undefined || insideAnonymous(site) || isConstructor(inside) || inside.compact)
      return null
    if (
      owner.typeParams !== '' ||
      inside.typeParams !== '' ||
      site.around.some(node => node.kind === 'lambda' || node.kind === 'switch')
    )
      return null
    const { body } = site.node
    if (body.length === 0) return null
    const from = d.below(body.length)
    const to = Math.min(body.length, from + 1 + d.below(3))
    const run = body.slice(from, to)
    const rest = body.slice(to)
    const [first] = run
    if (first === undefined) return null
    if (nodes(run).some(node => ['return', 'jump', 'yield', 'throw', 'switch', 'instanceof'].includes(node.kind))) return null
    const scope = scopeAt(program, { node: first, around: [...site.around, site.node] })
    const declared = run.flatMap(statement => (statement.kind === 'local' ? statement.vars.map(v => v.name) : []))
    if (declared.some(called => uses(rest, called) > 0) || run.every(statement => statement.kind === 'local')) return null
    // An element of an array may be assigned anywhere, the variable itself not.
    const targets = [...assignedVariables(run)]
    if (targets.some(called => scope.locals.has(called)) || uses(run, 'super') > 0) return null
    const params = localsOf(run, scope)
    if (params === null) return null
    const called = freshName(d, program, ['perform', 'apply', 'carryOut', 'proceed', 'doStep'])
    const helper = method(isStatic(inside) ? ['private', 'static'] : ['private'], 'void', called, params, block(...run))
    const made: Statement = { kind: 'expression', expression: call(null, called, ...params.map(p => name(p.name))) }
    const changed = replaced(program, site.node, { ...site.node, body: [...body.slice(0, from), made, ...rest] })
    const now = sites(changed, 'type').find(({ node }) => node.name === owner.name)
    return now === undefined ? null : withMember(changed, now.node, helper)
  })

const newSwitchToOld: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'switch'), site => {
    const { node } = site
    const parent = site.around.at(-1)
    if (!node.arrows) return null
    if (parent?.kind === 'block') {
      const cases = node.cases.map(one => ({ ...one, body: endsAbruptly(one.body) ? one.body : [...one.body, jump('break')] }))
      return replaced(program, node, { ...node, arrows: false, cases })
    }
    if (parent?.kind !== 'return' || !node.cases.some(one => one.labels.length === 0)) return null
    const cases: Case[] = []
    for (const one of node.cases) {
      const [only] = one.body
      if (only?.kind === 'expression') cases.push({ ...one, body: [returns(only.expression)] })
      else if (only?.kind === 'throw') cases.push(one)
      else return null
    }
    return replaced(program, parent, { ...node, arrows: false, cases })
  })

const oldSwitchToNew: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'switch'), site => {
    const { node } = site
    if (node.arrows || site.around.at(-1)?.kind !== 'block') return null
    const cases = arrowCases(node)
    return cases === null ? null : replaced(program, node, { ...node, arrows: true, cases })
  })

const switchToIf: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'switch'), site => {
    const { node } = site
    const scope = scopeAt(program, site)
    const type = typeOf(node.subject, scope)
    if (
      node.arrows ||
      site.around.at(-1)?.kind !== 'block' ||
      node.subject.kind !== 'name' ||
      !scope.locals.has(node.subject.name)
    )
      return null
    if (type !== 'int' && type !== 'char' && type !== 'String') return null
    const subject = node.subject
    if (assigned(node).has(subject.name)) return null
    const cases = arrowCases(node)
    if (cases === null || cases.at(-1)?.labels.length !== 0 || cases.slice(0, -1).some(one => one.labels.length === 0))
      return null
    const matches = (label: Expression): Expression =>
      type === 'String' ? call(copied(subject), 'equals', label) : binary(copied(subject), '==', label)
    const chain = cases.toReversed().reduce<Statement | null>((otherwise, one) => {
      const yes = block(...one.body.flatMap(statementsOf))
      if (one.labels.length === 0) return yes
      return { kind: 'if', test: one.labels.map(matches).reduce((a, b) => binary(a, '||', b)), yes, otherwise }
    }, null)
    return chain === null ? null : replaced(program, node, chain)
  })

const ifToSwitch: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'if'), site => {
    const { test, yes, otherwise } = site.node
    const scope = scopeAt(program, site)
    if (otherwise === null || test.kind !== 'binary' || test.op !== '==' || test.right.kind !== 'literal') return null
    if (jumps(yes, 'break') || jumps(otherwise, 'break') || !['int', 'char'].includes(typeOf(test.left, scope) ?? '')) return null
    if (typeOf(test.right, scope) !== typeOf(test.left, scope) || test.right.text.startsWith('-')) return null
    const arm = (labels: readonly Expression[], statement: Statement): Case => ({
      kind: 'case',
      labels,
      body: [block(...statementsOf(statement))],
    })
    return replaced(program, site.node, {
      kind: 'switch',
      subject: test.left,
      arrows: true,
      cases: [arm([test.right], yes), arm([], otherwise)],
    })
  })

const doubleNegatedLoop: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'while', 'for'), site => {
    const { node } = site
    if (node.kind === 'for' || node.test.kind === 'literal' || sites(node.test, 'instanceof').length > 0) return null
    const leave: Statement = {
      kind: 'if',
      test: negated(node.test, scopeAt(program, site)),
      yes: jump('break'),
      otherwise: null,
    }
    return replaced(program, node, { kind: 'while', test: literal('true'), body: block(leave, ...statementsOf(node.body)) })
  })

const conditional = (test: Expression, yes: Expression, no: Expression): Expression => ({ kind: 'conditional', test, yes, no })
const jump = (to: 'break' | 'continue'): Statement => ({ kind: 'jump', to })
export const isName = (e: Expression, text: string): boolean => e.kind === 'name' && e.name === text

/** Without a break at the end; null if a case falls into the next one, or leaves from the middle. */
function arrowCases(node: Switch): readonly Case[] | null {
  const cases: Case[] = []
  let waiting: readonly Expression[] = []
  for (const [at, one] of node.cases.entries()) {
    const isLast = at === node.cases.length - 1
    if (one.body.length === 0 && !isLast) {
      if (one.labels.length === 0) return null
      waiting = [...waiting, ...one.labels]
      continue
    }
    const last = one.body.at(-1)
    const body = last?.kind === 'jump' && last.to === 'break' ? one.body.slice(0, -1) : one.body
    if (body === one.body && !isLast && !endsAbruptly(body)) return null
    if (body.some(statement => jumps(statement, 'break'))) return null
    // `case 1: default:` has no arrow.
    if (one.labels.length === 0 && waiting.length > 0) return null
    cases.push({ ...one, labels: [...waiting, ...one.labels], body: [block(...body)] })
    waiting = []
  }
  return cases
}

function same(a: Expression, b: Expression, scope: ReturnType<typeof scopeAt>): boolean {
  const type = typeOf(a, scope)
  return type !== undefined && type === typeOf(b, scope) && isSpeakable(type, scope)
}

/** Whether there is such a jump at all; it may well belong to a loop further in. */
function jumps(statement: Statement, to: 'break' | 'continue'): boolean {
  return sites(statement, 'jump').some(({ node }) => node.to === to)
}

function endsAbruptly(body: readonly Statement[]): boolean {
  const last = body.at(-1)
  if (last === undefined) return false
  if (last.kind === 'block') return endsAbruptly(last.body)
  return last.kind === 'return' || last.kind === 'throw' || last.kind === 'jump' || last.kind === 'yield'
}

function assignedVariables(run: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const node of nodes(run)) {
    const target =
      node.kind === 'assign'
        ? node.target
        : node.kind === 'postfix'
          ? node.operand
          : node.kind === 'unary' && ['++', '--'].includes(node.op)
            ? node.operand
            : null
    if (target?.kind === 'name') names.add(target.name)
  }
  return names
}

export function statementsOf(statement: Statement): readonly Statement[] {
  return statement.kind === 'block' ? statement.body : [statement]
}

function onlyStatement(statement: Statement): Statement | undefined {
  const body = statementsOf(statement)
  return body.length === 1 ? body[0] : undefined
}

export const statementEdits = edits({
  'for to while': forToWhile,
  'while to for': whileToFor,
  'while to do-while': whileToGuardedDo,
  'do-while to while': doToWhile,
  'loop left from inside': doubleNegatedLoop,
  'for-each to index': eachToIndexed,
  'for-each to iterator': eachToIterator,
  'index to for-each': indexedToEach,
  'loop to stream': sumToStream,
  'if to ternary': ifToTernary,
  'ternary to if': ternaryToIf,
  'branches swapped': swapBranches,
  'early return to else': returnToElse,
  'else after return removed': elseRemoved,
  'condition split into nested ifs': andToNestedIf,
  'increment written otherwise': increments,
  'compound assignment written otherwise': compound,
  'declaration split': splitDeclaration,
  'declarations merged': mergeDeclarations,
  'final of a local': finalLocal,
  'var for a type': inferredType,
  'statements extracted to a private method': extractStatements,
  'arrow switch to old switch': newSwitchToOld,
  'old switch to arrow switch': oldSwitchToNew,
  'switch to ifs': switchToIf,
  'if to switch': ifToSwitch,
})
