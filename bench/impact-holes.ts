/**
 * `npm run bench:impact-holes [-- --pairs N --seed S --out DIR]`: pairs with a planted fault, checked with `--strategy all` and with
 * `--strategy impact`. Where only `all` finds a difference, impact is asked again with other seeds, and so is `all`: what it finds each
 * time and impact never does is a hole in the impact analysis, not luck. Fails if there is one. `--hand-made` takes the
 * pairs of corpus/pairs/shown-elsewhere.ts instead.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { print } from '../corpus/mutants/java/print.js'
import { plantedPair } from '../corpus/mutants/pairs.js'
import type { Pair } from '../corpus/pairs/pairs.js'
import { shownElsewherePairs } from '../corpus/pairs/shown-elsewhere.js'
import type { Strategy } from '../src/model/index.js'
import { assay } from './shared/run.js'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    'hand-made': { type: 'boolean', default: false },
  },
})
const otherSeeds = [2, 3, 4]

const pairs = values['hand-made'] ? shownElsewherePairs() : planted(Number(values.pairs), Number(values.seed))
const started = performance.now()
const [all, impact] = [await verdicts(pairs, 'all', 1), await verdicts(pairs, 'impact', 1)]
const only = (mine: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  pairs.filter(({ id }) => mine.get(id) === 'changed' && other.get(id) !== 'changed')
const changed = [...all.values()].filter(verdict => verdict === 'changed').length
console.log(`${pairs.length} pairs, ${changed} changed by all, ${((performance.now() - started) / 1000).toFixed(0)} s`)
console.log(`only all finds ${only(all, impact).length}, only impact finds ${only(impact, all).length}`)

let left = only(all, impact)
for (const seed of otherSeeds) {
  const [byAll, byImpact] = [await verdicts(left, 'all', seed), await verdicts(left, 'impact', seed)]
  left = left.filter(({ id }) => byAll.get(id) === 'changed' && byImpact.get(id) !== 'changed')
}
console.log(`with ${otherSeeds.length} other seeds each: ${left.length} holes`)
for (const { id } of left) console.log(`  ${id}: impact says ${impact.get(id)}`)
if (values.out !== undefined) for (const pair of left) writePair(join(values.out, pair.id), pair)
process.exitCode = left.length === 0 ? 0 : 1

function planted(count: number, seed: number): readonly Pair[] {
  return Array.from({ length: count }, (_, number) => {
    const { id, before, after } = plantedPair(seed, number, 0)
    return { id, before: print(before), after: print(after) }
  })
}

async function verdicts(of: readonly Pair[], strategy: Strategy, seed: number): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  if (of.length === 0) return found
  const args = ['check', '--batch', '-', '--quiet', '--strategy', strategy, '--seed', String(seed)]
  const child = spawn(process.execPath, [assay, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  void feed(child.stdin, of)
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, verdict } = JSON.parse(line)
    found.set(String(id), verdict?.kind ?? 'error')
  }
  return found
}

async function feed(stdin: NodeJS.WritableStream, of: readonly Pair[]): Promise<void> {
  for (const pair of of)
    if (!stdin.write(`${JSON.stringify(pair)}\n`)) await new Promise<void>(resolve => stdin.once('drain', () => resolve()))
  stdin.end()
}

function writePair(folder: string, { before, after }: Pair): void {
  for (const [side, files] of Object.entries({ before, after }))
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, side, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
}
