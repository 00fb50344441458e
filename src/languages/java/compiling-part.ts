/**
 * The part of a program that compiles. Files that do not compile before the change are taken out of both versions, then those that
 * needed them, until the rest compiles. What only the version after does not compile is never taken out: that is for the verdict.
 */
import type { Diagnostic, Files } from '../../model/index.js'
import { filesWithErrors, filesWithoutLibrary } from './explained.js'

export type CompilingPart =
  | {
      readonly kind: 'compiles'
      readonly leftOut: readonly string[]
      /** Errors of the version after without those files that are not there for want of them. */
      readonly errorsAfter: readonly Diagnostic[]
    }
  /** Too much of it does not compile, or nobody can tell what is the change's fault. */
  | { readonly kind: 'none' }

/** All errors of a program, not only those of the first stage that has some; `undefined` if there is no answer. */
export type FindErrors = (files: Files) => Promise<readonly Diagnostic[] | undefined>

export async function compilingPart(before: Files, after: Files, findErrors: FindErrors): Promise<CompilingPart> {
  const leftOut = new Set<string>()
  const all = Object.keys(before).length
  const known: (readonly Diagnostic[])[] = []
  for (let round = 0; ; round++) {
    const errors = await findErrors(except(before, leftOut))
    if (errors === undefined) return none
    if (errors.length === 0) break
    known.push(errors)
    const failing = filesWithErrors(errors)
    for (const file of failing) leftOut.add(file)
    if (failing.length === 0 || round >= mostRounds || 2 * leftOut.size > all) return none
  }
  const rest = await findErrors(except(after, leftOut))
  if (rest === undefined) return none
  if (rest.length === 0) return { kind: 'compiles', leftOut: [...leftOut].sort(), errorsAfter: [] }
  const errorsAfter = await faultsOfTheChange(rest)
  return errorsAfter.length === 0 ? none : { kind: 'compiles', leftOut: [...leftOut].sort(), errorsAfter }

  /** What is no error when nothing is left out comes from that; what was said before the change, or in a file without its library, from there. */
  async function faultsOfTheChange(errors: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
    const whole = (await findErrors(after)) ?? []
    const places = new Set(whole.map(placed))
    const old = new Set(known.flat().map(({ message }) => message))
    const excused = new Set(filesWithoutLibrary(whole, after))
    return errors.filter(error => places.has(placed(error)) && !old.has(error.message) && !excused.has(error.file))
  }
}

const none: CompilingPart = { kind: 'none' }
const mostRounds = 8

function placed({ code, message, file, line, column }: Diagnostic): string {
  return JSON.stringify([code, message, file, line, column])
}

function except(files: Files, leftOut: ReadonlySet<string>): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !leftOut.has(path)))
}
