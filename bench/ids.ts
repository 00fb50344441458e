/**
 * `npm run bench:ids`: whether a bug keeps its id whatever the sample. One large hunt for each refactoring (`--sample 3000`, `--refactoring R`), or a
 * campaign that is there (`--campaign FILE`); of its programs 30 samples of 300 (`--samples`, `--size`, `--seed`), each triaged afresh. A cause is what the
 * triage of all findings makes a bug, or a symptom, of; its one id is the one that it has most often. `--dump` prints the smallest programs
 * that differ; `--answers FILE` keeps what engine and oracle have said for the next run. The exit code says whether each cause has its one id in 93 %.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sampleNumbers } from '../src/alloy/space.js'
import { defaultEnvironment } from '../src/app/environment.js'
import { runtimeFor } from '../src/app/load-report.js'
import { execute, executeOnce, withTechniques } from '../src/campaign/execute.js'
import { enginesOf, openLanes } from '../src/campaign/lanes.js'
import { openReader } from '../src/campaign/stores.js'
import type { Bug, Symptom } from '../src/model/bug.js'
import { type Finding, hashOf } from '../src/model/index.js'
import { bugsOf, type Find, type Triage } from '../src/triage/triage.js'
import { noRules } from '../src/triage/user-rules.js'
import { assay, markdownTable } from './shared/run.js'

const floor = 0.93

const { values } = parseArgs({
  options: {
    campaign: { type: 'string' },
    refactoring: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string', default: '3000' },
    samples: { type: 'string', default: '30' },
    size: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    answers: { type: 'string' },
    dump: { type: 'boolean', default: false },
  },
})
const campaign = values.campaign ?? hunted()
const { languages, techniques, releases, stores } = defaultEnvironment()
await using reader = await openReader(campaign, await stores())
const engines = enginesOf(reader.plan, await releases())
await using runtime = await runtimeFor(engines, { languages }, { load: 'many', onProgress: () => {} })
const options = { languages, techniques, jobs: 2, load: 'many', onProgress: () => {} } as const
await using lanes = await openLanes(engines, reader.plan, runtime, options)

/** Questions that were asked; the samples share most of them. */
let asked = 0
const answers = new Map<string, Promise<readonly Finding[]>>()
if (values.answers !== undefined && existsSync(values.answers))
  for (const line of readFileSync(values.answers, 'utf8').split('\n').filter(Boolean)) {
    const [key, findings] = JSON.parse(line)
    answers.set(key, Promise.resolve(findings))
  }
const minimised = new Map<string, Finding>()
const triage: Triage = {
  rules: noRules,
  languages,
  findOnce: answered('once', (by, request) => executeOnce({ lane: laneOf(by), request })),
  find: answered('again', async (by, request) => (await execute({ lane: laneOf(by), request })).findings),
  kept: { get: async key => minimised.get(key), put: async (key, smallest) => void minimised.set(key, smallest) },
}

const findings = new Map<string, Finding[]>()
for await (const finding of reader.findings()) {
  const { refactoring } = finding.request
  findings.set(refactoring, [...(findings.get(refactoring) ?? []), finding])
}
const inputs = reader.plan.inputs.filter(
  ({ refactoring }) => values.refactoring.length === 0 || values.refactoring.includes(refactoring),
)
let problems = 0
for (const { refactoring, requests } of inputs) {
  const started = performance.now()
  const before = asked
  const all = findings.get(refactoring) ?? []
  const causes = await causesOf(all)
  const seen = causes.map(() => new Map<string, number>())
  const programs = new Map<string, Finding>()
  for (let sample = 0; sample < Number(values.samples); sample++) {
    const seed = Number(values.seed) + sample
    const drawn = new Set(sampleNumbers(BigInt(requests), Math.min(requests, Number(values.size)), seed).map(Number))
    const own = await causesOf(all.filter(({ request }) => drawn.has(request.n)))
    for (const { id, smallest } of own) programs.set(id, smallest)
    for (const [n, { findings: members }] of causes.entries()) {
      const id = most(own.map(each => [each.id, [...each.findings].filter(one => members.has(one)).length] as const))
      if (id !== undefined) seen[n]?.set(id, (seen[n]?.get(id) ?? 0) + 1)
    }
  }
  const rows = causes.map(({ id, kind, cause, findings: members }, n) => {
    const ids = seen[n] ?? new Map<string, number>()
    const one = most([...ids])
    const present = [...ids.values()].reduce((sum, count) => sum + count, 0)
    const same = one === undefined ? 0 : (ids.get(one) ?? 0)
    const holds = same >= floor * present
    if (!holds) problems++
    const others = [...ids].filter(([other]) => other !== one).map(([other, count]) => `${other.slice(0, 4)}: ${count}`)
    return [`\`${(one ?? id).slice(0, 8)}\``, kind, cause, members.size, present, same, others.join(', '), holds ? '' : 'too few']
  })
  console.log(`\n## ${refactoring}: ${all.length} findings in ${requests} programs\n`)
  console.log(markdownTable(['id', 'kind', 'cause', 'findings', 'in samples', 'its id', 'other ids', ''], rows))
  console.log(`${asked - before} questions, ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (values.dump) for (const ids of seen) if (ids.size > 1) for (const id of ids.keys()) dump(id, programs.get(id))
}
if (problems > 0) {
  console.log(`\n${problems} causes have their one id in less than ${100 * floor} % of the samples`)
  process.exitCode = 1
}

function hunted(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'assay-bench-')), 'ids.db')
  const chosen = values.refactoring.flatMap(name => ['--refactoring', name])
  const command = [assay, 'hunt', '--sample', values.sample, ...chosen, '--campaign', file]
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 1) throw new Error(`the hunt ended with ${status}, though there are bugs to be found`)
  return file
}

interface OneCause extends Pick<Symptom, 'id' | 'kind' | 'cause' | 'smallest'> {
  readonly findings: ReadonlySet<string>
}

/** A bug as it shows in each of its ways, each with the findings of its own. */
async function causesOf(some: readonly Finding[]): Promise<readonly OneCause[]> {
  const bugs = await bugsOf(each(some), triage)
  return bugs.flatMap((bug: Bug) => {
    const symptoms = bug.symptoms ?? []
    const elsewhere = new Set(symptoms.flatMap(symptom => symptom.findings))
    const own = { ...bug, findings: bug.findings.filter(id => !elsewhere.has(id)) }
    return [own, ...symptoms].map(one => ({ ...one, findings: new Set(one.findings) }))
  })
}

async function* each(some: readonly Finding[]): AsyncGenerator<Finding> {
  yield* some
}

function laneOf({ engine, technique }: Pick<Finding, 'engine' | 'technique'>) {
  const lane = lanes.all.find(one => one.engine === engine)
  if (lane === undefined) throw new Error(`${engine} has no lane`)
  return withTechniques(lane, [technique])
}

/** Each question is asked once. */
function answered(how: 'once' | 'again', find: Find): Find {
  return (by, request) => {
    const { refactoring, files, target, parameters } = request
    const key = hashOf([how, by.engine, by.technique, refactoring, files, target, parameters])
    const known = answers.get(key)
    if (known !== undefined) return known
    asked++
    const answer = find(by, request).then(found => {
      if (values.answers !== undefined) appendFileSync(values.answers, `${JSON.stringify([key, found])}\n`)
      return found
    })
    answers.set(key, answer)
    return answer
  }
}

/** The key with the largest number, above 0; of several the smallest key. */
function most(counted: readonly (readonly [string, number])[]): string | undefined {
  const [first] = counted.filter(([, n]) => n > 0).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  return first?.[0]
}

function dump(id: string, smallest: Finding | undefined): void {
  if (smallest === undefined) return
  const { files, target, parameters } = smallest.request
  console.log(`--- ${id}: ${target.file}:${target.start} ${JSON.stringify(parameters)}`)
  for (const [file, text] of Object.entries(files)) console.log(`// ${file}\n${text.trimEnd()}`)
}
