/**
 * The named declarations in a Java source, as far as they can be read without a compiler: classes, and methods and fields that stand
 * directly in one. What is unsure (a second variable of one declaration, all inside bodies) is left out, so who asks gets no answer
 * instead of a wrong one.
 */
import type { Files, Mark } from '../../../model/index.js'

export interface Declaration {
  readonly kind: 'class' | 'method' | 'field' | 'constructor'
  /** The class itself or the one around the member, by its binary name: `p.A$B`. */
  readonly owner: string
  readonly name: string
  /** Where the name stands. */
  readonly at: Mark
  /** Of a field, without packages and type arguments. */
  readonly type?: string
  readonly parameters?: readonly Variable[]
  /** Of a method that has one: the words in it, strings and comments aside. */
  readonly body?: readonly string[]
}

export interface Variable {
  readonly type: string
  readonly name: string
}

/** The one whose name is at the place. */
export function declarationAt({ file, start, end }: Mark, files: Files): Declaration | undefined {
  const text = Object.hasOwn(files, file) ? files[file] : undefined
  if (text === undefined) return undefined
  return declarationsIn(file, text).find(({ at }) => at.start <= start && end <= at.end)
}

export function declarationsIn(file: string, text: string): readonly Declaration[] {
  return new Scan(file, tokensOf(text)).declarations
}

/** The words of the code: no comments, no strings. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(tokensOf(text)))
}

function wordsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ text }) => text).filter(isWord)
}

interface Token {
  readonly text: string
  readonly start: number
}

/** Comments, texts, characters, words and numbers, and what is left, sign by sign. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""(?:\\[\s\S]|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\p{L}\p{N}_$]+|\.\.\.|\S/gu

function tokensOf(text: string): readonly Token[] {
  const found: Token[] = []
  for (const { 0: sign, index } of text.matchAll(token)) {
    if (sign.startsWith('//') || sign.startsWith('/*')) continue
    found.push({ text: sign, start: index })
  }
  return found
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /^[\p{L}_$]/u.test(sign)
}

const opening: ReadonlySet<string> = new Set(['(', '{', '['])
const closing: ReadonlySet<string> = new Set([')', '}', ']'])
const typeWords: ReadonlySet<string> = new Set(['class', 'interface', 'enum'])
const modifiers: ReadonlySet<string> = new Set(
  'public protected private static final abstract synchronized native volatile transient strictfp default sealed'.split(' '),
)

/** Goes over a file once. In a class's body every header is read up to what ends it; bodies and initial values are jumped over. */
class Scan {
  readonly declarations: Declaration[] = []
  readonly #file: string
  readonly #tokens: readonly Token[]
  #next = 0
  #package = ''

  constructor(file: string, tokens: readonly Token[]) {
    this.#file = file
    this.#tokens = tokens
    this.#body(undefined)
  }

  #text(at: number): string | undefined {
    return this.#tokens[at]?.text
  }

  /** Of a class, or of the file. */
  #body(owner: string | undefined): void {
    let header: Token[] = []
    while (this.#next < this.#tokens.length) {
      const here = this.#tokens[this.#next]
      if (here === undefined || here.text === '}') break
      if (here.text === '@' && this.#text(this.#next + 1) !== 'interface') this.#skipAnnotation()
      else if (here.text === '(') header.push(...this.#balanced())
      else if (here.text === ';' || here.text === '=' || here.text === '{') {
        this.#ends(header, here.text, owner)
        header = []
      } else {
        header.push(here)
        this.#next++
      }
    }
    this.#next++
  }

  #ends(header: readonly Token[], by: string, owner: string | undefined): void {
    const isType = by === '{' && typeNameAt(header) !== undefined
    if (isType) this.#type(header, owner)
    else {
      const body = by === '{' ? wordsOf(this.#balanced()) : undefined
      if (body === undefined) this.#skipTo(';')
      if (owner === undefined) this.#readPackage(header)
      else this.#member(header, owner, by, body)
    }
  }

  #readPackage([first, ...rest]: readonly Token[]): void {
    if (first?.text === 'package') this.#package = `${rest.map(({ text }) => text).join('')}.`
  }

  #type(header: readonly Token[], around: string | undefined): void {
    const at = typeNameAt(header)
    const name = at === undefined ? undefined : header[at]
    if (at === undefined || name === undefined) return
    const owner = around === undefined ? this.#package + name.text : `${around}$${name.text}`
    this.declarations.push({ kind: 'class', owner, name: name.text, at: this.#place(name) })
    this.#next++
    if (header[at - 1]?.text === 'enum' && !this.#skipConstants()) return
    this.#body(owner)
  }

  #member(header: readonly Token[], owner: string, by: string, body: readonly string[] | undefined): void {
    const open = header.findIndex(({ text }) => text === '(')
    if (open < 0) {
      const field = by === '{' ? undefined : readVariable(header)
      if (field === undefined) return
      const { name, type } = field
      this.declarations.push({ kind: 'field', owner, name: name.text, at: this.#place(name), type })
      return
    }
    const name = header[open - 1]
    if (by === '=' || name === undefined || !isWord(name.text)) return
    const parameters = readParameters(header.slice(open))
    const isTyped = header.slice(0, open - 1).some(({ text }) => !modifiers.has(text))
    const isConstructor = !isTyped || owner.endsWith(`.${name.text}`) || owner.endsWith(`$${name.text}`) || owner === name.text
    if (parameters === undefined) return
    const kind = isConstructor ? 'constructor' : 'method'
    const method: Declaration = { kind, owner, name: name.text, at: this.#place(name), parameters }
    this.declarations.push(body === undefined ? method : { ...method, body })
  }

  #place({ start, text }: Token): Mark {
    return { file: this.#file, start, end: start + text.length }
  }

  /** From a bracket behind the one that closes it. */
  #balanced(): readonly Token[] {
    const from = this.#next
    let depth = 0
    do {
      const text = this.#text(this.#next++)
      if (text === undefined) break
      if (opening.has(text)) depth++
      else if (closing.has(text)) depth--
    } while (depth > 0)
    return this.#tokens.slice(from, this.#next)
  }

  #skipTo(end: string): void {
    while (this.#next < this.#tokens.length) {
      const text = this.#text(this.#next)
      if (text === end) break
      if (text !== undefined && opening.has(text)) this.#balanced()
      else this.#next++
    }
    this.#next++
  }

  #skipAnnotation(): void {
    this.#next += 2
    while (this.#text(this.#next) === '.') this.#next += 2
    if (this.#text(this.#next) === '(') this.#balanced()
  }

  /** Whether members follow. */
  #skipConstants(): boolean {
    while (this.#next < this.#tokens.length) {
      const text = this.#text(this.#next)
      if (text === ';' || text === '}') {
        this.#next++
        return text === ';'
      }
      if (text !== undefined && opening.has(text)) this.#balanced()
      else this.#next++
    }
    return false
  }
}

/** Where in a header the name of a class stands, if it is one. */
function typeNameAt(header: readonly Token[]): number | undefined {
  const word = header.findIndex(({ text }, n) => {
    if (typeWords.has(text)) return true
    return text === 'record' && isWord(header[n + 1]?.text) && ['(', '<'].includes(header[n + 2]?.text ?? '')
  })
  return word >= 0 && isWord(header[word + 1]?.text) ? word + 1 : undefined
}

/** `final int[] a`; nothing if it is more than one, or none. */
function readVariable(tokens: readonly Token[]): { readonly name: Token; readonly type: string } | undefined {
  const plain = withoutArguments(tokens).filter(({ text }) => !modifiers.has(text))
  const dimensions = plain.filter(({ text }) => text === '[' || text === '...').map(() => '[]')
  const words = plain.filter(({ text }) => !['[', ']', '...'].includes(text))
  const name = words.at(-1)
  const type = words.at(-2)
  if (name === undefined || type === undefined || !isWord(name.text) || !isWord(type.text)) return undefined
  const isQualified = words.slice(0, -2).every(({ text }, n) => (n % 2 === 0 ? isWord(text) : text === '.'))
  return isQualified && words.length % 2 === 0 ? { name, type: type.text + dimensions.join('') } : undefined
}

function readParameters(tokens: readonly Token[]): readonly Variable[] | undefined {
  const close = tokens.findIndex(({ text }) => text === ')')
  const inside = withoutArguments(tokens.slice(1, close))
  // Annotations of parameters, and all else that brackets stand in, are not looked at.
  if (close < 0 || inside.some(({ text }) => text === '(' || text === '@')) return undefined
  const parts: Token[][] = [[]]
  for (const sign of inside) {
    if (sign.text === ',') parts.push([])
    else parts.at(-1)?.push(sign)
  }
  const written = parts.filter(part => part.length > 0 && part.at(-1)?.text !== 'this')
  const read = written.map(readVariable).filter(variable => variable !== undefined)
  return read.length === written.length ? read.map(({ name, type }) => ({ name: name.text, type })) : undefined
}

function withoutArguments(tokens: readonly Token[]): readonly Token[] {
  let depth = 0
  return tokens.filter(({ text }) => {
    if (text === '<') depth++
    else if (text === '>') depth--
    return depth === 0 && text !== '>'
  })
}
