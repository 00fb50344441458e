/**
 * `--out`: each program in a folder of its own, named by its number. A folder gets that name when it is complete; and whoever
 * ends the thread that writes waits for the program in hand, so nothing half written stays there.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pid } from 'node:process'
import type { Program } from '../model/index.js'
import { makeEmpty, orExplain, writeFiles } from './out-folder.js'

/** What the two threads share, as Int32s: whether a program is being written, whether the end has come, how many are written. */
export type Desk = SharedArrayBuffer

const writing = 0
const ended = 1
const written = 2

/** More than a program takes, unless the thread is dead or its disk asleep. */
const longestWaitMs = 500
/** Of this process alone: another one that writes into the same folder by mistake must not meet it. */
const unfinished = `.unfinished-${pid}`

export function newDesk(): Desk {
  return new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)
}

export function writtenAt(desk: Desk): number {
  return Atomics.load(new Int32Array(desk), written)
}

/** Waits for the program in hand; no other is begun. */
export function stopWriting(desk: Desk): void {
  const shared = new Int32Array(desk)
  Atomics.store(shared, ended, 1)
  Atomics.wait(shared, writing, 1, longestWaitMs)
}

/** Makes the folder, and gives what writes a program into it. */
export function foldersIn(out: string, desk: Desk): (number: bigint, program: Program) => void {
  orExplain(out, () => makeEmpty(out))
  const shared = new Int32Array(desk)
  const rest = () => {
    Atomics.store(shared, writing, 0)
    Atomics.notify(shared, writing)
  }
  return (number, program) => {
    Atomics.store(shared, writing, 1)
    if (Atomics.load(shared, ended) === 1) {
      rest()
      // Whoever said so ends this thread.
      Atomics.wait(shared, ended, 1)
    }
    try {
      orExplain(out, () => write(out, String(number), program))
      Atomics.add(shared, written, 1)
    } finally {
      rest()
    }
  }
}

function write(out: string, name: string, { files, marks }: Program): void {
  const folder = join(out, unfinished)
  mkdirSync(folder)
  try {
    writeFiles(folder, files)
    writeFileSync(join(folder, 'marks.json'), `${JSON.stringify(marks)}\n`)
    renameSync(folder, join(out, name))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
