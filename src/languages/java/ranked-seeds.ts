/** Which of the sequences and constants that tests have in them a search begins with. */
import type { SeedsAnswer } from './answers.js'
import type { Distant } from './impact/impacted.js'
import type { SeedSources } from './seed-sources.js'

type Seed = SeedsAnswer['sources'][number]['seeds'][number]

export interface Seeds {
  readonly sequences: readonly Seed[]
  readonly texts: readonly string[]
  readonly numbers: readonly number[]
}

const mostSeeds = 3000
const mostConstants = 200

export function chooseSeeds(
  { sources }: SeedsAnswer,
  { relevant, changed }: Pick<SeedSources, 'relevant' | 'changed'>,
  impacted: readonly Distant[],
): Seeds {
  const ranks = new Map(relevant.map((path, rank) => [path, rank]))
  const rank = (path: string) => ranks.get(path) ?? relevant.length
  const ordered = sources.toSorted((a, b) => rank(a.path) - rank(b.path))
  const first = <T>(constants: readonly T[]) => [...new Set(constants)].slice(0, mostConstants)
  return {
    sequences: rankedSeeds(
      ordered.flatMap(({ seeds }) => seeds),
      impacted,
      changed,
    ),
    texts: first(ordered.flatMap(({ texts }) => texts)),
    numbers: first(ordered.flatMap(({ numbers }) => numbers)),
  }
}

/**
 * Those that end with a call near to the change come first, then those on a changed class, then those that use one; and of each
 * method one after the other.
 */
function rankedSeeds(seeds: readonly Seed[], impacted: readonly Distant[], changed: readonly string[]): readonly Seed[] {
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
  const { sources } = value as SeedsAnswer
  const isWhole = sources.every(
    ({ path, seeds, texts, numbers }) =>
      typeof path === 'string' &&
      seeds.every(({ steps }) => steps.every(({ member }) => typeof member === 'string')) &&
      Array.isArray(texts) &&
      Array.isArray(numbers),
  )
  if (!isWhole) throw new TypeError('these are no seeds')
  return { sources }
}
