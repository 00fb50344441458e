/** What `assay hunt` comes to. */
import { z } from 'zod'
import { bugSummary } from './bug.js'
import { huntRow } from './campaign.js'

/** What `assay hunt --json` says. */
export const huntResult = z.readonly(
  z.strictObject({
    campaign: z.string(),
    rows: z.readonly(z.array(huntRow)),
    /** As `assay bugs --json`; absent where the time was over before the findings could be sorted. */
    bugs: z.optional(z.readonly(z.array(bugSummary))),
    known: z.int(),
    flaky: z.int(),
    /** Whether something was cut short: `--for`, `--limit`, `--first`. */
    truncated: z.optional(z.boolean()),
    time: z.readonly(
      z.strictObject({
        totalMs: z.number(),
        /** From the start to the first finding of an engine and a refactoring, where that was made now: `eclipse@4.40 pull-up-method`. */
        firstFindingMs: z.readonly(z.record(z.string(), z.number())),
      }),
    ),
  }),
)

export type HuntResult = z.infer<typeof huntResult>
