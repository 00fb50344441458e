/**
 * The thread in which programs are searched. Lines leave it in blocks, no more of them under way than are acknowledged soon:
 * whoever reads slowly makes it wait, and its memory stays flat. Folders it writes itself.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { Choice, Instance, Space } from '../alloy/space.js'
import type { Printer } from '../languages/language.js'
import { languageOfTheory } from '../languages/languages.js'
import { InputError } from '../model/index.js'
import { type Constraints, openNamed, type TheoryFile } from '../programs/generated.js'
import { type Selection, selected } from '../programs/selection.js'
import { type Desk, foldersIn } from './generate-folders.js'
import { InstanceText } from './instance-text.js'

export interface ToThread {
  readonly theory: TheoryFile
  readonly print: 'programs' | 'instances' | 'count'
  readonly out?: string
  readonly choice: Choice
  readonly constraints: Constraints
  readonly selection: Selection
  /** How many blocks of lines have been taken, as an Int32. */
  readonly acknowledged: SharedArrayBuffer
  readonly desk: Desk
}

export type FromThread =
  | { readonly kind: 'warnings'; readonly lines: readonly string[] }
  | { readonly kind: 'lines'; readonly bytes: Uint8Array; readonly count: number }
  | { readonly kind: 'counted'; readonly soFar: bigint }
  | { readonly kind: 'count'; readonly count: bigint }
  /** No line was printed, and that may surprise. */
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'bug'; readonly stack: string }

/** Blocks of lines under way. */
const mostUnderWay = 4
const blockLength = 64 * 1024
/** Nobody waits longer for a line that is there. */
const blockMs = 50
const progressMs = 100

const given: ToThread = workerData
const { name } = given.theory
const one = given.print === 'programs' ? 'program' : 'instance'
const hasNone = `${name} has no ${one} in this scope`
/** Whether all are wanted. */
const isWhole =
  given.selection.from === 0n &&
  given.selection.to === undefined &&
  given.selection.limit !== 0n &&
  given.selection.sample?.size !== 0
const entry = languageOfTheory(name)
const language = await entry.load()
try {
  run()
} catch (error) {
  send(refusal(error))
}

function run(): void {
  const { name: id, space } = openNamed(given.theory, given.choice, given.constraints)
  const programOf = given.print === 'programs' ? language.printerOf(space.vocabulary, name) : undefined
  const unseen = programOf === undefined ? [] : language.notPrinted(space.vocabulary)
  const warnings = [
    ...space.warnings,
    ...unseen.map(label => `${name}: warning: ${label} is not part of ${entry.wording.title} and is not printed`),
  ]
  if (warnings.length > 0) send({ kind: 'warnings', lines: warnings })
  if (given.print === 'count') printCount(space)
  else if (programOf === undefined) printLines(space, id, instanceTexts())
  else if (given.out === undefined) printLines(space, id, programTexts(programOf))
  else writeFolders(space, programOf, given.out)
  send({ kind: 'end' })
}

/** What stands in a line behind the id. */
function instanceTexts(): (instance: Instance) => string {
  const texts = new InstanceText()
  return instance => texts.text(instance)
}

function programTexts(programOf: Printer): (instance: Instance) => string {
  return instance => {
    const { files, marks } = programOf(instance)
    return JSON.stringify({ files, marks }).slice(1, -1)
  }
}

function writeFolders(space: Space, programOf: Printer, out: string): void {
  const write = foldersIn(out, given.desk)
  let isEmpty = true
  for (const { number, instance } of selected(space, given.selection)) {
    write(number, programOf(instance))
    isEmpty = false
  }
  if (isEmpty) send({ kind: 'nothing', why: whyNothing(space) })
}

function printCount(space: Space): void {
  let last = performance.now()
  const count = space.count(soFar => {
    if (performance.now() - last < progressMs) return
    last = performance.now()
    send({ kind: 'counted', soFar })
  })
  send({ kind: 'count', count })
  if (count === 0n) send({ kind: 'nothing', why: hasNone })
}

function printLines(space: Space, id: string, textOf: (instance: Instance) => string): void {
  const start = `{"id":${JSON.stringify(id).slice(0, -1)}#`
  let lines: string[] = []
  let length = 0
  let sent = 0
  let last = Number.NEGATIVE_INFINITY
  const flush = () => {
    if (lines.length === 0) return
    const bytes = new TextEncoder().encode(lines.join(''))
    waitForAcknowledgement(sent)
    send({ kind: 'lines', bytes, count: lines.length }, [bytes.buffer])
    lines = []
    length = 0
    sent++
    last = performance.now()
  }
  for (const { number, instance } of selected(space, given.selection)) {
    const line = `${start}${number}",${textOf(instance)}}\n`
    lines.push(line)
    length += line.length
    if (length >= blockLength || performance.now() - last >= blockMs) flush()
  }
  flush()
  if (sent === 0) send({ kind: 'nothing', why: whyNothing(space) })
}

function waitForAcknowledgement(sent: number): void {
  const acknowledged = new Int32Array(given.acknowledged)
  for (;;) {
    const now = Atomics.load(acknowledged, 0)
    // It may run over, so only the difference counts.
    if (((sent - now) | 0) < mostUnderWay) return
    Atomics.wait(acknowledged, 0, now)
  }
}

function whyNothing(space: Space): string {
  const count = isWhole ? 0n : space.count()
  const done = given.out === undefined ? 'printed' : 'written'
  return count === 0n ? hasNone : `nothing is ${done}: ${name} has ${count} ${one}s, and none of them is selected`
}

function refusal(error: unknown): FromThread {
  if (error instanceof InputError) return { kind: 'refused', why: error.message }
  if (error instanceof RangeError && /allocation failed|Invalid (typed )?array length|maximum size exceeded/i.test(error.message))
    return {
      kind: 'refused',
      why: `${name} is too large to search: the memory is used up; give a smaller scope (--scope)`,
    }
  return { kind: 'bug', stack: (error instanceof Error ? error.stack : undefined) ?? String(error) }
}

function send(message: FromThread, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}
