/**
 * Refactorings of a hierarchy, done naively: each takes what it finds by name and looks at nothing else.
 */
import type { Dice } from './dice.js'
import { type Class, classOf, type Expression, type Method, type Program, withField, withMethod } from './hierarchy.js'

/** Gives null where it finds nothing to do. */
type Refactoring = (d: Dice, program: Program) => Program | null

function renameClass(d: Dice, program: Program): Program {
  const renamed = d.pick(program)
  const elsewhere = program.filter(c => c.package !== renamed.package).map(c => c.name)
  const name = elsewhere.length > 0 && d.chance(0.3) ? d.pick(elsewhere) : 'Renamed'
  return program.map(c => (c === renamed ? { ...c, name } : c))
}

/** All methods of one name, everywhere: right, as long as the name is new. */
function renameMethods(d: Dice, program: Program): Program {
  const name = d.pick(program.flatMap(c => c.methods)).name
  const newName = `${name}Renamed`
  return mapExpressions(
    program.map(c => ({ ...c, methods: c.methods.map(m => (m.name === name ? { ...m, name: newName } : m)) })),
    e => (e.kind === 'call' && e.name === name ? { ...e, name: newName } : e),
  )
}

/** One declaration, and the calls of that name: what overrides it or is overloaded with it keeps its name. */
function renameMethod(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const holders = owner.methods.filter(m => m.name === 'k' || m.name === 'n')
  if (holders.length === 0) return null
  const { name } = d.pick(holders)
  const newName = d.chance(0.5) ? 'renamed' : name === 'k' ? 'n' : 'k'
  const sameArity = new Set(owner.methods.filter(m => m.name === name).map(m => m.parameters.length))
  return mapExpressions(
    replaceClass(program, owner, { methods: owner.methods.map(m => (m.name === name ? { ...m, name: newName } : m)) }),
    e => (e.kind === 'call' && e.name === name && sameArity.has(e.argument === null ? 0 : 1) ? { ...e, name: newName } : e),
  )
}

function renameFields(d: Dice, program: Program): Program {
  const taken = program.some(c => c.fields.some(f => f.name === 'g'))
  const newName = taken && d.chance(0.7) ? 'g' : 'renamed'
  return mapExpressions(
    program.map(c => ({ ...c, fields: c.fields.map(f => (f.name === 'f' ? { ...f, name: newName } : f)) })),
    e => (e.kind === 'field' && e.name === 'f' ? { ...e, name: newName } : e),
  )
}

/** Verbatim into every direct subclass, `super` and all. */
function pushDownMethod(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const below = program.filter(c => c.parent === owner.number)
  if (below.length === 0 || owner.methods.length === 0) return null
  const moved = d.pick(callersFirst(owner))
  const without = replaceClass(program, owner, { methods: owner.methods.filter(m => m !== moved) })
  return below.reduce((result, c) => withMethod(result, c.number, moved), without)
}

/** Where there is no class above any more, `super` becomes `this`. */
function pullUpMethod(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  if (owner.parent === null || owner.methods.length === 0) return null
  const destination = classOf(program, owner.parent)
  const moved = d.pick(callersFirst(owner))
  const result = destination.parent === null ? mapExpression(moved.result, superToThis) : moved.result
  const access = moved.access === 'private' && d.chance(0.5) ? 'protected' : moved.access
  const without = replaceClass(program, owner, { methods: owner.methods.filter(m => m !== moved) })
  return withMethod(without, destination.number, { ...moved, access, result })
}

const superToThis = (e: Expression): Expression =>
  (e.kind === 'call' || e.kind === 'field') && e.on === 'super' ? { ...e, on: 'this' } : e

/** A method that calls something is what S2 moves; one that holds a number only where there is no other. */
function callersFirst(owner: Class): readonly Method[] {
  const callers = owner.methods.filter(m => m.result.kind !== 'literal')
  return callers.length > 0 ? callers : owner.methods
}

function pushDownField(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const below = program.filter(c => c.parent === owner.number)
  if (below.length === 0 || owner.fields.length === 0) return null
  const moved = d.pick(owner.fields)
  const without = replaceClass(program, owner, { fields: owner.fields.filter(f => f !== moved) })
  return below.reduce((result, c) => withField(result, c.number, moved), without)
}

function pullUpField(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  if (owner.parent === null || owner.fields.length === 0) return null
  const moved = d.pick(owner.fields)
  const access = moved.access === 'private' ? 'protected' : moved.access
  const without = replaceClass(program, owner, { fields: owner.fields.filter(f => f !== moved) })
  return withField(without, owner.parent, { ...moved, access })
}

/** A method that uses nothing of its class goes to another class; its callers make an object to call it on. */
function moveMethod(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const movable = owner.methods.filter(m => m.result.kind === 'literal')
  const destinations = program.filter(c => c !== owner)
  if (movable.length === 0 || destinations.length === 0) return null
  const moved = d.pick(movable)
  const destination = d.pick(destinations)
  const without = replaceClass(program, owner, { methods: owner.methods.filter(m => m !== moved) })
  const name = d.chance(0.7) ? `${moved.name}Moved` : moved.name
  const calls = mapExpressions(without, e =>
    e.kind === 'call' && e.name === moved.name ? { ...e, name, on: { created: destination.number } } : e,
  )
  return withMethod(calls, destination.number, { ...moved, name, access: 'public' })
}

function encapsulateField(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  if (owner.fields.length === 0) return null
  const field = d.pick(owner.fields)
  const getter = d.chance(0.85) ? `get${field.name.toUpperCase()}` : 'k'
  const fields = owner.fields.map(f => (f === field ? { ...f, access: 'private' as const } : f))
  const read = mapExpressions(replaceClass(program, owner, { fields }), e =>
    e.kind === 'field' && e.name === field.name ? { kind: 'call', on: e.on, name: getter, argument: null } : e,
  )
  return withMethod(read, owner.number, {
    name: getter,
    parameters: [],
    access: 'public',
    result: { kind: 'field', on: 'none', name: field.name },
  })
}

/** Only one declaration gets the parameter; all calls of the name that pass nothing pass the default. */
function addParameter(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const bare = owner.methods.filter(m => m.parameters.length === 0 && m.name !== 'test')
  if (bare.length === 0) return null
  const { name } = d.pick(bare)
  const scope = d.chance(0.75) ? program : [owner]
  const grown = program.map(c =>
    scope.includes(c)
      ? {
          ...c,
          methods: c.methods.map(m =>
            m.name === name && m.parameters.length === 0 ? { ...m, parameters: [{ type: 'int', name: 'added' } as const] } : m,
          ),
        }
      : c,
  )
  return mapExpressions(grown, e =>
    e.kind === 'call' && e.name === name && e.argument === null ? { ...e, argument: { kind: 'literal', value: 0 } } : e,
  )
}

function extractMethod(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  if (owner.methods.length === 0) return null
  const method = d.pick(owner.methods)
  const name = d.chance(0.8) ? 'extracted' : method.name === 'k' ? 'n' : 'k'
  const parameter = method.parameters[0]
  const argument: Expression | null = parameter === undefined ? null : { kind: 'name', name: parameter.name }
  const calling: Method = { ...method, result: { kind: 'call', on: 'none', name, argument } }
  const methods = owner.methods.map(m => (m === method ? calling : m))
  const access = d.pick(['private', 'package', 'protected'] as const)
  return withMethod(replaceClass(program, owner, { methods }), owner.number, {
    name,
    parameters: method.parameters,
    access,
    result: method.result,
  })
}

/** The number that one declaration holds takes the place of every call of the name, whatever else the call could have run. */
function inlineMethod(d: Dice, program: Program): Program | null {
  const inlinable = program.flatMap(c => c.methods).filter(m => m.result.kind === 'literal' && m.access !== 'public')
  if (inlinable.length === 0) return null
  const method = d.pick(inlinable)
  const others = program.map(c => ({ ...c, methods: c.methods.filter(m => m !== method) }))
  return mapExpressions(others, e =>
    e.kind === 'call' && e.name === method.name && (e.argument === null) === (method.parameters.length === 0) ? method.result : e,
  )
}

/** Field by field and method by method in another order: the one refactoring here that can't go wrong. */
function sortMembers(_: Dice, program: Program): Program | null {
  if (program.every(c => c.fields.length < 2 && c.methods.length < 2)) return null
  return program.map(c => ({ ...c, fields: [...c.fields].reverse(), methods: [...c.methods].reverse() }))
}

/** To a name that may be a field's: then the body's field is captured. */
function renameParameter(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const methods = owner.methods.filter(m => m.parameters.length > 0)
  if (methods.length === 0) return null
  const method = d.pick(methods)
  const name = d.pick(['b', 'f'])
  const parameters = method.parameters.map(p => ({ ...p, name }))
  const result = mapExpression(method.result, e => (e.kind === 'name' ? { kind: 'name', name } : e))
  return replaceClass(program, owner, { methods: owner.methods.map(m => (m === method ? { ...method, parameters, result } : m)) })
}

function changeAccess(d: Dice, program: Program): Program | null {
  const owner = d.pick(program)
  const methods = owner.methods.filter(m => m.access !== 'public')
  if (methods.length === 0) return null
  const method = d.pick(methods)
  const access = d.pick((['public', 'protected', 'package'] as const).filter(other => other !== method.access))
  return replaceClass(program, owner, { methods: owner.methods.map(m => (m === method ? { ...m, access } : m)) })
}

/** By lot; those whose faults change behaviour rather than break the build stand twice. */
export const refactorings: readonly Refactoring[] = [
  renameClass,
  renameMethods,
  renameMethod,
  renameFields,
  pushDownMethod,
  pushDownField,
  pullUpMethod,
  pullUpField,
  pullUpField,
  moveMethod,
  moveMethod,
  encapsulateField,
  addParameter,
  addParameter,
  extractMethod,
  inlineMethod,
  inlineMethod,
  sortMembers,
  renameParameter,
  changeAccess,
]

const replaceClass = (program: Program, old: Class, change: Partial<Class>): Program =>
  program.map(c => (c === old ? { ...c, ...change } : c))

const mapExpressions = (program: Program, change: (e: Expression) => Expression): Program =>
  program.map(c => ({ ...c, methods: c.methods.map(m => ({ ...m, result: mapExpression(m.result, change) })) }))

function mapExpression(e: Expression, change: (e: Expression) => Expression): Expression {
  return e.kind === 'sum' ? { ...e, left: mapExpression(e.left, change), right: mapExpression(e.right, change) } : change(e)
}
