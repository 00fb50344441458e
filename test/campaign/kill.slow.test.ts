/**
 * A campaign that is killed again and again, the hunt itself or its workers, ends with the same rows as one that never was. The real
 * command, in processes of its own.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Random, randomFrom } from '../alloy/random.js'
import { folder } from '../support/assay.js'
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

function workersOf({ pid }: ChildProcess): readonly number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
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
      const workers = workersOf(child)
      if (hit.parents < kills.ofParent && random.chance(kills.chanceOfParent)) {
        if (kill(child.pid)) hit.parents++
      } else if (hit.workers < kills.ofWorkers && workers.length > 0) {
        if (kill(random.pick(workers))) hit.workers++
      }
    }
    const code = await end
    if (code !== null) {
      expect(code).toBe(1)
      return hit
    }
  }
}

describe('a campaign that is killed at random', () => {
  const hunt = { script: [toyHunt], options: ['--all', '--refactoring', 'pull-up-method', '--refactoring', 'rename-field'] }
  let whole: Awaited<ReturnType<typeof dump>>
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'assay-test-')), 'whole.db')
    expect(await ended(start(hunt, file))).toBe(1)
    whole = await dump(file)
    rmSync(dirname(file), { recursive: true })
  })

  test.each([1, 2, 3, 4])('with the toy engine, 50 times, has the rows of one that never was (seed %i)', async seed => {
    const file = join(folder(), 'killed.db')
    const kills = { ofParent: 10, ofWorkers: 40, chanceOfParent: 0.15, patienceMs: 160 }
    expect(await runKilled(hunt, file, kills, randomFrom(seed))).toEqual({ parents: 10, workers: 40 })
    expect(await dump(file)).toEqual(whole)
  })
})
