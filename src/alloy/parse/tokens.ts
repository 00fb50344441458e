/** The parser's place in the tokens, and what every part of the parser says when something else stands there than it needs. */

import { type Position, TheoryError } from '../position.js'
import type { Name } from '../syntax.js'
import type { Kind, Token } from './lexer.js'

/** Deeper than anybody writes; and what comes after the parser may follow a tree downwards without running out of stack. */
export const deepest = 300

export class Tokens {
  place = 0
  /**
   * Where the last quantifier or `let` ended. What it binds reaches as far as it can, so nothing may go on from there: in
   * `all x: A { … } && p` the `&&` is an error.
   */
  bindingEnd = -1
  /** Where no quantifier can start: after `x:`, `some` is a multiplicity. */
  boundStart = -1
  /** `seq` was met: the module opens util/sequniv. */
  seqAt: Position | undefined
  private depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token {
    return this.ahead(0)
  }

  ahead(by: number): Token {
    const token = this.tokens[Math.min(this.place + by, this.tokens.length - 1)]
    if (token === undefined) throw new Error('a text without even an end')
    return token
  }

  is(...kinds: readonly Kind[]): boolean {
    return kinds.includes(this.next.kind)
  }

  take(): Token {
    const token = this.next
    this.place++
    return token
  }

  /** Takes the token if it is of this kind. */
  eat(kind: Kind): Token | undefined {
    return this.next.kind === kind ? this.take() : undefined
  }

  need(kind: Kind): Token {
    return this.eat(kind) ?? this.fail(words[kind] ?? `'${kind}'`)
  }

  fail(expected: string): never {
    const { kind, text, at } = this.next
    if (kind === "'") throw unsupported(this.next)
    const word = expected === 'a name' && /^\p{L}/u.test(text) ? 'the keyword ' : ''
    const found = kind === 'end' ? 'the end of the text' : `${word}'${text}'`
    throw new TheoryError(at, `${expected} was expected, not ${found}`)
  }

  /** `a`, `a/b`, `this/a`, `seq/a`. */
  name(): Name {
    const first = this.next
    const parts: string[] = []
    if (this.is('this', 'seq') && this.ahead(1).kind === '/') {
      parts.push(this.take().text)
      this.take()
    }
    do {
      if (!this.is('name')) this.fail('a name')
      parts.push(this.take().text)
    } while (this.next.kind === '/' && this.ahead(1).kind === 'name' && this.eat('/'))
    return { text: parts.join('/'), at: first.at }
  }

  /** A name that is given here to something. */
  newName(): Name {
    const name = this.name()
    if (/[/$]/.test(name.text)) throw new TheoryError(name.at, `the name '${name.text}' can not be given: it contains '/' or '$'`)
    return name
  }

  newNames(): readonly Name[] {
    const names = [this.newName()]
    while (this.eat(',')) names.push(this.newName())
    return names
  }

  /** One level down, as long as there is still ground. */
  nested<T>(parse: () => T): T {
    if (this.depth === deepest) throw tooDeep(this.next.at)
    this.depth++
    const result = parse()
    this.depth--
    return result
  }
}

export function tooDeep(at: Position): TheoryError {
  return new TheoryError(at, `this is nested too deeply: more than ${deepest} levels`)
}

export const temporal: ReadonlySet<Kind> = new Set<Kind>([
  ...(['after', 'always', 'before', 'eventually', 'historically', 'once'] as const),
  ...(['releases', 'since', 'triggered', 'until', ';', "'"] as const),
])

export function unsupported({ kind, text, at }: Token): TheoryError {
  if (kind === "'")
    return new TheoryError(at, `the temporal operator '${text}' is not supported, and not allowed in a name in Alloy 6`)
  return new TheoryError(at, `the temporal operator '${text}' is not supported`)
}

const words: Partial<Record<Kind, string>> = {
  name: 'a name',
  number: 'a number',
  string: 'a string',
  end: 'the end of the text',
}
