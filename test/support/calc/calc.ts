/**
 * Calc, a language that is just large enough to be refactored: a program is a list of functions, `double(x) = x + x`, one a line, in files
 * that end with `.calc`. Every function can be called from everywhere, and by whoever uses the program.
 */
import type { Diagnostic, Files } from '../../../src/model/index.js'

export interface Definition {
  readonly name: string
  readonly parameters: readonly string[]
  readonly body: Expression
  /** As it is written. */
  readonly text: string
}

type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | { readonly kind: 'sum' | 'product'; readonly left: Expression; readonly right: Expression }

export type Compiled =
  | { readonly kind: 'compiles'; readonly definitions: ReadonlyMap<string, Definition> }
  | { readonly kind: 'fails'; readonly diagnostics: readonly Diagnostic[] }

export function compile(files: Files): Compiled {
  const definitions = new Map<string, Definition>()
  const diagnostics: Diagnostic[] = []
  const lines = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').map((line, at) => ({ file, line: at + 1, text: line.replace(/#.*/, '').trim() })),
  )
  const report = (where: { file: string; line: number }, code: string, message: string) =>
    diagnostics.push({ code, message, file: where.file, line: where.line, column: 1 })
  for (const { text, ...where } of lines.filter(({ text }) => text !== '')) {
    const definition = parse(text)
    if (definition === undefined) report(where, 'calc.syntax', `${text} is not a function`)
    else if (definitions.has(definition.name)) report(where, 'calc.twice', `${definition.name} is defined twice`)
    else definitions.set(definition.name, definition)
  }
  for (const { text, ...where } of lines) {
    const definition = text === '' ? undefined : parse(text)
    for (const name of definition === undefined ? [] : unknownNames(definition, definitions))
      report(where, 'calc.unknown', `${name} is not defined`)
  }
  return diagnostics.length === 0 ? { kind: 'compiles', definitions } : { kind: 'fails', diagnostics }
}

/** The value of a call, or why there is none. */
export function call(definitions: ReadonlyMap<string, Definition>, name: string, given: readonly number[]): string {
  let steps = 1_000
  const evaluate = (expression: Expression, known: ReadonlyMap<string, number>): number => {
    if (steps-- === 0) throw new RangeError('too many steps')
    switch (expression.kind) {
      case 'number':
        return expression.value
      case 'parameter':
        return known.get(expression.name) ?? Number.NaN
      case 'sum':
        return evaluate(expression.left, known) + evaluate(expression.right, known)
      case 'product':
        return evaluate(expression.left, known) * evaluate(expression.right, known)
      case 'call':
        return run(
          expression.name,
          expression.given.map(each => evaluate(each, known)),
        )
    }
  }
  const run = (callee: string, values: readonly number[]): number => {
    const definition = definitions.get(callee)
    if (definition === undefined) throw new RangeError(`${callee} is not defined`)
    const { parameters, body } = definition
    return evaluate(body, new Map(parameters.map((parameter, at) => [parameter, values[at] ?? Number.NaN])))
  }
  try {
    return String(run(name, given))
  } catch (error) {
    if (error instanceof RangeError) return `fails: ${error.message}`
    throw error
  }
}

function parse(text: string): Definition | undefined {
  const [, name, list, right] = /^(\w+)\(([\w, ]*)\) = (.+)$/.exec(text) ?? []
  if (name === undefined || list === undefined || right === undefined) return undefined
  const parameters = list.split(',').flatMap(parameter => parameter.trim() || [])
  const tokens = right.match(/\w+|[^\s\w]/g) ?? []
  const body = readSum(tokens, parameters)
  return body === undefined || tokens.length > 0 ? undefined : { name, parameters, body, text }
}

/** Takes the next token away if it is this one. */
function eat(tokens: string[], token: string): boolean {
  const isNext = tokens[0] === token
  if (isNext) tokens.shift()
  return isNext
}

/** Each reader takes its tokens away; undefined where they make no sense. */
function readSum(tokens: string[], parameters: readonly string[]): Expression | undefined {
  const left = readProduct(tokens, parameters)
  if (left === undefined || !eat(tokens, '+')) return left
  const right = readSum(tokens, parameters)
  return right === undefined ? undefined : { kind: 'sum', left, right }
}

function readProduct(tokens: string[], parameters: readonly string[]): Expression | undefined {
  const left = readFactor(tokens, parameters)
  if (left === undefined || !eat(tokens, '*')) return left
  const right = readProduct(tokens, parameters)
  return right === undefined ? undefined : { kind: 'product', left, right }
}

function readFactor(tokens: string[], parameters: readonly string[]): Expression | undefined {
  const token = tokens.shift()
  if (token === '(') {
    const inner = readSum(tokens, parameters)
    return eat(tokens, ')') ? inner : undefined
  }
  if (token === undefined || !/^\w+$/.test(token)) return undefined
  if (/^\d+$/.test(token)) return { kind: 'number', value: Number(token) }
  if (!eat(tokens, '(')) return parameters.includes(token) ? { kind: 'parameter', name: token } : undefined
  const given: Expression[] = []
  while (!eat(tokens, ')')) {
    const argument = readSum(tokens, parameters)
    if (argument === undefined) return undefined
    given.push(argument)
    eat(tokens, ',')
  }
  return { kind: 'call', name: token, given }
}

function unknownNames({ body }: Definition, definitions: ReadonlyMap<string, Definition>): readonly string[] {
  const inside = (expression: Expression): readonly string[] => {
    if (expression.kind === 'sum' || expression.kind === 'product') return [expression.left, expression.right].flatMap(inside)
    if (expression.kind !== 'call') return []
    const isKnown = definitions.get(expression.name)?.parameters.length === expression.given.length
    return [...(isKnown ? [] : [expression.name]), ...expression.given.flatMap(inside)]
  }
  return inside(body)
}
