/**
 * Triage rules of the user, from a file: filters that name a kind of finding, and abstractions that blank what should not tell two
 * findings apart. For engines and languages that Assay's own rules know too little of.
 */
import { z } from 'zod'
import { bugKinds } from '../model/bug.js'
import { hashOf } from '../model/index.js'
import { readJson } from './json-file.js'
import { matches, replaced } from './patterns.js'

/** What a filter can look at; the empty text where there is nothing. */
export interface Texts {
  readonly kind: string
  readonly refactoring: string
  /** Of the first divergence. */
  readonly in: string
  readonly before: string
  readonly after: string
  /** Messages of the compiler, the crash with its frames, the broken rule. */
  readonly message: string
}

const pattern = z.string().refine(isPattern, 'is not a regular expression')

const file = z.strictObject({
  filters: z.optional(
    z.array(
      z.strictObject({
        name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be written like enables-overriding'),
        kind: z.optional(z.enum(bugKinds)),
        refactoring: z.optional(z.string()),
        in: z.optional(pattern),
        before: z.optional(pattern),
        after: z.optional(pattern),
        message: z.optional(pattern),
      }),
    ),
  ),
  abstractions: z.optional(z.array(z.strictObject({ match: pattern, replace: z.string() }))),
})

export interface UserRules {
  /** Of all that they say: bugs are kept with the rules that they were triaged by. */
  readonly hash: string
  readonly filters: readonly { readonly name: string; matches(texts: Texts): boolean }[]
  readonly abstractions: readonly { readonly match: string; readonly replace: string }[]
}

export const noRules: UserRules = { hash: '', filters: [], abstractions: [] }

export function readRules(path: string): UserRules {
  const read = readJson(path, file, 'filters and abstractions')
  const { filters = [], abstractions = [] } = read
  return {
    hash: hashOf(read),
    filters: filters.map(({ name, kind, refactoring, ...patterns }) => {
      const tests = Object.entries(patterns).map(
        ([key, text]) => [key as keyof typeof patterns, (given: string) => matches(text ?? '', given)] as const,
      )
      const isMatch = (texts: Texts) =>
        (kind === undefined || kind === texts.kind) &&
        (refactoring === undefined || refactoring === texts.refactoring) &&
        tests.every(([key, test]) => test(texts[key]))
      return { name, matches: isMatch }
    }),
    abstractions,
  }
}

export function addedFilters(texts: Texts, { filters }: UserRules): readonly string[] {
  return filters.filter(({ matches }) => matches(texts)).map(({ name }) => name)
}

export function withoutDetails(mark: string, { abstractions }: UserRules): string {
  return abstractions.reduce((text, { match, replace }) => replaced(match, text, replace), mark)
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 's')
    return true
  } catch {
    return false
  }
}
