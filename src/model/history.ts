/** In which releases of its engine a bug is: since when, and until when. */
import { z } from 'zod'

/** What `assay bisect` prints. */
export const history = z.readonly(
  z.strictObject({
    /** The first release that has it; null if the oldest one that can be asked has it already, or none has. */
    first: z.nullable(z.string()),
    /** The last release before that, which does not have it. */
    lastWithout: z.optional(z.string()),
    /** The first release after that which does not have it any more. */
    goneSince: z.optional(z.string()),
    /** Oldest first. */
    releases: z.readonly(z.array(z.readonly(z.strictObject({ engine: z.string(), holds: z.enum(['yes', 'no', 'n.a.']) })))),
  }),
)

export type History = z.infer<typeof history>

/** From what each release answered, oldest first. A release that can't be asked neither has it nor has it not. */
export function historyOf(engine: string, releases: History['releases']): History {
  const own = releases.findIndex(release => release.engine === engine && release.holds === 'yes')
  const at = own === -1 ? releases.findLastIndex(({ holds }) => holds === 'yes') : own
  if (at === -1) return { first: null, releases }
  const without = releases.findLastIndex(({ holds }, n) => n < at && holds === 'no')
  const first = releases.findIndex(({ holds }, n) => n > without && holds === 'yes')
  const gone = releases.find(({ holds }, n) => n > at && holds === 'no')
  return {
    first: without === -1 ? null : (releases[first]?.engine ?? null),
    ...(without === -1 ? {} : { lastWithout: releases[without]?.engine ?? '' }),
    ...(gone === undefined ? {} : { goneSince: gone.engine }),
    releases,
  }
}
