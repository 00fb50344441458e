/**
 * A campaign that is killed again and again, the hunt itself or its workers, ends with the same rows as one that never was. The real
 * command, in processes of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workers } from '../../bench/shared/processes.js'
import { type Random, randomFrom } from '../alloy/random.js'
import { folder, main } from '../support/assay.js'
import { dump } from './store-made.js'

const toyHunt = fileURLToPath(new URL('../support/toy-hunt.mjs', import.meta.url))

interface Hunt {
  readonly script: readonly string[]
  readonly options: readonly string[]
}

function start({ script, options }: Hunt, file: string): ChildProcess {
  return spawn(process.execPath, [...script, ...options, '--quiet', '--campaign', file], { stdio: 'ignore' })
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => (child.exitCode === null ? child.on('exit', resolve) : resolve(child.exitCode)))
}

function kill(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

interface Kills {
  readonly ofParent: number
  readonly ofWorkers: number
  /** That the next one hits the hunt itself. */
  readonly chanceOfParent: number
  /** Until the next kill, at most. */
  readonly patienceMs: number
}

/** Runs until all kills are done, and then to the end; says how many hit. */
async function runKilled(hunt: Hunt, file: string, kills: Kills, random: Random): Promise<{ parents: number; workers: number }> {
  const hit = { parents: 0, workers: 0 }
  for (;;) {
    const child = start(hunt, file)
    const end = ended(child)
    let isOver = false
    void end.then(() => {
      isOver = true
    })
    while (!isOver && (hit.parents < kills.ofParent || hit.workers < kills.ofWorkers)) {
      await Promise.race([end, sleep(random.between(0, kills.patienceMs))])
      if (isOver) break
      const processes = workers(child.pid).map(({ pid }) => pid)
      if (hit.parents < kills.ofParent && random.chance(kills.chanceOfParent)) {
        if (kill(child.pid)) hit.parents++
      } else if (hit.workers < kills.ofWorkers && processes.length > 0) {
        if (kill(random.pick(processes))) hit.workers++
      }
    }
    const code = await end
    if (code !== null) {
      expect(code).toBe(1)
      return hit
    }
  }
}

describe.concurrent('a campaign that is killed at random', () => {
  // The toy takes its time for each, so that most kills meet it at work.
  const programs = Array.from({ length: 2000 }, (_, n) => {
    // One in four is refused, and no longer where what refuses it is switched off.
    const files = {
      'A.java': `class A { // toy: wait 4\n${n % 4 === 0 ? `  // m${n}\n` : ''}}\n`,
      'B.java': `class B extends A {\n  int m${n}() { return ${n}; }\n}\n`,
    }
    return JSON.stringify({ id: `own#${n}`, files, marks: { target: { file: 'B.java', start: 26, end: 27 } } })
  })
  const hunt = (own: string): Hunt => ({
    script: [toyHunt],
    options: [...techniques, '--refactoring', 'pull-up-method', '--programs', own],
  })
  const techniques = ['--technique', 'weak', '--technique', 'insisting']
  const root = mkdtempSync(join(tmpdir(), 'assay-test-'))
  const own = join(root, 'own.ndjson')
  let whole: Awaited<ReturnType<typeof dump>>
  beforeAll(async () => {
    writeFileSync(own, programs.join('\n'))
    expect(await ended(start(hunt(own), join(root, 'whole.db')))).toBe(1)
    whole = await dump(join(root, 'whole.db'))
    expect(whole.request).toHaveLength(programs.length)
    const [weak, insisting] = [0, 1].map(technique => whole.finding?.filter(row => isOf(row, technique)).length ?? 0)
    expect(weak).toBeGreaterThan(50)
    expect(insisting).toBeGreaterThan(300)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('with the toy engine and two techniques, 50 times, has the rows of one that never was', async () => {
    const random = randomFrom(1)
    const hits = { parents: 0, workers: 0 }
    // On a busy machine a campaign may end before all have hit: then another one gets the rest.
    for (let n = 1; hits.parents + hits.workers < 50; n++) {
      expect(n).toBeLessThanOrEqual(5)
      const file = join(root, `${n}.db`)
      const rest = { ofParent: 10 - hits.parents, ofWorkers: 40 - hits.workers }
      const hit = await runKilled(hunt(own), file, { ...rest, chanceOfParent: 0.15, patienceMs: 120 }, random)
      hits.parents += hit.parents
      hits.workers += hit.workers
      expect(await dump(file)).toEqual(whole)
    }
    expect(hits).toEqual({ parents: 10, workers: 40 })
  })
})

function isOf(row: unknown, technique: number): boolean {
  return typeof row === 'object' && row !== null && 'technique' in row && row.technique === technique
}

test('a campaign with Eclipse that is killed six times has the rows of one that never was', async () => {
  const options = ['--sample', '40', '--refactoring', 'pull-up-method', '--refactoring', 'rename-field']
  const hunt = { script: [main, 'hunt'], options }
  const root = folder()
  const [killed, whole] = [join(root, 'killed.db'), join(root, 'whole.db')]
  const kills = { ofParent: 2, ofWorkers: 4, chanceOfParent: 0.3, patienceMs: 1500 }
  expect(await runKilled(hunt, killed, kills, randomFrom(1))).toEqual({ parents: 2, workers: 4 })
  expect(await ended(start(hunt, whole))).toBe(1)
  expect(await dump(killed)).toEqual(await dump(whole))
}, 180_000)
