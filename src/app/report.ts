/** All that a report of a campaign says, with the answers of other releases of its engines; and the report in one of its formats. */
import type { Report } from '../model/index.js'
import { defaultEnvironment, type Environment } from './environment.js'
import { loadReport, type ReportOptions } from './load-report.js'
import { withOtherReleases } from './other-releases.js'

export async function report(
  campaign: string,
  options: ReportOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<Report> {
  const loaded = await loadReport(campaign, options, environment)
  return withOtherReleases(loaded.report, campaign, options, environment)
}
