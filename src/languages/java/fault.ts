/**
 * What goes wrong in a finding, and where: the call, reference or declaration that is no longer what it was, and by which rule, without the names of the
 * program. One mistake of an engine may show as a compile error in one program and as changed behaviour in another; this is the same in both.
 */
import type { Finding } from '../../model/index.js'
import { above, all, child, childOf, javaParser, type Node, type Parse } from './syntax/parser.js'
import { isIdentifier, nameOf, type Source, sourceOf, textOf } from './syntax/source.js'

/** Undefined where that can't be told from one finding. */
export async function faultOf(finding: Finding): Promise<string | undefined> {
  const parse = await javaParser()
  switch (finding.cause.kind) {
    case 'uncompilable':
      return inErrors(finding, parse)
    case 'changed':
      return inDivergence(finding, parse)
    default:
      return undefined
  }
}

/** What the refactoring was asked for, under the names that it has in both versions; or anything else. */
type Part = 'target' | 'other'

/**
 * `access`: a declaration is still meant, and can't be seen from there any more. `overriding`: two declarations override each other that did not.
 * `class`: a name means another class.
 */
type Fault = `access in ${Part} to ${Part}` | `overriding to ${Part}` | 'class'

function inErrors(finding: Finding, parse: Parse): Fault | undefined {
  const { cause, after } = finding
  if (cause.kind !== 'uncompilable' || cause.verdict.kind !== 'uncompilable' || after === undefined) return undefined
  const targets = targetsOf(finding, parse)
  // That is why "no suitable method" is found, too.
  const isHidden = cause.errors?.every(({ code }) => code === noAccess)
  const faults = cause.verdict.diagnostics.map(diagnostic => {
    const named = nodeAt(after, diagnostic, parse)
    if (named === undefined) return undefined
    const { source, node } = named
    const to = partOf(textOf(source.text, node), targets)
    const isNoAccess = isHidden || diagnostic.code === noAccess
    if (isNoAccess && to === 'target' && meantAnother(source, node, finding, parse)) return 'overriding to target'
    if (isNoAccess) return `access in ${partOf(memberAround(source, node), targets)} to ${to}` as const
    if (diagnostic.code.startsWith('compiler.err.override.')) return `overriding to ${to}` as const
    return isOfNamesake(diagnostic, finding, parse) ? 'class' : undefined
  })
  const [first, ...others] = new Set(faults)
  return others.length === 0 ? first : undefined
}

const noAccess = 'compiler.err.report.access'

/** Whether a call was there as it is, and can't have meant what was asked for: that had other parameters. */
function meantAnother(source: Source, node: Node, { request: { files, target } }: Finding, parse: Parse): boolean {
  const call = above(node, 'method_invocation')
  const given = childOf(call, 'argument_list')?.children.filter(isPart).length
  const before = sourceOf(source.file, files[source.file] ?? '', parse)
  const own = sourceOf(target.file, files[target.file] ?? '', parse)
  if (call === undefined || given === undefined || before === undefined || own === undefined) return false
  const declared = identifierFrom(own, target.start)?.parent
  const parameters = child(declared, 'parameters')?.children.filter(isPart).length
  return parameters !== given && before.text.includes(textOf(source.text, call))
}

/** No bracket and no comma. */
function isPart({ type }: Node): boolean {
  return /\w/.test(type)
}

/** What a class of that name does not have, another class of the program of the same name may well have. */
function isOfNamesake({ code, message }: Coded, { request: { files } }: Finding, parse: Parse): boolean {
  if (!code.startsWith('compiler.err.cant.resolve.location') && !code.startsWith('compiler.err.cant.apply.')) return false
  const [, type = ''] = /\bclass ([\w.$]+)/.exec(message) ?? /\bof type ([\w.$]+)/.exec(message) ?? []
  const name = type.slice(type.lastIndexOf('.') + 1)
  const sources = Object.entries(files).flatMap(([file, text]) => sourceOf(file, text, parse) ?? [])
  return sources.filter(source => source.types.some(each => nameOf(source, each) === name)).length > 1
}

interface Coded {
  readonly code: string
  readonly message: string
}

function inDivergence(finding: Finding, parse: Parse): Fault | undefined {
  const { cause } = finding
  if (cause.kind !== 'changed' || cause.verdict.kind !== 'changed') return undefined
  const { divergence } = cause.verdict.witness
  if (divergence === undefined) return undefined
  const targets = targetsOf(finding, parse)
  switch (cause.split?.filters[0]) {
    case 'disables-overloading-by-accessibility':
      return `access in ${partOf(memberNamed(divergence.in), targets)} to ${partOf(memberNamed(divergence.before), targets)}`
    case 'enables-overriding':
      return `overriding to ${partOf(memberNamed(divergence.after), targets)}`
    case 'shadows-class':
      return 'class'
    default:
      return undefined
  }
}

/** `A.n(int)`, `A#f`, `A.n(int) (its own)` and the like: the name alone. */
function memberNamed(element: string): string {
  return /([\w$]+)\(/.exec(element)?.[1] ?? /([\w$]+)$/.exec(element)?.[1] ?? ''
}

function partOf(name: string, targets: ReadonlySet<string>): Part {
  return targets.has(name) ? 'target' : 'other'
}

/** The name at the target, and the one that it gets. */
function targetsOf({ request: { files, target, parameters } }: Finding, parse: Parse): ReadonlySet<string> {
  const source = sourceOf(target.file, files[target.file] ?? '', parse)
  const node = source === undefined ? undefined : identifierFrom(source, target.start)
  const name = source === undefined || node === undefined ? [] : [textOf(source.text, node)]
  return new Set([...name, ...(parameters.newName === undefined ? [] : [parameters.newName])])
}

function nodeAt(
  files: Readonly<Record<string, string>>,
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number },
  parse: Parse,
): { readonly source: Source; readonly node: Node } | undefined {
  const source = sourceOf(file, files[file] ?? '', parse)
  if (source === undefined) return undefined
  const before = source.text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
  const node = identifierFrom(source, start)
  return node === undefined ? undefined : { source, node }
}

/** The first name from there on: compilers point at the dot before it, or at `new`. */
function identifierFrom({ root }: Source, start: number): Node | undefined {
  return all(root)
    .filter(node => isIdentifier(node) && node.end > start)
    .sort((a, b) => a.start - b.start)[0]
}

function memberAround(source: Source, node: Node): string {
  const around = above(node, 'method_declaration', 'constructor_declaration', 'field_declaration')
  const named = around?.type === 'field_declaration' ? around.children.find(({ type }) => type === 'variable_declarator') : around
  return named === undefined ? '' : nameOf(source, named)
}
