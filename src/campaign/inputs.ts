/** Requests from programs: those of a theory, each with a number, or somebody's own. */
import { type Choice, sampleNumbers } from '../alloy/space.js'
import type { Generated, Language } from '../languages/language.js'
import { hashOf, InputError, type Program, type Request } from '../model/index.js'
import { type Constraints, openNamed, type TheoryFile } from '../programs/generated.js'
import { close, selected } from '../programs/selection.js'
import type { Input } from './input.js'

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
  const print = language.printerOf(space.vocabulary, theory.name)
  const count = space.count()
  const numbers = numbersOf(count, selecting)
  const request = (n: number, number: bigint, program: Program) => requestFor(refactoring, asked, n, `${name}#${number}`, program)
  return {
    planned: { refactoring, source: name, hash, requests: numbers.size },
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
    throw new InputError(`there are ${count} programs: take a part of them with --sample or --skip`)
  return Number(count)
}

/** Somebody's own programs, in the order in which they were given. One without the mark is refused before there is a campaign that has it. */
export function ownInput(
  refactoring: string,
  programs: readonly { readonly id: string; readonly program: Program }[],
  language: Language,
): Input {
  const asked = askedFor(refactoring, language)
  const all = programs.map(({ id, program }, n) => requestFor(refactoring, asked, n, id, program))
  const at = (n: number): Request => {
    const request = all[n]
    if (request === undefined) throw new RangeError(`there is no program ${n}`)
    return request
  }
  return {
    planned: { refactoring, source: 'programs', hash: hashOf(programs), requests: programs.length },
    at,
    requests: from => all.slice(from),
  }
}

function askedFor(refactoring: string, { refactorings }: Language): Generated {
  const generated = Object.hasOwn(refactorings, refactoring) ? refactorings[refactoring]?.generated : undefined
  if (generated !== undefined) return generated
  throw new InputError(`Assay does not know which parameters to give to ${refactoring} in a hunt`)
}

function requestFor(
  refactoring: string,
  { target: mark, values }: Generated,
  n: number,
  program: string,
  given: Program,
): Request {
  const { files, marks } = given
  const target = Object.hasOwn(marks, mark) ? marks[mark] : undefined
  if (target === undefined)
    throw new InputError(`program ${program} has no mark ${mark}: mark what is to be refactored, [|${mark}:name|]`)
  return { refactoring, n, program, files, target, parameters: values }
}
