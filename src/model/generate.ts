/** What `assay generate` prints: the shapes of the command line's contract, as types and as schemas. */
import { z } from 'zod'

/** A line of `--instances`. */
export const instanceLine = z.strictObject({
  /** `THEORY#number`, or `THEORY@hash#number` with another command, scope or constraint than the theory's first. */
  id: z.string().regex(/^.+?(@[0-9a-f]{6})?#\d+$/),
  /** The atoms of each signature. */
  sigs: z.record(z.string(), z.array(z.string())),
  /** The tuples of each field, which is named `Sig.field`. */
  fields: z.record(z.string(), z.array(z.array(z.string()).min(2))),
})

/** `--count --json`; the number may have more digits than JavaScript can hold. */
export const countLine = z.strictObject({ count: z.number().min(0) })

export type InstanceLine = z.infer<typeof instanceLine>
