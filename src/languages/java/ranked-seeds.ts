/** Which of the sequences that tests have in them a search begins with. */
import type { SeedsAnswer } from './answers.js'
import type { Distant } from './impact/impacted.js'

type Seed = SeedsAnswer['seeds'][number]

const mostSeeds = 3000

/**
 * Those that end with a call near to the change come first, then those on a changed class, then those that use one; and of each
 * method one after the other.
 */
export function rankedSeeds(seeds: readonly Seed[], impacted: readonly Distant[], changed: readonly string[]): readonly Seed[] {
  const distances = new Map(impacted.map(({ element, distance }) => [element, distance]))
  const owners = new Set(changed)
  const counts = new Map<string, number>()
  const ranked = seeds.map(seed => {
    const last = seed.steps.at(-1)?.member ?? ''
    const number = (counts.get(last) ?? 0) + 1
    counts.set(last, number)
    return { seed, number, rank: distances.get(last) ?? rankOf(seed, last, owners) }
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || a.number - b.number)
    .slice(0, mostSeeds)
    .map(({ seed }) => seed)
}

/** Behind all that the change reaches. */
const far = 1_000_000

function rankOf({ steps }: Seed, last: string, changed: ReadonlySet<string>): number {
  if (changed.has(ownerOf(last))) return far
  return far + (steps.some(({ member }) => changed.has(ownerOf(member))) ? 1 : 2)
}

function ownerOf(member: string): string {
  return member.slice(0, Math.max(0, member.indexOf('#')))
}

/** As they were kept. A worker reads them once more, and leaves out what it can't make a sequence of: here only the shape matters. */
export function readSeeds(value: unknown): SeedsAnswer {
  const { seeds, texts, numbers } = value as SeedsAnswer
  const isWhole = seeds.every(({ steps }) => steps.every(({ member }) => typeof member === 'string'))
  if (!isWhole || !Array.isArray(texts) || !Array.isArray(numbers)) throw new TypeError('these are no seeds')
  return { seeds, texts, numbers }
}
