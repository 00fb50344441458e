/**
 * Reads the Java that the programs of this folder are written in. Recursive descent; where Java needs to look ahead (a type or
 * an expression, a cast or a parenthesis, a lambda or not) it tries and goes back.
 */
import type {
  Block,
  Case,
  Catch,
  EnumConstant,
  Expression,
  Member,
  Method,
  Param,
  Statement,
  Switch,
  TypeDeclaration,
  Unit,
} from './tree.js'

export function parse(text: string): Unit {
  return new Parser(tokens(text)).unit()
}

type Token = { readonly kind: 'word' | 'literal' | 'sign' | 'end'; readonly text: string }

const lexeme =
  /\s+|\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|0[xX][0-9a-fA-F_]+[lL]?|\d[\d_]*(?:\.\d+)?(?:[eE]-?\d+)?[lLdDfF]?|[A-Za-z_$][\w$]*|@[A-Za-z]+|->|::|\.\.\.|\+\+|--|&&|\|\||<<=|>>>=|>>=|[-+*/%&|^]=|[<>=!]=|<<|[-+*/%&|^!~=<>?:;,.(){}[\]]/gy

function tokens(text: string): readonly Token[] {
  const found: Token[] = []
  lexeme.lastIndex = 0
  while (lexeme.lastIndex < text.length) {
    const at = lexeme.lastIndex
    const [token] = lexeme.exec(text) ?? []
    if (token === undefined) throw new Error(`no Java here: ${text.slice(at, at + 40)}`)
    if (/^\s|^\/\//.test(token)) continue
    const kind =
      /^["'\d]/.test(token) || ['true', 'false', 'null'].includes(token) ? 'literal' : /^[\w$@]/.test(token) ? 'word' : 'sign'
    found.push({ kind, text: token })
  }
  return [...found, { kind: 'end', text: 'end of text' }]
}

const modifiers = [
  'public',
  'protected',
  'private',
  'static',
  'final',
  'abstract',
  'default',
  'sealed',
  'synchronized',
  '@Override',
  '@SafeVarargs',
  '@FunctionalInterface',
]
const primitives = ['int', 'long', 'short', 'byte', 'char', 'boolean', 'double', 'float', 'void']
const assignments = ['=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '>>>=']
/** Weakest first. */
export const operators: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '>', '<=', '>=', 'instanceof'],
  ['<<', '>>', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
]

class Parser {
  private at = 0
  constructor(private readonly input: readonly Token[]) {}

  unit(): Unit {
    this.take('package')
    const name = this.dotted()
    this.take(';')
    const imports: string[] = []
    while (this.next('import')) {
      const isStatic = this.next('static') ? 'static ' : ''
      imports.push(isStatic + this.dotted())
      this.take(';')
    }
    const types: TypeDeclaration[] = []
    while (this.peek.kind !== 'end') types.push(this.type(this.modifiers()))
    return { kind: 'unit', package: name, imports, types }
  }

  private type(mods: readonly string[]): TypeDeclaration {
    const sort = this.word()
    if (sort !== 'class' && sort !== 'interface' && sort !== 'enum' && sort !== 'record') return this.fail('a type')
    const name = this.word()
    const typeParams = this.is('<') ? this.typeArguments() : ''
    const components = sort === 'record' ? this.params() : []
    const parents = this.next('extends') ? this.list(() => this.typeText()) : []
    const interfaces = this.next('implements') ? this.list(() => this.typeText()) : []
    const permits = this.next('permits') ? this.list(() => this.typeText()) : []
    this.take('{')
    const constants: EnumConstant[] = []
    if (sort === 'enum') {
      while (!this.is(';') && !this.is('}')) {
        constants.push(this.constant())
        if (!this.next(',')) break
      }
      this.next(';')
    }
    return {
      kind: 'type',
      sort,
      modifiers: mods,
      name,
      typeParams,
      components,
      extends: parents,
      implements: interfaces,
      permits,
      constants,
      members: this.members(name),
    }
  }

  private constant(): EnumConstant {
    const name = this.word()
    const args = this.is('(') ? this.arguments() : []
    const body = this.next('{') ? this.members('') : null
    return { kind: 'constant', name, args, body }
  }

  /** After the opening brace, to the closing one. */
  private members(owner: string): readonly Member[] {
    const members: Member[] = []
    while (!this.next('}')) members.push(...this.member(owner))
    return members
  }

  private member(owner: string): readonly Member[] {
    if (this.is('{')) return [{ kind: 'initializer', static: false, body: this.block() }]
    if (this.is('static') && this.look(1) === '{') {
      this.at++
      return [{ kind: 'initializer', static: true, body: this.block() }]
    }
    const mods = this.modifiers()
    if (['class', 'interface', 'enum'].includes(this.peek.text) || (this.is('record') && this.look(2) !== '='))
      return [this.type(mods)]
    const typeParams = this.is('<') ? this.typeArguments() : ''
    const head = { kind: 'method', modifiers: mods, typeParams, throws: [] } as const
    if (this.is(owner) && this.look(1) === '(') {
      const name = this.word()
      const params = this.params()
      return [{ ...head, type: null, name, params, compact: false, throws: this.throws(), body: this.block() }]
    }
    if (this.is(owner) && this.look(1) === '{')
      return [{ ...head, type: null, name: this.word(), params: [], compact: true, body: this.block() }]
    const type = this.typeText()
    const name = this.word()
    if (this.is('(')) {
      const params = this.params()
      const throws = this.throws()
      const body = this.next(';') ? null : this.block()
      const made: Method = { ...head, type, name, params, compact: false, throws, body }
      return [made]
    }
    const fields: Member[] = []
    let field = name
    for (;;) {
      fields.push({ kind: 'field', modifiers: mods, type, name: field, init: this.next('=') ? this.initial() : null })
      if (!this.next(',')) break
      field = this.word()
    }
    this.take(';')
    return fields
  }

  private throws(): readonly string[] {
    return this.next('throws') ? this.list(() => this.typeText()) : []
  }

  private params(): readonly Param[] {
    this.take('(')
    const params: Param[] = []
    while (!this.next(')')) {
      const final = this.next('final')
      const type = this.typeText()
      const varargs = this.next('...')
      params.push({ kind: 'param', final, type, varargs, name: this.word() })
      this.next(',')
    }
    return params
  }

  private block(): Block {
    this.take('{')
    const body: Statement[] = []
    while (!this.next('}')) body.push(this.statement())
    return { kind: 'block', body }
  }

  private statement(): Statement {
    const word = this.peek.text
    switch (word) {
      case '{':
        return this.block()
      case 'if': {
        this.at++
        const test = this.inParens()
        const yes = this.statement()
        return { kind: 'if', test, yes, otherwise: this.next('else') ? this.statement() : null }
      }
      case 'while':
        this.at++
        return { kind: 'while', test: this.inParens(), body: this.statement() }
      case 'do': {
        this.at++
        const body = this.statement()
        this.take('while')
        const test = this.inParens()
        this.take(';')
        return { kind: 'do-while', test, body }
      }
      case 'for':
        this.at++
        return this.loop()
      case 'switch':
        return this.switch()
      case 'return': {
        this.at++
        const value = this.is(';') ? null : this.expression()
        this.take(';')
        return { kind: 'return', value }
      }
      case 'throw': {
        this.at++
        const value = this.expression()
        this.take(';')
        return { kind: 'throw', value }
      }
      case 'break':
      case 'continue':
        this.at++
        this.take(';')
        return { kind: 'jump', to: word }
      case 'yield': {
        this.at++
        const value = this.expression()
        this.take(';')
        return { kind: 'yield', value }
      }
      case 'try':
        return this.try()
    }
    const declared = this.attempt(() => this.declaration())
    if (declared !== null) {
      this.take(';')
      return declared
    }
    const expression = this.expression()
    this.take(';')
    return { kind: 'expression', expression }
  }

  private try(): Statement {
    this.take('try')
    const body = this.block()
    const catches: Catch[] = []
    while (this.next('catch')) {
      this.take('(')
      const types = [this.typeText()]
      while (this.next('|')) types.push(this.typeText())
      const name = this.word()
      this.take(')')
      catches.push({ kind: 'catch', type: types.join(' | '), name, body: this.block() })
    }
    return { kind: 'try', body, catches, finally: this.next('finally') ? this.block() : null }
  }

  private declaration(): Statement | null {
    const final = this.next('final')
    if (this.peek.kind !== 'word') return null
    const type = this.typeText()
    if (this.peek.kind !== 'word' || this.is('instanceof')) return null
    const vars = this.list(
      () => ({ kind: 'declarator', name: this.word(), init: this.next('=') ? this.initial() : null }) as const,
    )
    return this.is(';') ? { kind: 'local', final, type, vars } : null
  }

  private loop(): Statement {
    this.take('(')
    const each = this.attempt(() => {
      this.next('final')
      const type = this.typeText()
      const name = this.word()
      return this.next(':') ? { type, name } : null
    })
    if (each !== null) {
      const over = this.expression()
      this.take(')')
      return { kind: 'for-each', ...each, over, body: this.statement() }
    }
    const init: Statement[] = []
    if (!this.is(';')) {
      const declared = this.attempt(() => this.declaration())
      if (declared !== null) init.push(declared)
      else init.push(...this.list(() => ({ kind: 'expression', expression: this.expression() }) as const))
    }
    this.take(';')
    const test = this.is(';') ? null : this.expression()
    this.take(';')
    const update = this.is(')') ? [] : this.list(() => this.expression())
    this.take(')')
    return { kind: 'for', init, test, update, body: this.statement() }
  }

  private switch(): Switch {
    this.take('switch')
    const subject = this.inParens()
    this.take('{')
    const cases: Case[] = []
    let arrows = false
    while (!this.next('}')) {
      let labels: readonly Expression[] = []
      if (!this.next('default')) {
        this.take('case')
        labels = this.list(() => this.ternary())
      }
      if (this.next('->')) {
        arrows = true
        cases.push({ kind: 'case', labels, body: [this.statement()] })
        continue
      }
      this.take(':')
      const body: Statement[] = []
      while (!this.is('case') && !this.is('default') && !this.is('}')) body.push(this.statement())
      cases.push({ kind: 'case', labels, body })
    }
    return { kind: 'switch', subject, arrows, cases }
  }

  private initial(): Expression {
    return this.is('{') ? this.arrayInit() : this.expression()
  }

  private arrayInit(): Expression {
    this.take('{')
    const elements: Expression[] = []
    while (!this.next('}')) {
      elements.push(this.initial())
      this.next(',')
    }
    return { kind: 'array-init', elements }
  }

  expression(): Expression {
    const lambda = this.attempt(() => this.lambda())
    if (lambda !== null) return lambda
    const target = this.ternary()
    const op = this.peek.text
    if (this.peek.kind !== 'sign' || !assignments.includes(op)) return target
    this.at++
    return { kind: 'assign', op, target, value: this.expression() }
  }

  private lambda(): Expression | null {
    const untyped = (): Param => ({ kind: 'param', final: false, type: '', varargs: false, name: this.word() })
    let params: readonly Param[]
    if (this.peek.kind === 'word' && this.look(1) === '->') params = [untyped()]
    else if (this.is('(')) {
      const names = this.attempt(() => {
        this.take('(')
        const found = this.is(')') ? [] : this.list(untyped)
        return this.next(')') && this.is('->') ? found : null
      })
      const typed = names ?? this.attempt(() => this.params())
      if (typed === null || !this.is('->')) return null
      params = typed
    } else return null
    this.take('->')
    return { kind: 'lambda', params, body: this.is('{') ? this.block() : this.expression() }
  }

  private ternary(): Expression {
    const test = this.binary(0)
    if (!this.next('?')) return test
    const yes = this.expression()
    this.take(':')
    return { kind: 'conditional', test, yes, no: this.attempt(() => this.lambda()) ?? this.ternary() }
  }

  private binary(level: number): Expression {
    const here = operators[level]
    if (here === undefined) return this.unary()
    let left = this.binary(level + 1)
    for (;;) {
      if (here.includes('<') && this.next('instanceof')) {
        const type = this.typeText()
        left = { kind: 'instanceof', value: left, type, binding: this.peek.kind === 'word' ? this.word() : null }
        continue
      }
      const op = this.operator()
      if (!here.includes(op)) return left
      this.at += op.startsWith('>>') ? op.length : 1
      left = { kind: 'binary', op, left, right: this.binary(level + 1) }
    }
  }

  /** A shift to the right is read as single signs, as they may close type arguments. */
  private operator(): string {
    if (this.peek.kind !== 'sign' || !this.is('>')) return this.peek.kind === 'sign' ? this.peek.text : ''
    if (this.look(1) === '>' && this.look(2) === '>') return '>>>'
    return this.look(1) === '>' ? '>>' : '>'
  }

  private unary(): Expression {
    const op = this.peek.text
    if (this.peek.kind === 'sign' && ['+', '-', '!', '~', '++', '--'].includes(op)) {
      this.at++
      return { kind: 'unary', op, operand: this.unary() }
    }
    if (this.is('switch')) return this.switch()
    return this.attempt(() => this.cast()) ?? this.postfix()
  }

  private cast(): Expression | null {
    if (!this.next('(')) return null
    if (this.peek.kind !== 'word') return null
    const type = this.typeText()
    if (!this.next(')')) return null
    const follows = this.peek.kind === 'word' || this.peek.kind === 'literal' || ['(', '!', '~'].includes(this.peek.text)
    if (!follows && !(primitives.includes(type) && ['-', '+'].includes(this.peek.text))) return null
    if (this.is('instanceof')) return null
    return { kind: 'cast', type, value: this.attempt(() => this.lambda()) ?? this.unary() }
  }

  private postfix(): Expression {
    let made = this.primary()
    for (;;) {
      if (this.next('.')) {
        const name = this.word()
        made = this.is('(') ? { kind: 'call', on: made, name, args: this.arguments() } : { kind: 'field-access', on: made, name }
      } else if (this.next('[')) {
        const at = this.expression()
        this.take(']')
        made = { kind: 'index', on: made, at }
      } else if (this.next('::')) made = { kind: 'reference', on: made, name: this.word() }
      else if (this.is('++') || this.is('--')) {
        made = { kind: 'postfix', op: this.peek.text, operand: made }
        this.at++
      } else return made
    }
  }

  private primary(): Expression {
    if (this.is('(')) return this.inParens()
    if (this.peek.kind === 'literal') {
      const { text } = this.peek
      this.at++
      return { kind: 'literal', text }
    }
    if (this.next('new')) return this.creation()
    // `int[]::new`, `List<String>::size`
    const type = this.attempt(() => {
      const text = this.typeText()
      return this.is('::') && /[[<]/.test(text) ? text : null
    })
    if (type !== null) return { kind: 'name', name: type }
    const name = this.word()
    return this.is('(') ? { kind: 'call', on: null, name, args: this.arguments() } : { kind: 'name', name }
  }

  private creation(): Expression {
    const type = this.typeName()
    if (this.is('(')) {
      const args = this.arguments()
      return { kind: 'new', type, args, body: this.next('{') ? this.members('') : null }
    }
    const sizes: Expression[] = []
    let more = 0
    while (this.next('[')) {
      if (this.next(']')) more++
      else {
        sizes.push(this.expression())
        this.take(']')
      }
    }
    return { kind: 'new-array', element: type, sizes, more, init: this.is('{') ? this.arrayInit() : null }
  }

  private arguments(): readonly Expression[] {
    this.take('(')
    const args: Expression[] = []
    while (!this.next(')')) {
      args.push(this.expression())
      this.next(',')
    }
    return args
  }

  private inParens(): Expression {
    this.take('(')
    const inner = this.expression()
    this.take(')')
    return inner
  }

  private typeText(): string {
    let text = this.typeName()
    while (this.is('[') && this.look(1) === ']') {
      this.at += 2
      text += '[]'
    }
    return text
  }

  private typeName(): string {
    if (this.next('?')) {
      if (this.next('extends')) return `? extends ${this.typeText()}`
      return this.next('super') ? `? super ${this.typeText()}` : '?'
    }
    let text = this.word()
    if (this.is('<')) text += this.typeArguments()
    while (this.is('.') && /^[A-Z]/.test(this.look(1))) {
      this.at++
      text += `.${this.word()}`
      if (this.is('<')) text += this.typeArguments()
    }
    return text
  }

  private typeArguments(): string {
    this.take('<')
    if (this.next('>')) return '<>'
    const inside = this.list(() => {
      const text = this.typeText()
      if (!this.next('extends')) return text
      const bounds = [this.typeText()]
      while (this.next('&')) bounds.push(this.typeText())
      return `${text} extends ${bounds.join(' & ')}`
    })
    this.take('>')
    return `<${inside.join(', ')}>`
  }

  private modifiers(): readonly string[] {
    const found: string[] = []
    for (;;) {
      if (this.is('non') && this.look(1) === '-') {
        this.at += 3
        found.push('non-sealed')
      } else if (modifiers.includes(this.peek.text)) found.push(this.word())
      else return found
    }
  }

  private dotted(): string {
    let text = this.word()
    while (this.next('.')) text += `.${this.next('*') ? '*' : this.word()}`
    return text
  }

  private list<T>(item: () => T): readonly T[] {
    const items = [item()]
    while (this.next(',')) items.push(item())
    return items
  }

  private attempt<T>(what: () => T | null): T | null {
    const start = this.at
    try {
      const made = what()
      if (made !== null) return made
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
    }
    this.at = start
    return null
  }

  private get peek(): Token {
    return this.input[this.at] ?? { kind: 'end', text: '' }
  }

  private look(ahead: number): string {
    return this.input[this.at + ahead]?.text ?? ''
  }

  private is(text: string): boolean {
    return this.peek.text === text
  }

  private next(text: string): boolean {
    if (!this.is(text)) return false
    this.at++
    return true
  }

  private take(text: string): void {
    if (!this.next(text)) this.fail(text)
  }

  private word(): string {
    if (this.peek.kind !== 'word') return this.fail('a word')
    const { text } = this.peek
    this.at++
    return text
  }

  private fail(wanted: string): never {
    const around = this.input.slice(Math.max(0, this.at - 8), this.at + 8).map(({ text }) => text)
    throw new Unexpected(`${wanted} expected, not ${this.peek.text}: ${around.join(' ')}`)
  }
}

class Unexpected extends Error {}
