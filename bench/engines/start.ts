/** How long a worker of an engine needs from its start until it can work, and until its first answer is there. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { ResolvedEngine } from '../../src/engines/engines.js'
import type { OpenProgram } from '../../src/engines/wire.js'
import { withoutArchive } from '../../src/jvm/archive.js'
import type { Command } from '../../src/workers/worker.js'
import { median } from '../shared/run.js'
import type { Asked } from './attempts.js'

export interface Start {
  readonly readyMs: number
  readonly answeredMs: number
}

/** As users have it, and without a class-data archive where there is one. */
export interface Starts {
  readonly usual: Start
  readonly bare?: Start
}

/** The middle of so many rounds. The two take turns, so that whatever else the machine does falls on both. */
export async function measureStarts({ installation }: ResolvedEngine, asked: Asked, rounds: number): Promise<Starts> {
  const prepare = () => installation.command(() => {})
  // What has to be fetched and built once is not counted.
  const hasArchive = withoutArchive(await prepare()).args.length < (await prepare()).args.length
  const usual: Start[] = []
  const bare: Start[] = []
  for (let round = 0; round < rounds; round++) {
    usual.push(await start(prepare, asked))
    if (hasArchive) bare.push(await start(async () => withoutArchive(await prepare()), asked))
  }
  return { usual: middle(usual), ...(hasArchive ? { bare: middle(bare) } : {}) }
}

async function start(prepare: () => Promise<Command>, asked: Asked): Promise<Start> {
  const started = performance.now()
  const { command, args, cwd, env } = await prepare()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise(resolve => child.on('close', resolve))
  const times: number[] = []
  for await (const _ of createInterface({ input: child.stdout })) {
    times.push(performance.now() - started)
    if (times.length === 1) child.stdin.write(`${lineOf(asked)}\n`)
    else child.stdin.end()
  }
  await ended
  const [readyMs, answeredMs] = times
  if (readyMs === undefined || answeredMs === undefined) throw new Error(`${command} ended without an answer`)
  return { readyMs, answeredMs }
}

function lineOf({ files, attempt }: Asked): string {
  const program: OpenProgram = { files, mode: 'fast', classpath: [] }
  return JSON.stringify({ open: { program }, tasks: [{ id: 1, about: 'program', ...attempt }] })
}

function middle(starts: readonly Start[]): Start {
  return { readyMs: median(starts.map(({ readyMs }) => readyMs)), answeredMs: median(starts.map(({ answeredMs }) => answeredMs)) }
}
