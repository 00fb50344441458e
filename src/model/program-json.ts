/** A program as JSON: what `assay generate` prints a line of, and `assay apply` takes. */
import { z } from 'zod'

const filesSchema = z.record(z.string(), z.string())

export const mark = z.strictObject({ file: z.string(), start: z.number().int().min(0), end: z.number().int().min(0) })

export const marksSchema = z.record(z.string(), mark)

export const programSchema = z.strictObject({ id: z.optional(z.string()), files: filesSchema, marks: marksSchema.default({}) })
