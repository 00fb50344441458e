/** The read operations on a campaign, for writers and readers alike. */
import type { Plan } from '../../model/index.js'
import type { Readable } from '../store.js'
import { readBugs, readElsewhere } from './bugs.js'
import type { Database } from './driver.js'
import { countFlaky, findingIds, type Page, type Place, pageOfFindings, readFinding, readRows } from './read.js'
import { retrying } from './retry.js'

export function readable(file: string, db: Database, plan: Plan): Readable {
  const pageAfter = (place: Place) => retrying(file, () => pageOfFindings(file, db, place))
  return {
    plan,
    rows: () => retrying(file, () => readRows(db)),
    flaky: () => retrying(file, () => countFlaky(db)),
    async *findings() {
      let after: Place | undefined = [-1, -1, -1, -1]
      while (after !== undefined) {
        const page: Page = await pageAfter(after)
        yield* page.findings
        after = page.last
      }
    },
    finding: id => retrying(file, () => readFinding(file, db, id)),
    findingIds: () => retrying(file, () => findingIds(db)),
    triaged: () => retrying(file, () => readBugs(file, db)),
    elsewhere: () => retrying(file, () => readElsewhere(db)),
  }
}
