/**
 * `--out`: each program in a folder of its own, named by its number. A folder gets that name when it is complete; and the thread that
 * writes has its turn for one program at a time, so whoever ends it waits for the program in hand and leaves nothing half written.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError, type Program } from '../model/index.js'
import { makeFolder } from '../workers/make-folder.js'

/** What the two threads share, as Int32s: whose turn it is, and how many programs are written. */
export type Desk = SharedArrayBuffer

const turn = 0
const written = 1
/** Whose turn it is. */
const nobodys = 0
const writers = 1
/** For good. */
const enders = 2

const longestWaitMs = 500
const unfinished = '.unfinished'

export function newDesk(): Desk {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
}

export function writtenAt(desk: Desk): number {
  return Atomics.load(new Int32Array(desk), written)
}

/** Nothing is begun any more, and what was begun is complete; unless the thread is dead or its disk asleep. */
export function stopWriting(desk: Desk): void {
  const shared = new Int32Array(desk)
  if (Atomics.compareExchange(shared, turn, nobodys, enders) !== writers) return
  Atomics.wait(shared, turn, writers, longestWaitMs)
  Atomics.compareExchange(shared, turn, nobodys, enders)
}

/** Makes the folder, and gives what writes a program into it. */
export function foldersIn(out: string, desk: Desk): (number: bigint, program: Program) => void {
  orExplain(out, () => makeEmpty(out))
  const shared = new Int32Array(desk)
  return (number, program) => {
    // Then this thread is ended, here or a little later.
    if (Atomics.compareExchange(shared, turn, nobodys, writers) === enders) Atomics.wait(shared, turn, enders)
    try {
      orExplain(out, () => write(out, String(number), program))
      Atomics.add(shared, written, 1)
    } finally {
      Atomics.store(shared, turn, nobodys)
      Atomics.notify(shared, turn)
    }
  }
}

function makeEmpty(out: string): void {
  const there = statSync(out, { throwIfNoEntry: false })
  if (there !== undefined && !there.isDirectory()) throw new InputError(`${out} is a file: give a new or an empty folder (--out)`)
  makeFolder(out)
  if (readdirSync(out).length > 0) throw new InputError(`${out} is not empty: give a new or an empty folder (--out)`)
}

function write(out: string, name: string, { files, marks }: Program): void {
  const folder = join(out, unfinished)
  try {
    mkdirSync(folder)
    const made = new Set(['.'])
    for (const [path, text] of Object.entries(files)) {
      const inside = dirname(path)
      if (!made.has(inside)) mkdirSync(join(folder, inside), { recursive: true })
      made.add(inside)
      writeFileSync(join(folder, path), text)
    }
    writeFileSync(join(folder, 'marks.json'), `${JSON.stringify(marks)}\n`)
    renameSync(folder, join(out, name))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function orExplain(out: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const code = String(error.code)
    throw new InputError(`${out} can't be written: ${reasons.get(code) ?? code}; give another folder with --out`)
  }
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'there is no permission'],
  ['EPERM', 'there is no permission'],
  ['EROFS', 'its file system is read-only'],
  ['ENOSPC', 'its disk is full'],
  ['EDQUOT', 'its disk quota is used up'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EEXIST', 'a part of its path is a file'],
])
