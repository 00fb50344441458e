/** Random formulas, numbers and relations over given signatures and fields, each for a type and no deeper than told. */
import type { Random } from '../random.js'

export interface Sig {
  readonly kind: 'top' | 'child' | 'subset'
  readonly name: string
  /** The top-level signature of its atoms; empty if it has several. */
  readonly top: string
  readonly of?: readonly string[]
  readonly multiplicity: string
  readonly abstract: boolean
  /** Atoms at most. */
  readonly size: number
}

export interface Field {
  readonly name: string
  readonly owner: string
  /** Top-level signatures, or `Int`. */
  readonly columns: readonly string[]
  readonly bound: string
  /** How much it leaves open. */
  readonly bits: number
}

export interface Variable {
  readonly name: string
  readonly type: string
}

type Variables = readonly Variable[]

export class Words {
  readonly #random: Random
  readonly #sigs: readonly Sig[]
  readonly #fields: readonly Field[]
  readonly #tops: readonly string[]
  #made = 0

  constructor(random: Random, sigs: readonly Sig[], fields: readonly Field[]) {
    this.#random = random
    this.#sigs = sigs
    this.#fields = fields
    this.#tops = sigs.filter(({ kind }) => kind === 'top').map(({ name }) => name)
  }

  formula(depth: number, variables: Variables): string {
    const inner = () => this.formula(depth - 1, variables)
    const { pick } = this.#random
    if (depth <= 0) return this.#atomic(0, variables)
    return pick([
      () => this.#atomic(depth, variables),
      () => this.#atomic(depth, variables),
      () => this.#quantified(depth, variables),
      () => this.#quantified(depth, variables),
      () => `(${inner()} ${pick(['and', '&&', 'or', '||', 'implies', '=>', 'iff', '<=>'])} ${inner()})`,
      () => `${pick(['not ', '!'])}(${inner()})`,
      () => `(${inner()} => ${inner()} else ${inner()})`,
      () => {
        const bound = { name: this.#fresh(), type: this.#type() }
        const value = this.set(bound.type, depth - 1, variables)
        return `(let ${bound.name} = ${value} | ${this.formula(depth - 1, [...variables, bound])})`
      },
    ])()
  }

  #quantified(depth: number, variables: Variables): string {
    const { pick, chance } = this.#random
    const quantifier = pick(['all', 'all', 'some', 'some', 'no', 'one', 'lone'])
    const one: Variable = { name: this.#fresh(), type: this.#type() }
    const bound = this.set(one.type, depth - 2, variables)
    if (chance(0.6)) return `(${quantifier} ${one.name}: ${bound} | ${this.formula(depth - 1, [...variables, one])})`
    const same = chance(0.5)
    const two: Variable = { name: this.#fresh(), type: same ? one.type : this.#type() }
    const body = this.formula(depth - 1, [...variables, one, two])
    const names = `${one.name}, ${two.name}: ${bound}`
    if (same) return `(${quantifier} ${chance(0.5) ? 'disj ' : ''}${names} | ${body})`
    return `(${quantifier} ${one.name}: ${bound}, ${two.name}: ${this.set(two.type, depth - 2, variables)} | ${body})`
  }

  #atomic(depth: number, variables: Variables): string {
    const { pick } = this.#random
    const [type, other] = this.#types()
    const set = () => this.set(type, depth, variables)
    const relation = () => this.relation(type, other, depth, variables)
    return pick([
      () => `${pick(['some', 'no', 'lone', 'one'])} ${pick([set, relation])()}`,
      () => `${set()} ${pick(['in', 'not in', '!in', '=', '!='])} ${set()}`,
      () => `${relation()} ${pick(['in', 'not in', '=', '!='])} ${relation()}`,
      () => `${relation()} in ${type} ${pick(['lone ', 'some ', 'one ', ''])}->${pick([' lone', ' some', ' one', ''])} ${other}`,
      () => `${this.number(depth, variables)} ${pick(['=', '<', '>', '=<', '>=', '!='])} ${this.number(depth - 1, variables)}`,
    ])()
  }

  /** A set of atoms of a top-level signature. */
  set(type: string, depth: number, variables: Variables): string {
    const { pick, chance } = this.#random
    const inner = () => this.set(type, depth - 1, variables)
    if (depth <= 0 || chance(0.3)) return this.#simpleSet(type, variables)
    return pick([
      () => `(${inner()} ${pick(['+', '&', '-'])} ${inner()})`,
      () => this.#joined(type, depth, variables),
      () => this.#joined(type, depth, variables),
      () => {
        const bound = { name: this.#fresh(), type }
        return `{ ${bound.name}: ${inner()} | ${this.formula(depth - 1, [...variables, bound])} }`
      },
      () => `(${this.formula(0, variables)} => ${inner()} else ${inner()})`,
    ])()
  }

  #simpleSet(type: string, variables: Variables): string {
    const own = variables.filter(variable => variable.type === type).map(({ name }) => name)
    const sigs = this.#sigs.flatMap(sig =>
      sig.top === type ? [sig.name] : sig.of?.includes(type) ? [`(${sig.name} & ${type})`] : [],
    )
    return this.#random.pick([...own, ...own, ...own, ...sigs])
  }

  #joined(type: string, depth: number, variables: Variables): string {
    const known = this.#fields.flatMap(({ columns }) => (columns.includes(type) ? columns.filter(each => each !== 'Int') : []))
    const other = known.length === 0 ? this.#type() : this.#random.pick(known)
    const argument = this.set(other, depth - 1, variables)
    return this.#random.pick([
      () => `(${argument}).(${this.relation(other, type, depth - 1, variables)})`,
      () => `(${this.relation(other, type, depth - 1, variables)})[${argument}]`,
      () => `(${this.relation(type, other, depth - 1, variables)}).(${argument})`,
    ])()
  }

  /** A relation of two columns. */
  relation(from: string, to: string, depth: number, variables: Variables): string {
    const { pick, chance } = this.#random
    const inner = () => this.relation(from, to, depth - 1, variables)
    if (depth <= 0 || chance(0.3)) return this.#simpleRelation(from, to, variables)
    const middle = this.#type()
    const choices = [
      () => `(${inner()} ${pick(['+', '&', '-', '++'])} ${inner()})`,
      () => `~(${this.relation(to, from, depth - 1, variables)})`,
      () => `(${this.set(from, depth - 1, variables)} <: ${inner()})`,
      () => `(${inner()} :> ${this.set(to, depth - 1, variables)})`,
      () => `(${this.set(from, depth - 1, variables)} -> ${this.set(to, depth - 1, variables)})`,
      () => `(${this.relation(from, middle, depth - 1, variables)}).(${this.relation(middle, to, depth - 1, variables)})`,
      () => {
        const [one, two] = [
          { name: this.#fresh(), type: from },
          { name: this.#fresh(), type: to },
        ]
        return `{ ${one.name}: ${from}, ${two.name}: ${to} | ${this.formula(depth - 1, [...variables, one, two])} }`
      },
    ]
    if (from !== to) return pick(choices)()
    return pick([...choices, () => `^(${inner()})`, () => `(*(${inner()}) & (${from} -> ${to}))`, () => `(${from} <: iden)`])()
  }

  #simpleRelation(from: string, to: string, variables: Variables): string {
    const plain = this.#fields.filter(
      ({ columns: [first, second, third] }) => first === from && second === to && third === undefined,
    )
    const longer = this.#fields.flatMap(({ name, columns: [first = '', second, third] }) => {
      if (third === undefined) return []
      const before = second === from && third === to ? [`${this.#simpleSet(first, variables)}.${name}`] : []
      return first === from && second === to && third !== 'Int'
        ? [...before, `${name}.${this.#simpleSet(third, variables)}`]
        : before
    })
    const known = [...plain.map(({ name }) => name), ...longer]
    return this.#random.pick(
      known.length === 0 ? [`(${this.#simpleSet(from, variables)} -> ${this.#simpleSet(to, variables)})`] : known,
    )
  }

  number(depth: number, variables: Variables): string {
    const { pick, between } = this.#random
    const inner = () => this.number(depth - 1, variables)
    const [type, other] = this.#types()
    const integers = this.#fields.filter(({ columns }) => columns[1] === 'Int')
    const simple = [
      () => `${between(-2, 3)}`,
      () => `#${this.set(type, depth - 1, variables)}`,
      () => `#${this.relation(type, other, depth - 1, variables)}`,
      ...integers.map(
        ({ name, owner, columns: [type = ''] }) =>
          // Of a sibling's atoms Alloy knows that they have no such field, and refuses.
          () =>
            `${type === owner ? this.#simpleSet(type, variables) : owner}.${name}`,
      ),
    ]
    if (depth <= 0) return pick(simple)()
    return pick([
      ...simple,
      ...simple,
      () => `${pick(['plus', 'minus', 'mul', 'div', 'rem'])}[${inner()}, ${inner()}]`,
      () => {
        const bound = { name: this.#fresh(), type }
        return `(sum ${bound.name}: ${this.set(type, depth - 1, variables)} | ${this.number(depth - 1, [...variables, bound])})`
      },
      () => `(${this.formula(0, variables)} => ${inner()} else ${inner()})`,
    ])()
  }

  /** Of two columns, where there are some between which a field leads. */
  #types(): readonly [string, string] {
    const known = this.#fields.flatMap(({ columns: [first = '', second = '', third = second] }) =>
      second === 'Int'
        ? []
        : ([
            [first, second],
            [second, third],
          ] as const),
    )
    return known.length === 0 || this.#random.chance(0.1) ? [this.#type(), this.#type()] : this.#random.pick(known)
  }

  #type(): string {
    return this.#random.pick(this.#tops)
  }

  #fresh(): string {
    return `v${this.#made++}`
  }
}
