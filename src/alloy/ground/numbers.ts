/**
 * Integers of the circuit, one-hot: for each value that an expression may have, the literal that says it has it; exactly one holds.
 * At the sizes of Alloy's integers that is smaller and propagates better than bits. Arithmetic wraps around, as in Alloy.
 */
import type { Integer } from '../theory.js'
import { type Circuit, FALSE, type Literal, TRUE } from './circuit.js'

export interface OneHot {
  readonly cases: ReadonlyMap<number, Literal>
}

export type Arithmetic = Extract<Integer, { readonly left: Integer }>['kind']

export class Numbers {
  readonly least: number
  readonly greatest: number

  constructor(
    private readonly circuit: Circuit,
    private readonly bitwidth: number,
  ) {
    this.least = bitwidth === 0 ? 0 : -(2 ** (bitwidth - 1))
    this.greatest = bitwidth === 0 ? 0 : 2 ** (bitwidth - 1) - 1
  }

  constant(value: number): OneHot {
    return { cases: new Map([[this.#wrapped(value), TRUE]]) }
  }

  count(literals: Iterable<Literal>): OneHot {
    return this.#gathered(this.circuit.howMany(literals).entries())
  }

  /** The sum of those values whose condition holds. */
  sum(terms: Iterable<readonly [condition: Literal, value: OneHot]>): OneHot {
    let total = this.constant(0)
    for (const [condition, value] of terms) {
      total = this.calculate('add', total, this.ifElse(condition, value, this.constant(0)))
    }
    return total
  }

  calculate(operation: Arithmetic, left: OneHot, right: OneHot): OneHot {
    const results: [number, Literal][] = []
    for (const [one, ifOne] of left.cases) {
      for (const [other, ifOther] of right.cases) {
        results.push([this.#result(operation, one, other), this.circuit.and([ifOne, ifOther])])
      }
    }
    return this.#gathered(results)
  }

  compare(operator: '=' | '<' | '>' | '=<' | '>=', left: OneHot, right: OneHot): Literal {
    const holds: Literal[] = []
    for (const [one, ifOne] of left.cases) {
      for (const [other, ifOther] of right.cases) {
        if (compares(operator, one, other)) holds.push(this.circuit.and([ifOne, ifOther]))
      }
    }
    return this.circuit.or(holds)
  }

  ifElse(condition: Literal, then: OneHot, otherwise: OneHot): OneHot {
    if (condition === TRUE) return then
    if (condition === FALSE) return otherwise
    const chosen = (side: OneHot, when: Literal) =>
      [...side.cases].map(([value, literal]): [number, Literal] => [value, this.circuit.and([when, literal])])
    return this.#gathered([...chosen(then, condition), ...chosen(otherwise, -condition)])
  }

  #gathered(cases: Iterable<readonly [number, Literal]>): OneHot {
    const byValue = new Map<number, Literal[]>()
    for (const [value, literal] of cases) {
      if (literal === FALSE) continue
      const wrapped = this.#wrapped(value)
      const known = byValue.get(wrapped)
      if (known === undefined) byValue.set(wrapped, [literal])
      else known.push(literal)
    }
    return { cases: new Map([...byValue].map(([value, literals]) => [value, this.circuit.or(literals)])) }
  }

  #result(operation: Arithmetic, left: number, right: number): number {
    switch (operation) {
      case 'add':
        return left + right
      case 'subtract':
        return left - right
      case 'multiply':
        return left * right
      case 'divide':
        return right === 0 ? this.#dividedByZero(left) : Math.trunc(left / right)
      case 'remainder':
        return right === 0 ? left : left % right
      case 'shift-left':
        return left * 2 ** this.#distance(right)
      case 'shift-right':
        return Math.floor(left / 2 ** this.#distance(right))
      case 'shift-right-zero':
        return Math.floor((left < 0 ? left + 2 ** this.bitwidth : left) / 2 ** this.#distance(right))
    }
  }

  /** What the divider of Alloy's circuits leaves there. */
  #dividedByZero(left: number): number {
    return -Math.sign(left)
  }

  /** As many low bits as it takes to write the bit width. */
  #distance(right: number): number {
    const most = 2 ** Math.ceil(Math.log2(this.bitwidth))
    return ((right % most) + most) % most
  }

  #wrapped(value: number): number {
    if (value >= this.least && value <= this.greatest) return value
    if (this.bitwidth === 0) return 0
    const all = 2 ** this.bitwidth
    const low = ((value % all) + all) % all
    return low > this.greatest ? low - all : low
  }
}

function compares(operator: '=' | '<' | '>' | '=<' | '>=', left: number, right: number): boolean {
  switch (operator) {
    case '=':
      return left === right
    case '<':
      return left < right
    case '>':
      return left > right
    case '=<':
      return left <= right
    case '>=':
      return left >= right
  }
}
