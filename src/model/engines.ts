/** What `assay engines` prints, as a schema. */
import { z } from 'zod'

export const engineList = z.array(
  z.strictObject({
    name: z.string(),
    version: z.string(),
    language: z.string(),
    refactorings: z.array(
      z.strictObject({ name: z.string(), parameters: z.array(z.strictObject({ name: z.string(), required: z.boolean() })) }),
    ),
    /** Whether its preconditions can be disabled one by one. */
    switchable: z.boolean(),
    /** Whether it could start at once. */
    ready: z.boolean(),
    /** What there is to do before it can start. */
    missing: z.optional(z.string()),
  }),
)

export type EngineList = z.infer<typeof engineList>
