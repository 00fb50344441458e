/**
 * `npm run bench:engines`: an engine on generated programs of the ten refactorings: how fast it starts and works, how large it gets, whether
 * that stays so, what comes of the attempts, and how many rejections give way if what rejects is switched off. `--engine NAME`,
 * `--attempts N` of each refactoring, after `--warm-up N`; `--jobs N` workers; `--growth N` attempts in all to see whether it grows, 0 for
 * none; `--starts N`; `--reject-at SEVERITY`; `--notes FILE`: what crashed, did not give way or ended otherwise the second time, with its program,
 * is added as lines of JSON. The exit code says whether the floors hold.
 */
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Engine, idOf } from '../src/engines/engine.js'
import { findEngine } from '../src/engines/engines.js'
import { openEngine } from '../src/engines/session.js'
import { type RejectAt, severities } from '../src/model/index.js'
import { inOrder } from '../src/workers/in-order.js'
import { attemptsAt, refactorings, type Tried, type Try, tryAll, tryWith } from './engines/attempts.js'
import { causesOf, type GivenWay, giveWay } from './engines/give-way.js'
import { grow, growthIn, type Part } from './engines/growth.js'
import { type Measured, measure, rateOf } from './engines/rate.js'
import { measureStarts } from './engines/start.js'
import { type Unsteady, unsteadyIn } from './engines/steady.js'
import { causeTable, growthTable, outcomeTable, rateTable, shareApplied, startTable } from './engines/table.js'
import { workers } from './shared/processes.js'

const floors = { rate: 250, readyMs: 3000, giveWay: 0.85 }
const ceilingMb = 400

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'eclipse' },
    attempts: { type: 'string', default: '500' },
    'warm-up': { type: 'string', default: '1500' },
    jobs: { type: 'string', default: '2' },
    growth: { type: 'string', default: '50000' },
    starts: { type: 'string', default: '5' },
    'reject-at': { type: 'string', default: 'warning' },
    notes: { type: 'string' },
  },
})
const jobs = Number(options.jobs)
const rejectAt = severityNamed(options['reject-at'])
const found = findEngine(options.engine)
const problems: string[] = []

console.log(`${idOf(found.release.manifest)} on ${found.installation.platform}, Node ${process.versions.node}, ${jobs} workers\n`)
await starts()
await attempts()
if (Number(options.growth) > 0) await growth()
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1

async function starts(): Promise<void> {
  const [asked] = attemptsAt('pull-up-method', 1)
  if (asked === undefined) throw new Error('pull-up-method has no program')
  say('starts')
  const measured = await measureStarts(found, asked, Number(options.starts))
  console.log(startTable(measured))
  const { readyMs } = measured.usual
  if (readyMs > floors.readyMs) problems.push(`ready after ${readyMs.toFixed(0)} ms; the floor is ${floors.readyMs}`)
}

async function attempts(): Promise<void> {
  await using engine = open()
  const one = tryWith(engine, rejectAt)
  say('warm-up')
  for (const name of refactorings) await tryAll(attemptsAt(name, Number(options['warm-up'])), jobs, one)
  const rounds = new Map<string, Measured>()
  for (const name of refactorings) {
    say(name)
    const asked = attemptsAt(name, Number(options.attempts))
    rounds.set(name, await measure(() => tryAll(asked, jobs, one)))
  }
  console.log(rateTable(rounds))
  judgeRate(rateOf([...rounds.values()]))
  say('rejections that give way')
  const tried = [...rounds.values()].flatMap(round => round.tried)
  const ends = await disable(tried, one)
  console.log(outcomeTable(tried, ends))
  tellCauses(tried, ends)
  say('all again, last first')
  tellUnsteady(unsteadyIn(tried, await tryAll(tried.map(({ asked }) => asked).toReversed(), jobs, one)))
}

function judgeRate(rate: number): void {
  const peaks = workers().map(({ peakMb }) => peakMb)
  console.log(`Largest memory of each worker: ${peaks.map(mb => `${mb.toFixed(0)} MB`).join(', ')}.\n`)
  if (rate < floors.rate) problems.push(`${rate.toFixed(0)} attempts/s; the floor is ${floors.rate}`)
  judgeMemory(Math.max(...peaks))
}

function judgeMemory(mb: number): void {
  if (mb >= ceilingMb) problems.push(`a worker of ${mb.toFixed(0)} MB; it must stay below ${ceilingMb}`)
}

async function disable(tried: readonly Tried[], one: Try): Promise<readonly GivenWay[]> {
  const rejected = tried.filter(({ came }) => came.kind === 'rejected')
  const ends: GivenWay[] = []
  for await (const end of inOrder(rejected, 32 * jobs, ({ asked, came }) => giveWay(asked, came, rejectAt, one))) ends.push(end)
  return ends
}

/** Of what did not apply in the end, and of what crashed or hung at once. */
function tellCauses(tried: readonly Tried[], ends: readonly GivenWay[]): void {
  const atOnce = tried.filter(({ came }) => came.kind !== 'rejected').map(({ asked, came }) => ({ asked, came, disabled: [] }))
  const causes = causesOf([...atOnce, ...ends], rejectAt)
  if (causes.length > 0) console.log(causeTable(causes))
  for (const cause of causes) note({ cause })
  const share = shareApplied(ends)
  if (share < floors.giveWay)
    problems.push(`${(100 * share).toFixed(1)} % of the rejected apply; the floor is ${100 * floors.giveWay} %`)
}

function tellUnsteady(unsteady: readonly Unsteady[]): void {
  for (const each of unsteady) note({ unsteady: each })
  if (unsteady.length > 0) problems.push(`${unsteady.length} attempts did not end the same when they were made again`)
}

/** For whoever wants to know more. */
function note(what: object): void {
  if (options.notes !== undefined) appendFileSync(options.notes, `${JSON.stringify(what)}\n`)
}

async function growth(): Promise<void> {
  await using engine = open()
  const one = tryWith(engine, rejectAt)
  const asked = refactorings.flatMap(name => attemptsAt(name, Math.ceil(Number(options.growth) / refactorings.length)))
  const seen: Part[] = []
  for await (const part of grow(asked, some => tryAll(some, jobs, one))) {
    say(`${part.attempts} attempts, ${part.rate.toFixed(0)}/s, ${part.residentMb.toFixed(0)} MB`)
    seen.push(part)
  }
  console.log(growthTable(seen))
  problems.push(...growthIn(seen))
  judgeMemory(Math.max(...workers().map(({ peakMb }) => peakMb)))
}

/** Nothing is replaced on the way: what gets too large or too slow is to be seen. */
function open(): Engine {
  return openEngine(found, {
    jobs,
    load: 'many',
    memoryMb: 4 * ceilingMb,
    recycleAfter: Number.POSITIVE_INFINITY,
  })
}

function severityNamed(name: string): RejectAt {
  const severity = severities.find(each => each === name)
  if (severity !== undefined && severity !== 'info') return severity
  throw new Error(`--reject-at is one of ${severities.slice(1).join(', ')}`)
}

function say(what: string): void {
  process.stderr.write(`${what}\n`)
}
