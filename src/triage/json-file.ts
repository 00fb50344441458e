/** A file that somebody wrote by hand: what is wrong with it is said in a line, with the place. */
import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { InputError } from '../model/index.js'

export function readJson<T>(path: string, shape: z.ZodType<T>, what: string): T {
  return checked(path, parsed(path, what), shape, what)
}

/** `inside` is the place in the file of what is looked at. */
export function checked<T>(
  path: string,
  value: unknown,
  shape: z.ZodType<T>,
  what: string,
  ...inside: readonly (string | number)[]
): T {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = [...inside, ...(issue?.path ?? [])].join('.')
  throw new InputError(
    `${path}: ${place === '' ? '' : `${place}: `}${issue?.message}; docs/triage.md shows how ${what} are written`,
  )
}

function parsed(path: string, what: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new InputError(`${path} is not JSON (${error.message}): docs/triage.md shows how ${what} are written`)
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new InputError(`${path} can't be read (${code}): give a file with ${what}`)
  }
}
