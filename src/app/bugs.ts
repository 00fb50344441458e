/** The bugs of a campaign, or one of them. */
import type { ReportedBug } from '../model/index.js'
import { defaultEnvironment, type Environment } from './environment.js'
import { bugNamed, loadReport, type ReportOptions } from './load-report.js'

/** In the order of the plan. */
export async function bugs(
  campaign: string,
  options: ReportOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<readonly ReportedBug[]> {
  return (await loadReport(campaign, options, environment)).report.bugs
}

/** By its id or the beginning of it, or by the id of one of its findings. */
export async function bug(
  campaign: string,
  id: string,
  options: ReportOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<ReportedBug> {
  return bugNamed(await bugs(campaign, options, environment), id, campaign)
}
