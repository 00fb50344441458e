/** What `assay generate` prints: the shapes of the command line's contract, as types and as schemas. */
import { z } from 'zod'
import { marksSchema, programSchema } from './program-json.js'

/** `THEORY#number`, or `THEORY@hash#number` with another command, scope or constraint than the theory's first. */
const id = z.string().regex(/^.+?(@[0-9a-f]{6})?#\d+$/)

/** A program: what is printed unless something else is asked for. */
export const programLine = programSchema.extend({ id, marks: marksSchema })

/** A line of `--instances`. */
export const instanceLine = z.strictObject({
  id,
  /** The atoms of each signature. */
  sigs: z.record(z.string(), z.array(z.string())),
  /** The tuples of each field, which is named `Sig.field`. */
  fields: z.record(z.string(), z.array(z.array(z.string()).min(2))),
})

/** `--count --json`; the number may have more digits than most readers of JSON can hold. */
export const countLine = z.strictObject({ count: z.number().min(0) })

/** `--out DIR --json`: how many programs were written. */
export const outLine = z.strictObject({ out: z.string(), programs: z.number().int().min(0) })

/** A line of `--list --json`. */
export const theoryLine = z.strictObject({ name: z.string(), description: z.string() })

export type ProgramLine = z.infer<typeof programLine>
export type InstanceLine = z.infer<typeof instanceLine>
