/** Requests from programs: those of a theory, each with a number, or somebody's own. */
import { type Choice, sampleNumbers } from '../alloy/space.js'
import type { Generated, Language } from '../languages/language.js'
import { hashOf, InputError, type PlannedInput, type Program, type Request } from '../model/index.js'
import { type Constraints, openNamed, type TheoryFile } from '../programs/generated.js'
import { close, selected } from '../programs/selection.js'

/** The requests of one source for one refactoring: any of them can be made again from its place alone. */
export interface Input {
  readonly planned: PlannedInput
  /** In order, from a place on. */
  requests(from: number): Iterable<Request>
  at(n: number): Request
}

/** Which programs of a theory. */
export type Selecting =
  | { readonly kind: 'sample'; readonly size: number; readonly seed: number }
  | { readonly kind: 'every'; readonly nth: bigint }

export interface Generating {
  readonly language: Language
  readonly theory: TheoryFile
  readonly choice: Choice
  readonly constraints: Constraints
  readonly selecting: Selecting
}

export function generatedInput(refactoring: string, { language, theory, choice, constraints, selecting }: Generating): Input {
  const asked = askedFor(refactoring, language)
  const { name, hash, space } = openNamed(theory, choice, constraints)
  const id = idOf(refactoring, name)
  const print = language.printerOf(space.vocabulary, theory.name)
  const count = space.count()
  const numbers = numbersOf(count, selecting)
  const request = (n: number, number: bigint, program: Program) =>
    requestFor({ id, refactoring, asked }, n, `${name}#${number}`, program)
  return {
    planned: { id, refactoring, source: name, hash, requests: numbers.size },
    at: n => request(n, numbers.at(n), print(space.at(numbers.at(n)))),
    *requests(from) {
      if (from >= numbers.size) return
      let n = from
      if (numbers.every !== undefined) {
        for (const { number, instance } of selected(space, { from: numbers.at(from), every: numbers.every }))
          yield request(n++, number, print(instance))
      } else if (BigInt(numbers.size) * close < count) {
        for (; n < numbers.size; n++) yield request(n, numbers.at(n), print(space.at(numbers.at(n))))
      } else {
        for (const { number, instance } of selected(space, { from: numbers.at(from), every: 1n })) {
          if (number === numbers.at(n)) yield request(n++, number, print(instance))
          if (n === numbers.size) return
        }
      }
    },
  }
}

interface Numbers {
  readonly size: number
  /** The number of the n-th program. */
  at(n: number): bigint
  /** Where they are all at the same distance. */
  readonly every?: bigint
}

function numbersOf(count: bigint, selecting: Selecting): Numbers {
  if (selecting.kind === 'every') {
    const { nth } = selecting
    return { size: small((count + nth - 1n) / nth), at: n => BigInt(n) * nth, every: nth }
  }
  if (BigInt(selecting.size) >= count) return { size: small(count), at: n => BigInt(n), every: 1n }
  const chosen = sampleNumbers(count, selecting.size, selecting.seed)
  return { size: chosen.length, at: n => chosen[n] ?? 0n }
}

function small(count: bigint): number {
  if (count > BigInt(Number.MAX_SAFE_INTEGER))
    throw new InputError(`there are ${count} programs, too many for one campaign: select some with --sample or --skip`)
  return Number(count)
}

/** How a refactoring is asked for in programs of one's own, where that is not as in those of a theory. */
export interface OwnAsking {
  /** The mark at which it is applied. */
  readonly mark?: string | undefined
  readonly parameters?: Readonly<Record<string, string>> | undefined
}

/** Programs of the user, in the order in which they were given. One without the mark is refused before there is a campaign that has it. */
export function ownInput(
  refactoring: string,
  programs: readonly { readonly id: string; readonly program: Program }[],
  language: Language,
  { mark, parameters }: OwnAsking = {},
): Input {
  const generated = generatedFor(refactoring, language)
  const asked: Asked = {
    target: mark ?? generated?.target ?? 'target',
    values: { ...generated?.values, ...parameters },
  }
  const source = 'programs'
  const id = idOf(refactoring, source)
  const all = programs.map(({ id: program, program: given }, n) => requestFor({ id, refactoring, asked }, n, program, given))
  const at = (n: number): Request => {
    const request = all[n]
    if (request === undefined) throw new RangeError(`there is no program ${n}`)
    return request
  }
  const isAskedOtherwise = mark !== undefined || parameters !== undefined
  return {
    planned: {
      id,
      refactoring,
      source,
      hash: hashOf(isAskedOtherwise ? [programs, asked] : programs),
      requests: programs.length,
    },
    at,
    requests: from => all.slice(from),
  }
}

/** Of an input, unique in a plan. */
function idOf(refactoring: string, source: string): string {
  return `${refactoring} ${source}`
}

/** At which mark, with which parameters. */
type Asked = Pick<Generated, 'target' | 'values'>

function askedFor(refactoring: string, language: Language): Asked {
  const generated = generatedFor(refactoring, language)
  if (generated !== undefined) return generated
  throw new InputError(`no parameter values for ${refactoring} in the programs of a theory; give --programs and --set`)
}

function generatedFor(refactoring: string, { refactorings }: Language): Generated | undefined {
  return Object.hasOwn(refactorings, refactoring) ? refactorings[refactoring]?.generated : undefined
}

interface AskedInput {
  readonly id: string
  readonly refactoring: string
  readonly asked: Asked
}

function requestFor({ id, refactoring, asked }: AskedInput, n: number, program: string, given: Program): Request {
  const { files, marks } = given
  const { target: mark, values } = asked
  const target = Object.hasOwn(marks, mark) ? marks[mark] : undefined
  if (target === undefined)
    throw new InputError(`program ${program} has no mark ${mark}: mark the target of the refactoring, [|${mark}:name|]`)
  return { refactoring, input: id, n, program, files: sorted(files), target, parameters: values }
}

/** By path, so that a request is the same wherever its program is read again. */
function sorted(files: Program['files']): Program['files'] {
  const paths = Object.keys(files)
  if (paths.every((path, at) => at === 0 || (paths[at - 1] ?? '') < path)) return files
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}
