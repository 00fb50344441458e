/**
 * `npm run bench:listings [-- --engine E …]`: the bugs that the papers print, asked of the newest and the oldest release of Eclipse that run
 * here, or of those that are named, as the table of docs/engines.md.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Listing, listings, type Reported, unasked, type Where } from '../corpus/listings/listings.js'
import { today, wordsOf } from '../corpus/listings/today.js'
import { idOf } from '../src/engines/engine.js'
import { allEngines, findEngine, type ResolvedEngine } from '../src/engines/engines.js'
import { openEngine } from '../src/engines/session.js'
import { openJava } from '../src/languages/java/java.js'
import { root } from './shared/run.js'

const folder = join(root, 'corpus/listings')
const { values } = parseArgs({ options: { engine: { type: 'string', multiple: true, default: [] } } })
const runnable = allEngines().flatMap(engine =>
  'impossible' in engine || engine.release.manifest.name !== 'eclipse' ? [] : [engine],
)
const engines =
  values.engine.length > 0
    ? values.engine.map(name => findEngine(name))
    : [...runnable.slice(0, 1), ...runnable.slice(1).slice(-1)]
const columns: (readonly string[])[] = []
for (const engine of engines) columns.push(await column(engine))

console.log(row(['paper', 'situation', 'reported of', ...engines.map(({ release }) => idOf(release.manifest))]))
console.log(row(Array.from({ length: 3 + engines.length }, () => '---')))
for (const [n, listing] of listings.entries()) console.log(row([...about(listing), ...columns.map(words => words[n] ?? '')]))
for (const { why, ...listing } of unasked) console.log(row([...about(listing), ...engines.map(() => `not asked: ${why}`)]))

/** One engine after the other: two of them and the oracle are too much for a small machine. */
async function column(found: ResolvedEngine): Promise<readonly string[]> {
  await using engine = openEngine(found)
  await using java = openJava({ load: 'one' })
  const words: string[] = []
  for (const listing of listings) words.push(wordsOf(await today(listing, folder, engine, java), listing))
  return words
}

interface Told {
  readonly where: Where
  readonly situation: string
  readonly reported: Reported
  readonly refactoring?: Listing['refactoring']
  readonly note?: string
}

function about({ where, situation, reported, refactoring, note }: Told): readonly string[] {
  const asked = refactoring === undefined ? '' : `${refactoring}: `
  return [
    `${where.paper}, section ${where.section}, ${where.place}`,
    `${asked}${situation}${note === undefined ? '' : ` (${note})`}`,
    `${reported.of}: ${reported.kind}`,
  ]
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
