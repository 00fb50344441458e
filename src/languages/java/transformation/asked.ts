/** What a request asked for: its target, as the versions name it, and all else that was said. */
import type { Files, Request, Structure } from '../../../model/index.js'
import type { Parse } from '../syntax/parser.js'
import { sourceOf } from '../syntax/source.js'
import { type Declaration, declarationAt, declarationsIn } from './declarations.js'
import { type Member, memberOf, resembles, simpleName } from './member.js'

export interface Asked {
  /** `p.A#m(int)`. */
  readonly target: string
  readonly declaration: Declaration
  /** All in the same file. */
  readonly beside: readonly Declaration[]
  readonly parameters: Request['parameters']
  /** All that the result declares in the same file. */
  readonly after: readonly Declaration[]
}

/** Undefined if the target can't be read for certain. */
export function askedBy(
  { files, target: mark, parameters }: Request,
  structure: Structure,
  result: Files,
  parse: Parse,
): Asked | undefined {
  const [before, after] = [files, result].map(version => sourceOf(mark.file, version[mark.file] ?? '', parse))
  const declaration = declarationAt(mark, before)
  const target = declaration === undefined ? undefined : elementOf(declaration, structure)
  if (declaration === undefined || target === undefined) return undefined
  return { target, declaration, beside: declarationsIn(before), after: declarationsIn(after), parameters }
}

/** The element that a declaration is; of methods the one that fits, if only one does: a source does not tell whose `T` it is. */
function elementOf({ kind, owner, name, parameters = [] }: Declaration, { before }: Structure): string | undefined {
  if (kind === 'constructor') return undefined
  if (kind !== 'method') {
    const element = kind === 'class' ? owner : `${owner}#${name}`
    return before[element] === undefined ? undefined : element
  }
  const written: Member = { owner, name, parameters: parameters.map(({ type }) => type) }
  const fitting = Object.keys(before).filter(element => {
    const member = memberOf(element)
    return member?.owner === owner && resembles(member, written)
  })
  const exact = fitting.filter(element => memberOf(element)?.parameters?.map(simpleName).join() === written.parameters?.join())
  const [only, ...others] = exact.length > 0 ? exact : fitting
  return others.length === 0 ? only : undefined
}
