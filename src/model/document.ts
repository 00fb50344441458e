/** What every JSON document has in common, as schemas for whoever reads one. */
import { z } from 'zod'
import { schemaVersion } from './json-document.js'

const version = z.literal(schemaVersion)

/** A document with this in it; read, it is that alone. */
export function documentOf<T extends z.ZodType>(content: T) {
  return z
    .looseObject({ schemaVersion: version })
    .transform(({ schemaVersion: _, ...rest }): unknown => rest)
    .pipe(content)
}

/** What is printed instead of a result where the input can't be used; the exit code is 2. */
export const errorDocument = z.strictObject({
  schemaVersion: version,
  error: z.strictObject({ message: z.string(), advice: z.optional(z.string()) }),
})
