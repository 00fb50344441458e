import type { Report } from '../model/index.js'

/** The engines of the campaign, those that have bugs only because they were asked elsewhere among them. */
export function enginesOf({ plan, bugs }: Report): readonly string[] {
  return [...new Set([...plan.engines, ...bugs.map(({ engine }) => engine)])]
}
