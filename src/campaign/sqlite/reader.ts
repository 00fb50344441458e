/** What can be read of a campaign, by whoever writes it or only looks. */
import type { Plan } from '../../model/index.js'
import type { Readable } from '../store.js'
import { readBugs, readElsewhere } from './bugs.js'
import type { Database } from './driver.js'
import { patiently } from './patiently.js'
import { countFlaky, findingIds, type Page, type Place, pageOfFindings, readFinding, readRows } from './read.js'

export function readable(file: string, db: Database, plan: Plan): Readable {
  const pageAfter = (place: Place) => patiently(file, () => pageOfFindings(db, place))
  return {
    plan,
    rows: () => patiently(file, () => readRows(db)),
    flaky: () => patiently(file, () => countFlaky(db)),
    async *findings() {
      let after: Place | undefined = [-1, -1, -1, -1]
      while (after !== undefined) {
        const page: Page = await pageAfter(after)
        yield* page.findings
        after = page.last
      }
    },
    finding: id => patiently(file, () => readFinding(db, id)),
    findingIds: () => patiently(file, () => findingIds(db)),
    sorted: () => patiently(file, () => readBugs(db)),
    elsewhere: () => patiently(file, () => readElsewhere(db)),
  }
}
