/**
 * A class whose methods are drawn statement by statement, so that no two programs are alike: fields of several types, private
 * methods that public ones call, loops that end whatever they are given.
 */
import type { Dice } from '../../pairs/dice.js'
import { between, type Domain } from './domain.js'

interface Variable {
  readonly name: string
  readonly type: Type
  readonly assignable: boolean
}
type Type = 'int' | 'long' | 'boolean' | 'String' | 'int[]'

interface Routine {
  readonly name: string
  readonly type: Type
  readonly params: readonly Type[]
}

export const drawn: Domain = (d, p) => {
  const name = d.pick(['Engine', 'Meter', 'Planner', 'Mixer', 'Counter', 'Sampler', 'Filter', 'Router', 'Station', 'Pump'])
  const declared = fields.filter(() => d.chance(0.6)).slice(0, 4)
  const lines = declared.map(({ name: field, type }) => `private ${type} ${field} = ${constant(d, type)};`)
  const routines: Routine[] = []
  const methods: string[] = []
  const add = (access: 'public' | 'private', called: string) => {
    const params = Array.from({ length: access === 'public' ? between(d, 0, 3) : between(d, 1, 3) }, () =>
      d.pick(['int', 'int', 'int', 'String', 'boolean', 'long', 'int[]'] as const),
    )
    const type = d.pick(['int', 'int', 'int', 'long', 'String', 'boolean'] as const)
    const parameters = params.map((param, at) => ({ name: paramNames[at] ?? 'x', type: param, assignable: false }))
    const writer = new Writer(d, [...declared, ...parameters], [...routines])
    const last = d.chance(0.2)
      ? `if (${writer.expression('boolean', 1)}) {\nreturn ${writer.expression(type, 1)};\n} else {\nreturn ${writer.expression(type, 2)};\n}`
      : `return ${writer.expression(type, 2)};`
    const body = [...writer.statements(between(d, 1, 4), 2), last]
    methods.push(`${access} ${type} ${called}(${parameters.map(v => `${v.type} ${v.name}`).join(', ')}) {\n${body.join('\n')}\n}`)
    if (access === 'private') routines.push({ name: called, type, params })
  }
  for (const called of privateNames.filter(() => d.chance(0.5)).slice(0, 3)) add('private', called)
  for (const called of [...publicNames.filter(() => d.chance(0.4)).slice(0, 4), 'value']) add('public', called)
  const getters = declared
    .filter(() => d.chance(0.5))
    .map(({ name: field, type }) => `public ${type} ${field}() { return ${d.pick(['', 'this.'])}${field}; }`)
  return [`package ${p};\npublic class ${name} {\n${[...lines, ...methods, ...getters].join('\n')}\n}\n`]
}

const fields: readonly Variable[] = [
  { name: 'level', type: 'int', assignable: true },
  { name: 'label', type: 'String', assignable: true },
  { name: 'offset', type: 'int', assignable: true },
  { name: 'ready', type: 'boolean', assignable: true },
  { name: 'weight', type: 'long', assignable: true },
  { name: 'state', type: 'int', assignable: true },
  { name: 'mark', type: 'String', assignable: true },
  { name: 'depth', type: 'int', assignable: true },
]
const paramNames = ['a', 'b', 'c']
const privateNames = ['scaled', 'chosen', 'prepared', 'rated', 'joined']
const publicNames = ['update', 'measure', 'advance', 'inspect', 'compute', 'render', 'shift', 'probe']

class Writer {
  private readonly scope: Variable[]
  private fresh = 0

  constructor(
    private readonly d: Dice,
    variables: readonly Variable[],
    private readonly routines: readonly Routine[],
  ) {
    this.scope = [...variables]
  }

  statements(count: number, depth: number): readonly string[] {
    const known = this.scope.length
    const lines = Array.from({ length: count }, () => this.statement(depth))
    if (depth < 2) this.scope.length = known
    return lines
  }

  private statement(depth: number): string {
    const { d } = this
    const kind =
      depth <= 0
        ? d.pick(['local', 'assign', 'assign'] as const)
        : d.pick(['local', 'local', 'assign', 'assign', 'if', 'if', 'loop', 'switch', 'guard'] as const)
    switch (kind) {
      case 'local': {
        const type = d.pick(['int', 'int', 'long', 'String', 'boolean'] as const)
        const text = this.expression(type, 2)
        return `${type} ${this.declare(type, true)} = ${text};`
      }
      case 'assign': {
        const targets = this.scope.filter(v => v.assignable)
        if (targets.length === 0) return `int ${this.declare('int', true)} = ${this.literal('int')};`
        const target = d.pick(targets)
        if (target.type === 'String')
          return `${target.name} = ${this.clipped(target.name)} + ${this.expression(d.pick(['int', 'String'] as const), 1)};`
        if (target.type === 'boolean') return `${target.name} = ${this.expression('boolean', 2)};`
        if (d.chance(0.25)) return `${target.name}${d.pick(['++', '--'])};`
        return `${target.name} ${d.pick(['=', '+=', '-=', '+='])} ${this.expression('int', 2)};`
      }
      case 'if': {
        const then = this.statements(between(d, 1, 2), depth - 1)
        const otherwise = d.chance(0.5) ? ` else {\n${this.statements(1, depth - 1).join('\n')}\n}` : ''
        return `if (${this.expression('boolean', 2)}) {\n${then.join('\n')}\n}${otherwise}`
      }
      case 'guard':
        return `if (${this.expression('boolean', 1)}) throw new ${d.pick(['IllegalArgumentException', 'IllegalStateException'])}("${d.pick(words)}");`
      case 'loop': {
        const array = this.pickOf('int[]')
        const bound = d.chance(0.5) ? String(between(d, 2, 6)) : `(${this.expression('int', 1)} & 7)`
        const known = this.scope.length
        const index = this.declare('int', false)
        const body = this.statements(between(d, 1, 2), 0)
        this.scope.length = known
        if (array !== undefined && d.chance(0.7)) return `for (int ${index} : ${array}) {\n${body.join('\n')}\n}`
        if (d.chance(0.6)) return `for (int ${index} = 0; ${index} < ${bound}; ${index}++) {\n${body.join('\n')}\n}`
        return `int ${index} = ${between(d, 0, 2)};\nwhile (${index} < ${between(d, 3, 6)}) {\n${body.join('\n')}\n${index}++;\n}`
      }
      case 'switch': {
        const target = this.scope.filter(v => v.assignable && v.type === 'int')
        if (target.length === 0) return this.statement(0)
        const { name } = d.pick(target)
        const cases = [0, 1, 2].map(
          at => `case ${at}: ${name} ${d.pick(['+=', '-=', '='])} ${this.expression('int', 1)};${d.chance(0.8) ? ' break;' : ''}`,
        )
        return `switch (Math.floorMod(${this.expression('int', 1)}, ${between(d, 3, 5)})) {\n${cases.join('\n')}\ndefault: ${name} = ${this.expression('int', 1)};\n}`
      }
    }
  }

  expression(type: Type, depth: number): string {
    const { d } = this
    const variable = this.pickOf(type)
    if (depth <= 0 && variable !== undefined && d.chance(0.7)) return variable
    if (depth <= 0) return type === 'boolean' ? this.comparison(0) : this.literal(type)
    const routine = this.routines.filter(r => r.type === type)
    if (routine.length > 0 && d.chance(0.3)) {
      const { name, params } = d.pick(routine)
      return `${name}(${params.map(param => this.expression(param, 0)).join(', ')})`
    }
    switch (type) {
      case 'int': {
        const text = this.pickOf('String')
        const form = d.pick(['sum', 'sum', 'sum', 'plain', 'ternary', 'math', 'bits', 'text', 'divided'] as const)
        if (form === 'sum')
          return `(${this.expression('int', depth - 1)} ${d.pick(['+', '-', '*', '+'])} ${this.expression('int', depth - 1)})`
        if (form === 'ternary')
          return `(${this.expression('boolean', depth - 1)} ? ${this.expression('int', depth - 1)} : ${this.expression('int', depth - 1)})`
        if (form === 'math')
          return `Math.${d.pick(['max', 'min'])}(${this.expression('int', depth - 1)}, ${this.expression('int', depth - 1)})`
        if (form === 'bits')
          return `(${this.expression('int', depth - 1)} ${d.pick(['&', '|', '^', '<<', '>>'])} ${between(d, 1, 7)})`
        if (form === 'divided') return `(${this.expression('int', depth - 1)} ${d.pick(['/', '%'])} ${between(d, 2, 9)})`
        if (form === 'text' && text !== undefined) return `${text}.length()`
        return variable ?? this.literal('int')
      }
      case 'long':
        return d.chance(0.5)
          ? `(${this.expression('int', depth - 1)} * ${between(d, 2, 99)}L)`
          : `(${this.expression('long', depth - 1)} ${d.pick(['+', '-'])} ${this.expression('int', depth - 1)})`
      case 'boolean': {
        const form = d.pick(['compare', 'compare', 'compare', 'and', 'not'] as const)
        if (form === 'and')
          return `(${this.expression('boolean', depth - 1)} ${d.pick(['&&', '||'])} ${this.expression('boolean', depth - 1)})`
        if (form === 'not') return `!${this.expression('boolean', 0)}`
        return this.comparison(depth - 1)
      }
      case 'String':
        return `(${this.expression('String', 0)} + ${this.expression(d.pick(['int', 'String', 'boolean'] as const), depth - 1)})`
      case 'int[]':
        return variable ?? this.literal('int[]')
    }
  }

  /** Never of two constants, nor of one thing with itself. */
  private comparison(depth: number): string {
    const { d } = this
    const left = this.expression('int', depth)
    const right = this.expression('int', 0)
    const op = d.pick(['<', '<=', '>', '>=', '==', '!='])
    if (left !== right && /[a-z]/.test(left + right)) return `(${left} ${op} ${right})`
    return `(${this.pickOf('int') ?? `${this.pickOf('String') ?? '""'}.length()`} ${op} ${this.literal('int')})`
  }

  private literal(type: Type): string {
    return constant(this.d, type)
  }

  /** Text that grows in a loop stays small. */
  private clipped(name: string): string {
    return `(${name}.length() > 40 ? "" : ${name})`
  }

  private declare(type: Type, assignable: boolean): string {
    const name = `${this.d.pick(localNames)}${this.fresh++ || ''}`
    this.scope.push({ name, type, assignable })
    return name
  }

  private pickOf(type: Type): string | undefined {
    const fitting = this.scope.filter(v => v.type === type)
    return fitting.length === 0 ? undefined : this.d.pick(fitting).name
  }
}

const localNames = ['total', 'rest', 'next', 'found', 'part', 'best', 'size', 'last']
const words = ['low', 'high', 'none', 'ok', 'end', 'a-b']

function constant(d: Dice, type: Type): string {
  switch (type) {
    case 'int':
      return String(between(d, 0, 20))
    case 'long':
      return `${between(d, 0, 50)}L`
    case 'boolean':
      return d.pick(['true', 'false'])
    case 'String':
      return `"${d.pick(words)}"`
    case 'int[]':
      return `new int[] {${between(d, 1, 9)}, ${between(d, 1, 9)}}`
  }
}
