/**
 * Classes of the kind that JDolly makes (S2): a model, its text, and how to draw one that compiles.
 * Classes are referred to by number and printed by simple name: so a name that is captured after a rename is captured in the text,
 * as it is with an engine that looks at names only.
 */
import type { Dice } from './dice.js'

export type Files = Readonly<Record<string, string>>

type Access = 'public' | 'protected' | 'package' | 'private'
type Type = 'int' | 'long'
type Receiver = 'none' | 'this' | 'super' | 'outer' | { readonly created: number }

export type Expression =
  | { readonly kind: 'literal'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'field'; readonly on: Receiver; readonly name: string }
  | { readonly kind: 'call'; readonly on: Receiver; readonly name: string; readonly argument: Expression | null }
  | { readonly kind: 'sum'; readonly left: Expression; readonly right: Expression }

export interface Field {
  readonly name: string
  readonly type: Type
  readonly access: Access
  readonly value: number
}

export interface Method {
  readonly name: string
  readonly parameters: readonly Parameter[]
  readonly access: Access
  readonly result: Expression
}

interface Parameter {
  readonly type: Type
  readonly name: string
}

export interface Class {
  readonly number: number
  readonly package: string
  readonly name: string
  readonly parent: number | null
  readonly fields: readonly Field[]
  readonly methods: readonly Method[]
}

export type Program = readonly Class[]

export function print(program: Program): Files {
  return Object.fromEntries(program.map(c => [`${c.package}/${c.name}.java`, printClass(program, c)]))
}

function printClass(program: Program, c: Class): string {
  const used = [...(c.parent === null ? [] : [c.parent]), ...c.methods.flatMap(m => created(m.result))]
  const packages = new Set(used.map(number => classOf(program, number).package).filter(name => name !== c.package))
  const parent = c.parent === null ? '' : ` extends ${classOf(program, c.parent).name}`
  return [
    `package ${c.package};`,
    ...[...packages].map(name => `import ${name}.*;`),
    `public class ${c.name}${parent} {`,
    ...c.fields.map(f => `  ${modifier(f.access)}${f.type} ${f.name} = ${f.value};`),
    ...c.methods.map(
      m =>
        `  ${modifier(m.access)}long ${m.name}(${m.parameters.map(p => `${p.type} ${p.name}`).join(', ')}) { return ${printExpression(program, c, m.result)}; }`,
    ),
    '}',
    '',
  ].join('\n')
}

function printExpression(program: Program, site: Class, e: Expression): string {
  switch (e.kind) {
    case 'literal':
      return String(e.value)
    case 'name':
      return e.name
    case 'field':
      return printReceiver(program, site, e.on) + e.name
    case 'call':
      return `${printReceiver(program, site, e.on)}${e.name}(${e.argument === null ? '' : printExpression(program, site, e.argument)})`
    case 'sum':
      return `${printExpression(program, site, e.left)} + ${printExpression(program, site, e.right)}`
  }
}

function printReceiver(program: Program, site: Class, on: Receiver): string {
  if (typeof on === 'object') return `new ${classOf(program, on.created).name}().`
  return { none: '', this: 'this.', super: 'super.', outer: `${site.name}.this.` }[on]
}

const modifier = (access: Access) => (access === 'package' ? '' : `${access} `)

function created(e: Expression): readonly number[] {
  if (e.kind === 'sum') return [...created(e.left), ...created(e.right)]
  return (e.kind === 'call' || e.kind === 'field') && typeof e.on === 'object' ? [e.on.created] : []
}

export function classOf(program: Program, number: number): Class {
  const found = program.find(c => c.number === number)
  if (found === undefined) throw new Error(`no class ${number}`)
  return found
}

/** Classes in one or two packages: members that hold distinct numbers, then methods that use those, then a public `test` that uses all. */
export function hierarchy(d: Dice, size: number): Program {
  let program: Program = Array.from({ length: size }, (_, number) => ({
    number,
    package: number === 0 || d.chance(0.55) ? 'p1' : 'p2',
    name: 'ABC'.charAt(number),
    parent: number === 0 || (number === 2 && d.chance(0.2)) ? null : number === 2 && d.chance(0.25) ? 0 : number - 1,
    fields: [],
    methods: [],
  }))
  for (const name of ['f', 'f', ...(d.chance(0.3) ? ['g'] : [])]) {
    const type = d.pick(['int', 'int', 'long'] as const)
    program = withField(program, d.below(size), { name, type, access: d.pick(accesses), value: 10 + d.below(90) })
  }
  const holders = ['k', 'k', ...(d.chance(0.5) ? ['k'] : []), 'n', ...(d.chance(0.3) ? ['n'] : [])].map(name => ({
    name,
    owner: d.below(size),
  }))
  const usual = d.pick(parameterLists)
  for (const { name, owner } of holders.sort((a, b) => a.owner - b.owner)) {
    const parameters = d.chance(0.6) ? usual : d.pick(parameterLists)
    const access = overridingAccess(d, program, owner, name, parameters)
    program = withMethod(program, owner, { name, parameters, access, result: { kind: 'literal', value: 100 + d.below(900) } })
  }
  for (const name of ['m', 'p']) {
    const owner = d.below(size)
    const parameters = d.chance(0.35) ? [int] : []
    const access = d.chance(0.8) ? 'public' : d.pick(['protected', 'package'] as const)
    const result = use(d, program, owner, ['k', 'k', 'n', 'f', 'g'], parameters)
    program = withMethod(program, owner, { name, parameters, access, result })
  }
  const owner = d.below(size)
  const result = use(d, program, owner, ['m', 'm', 'p', 'k', 'n'], [])
  return withMethod(program, owner, { name: 'test', parameters: [], access: 'public', result })
}

const accesses = ['public', 'protected', 'package', 'private'] as const
const int: Parameter = { type: 'int', name: 'a' }
const long: Parameter = { type: 'long', name: 'a' }
const parameterLists: readonly (readonly Parameter[])[] = [[], [int], [int], [long]]

/** An access that does not reduce that of a method it may override. */
function overridingAccess(d: Dice, program: Program, owner: number, name: string, parameters: readonly Parameter[]): Access {
  const above = ancestors(program, classOf(program, owner))
    .slice(1)
    .flatMap(c => c.methods)
    .filter(m => m.name === name && sameTypes(m.parameters, parameters) && m.access !== 'private')
  const least = Math.min(3, ...above.map(m => accesses.indexOf(m.access)))
  return accesses[d.below(least + 1)] ?? 'public'
}

/** An expression that uses one of the named members, or two, in a way that compiles; a number if there is none. */
function use(d: Dice, program: Program, owner: number, names: readonly string[], parameters: readonly Parameter[]): Expression {
  const site = classOf(program, owner)
  const receivers: readonly Receiver[] = ['none', 'none', 'this', 'super', 'outer', ...program.map(c => ({ created: c.number }))]
  const literal: Expression = { kind: 'literal', value: 2 }
  const passed: readonly (Expression | null)[] = [
    null,
    literal,
    literal,
    ...parameters.map(p => ({ kind: 'name', name: p.name }) as const),
  ]
  let result: Expression | null = null
  for (let tries = 0; tries < 40; tries++) {
    const name = d.pick(names)
    const on = d.pick(receivers)
    const argument = d.pick(passed)
    const found: Expression | null =
      name === 'f' || name === 'g'
        ? fieldAt(program, site, on, name) && { kind: 'field', on, name }
        : methodAt(program, site, on, name, argument) && { kind: 'call', on, name, argument }
    if (found === null) continue
    if (result !== null) return { kind: 'sum', left: result, right: found }
    if (d.chance(0.75)) return withParameter(d, found, parameters)
    result = found
  }
  return result ?? { kind: 'literal', value: 1 + d.below(9) }
}

const withParameter = (d: Dice, e: Expression, parameters: readonly Parameter[]): Expression =>
  parameters[0] !== undefined && d.chance(0.5) ? { kind: 'sum', left: { kind: 'name', name: parameters[0].name }, right: e } : e

/** The nearest field of that name, if it can be seen; a hidden field behind one that can't is left alone. */
function fieldAt(program: Program, site: Class, on: Receiver, name: string): Field | null {
  for (const owner of lookedIn(program, site, on)) {
    const field = owner.fields.find(f => f.name === name)
    if (field !== undefined) return canSee(program, site, on, owner, field.access) ? field : null
  }
  return null
}

/** The nearest method that the argument fits, if it can be seen; one that can't be seen hides those that it overrides. */
function methodAt(program: Program, site: Class, on: Receiver, name: string, argument: Expression | null): Method | null {
  const unseen: Method[] = []
  for (const owner of lookedIn(program, site, on)) {
    for (const method of owner.methods) {
      if (method.name !== name || method.parameters.length !== (argument === null ? 0 : 1)) continue
      if (unseen.some(m => sameTypes(m.parameters, method.parameters))) return null
      if (canSee(program, site, on, owner, method.access)) return method
      unseen.push(method)
    }
  }
  return null
}

function lookedIn(program: Program, site: Class, on: Receiver): readonly Class[] {
  if (typeof on === 'object') return ancestors(program, classOf(program, on.created))
  return on === 'super' ? ancestors(program, site).slice(1) : ancestors(program, site)
}

/** Stricter than Java: a package-private member counts only where everything between lies in its package. */
function canSee(program: Program, site: Class, on: Receiver, owner: Class, access: Access): boolean {
  const receiver = typeof on === 'object' ? classOf(program, on.created) : site
  const path = ancestors(program, receiver)
  switch (access) {
    case 'public':
      return true
    case 'private':
      return owner === site && receiver === site
    case 'package':
      return path.slice(0, path.indexOf(owner) + 1).every(c => c.package === site.package)
    case 'protected':
      return owner.package === site.package || (path.includes(site) && ancestors(program, site).includes(owner))
  }
}

/** The class itself, its superclass, and so on. */
function ancestors(program: Program, c: Class): readonly Class[] {
  return c.parent === null ? [c] : [c, ...ancestors(program, classOf(program, c.parent))]
}

const sameTypes = (a: readonly Parameter[], b: readonly Parameter[]) => a.map(p => p.type).join() === b.map(p => p.type).join()

export const withField = (program: Program, owner: number, field: Field): Program =>
  program.map(c => (c.number !== owner || c.fields.some(f => f.name === field.name) ? c : { ...c, fields: [...c.fields, field] }))

export const withMethod = (program: Program, owner: number, method: Method): Program =>
  program.map(c =>
    c.number !== owner || c.methods.some(m => m.name === method.name && sameTypes(m.parameters, method.parameters))
      ? c
      : { ...c, methods: [...c.methods, method] },
  )
