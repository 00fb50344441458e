/** What `assay engines` prints, as a schema. */
import { z } from 'zod'

/** Which build of a release it is. */
export const build = z.readonly(
  z.strictObject({
    /** When the release came out, as its makers say it: `2026-06`. */
    released: z.string(),
    /** What it is made of, by name, with versions. */
    components: z.readonly(z.record(z.string(), z.string())),
  }),
)

export type Build = z.infer<typeof build>

export const engineList = z.array(
  z.strictObject({
    name: z.string(),
    version: z.string(),
    released: build.unwrap().shape.released,
    components: build.unwrap().shape.components,
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
