import type { Report, ReportedBug } from '../model/index.js'

/** The engines of the campaign, those that have bugs only because they were asked elsewhere among them. */
export function enginesOf({ plan, builds, bugs }: Report): readonly Pick<ReportedBug, 'engine' | 'builds'>[] {
  return [...new Set([...plan.engines, ...bugs.map(({ engine }) => engine)])].map(engine => ({ engine, builds }))
}
