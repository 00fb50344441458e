/** A module's paragraphs, by Alloy 6's grammar without time. Nothing is looked up: a name is a name. */
import { basename } from 'node:path'
import { type Position, TheoryError } from '../position.js'
import type {
  CommandDeclaration,
  Declaration,
  Expression,
  FunctionDeclaration,
  Module,
  ModuleParameter,
  Name,
  Open,
  Paragraph,
  ScopeDeclaration,
  SigDeclaration,
} from '../syntax.js'
import { type Kind, lex, stringValue } from './lexer.js'
import { blockOf, parseBlock, parseBound, parseDeclaration, parseExpression } from './parse-expression.js'
import { Tokens } from './tokens.js'

/** Opens that the text only implies are among its `opens`: util/ordering for each `enum`, util/sequniv for `seq`. */
export function parse(text: string, file: string): Module {
  const tokens = new Tokens(lex(text, file))
  const module = new UnderWay(basename(file, '.als'))
  while (!tokens.is('end')) paragraph(tokens, module)
  const { name, parameters, opens, sigs, facts, asserts, functions, commands } = module
  const implied = tokens.seqAt === undefined ? [] : [openOf('util/sequniv', [], tokens.seqAt, 'seq')]
  return { file, name, parameters, opens: [...opens, ...implied], sigs, facts, asserts, functions, commands }
}

/** A text that is one formula, or several that all hold. */
export function parseFormula(text: string, file: string): Expression {
  const tokens = new Tokens(lex(text, file))
  const { at } = tokens.next
  const formulas: Expression[] = []
  do formulas.push(parseExpression(tokens))
  while (!tokens.is('end'))
  return blockOf(formulas, at)
}

/** `2 Package, exactly 3 Class`, `3`, `3 but 2 A`. */
export function parseScope(text: string, file: string): ScopeDeclaration {
  const tokens = new Tokens(lex(text, file))
  const scope = scopeOf(tokens)
  tokens.need('end')
  return scope
}

/** What has been read of a module. */
class UnderWay {
  parameters: readonly ModuleParameter[] = []
  readonly opens: Open[] = []
  readonly sigs: SigDeclaration[] = []
  readonly facts: Paragraph[] = []
  readonly asserts: Paragraph[] = []
  readonly functions: FunctionDeclaration[] = []
  readonly commands: CommandDeclaration[] = []
  /** `module` stands first, then `open`, then all the rest. */
  stage: 'start' | 'named' | 'content' = 'start'

  constructor(public name: string) {}
}

function paragraph(tokens: Tokens, module: UnderWay): void {
  const start = tokens.next
  if (start.kind === 'module') {
    moduleLine(tokens, module)
    return
  }
  // Before a signature it may also stand among the other words.
  const isPrivate = tokens.eat('private') !== undefined
  if (tokens.is('open')) {
    if (module.stage === 'content')
      throw new TheoryError(start.at, "'open' must stand before signatures, facts, predicates and commands")
    module.opens.push(open(tokens, isPrivate))
    return
  }
  module.stage = 'content'
  if (isPrivate && !tokens.is('enum', 'pred', 'fun', 'let', ...sigStart)) tokens.fail("'sig', 'pred', 'fun' or 'open'")
  switch (tokens.next.kind) {
    case 'enum':
      enumeration(tokens, module, isPrivate)
      break
    case 'fact':
      module.facts.push(named(tokens))
      break
    case 'assert':
      module.asserts.push(named(tokens))
      break
    case 'pred':
    case 'fun':
      module.functions.push(functionDeclaration(tokens, isPrivate))
      break
    case 'let':
      throw new TheoryError(
        tokens.next.at,
        "a macro (a paragraph that starts with 'let') is not supported: write a 'fun' or 'pred'",
      )
    default:
      if (tokens.is('run', 'check') || startsLabelledCommand(tokens))
        module.commands.push(command(tokens, module.commands.length))
      else if (tokens.is(...sigStart)) module.sigs.push(...sigDeclaration(tokens, isPrivate))
      else tokens.fail(paragraphs)
  }
}

const paragraphs = "'sig', 'fact', 'pred', 'fun', 'assert', 'run' or 'check'"
const sigStart: readonly Kind[] = ['sig', 'abstract', 'lone', 'one', 'some', 'var', 'private']

function moduleLine(tokens: Tokens, module: UnderWay): void {
  const { at } = tokens.take()
  if (module.stage !== 'start') throw new TheoryError(at, "'module' must stand at the top, and once")
  module.stage = 'named'
  module.name = tokens.name().text
  if (!tokens.eat('[')) return
  const parameters: ModuleParameter[] = []
  do {
    const exactly = tokens.eat('exactly') !== undefined
    parameters.push({ name: tokens.newName(), exactly })
  } while (tokens.eat(','))
  tokens.need(']')
  module.parameters = parameters
}

function open(tokens: Tokens, isPrivate: boolean): Open {
  const { at } = tokens.take()
  const module = tokens.name()
  const list: Name[] = []
  if (tokens.eat('[')) {
    if (!tokens.is(']')) {
      do list.push(sigName(tokens))
      while (tokens.eat(','))
    }
    tokens.need(']')
  }
  const alias = tokens.eat('as') ? tokens.newName() : undefined
  return { at, module, arguments: list, private: isPrivate, ...(alias === undefined ? {} : { alias }) }
}

function openOf(module: string, list: readonly Name[], at: Position, alias?: string): Open {
  const named = alias === undefined ? {} : { alias: { text: alias, at } }
  return { at, module: { text: module, at }, arguments: list, private: false, ...named }
}

/** A signature that is already there, perhaps one of Alloy's own. */
function sigName(tokens: Tokens): Name {
  const { kind, at } = tokens.next
  if (kind === 'seq' && tokens.ahead(1).kind === '/' && tokens.ahead(2).kind === 'Int') {
    tokens.place += 3
    return { text: 'seq/Int', at }
  }
  if (kind !== 'univ' && kind !== 'Int' && kind !== 'String' && kind !== 'none') return tokens.name()
  tokens.take()
  return { text: kind, at }
}

/** `enum E { A, B }`: an abstract signature, its values, and their order. */
function enumeration(tokens: Tokens, module: UnderWay, isPrivate: boolean): void {
  const { at } = tokens.take()
  const name = tokens.newName()
  tokens.need('{')
  const values = tokens.newNames()
  if (!tokens.eat('}')) tokens.fail("',' or '}'")
  const common = { private: isPrivate, fields: [] }
  const parent = { text: `this/${name.text}`, at: name.at }
  module.sigs.push(
    { ...common, name, abstract: true, enum: true },
    ...values.map((value): SigDeclaration => ({ ...common, name: value, abstract: false, multiplicity: 'one', extends: parent })),
  )
  module.opens.push(openOf('util/ordering', [parent], at))
}

/** `fact`, `assert`: with a name, a string or nothing before the block. */
function named(tokens: Tokens): Paragraph {
  const { at } = tokens.take()
  const name = tokens.is('string') ? { text: stringValue(tokens.next), at: tokens.take().at } : nameBeforeBlock(tokens)
  return { at, ...(name === undefined ? {} : { name }), body: parseBlock(tokens) }
}

function nameBeforeBlock(tokens: Tokens): Name | undefined {
  if (tokens.is('{')) return undefined
  return tokens.is('name') ? tokens.newName() : tokens.fail("a name or '{'")
}

function sigDeclaration(tokens: Tokens, isPrivate: boolean): readonly SigDeclaration[] {
  const qualifiers = qualifiersOf(tokens, isPrivate)
  const names = tokens.newNames()
  const above = parents(tokens)
  tokens.need('{')
  const fields = declarations(tokens, '}')
  const fact = tokens.is('{') ? parseBlock(tokens) : undefined
  return names.map(name => ({ name, ...qualifiers, ...above, fields, ...(fact === undefined ? {} : { fact }) }))
}

/** `private abstract one`, in any order, each once; `private` may have been read already. */
function qualifiersOf(tokens: Tokens, isPrivate: boolean): Pick<SigDeclaration, 'abstract' | 'private' | 'multiplicity'> {
  let result: Pick<SigDeclaration, 'abstract' | 'private' | 'multiplicity'> = { abstract: false, private: isPrivate }
  for (;;) {
    const { kind, at } = tokens.next
    if (tokens.eat('sig')) return result
    const twice = (isThere: boolean) => {
      if (isThere)
        throw new TheoryError(at, `'${kind}' can not be added: a signature has each of these words once, and one multiplicity`)
    }
    switch (kind) {
      case 'abstract':
        twice(result.abstract)
        result = { ...result, abstract: true }
        break
      case 'private':
        twice(result.private)
        result = { ...result, private: true }
        break
      case 'lone':
      case 'one':
      case 'some':
        twice(result.multiplicity !== undefined)
        result = { ...result, multiplicity: kind }
        break
      case 'var':
        throw new TheoryError(at, "a variable signature ('var') is not supported")
      default:
        tokens.fail("'sig'")
    }
    tokens.take()
  }
}

function parents(tokens: Tokens): Pick<SigDeclaration, 'extends' | 'in' | 'exactly'> {
  if (tokens.eat('extends')) return { extends: sigName(tokens) }
  if (tokens.is('{')) return {}
  const isExact = tokens.is('=')
  if (!tokens.is('in', '=')) tokens.fail("'extends', 'in' or '{'")
  tokens.take()
  const union = [sigName(tokens)]
  while (tokens.eat('+')) union.push(sigName(tokens))
  return { in: union, ...(isExact ? { exactly: true } : {}) }
}

/** Up to the closing sign; Alloy minds no comma too many. */
function declarations(tokens: Tokens, close: Kind): readonly Declaration[] {
  const list: Declaration[] = []
  while (!tokens.eat(close)) {
    if (tokens.eat(',')) continue
    list.push(parseDeclaration(tokens))
    if (!tokens.is(',', close)) tokens.fail(`',' or '${close}'`)
  }
  return list
}

function functionDeclaration(tokens: Tokens, isPrivate: boolean): FunctionDeclaration {
  const kind = tokens.take().kind === 'pred' ? 'predicate' : 'function'
  const receiver = startsReceiver(tokens) ? receiverOf(tokens) : []
  const name = tokens.newName()
  const parameters = [...receiver, ...parametersOf(tokens)]
  const result = kind === 'function' ? resultOf(tokens) : undefined
  if (!tokens.is('{')) tokens.fail("'{'")
  const body = parseBlock(tokens)
  return { kind, name, parameters, ...(result === undefined ? {} : { result }), body, private: isPrivate }
}

/** `A.` before the name. */
function startsReceiver(tokens: Tokens): boolean {
  let n = 0
  while (tokens.ahead(n + 1).kind === '/') n += 2
  return tokens.ahead(n + 1).kind === '.'
}

function receiverOf(tokens: Tokens): readonly Declaration[] {
  const { text, at } = sigName(tokens)
  tokens.need('.')
  const bound: Expression = isConstant(text) ? { kind: 'constant', at, name: text } : { kind: 'name', at, name: text }
  return [{ names: [{ text: 'this', at }], disjoint: false, disjointAcross: false, private: false, bound }]
}

function isConstant(text: string): text is 'univ' | 'Int' | 'String' | 'none' | 'seq/Int' {
  return ['univ', 'Int', 'String', 'none', 'seq/Int'].includes(text)
}

function parametersOf(tokens: Tokens): readonly Declaration[] {
  const list = tokens.eat('[') ? declarations(tokens, ']') : tokens.eat('(') ? declarations(tokens, ')') : []
  for (const { private: isPrivate, disjointAcross, names } of list) {
    const [name] = names
    if (name !== undefined && (isPrivate || disjointAcross))
      throw new TheoryError(name.at, `'${isPrivate ? 'private' : 'disj'}' is not allowed here: ${name.text} is a parameter`)
  }
  return list
}

function resultOf(tokens: Tokens): Pick<Declaration, 'multiplicity' | 'bound'> {
  if (!tokens.eat(':')) tokens.fail("':' and what the function gives")
  return parseBound(tokens)
}

/** `label: run p for 3`, as well as `run label { … } for 3`. */
function startsLabelledCommand(tokens: Tokens): boolean {
  return tokens.is('name') && tokens.ahead(1).kind === ':' && ['run', 'check'].includes(tokens.ahead(2).kind)
}

function command(tokens: Tokens, earlier: number): CommandDeclaration {
  const { at } = tokens.next
  const before = startsLabelledCommand(tokens) ? tokens.newName() : undefined
  if (before !== undefined) tokens.take()
  const kind = tokens.take().kind === 'run' ? 'run' : 'check'
  const names: Name[] = []
  while (names.length < 2 && tokens.is('name', 'this') && !startsLabelledCommand(tokens)) names.push(tokens.name())
  const goal = tokens.is('{') ? parseBlock(tokens) : names.pop()
  if (goal === undefined) return tokens.fail("a name or '{'")
  const [after] = names
  if (before !== undefined && after !== undefined)
    throw new TheoryError(after.at, `the command has the label '${before.text}' already`)
  const label = (before ?? after)?.text ?? ('text' in goal ? goal.text : `${kind}$${earlier + 1}`)
  const scope: ScopeDeclaration = tokens.eat('for') ? scopeOf(tokens) : { sigs: [] }
  if (tokens.eat('expect')) tokens.need('number')
  if (tokens.is('=>')) throw new TheoryError(tokens.next.at, "a command after '=>' is not supported")
  return { at, kind, label, goal, scope }
}

function scopeOf(tokens: Tokens): ScopeDeclaration {
  if (!tokens.is('number', 'exactly')) tokens.fail("a number or 'exactly'")
  const overall = startsOverall(tokens) ? tokens.take().value : undefined
  let scope: ScopeDeclaration = { sigs: [], ...(overall === undefined ? {} : { overall }) }
  if (overall !== undefined && !tokens.eat('but')) return scope
  do scope = withSizeOf(tokens, scope)
  while (tokens.eat(','))
  return scope
}

/** `3` alone or before `but`, not `3 A`. */
function startsOverall(tokens: Tokens): boolean {
  if (!tokens.is('number')) return false
  const { kind } = tokens.ahead(1)
  if (kind === 'name') return tokens.ahead(2).kind === ':' && ['run', 'check'].includes(tokens.ahead(3).kind)
  return !['this', 'seq', 'int', 'Int', 'String', 'univ', 'none', 'steps', '.', ':'].includes(kind)
}

function withSizeOf(tokens: Tokens, scope: ScopeDeclaration): ScopeDeclaration {
  const exactly = tokens.eat('exactly') !== undefined
  const size = tokens.need('number').value ?? 0
  const { kind, at } = tokens.next
  switch (kind) {
    case 'int':
    case 'Int':
      refuse(exactly, at, "'exactly' can not stand before the bit width of integers: it is always exact")
      refuse(scope.bitwidth !== undefined, at, 'the bit width of integers is given twice')
      tokens.take()
      return { ...scope, bitwidth: size }
    case 'seq':
      if (tokens.ahead(1).kind === '/') break
      refuse(exactly, at, "'exactly' can not stand before the length of sequences: it is always exact")
      refuse(scope.maxSeq !== undefined, at, 'the length of sequences is given twice')
      tokens.take()
      return { ...scope, maxSeq: size }
    case 'univ':
    case 'none':
      throw new TheoryError(at, `'${kind}' can not be given a scope`)
    case 'steps':
      throw new TheoryError(at, "a scope of 'steps' is not supported: Assay has no temporal logic")
    case '.':
    case ':':
      throw new TheoryError(at, 'a scope that grows (from .. to) is not supported')
    case 'String':
      return { ...scope, sigs: [...scope.sigs, { sig: { text: 'String', at: tokens.take().at }, size, exactly }] }
    default:
      break
  }
  return { ...scope, sigs: [...scope.sigs, { sig: tokens.name(), size, exactly }] }
}

function refuse(wrong: boolean, at: Position, what: string): void {
  if (wrong) throw new TheoryError(at, what)
}
