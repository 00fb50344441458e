/**
 * From syntax to drafts: every name is looked up where it stands. Variables hide everything; signatures, fields and functions of
 * the same name stand side by side until types decide. `a.f`, `f[a]` and calls are one thing here: a function takes what is
 * joined to it as its arguments, until it has them all.
 */

import type { Position } from '../position.js'
import type { Declaration, Expression } from '../syntax.js'
import type { Binder, Callable, Draft, Instance, Local, Signature } from './draft.js'
import { lastLineOf, startOf } from './extent.js'
import { allNames, builtIn, didYouMean, functionsNamed, nameable, signaturesNamed } from './names.js'
import { settled, settledFormula, settledNumber, settledSet, type Warn } from './settle.js'
import { isWithin } from './signatures.js'
import * as types from './types.js'
import * as typing from './typing.js'

/** Where an expression stands. */
export interface Place {
  readonly instance: Instance
  readonly locals: ReadonlyMap<string, Local | Signature>
  /** In a field's bound or a signature fact: its fields are seen as those of `this`. */
  readonly inside?: Signature
  readonly where: 'formula' | 'field' | 'parameter'
  readonly warn: Warn
}

export function read(expression: Expression, place: Place): Draft {
  const { at } = expression
  switch (expression.kind) {
    case 'name':
      return lookUp(at, expression.name, place)
    case 'raw-name':
      return candidates(at, expression.name, place, 'raw')
    case 'constant':
      return constant(at, expression.name, place)
    case 'number':
      return typing.numeral(at, expression.value)
    case 'string':
      return typing.text(at, expression.value)
    case 'unary':
      return readUnary(expression, place)
    case 'binary':
      return readBinary(expression, place)
    case 'arrow':
      return typing.arrow(at, { ...expression, sequence: false }, read(expression.left, place), read(expression.right, place))
    case 'box':
      return readBox(expression, place)
    case 'quantified':
      return readQuantified(expression, place)
    case 'let': {
      const value = settled(read(expression.value, place), place.warn)
      const { text, at: nameAt } = expression.name
      const local: Local = { variable: { name: text }, at: nameAt, type: value.type }
      return typing.letIn(at, local, value, read(expression.body, within(place, [local])))
    }
    case 'if':
      return typing.conditional(
        at,
        read(expression.condition, place),
        read(expression.then, place),
        read(expression.otherwise, place),
      )
    case 'block':
      warnOfCrowding(expression.formulas, place.warn)
      return typing.list(
        at,
        'and',
        expression.formulas.map(formula => read(formula, place)),
      )
  }
}

/** Two formulas on one line look like one. */
function warnOfCrowding(formulas: readonly Expression[], warn: Warn): void {
  if (warn === undefined) return
  formulas.forEach((formula, n) => {
    const start = startOf(formula)
    const before = formulas[n - 1]
    if (before === undefined || lastLineOf(before) !== start.line) return
    warn(start, 'two formulas stand on one line with nothing between them: both must hold')
  })
}

/** What a declaration binds its names to, settled. */
export function readBound({ multiplicity, bound }: Pick<Declaration, 'multiplicity' | 'bound'>, place: Place): Draft {
  const draft = read(bound, place)
  if (multiplicity === 'seq') return settledSet(sequence(bound.at, draft), place.warn)
  return settledSet(multiplicity === undefined ? draft : typing.unary(draft.at, `${multiplicity}-of`, draft), place.warn)
}

/** Where no multiplicity is written, a set has one element. */
export function readSetBound(declared: Pick<Declaration, 'multiplicity' | 'bound'>, place: Place): Draft {
  const bound = readBound(declared, place)
  return bound.multiplicity === 'none' && types.arityOf(bound.type) === 1 ? typing.unary(bound.at, 'one-of', bound) : bound
}

export function localsOf({ names }: Declaration, { type }: Draft): readonly Local[] {
  return names.map(({ text, at }) => ({ variable: { name: text }, at, type }))
}

export function within(place: Place, locals: readonly Local[]): Place {
  const all = new Map(place.locals)
  for (const local of locals) all.set(local.variable.name, local)
  return { ...place, locals: all }
}

function constant(at: Position, name: (Expression & { readonly kind: 'constant' })['name'], place: Place): Draft {
  if (name === 'iden') return typing.constant(at, 'iden')
  if (name === 'this') {
    const self = place.locals.get('this')
    return self === undefined ? typing.bad(at, `'this' is not available here`) : meaning(at, self)
  }
  return typing.signature(at, builtIn[name])
}

function meaning(at: Position, of: Local | Signature): Draft {
  return 'variable' in of ? typing.local(at, of) : typing.signature(at, of)
}

function lookUp(at: Position, name: string, place: Place): Draft {
  if (name === 'fun/next') return typing.constant(at, 'next')
  if (name === 'fun/min') return typing.constant(at, 'least')
  if (name === 'fun/max') return typing.constant(at, 'greatest')
  const local = place.locals.get(name)
  return local === undefined ? candidates(at, name, place, 'plain') : meaning(at, local)
}

/** All that a name may mean that is no variable. A `raw` one is never `this.f`. */
function candidates(at: Position, name: string, place: Place, way: 'plain' | 'raw'): Draft {
  const { instance, where } = place
  const self = place.locals.get('this')
  const found: { readonly draft: Draft; readonly reason: string }[] = []
  const known = signaturesNamed(instance, name)
  for (const signature of known)
    found.push({ draft: typing.signature(at, signature), reason: `the signature ${signature.label}` })
  const functions = functionsNamed(instance, name)
  if (where === 'formula') {
    for (const callable of functions) found.push(...calls(at, callable, place))
  }
  for (const visible of nameable(instance)) {
    for (const signature of visible.signatures.values()) {
      if (signature.private && visible !== instance) continue
      for (const field of signature.fields) {
        if (field.name !== name || (field.private && visible !== instance)) continue
        const reason = `the field ${signature.label}.${name}`
        const { inside } = place
        if (inside === undefined) found.push({ draft: typing.field(at, field, 0), reason })
        else if (isWithin(inside, signature)) {
          const plain = typing.field(at, field, 0)
          const joined = way === 'plain' && self !== undefined
          found.push({ draft: joined ? typing.binary(at, 'join', meaning(at, self), plain) : plain, reason })
        } else if (where !== 'field') found.push({ draft: typing.field(at, field, 1), reason })
      }
    }
  }
  if (found.length > 0) {
    return typing.choice(
      at,
      found.map(({ draft }) => draft),
      found.map(({ reason }) => reason),
    )
  }
  if (functions.length > 0) {
    const what = where === 'field' ? "a field's bound" : "the type of a parameter or of a function's result"
    return typing.bad(at, `'${name}' can't be called in ${what}`)
  }
  return typing.bad(at, `unknown name '${name}'${didYouMean(name, [...place.locals.keys(), ...allNames(instance)])}`)
}

/** A function without arguments is called at once; in a signature fact `this` may be the first one. */
function calls(at: Position, callable: Callable, place: Place): readonly { readonly draft: Draft; readonly reason: string }[] {
  const { parameters, declaration } = callable
  const what = declaration.kind === 'predicate' ? 'the predicate' : 'the function'
  const where = callable.home.path === '' ? '' : `${callable.home.path}/`
  const plain = {
    draft: parameters.length === 0 ? typing.call(at, callable, [], 0) : typing.badCall(at, callable, [], 0),
    reason: `${what} ${where}${callable.name}`,
  }
  const self = place.locals.get('this')
  const [first] = parameters
  if (place.inside === undefined || self === undefined || first === undefined || !types.overlap(first.type, self.type))
    return [plain]
  const given = [meaning(at, self)]
  const implied = parameters.length === 1 ? typing.call(at, callable, given, 1) : typing.badCall(at, callable, given, 1)
  return [{ draft: implied, reason: `${what} ${where}${callable.name} of 'this'` }, plain]
}

function readUnary({ at, operator, operand }: Expression & { readonly kind: 'unary' }, place: Place): Draft {
  const draft = read(operand, place)
  switch (operator) {
    case 'set':
      return typing.unary(at, 'set-of', draft)
    case 'seq':
      return sequence(at, draft)
    case 'int':
      return typing.unary(at, 'to-set', typing.unary(at, 'to-number', draft))
    case 'Int':
      return typing.unary(at, 'to-set', draft)
    default:
      return typing.unary(at, operator, draft)
  }
}

/** `seq E`. */
function sequence(at: Position, draft: Draft): Draft {
  const index = typing.signature(at, builtIn['seq/Int'])
  return typing.arrow(at, { leftMultiplicity: 'set', rightMultiplicity: 'lone', sequence: true }, index, draft)
}

function readBinary({ at, operator, left, right }: Expression & { readonly kind: 'binary' }, place: Place): Draft {
  const a = read(left, place)
  switch (operator) {
    case 'and':
    case 'or':
      return typing.list(at, operator, [a, read(right, place)])
    case 'join':
      return joined(at, a, read(right, place))
    case 'in':
    case 'not-in': {
      const isCount =
        right.kind === 'unary' && (right.operator === 'some' || right.operator === 'lone' || right.operator === 'one')
      const b = isCount ? typing.unary(right.at, `${right.operator}-of`, read(right.operand, place)) : read(right, place)
      return typing.binary(at, operator, a, b)
    }
    default:
      return typing.binary(at, operator, a, read(right, place))
  }
}

function readBox({ target, arguments: given }: Expression & { readonly kind: 'box' }, place: Place): Draft {
  const at = startOf(target)
  const drafts = given.map(argument => read(argument, place))
  if (target.kind === 'name' && target.name === 'disj') return typing.list(at, 'disjoint', drafts)
  if (target.kind === 'name' && target.name === 'pred/totalOrder') return typing.list(at, 'total-order', drafts)
  return drafts.reduce((result, argument) => joined(at, argument, result), read(target, place))
}

/** `left.right` or `right[left]`: a join, or one more argument of a call. */
function joined(at: Position, written: Draft, right: Draft): Draft {
  if (types.isInteger(written.type) && right.kind === 'signature' && right.signature.kind === types.int) return written
  const left = typing.asSet(written)
  if (left.problem !== undefined || right.kind !== 'choice') return typing.binary(at, 'join', left, right)
  const choices = right.choices.map(one => {
    const { length } = one.kind === 'bad-call' ? one.arguments : []
    if (one.kind !== 'bad-call' || length >= one.callable.parameters.length) return typing.binary(at, 'join', left, one)
    const given = [...one.arguments, left]
    const make = isApplicable(one.callable, given) ? typing.call : typing.badCall
    return make(one.at, one.callable, given, one.extraWeight)
  })
  return typing.choice(right.at, choices, right.reasons)
}

/** The arguments need not be settled yet: they may fit. */
function isApplicable({ parameters }: Callable, given: readonly Draft[]): boolean {
  if (parameters.length > given.length) return false
  return parameters.every((parameter, n) => {
    const type = given[n]?.type ?? types.nothing
    const bothFull = types.hasTuple(type) && types.hasTuple(parameter.type)
    return types.hasCommonArity(type, parameter.type) && (!bothFull || types.overlap(type, parameter.type))
  })
}

function readQuantified(expression: Expression & { readonly kind: 'quantified' }, place: Place): Draft {
  const { at, quantifier, declarations } = expression
  const binders: Binder[] = []
  let inner = place
  for (const declaration of declarations) {
    const bound = readSetBound(declaration, inner)
    const locals = localsOf(declaration, bound)
    binders.push({ locals, bound, disjoint: declaration.disjoint })
    inner = within(inner, locals)
  }
  const body = read(expression.body, inner)
  const settledBody = quantifier === 'sum' ? settledNumber(body, place.warn) : settledFormula(body, place.warn)
  return typing.quantified(at, quantifier, binders, settledBody)
}
