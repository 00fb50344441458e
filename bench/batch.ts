/**
 * `npm run bench:batch [-- mixed]`: `assay check --batch` on 5,000 small pairs of three classes, or mixed with everyday code,
 * after a warm-up on others in the same run: pairs a second, memory of each worker. The peer in the same run does less than half of the work: javac in process, a new task for
 * each version as its public interface offers it, nothing executed; pairs a second with the same number of processes.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { type Pair, pairs, threeClassPairs } from '../corpus/pairs/pairs.js'
import { pickJdk } from '../src/jvm/jdk.js'
import { setUpJava } from '../src/languages/java/jvm.js'
import { inOrder } from '../src/workers/in-order.js'
import { Pool } from '../src/workers/pool.js'
import { workers } from './shared/processes.js'
import { assay } from './shared/run.js'

const [kind = 'three-classes', ...sizes] = process.argv.slice(2)
const [warmUp = 80_000, measured = 5000] = sizes.map(Number)
const made = kind === 'mixed' ? pairs : threeClassPairs
const peerWarmUp = 2000
const peerMeasured = 1000

const mine = await checkRate()
const peer = await javacRate()
console.log(`peer, a new javac task for each version, nothing run: ${peer.toFixed(0)} pairs/s`)
console.log(`ratio: ${(mine / peer).toFixed(1)} times the peer`)

async function checkRate(): Promise<number> {
  const child = spawn(process.execPath, [assay, 'check', '--batch', '-', '--quiet'], { stdio: ['pipe', 'pipe', 'inherit'] })
  void feed(child.stdin)
  const verdicts = new Map<string, number>()
  const memory = new Map<number, number>()
  let done = 0
  let started = 0
  let ended = 0
  for await (const line of createInterface({ input: child.stdout })) {
    done++
    if (done === warmUp) started = performance.now()
    if (done === warmUp + measured) ended = performance.now()
    if (done % 500 === 0 && child.pid !== undefined) watch(child.pid, memory)
    if (done > warmUp) count(verdicts, JSON.parse(line))
  }
  const rate = measured / ((ended - started) / 1000)
  const shares = [...verdicts].map(([kind, number]) => `${kind} ${number}`).join(', ')
  console.log(`${kind}: ${measured} pairs after ${warmUp} to warm up: ${rate.toFixed(0)} pairs/s (${shares})`)
  console.log(`largest resident memory of a worker: ${Math.max(...memory.values())} MB`)
  return rate
}

async function feed(stdin: NodeJS.WritableStream): Promise<void> {
  const write = async (pair: Pair) => {
    if (!stdin.write(`${JSON.stringify(pair)}\n`)) await new Promise<void>(resolve => stdin.once('drain', () => resolve()))
  }
  for (const pair of made(warmUp, 2)) await write(pair)
  for (const pair of made(measured, 1)) await write(pair)
  stdin.end()
}

function count(verdicts: Map<string, number>, line: { verdict?: { kind: string } }): void {
  const kind = line.verdict?.kind ?? 'error'
  verdicts.set(kind, (verdicts.get(kind) ?? 0) + 1)
}

/** The largest resident size seen of each child, in MB. */
function watch(parent: number, largest: Map<number, number>): void {
  for (const { pid, residentMb } of workers(parent)) largest.set(pid, Math.max(Math.round(residentMb), largest.get(pid) ?? 0))
}

async function javacRate(): Promise<number> {
  const command = await setUpJava(pickJdk({ min: 17 }), 'many')
  await using pool = new Pool<Readonly<Record<string, unknown>> & { id?: never }, unknown>(() => command, {
    size: Math.max(2, availableParallelism()),
    startMs: 60_000,
    deadlineMs: 60_000,
    batch: 4,
    window: 8,
  })
  const compile = ({ before, after }: Pair) =>
    pool.ask({ kind: 'compile', compilers: ['fresh-javac'], programs: [before, after] })
  for await (const _ of inOrder(made(peerWarmUp, 2), 16, compile));
  const started = performance.now()
  for await (const _ of inOrder(made(peerMeasured, 1), 16, compile));
  return peerMeasured / ((performance.now() - started) / 1000)
}
