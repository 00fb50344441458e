/**
 * One worker process and the words it is spoken to with (docs/protocol.md): it says hello, gets lines of tasks, gives a line for each answer, the last of which may say so.
 * A process that breaks the rules (an id it was not asked, not JSON, a line without end) can't be believed any more, so it
 * is ended like one that died. Deadlines, restarts and sharing of work are built around it, not in it.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { Deadline } from './deadline.js'
import type { Env } from './env.js'
import { Lines } from './lines.js'
import type { Subject } from './subject.js'
import { condense, Tail } from './tail.js'

/** Of the protocol. A worker names in its hello the one that it speaks; with another one nothing is asked of it. */
export const protocolVersion = 1

export interface Command {
  readonly command: string
  readonly args: readonly string[]
  /** Laid over our own environment; `undefined` takes a variable away. */
  readonly env?: Env
  readonly cwd?: string
}

/** Never the same for two processes, unlike the number that the system gives. */
export type ProcessId = number & { readonly [processId]: true }
declare const processId: unique symbol

export interface Outgoing {
  readonly id: number
  /** The task as JSON, its id inside, and the name of what it is about. */
  readonly text: string
  readonly about?: Subject | undefined
}

export type Answer<A, Task> =
  | { readonly kind: 'answer'; readonly task: Task; readonly answer: A; readonly last?: true }
  | { readonly kind: 'error'; readonly task: Task; readonly error: string }

/** How a process came to its end; `detail` is one line for people. */
export interface End {
  /** `left`: it said that it would, with an answer; none of the tasks that it still had in hand was begun. */
  readonly kind: 'late' | 'died' | 'left'
  readonly detail: string
  /** By `kill -9` that was not ours: of somebody, or of a machine without memory. */
  readonly foreign?: true
}

export interface Events<A, Task> {
  /** It is ready for work. */
  hello(): void
  /** Another task is now the oldest that is not answered, the one it should be working on; or none is left. */
  turn(task: Task | undefined): void
  /** Everything that came in one piece. */
  answers(answers: readonly Answer<A, Task>[]): void
  /** It can be sent more. */
  drained(): void
  /** It is gone, and all that it said has been heard. Called once. */
  ended(end: End): void
}

/** What a line may be. */
type Said<A, Task> =
  | Answer<A, Task>
  | { readonly kind: 'hello' }
  | { readonly kind: 'lie'; readonly detail: string }
  | { readonly kind: 'other version'; readonly detail: string }

export class Worker<A, Task extends Outgoing> {
  readonly id: ProcessId = nextId()
  /** What it was sent and has not answered, oldest first. */
  readonly inFlight = new Map<number, Task>()
  /** What it was told and not yet told to forget. */
  readonly #told = new Set<Subject>()
  readonly #child: ChildProcessWithoutNullStreams
  readonly #events: Events<A, Task>
  readonly #lines: Lines
  readonly #stderr = new Tail()
  #state: 'starting' | 'ready' | 'condemned' | 'gone' = 'starting'
  #full = false
  #cause: End | undefined
  #afterGrace = () => {}
  readonly #grace = new Deadline(() => this.#afterGrace())

  constructor(command: Command, maxLineBytes: number, events: Events<A, Task>) {
    this.#events = events
    this.#lines = new Lines(maxLineBytes)
    // In a group of its own: its children end with it, and Ctrl-C in a terminal reaches us alone.
    this.#child = spawn(command.command, command.args, {
      cwd: command.cwd,
      env: { ...process.env, ...command.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(this)
    this.#listen(command.command)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Whether it can be sent more. If only its input is full, `drained` is called when that has changed. */
  get hasRoom(): boolean {
    return this.#state === 'ready' && !this.#full && !this.#exited
  }

  send(tasks: readonly Task[]): void {
    const idle = this.inFlight.size === 0
    for (const task of tasks) this.inFlight.set(task.id, task)
    if (idle) this.#events.turn(tasks[0])
    this.#full = !this.#child.stdin.write(`{${this.#tell(tasks)}"tasks":[${tasks.map(task => task.text).join(',')}]}\n`)
  }

  /** The head of a line: what these tasks are about and it does not know yet, and what nobody will ask about any more. */
  #tell(tasks: readonly Task[]): string {
    const about = new Set(tasks.flatMap(task => task.about ?? []))
    const over = [...this.#told].filter(subject => !subject.isOpen && !about.has(subject))
    const added = [...about].filter(subject => !this.#told.has(subject))
    for (const subject of over) this.#told.delete(subject)
    for (const subject of added) this.#told.add(subject)
    const close = over.length === 0 ? '' : `"close":${JSON.stringify(over.map(({ name }) => name))},`
    const open = added.map(({ name, text }) => `${JSON.stringify(name)}:${text}`).join(',')
    return open === '' ? close : `${close}"open":{${open}},`
  }

  /** Tells it that there is no more work, and ends it if it is still there after the grace. */
  close(graceMs: number): void {
    this.#child.stdin?.end()
    this.#killAfter(graceMs, 'it did not end when its input did')
  }

  /** Ends it now; nothing that it may still say is heard. */
  kill(cause: End): void {
    if (this.#state === 'gone' || this.#state === 'condemned') return
    this.#state = 'condemned'
    this.#cause = cause
    this.killGroup()
    this.#wait(deafGraceMs, () => this.#gone('it could not be ended'))
  }

  killGroup(): void {
    const { pid } = this.#child
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // Already gone.
    }
  }

  #listen(command: string): void {
    // Where the system has no pipes left there are none, and only `error` is told.
    const { stdin, stdout, stderr } = this.#child as Partial<ChildProcessWithoutNullStreams>
    // An error here is writing to a process that has just died; its end is told by itself.
    for (const pipe of [stdin, stdout, stderr]) pipe?.on('error', () => {})
    stdin?.on('drain', () => {
      this.#full = false
      this.#events.drained()
    })
    stdout?.on('data', (chunk: Buffer) => this.#hear(chunk))
    stdout?.on('end', () => this.#killAfter(closedOutputGraceMs, 'it closed its output'))
    stderr?.on('data', (chunk: Buffer) => this.#stderr.add(chunk))
    this.#child.on('error', error => {
      if (this.#child.pid === undefined) this.#gone(`${command} can't be run (${condense(error.message, 200)})`)
    })
    this.#child.on('exit', (code, signal) => {
      const how = signal === null ? `exit code ${code}` : `ended by ${signal}`
      this.#child.on('close', () => this.#gone(how))
      // A child that it leaves behind may hold the pipes open.
      this.killGroup()
      this.#wait(openPipesGraceMs, () => this.#gone(how))
    })
  }

  #killAfter(graceMs: number, detail: string): void {
    if (!this.#exited && this.#state !== 'gone') this.#wait(graceMs, () => this.kill({ kind: 'died', detail }))
  }

  get #exited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  #wait(graceMs: number, then: () => void): void {
    this.#afterGrace = then
    this.#grace.set(graceMs)
  }

  #hear(chunk: Buffer): void {
    if (this.#state === 'condemned' || this.#state === 'gone') return
    const lines = this.#lines.take(chunk)
    const turn = this.#oldest
    const answers: Answer<A, Task>[] = []
    let last = false
    let lie = lines === undefined ? 'wrote a line without end' : undefined
    for (const [at, line] of (lines ?? []).entries()) {
      const said = this.#read(line)
      if (said.kind === 'hello') continue
      if (said.kind === 'other version') {
        lie = said.detail
        break
      }
      if (said.kind === 'lie') {
        // What follows tells more: a JVM that crashes says so on standard output.
        lie = `wrote ${quote((lines ?? []).slice(at, at + 20).join(' '))}, ${said.detail}`
        break
      }
      this.inFlight.delete(said.task.id)
      answers.push(said)
      last = said.kind === 'answer' && said.last === true
      if (last) break
    }
    if (answers.length > 0) this.#events.answers(answers)
    if (this.#oldest !== turn) this.#events.turn(this.#oldest)
    if (lie !== undefined) this.#lied(lie)
    else if (last) this.kill({ kind: 'left', detail: 'it left with its last answer' })
  }

  get #oldest(): Task | undefined {
    return this.inFlight.values().next().value
  }

  #read(line: string): Said<A, Task> {
    const said = parse(line)
    if (said === undefined) return { kind: 'lie', detail: 'which is not a JSON object' }
    if (this.#state === 'starting') {
      if (!('hello' in said)) return { kind: 'lie', detail: 'before its hello' }
      const version = versionOf(said.hello)
      if (version !== protocolVersion) return { kind: 'other version', detail: notOurs(version) }
      this.#state = 'ready'
      this.#events.hello()
      return { kind: 'hello' }
    }
    const task = typeof said.id === 'number' ? this.inFlight.get(said.id) : undefined
    if (task === undefined) return { kind: 'lie', detail: 'which answers no open task' }
    if ('answer' in said) return { kind: 'answer', task, answer: said.answer as A, ...(said.last === true ? { last: true } : {}) }
    if (typeof said.error === 'string') return { kind: 'error', task, error: said.error }
    return { kind: 'lie', detail: 'which is neither an answer nor an error' }
  }

  #lied(detail: string): void {
    this.kill({ kind: 'died', detail: `it ${detail}` })
  }

  #gone(how: string): void {
    if (this.#state === 'gone') return
    this.#state = 'gone'
    this.#grace.stop()
    running.delete(this)
    for (const pipe of this.#child.stdio ?? []) pipe?.destroy()
    const { kind, detail } = this.#cause ?? { kind: 'died', detail: how }
    const isForeign = this.#cause === undefined && this.#child.signalCode === 'SIGKILL'
    const stderr = this.#stderr.oneLine()
    this.#events.ended({ kind, detail: stderr === '' ? detail : `${detail}: ${stderr}`, ...(isForeign ? { foreign: true } : {}) })
  }
}

/** How long a process may live on without an output. */
const closedOutputGraceMs = 200
/** How long its pipes may stay open when it is gone. */
const openPipesGraceMs = 1000
/** How long the system may take to end a process that was killed. */
const deafGraceMs = 5000

let lastId = 0
function nextId(): ProcessId {
  return ++lastId as ProcessId
}

function quote(text: string): string {
  return JSON.stringify(condense(text.slice(0, 200), 200))
}

function versionOf(hello: unknown): unknown {
  return typeof hello === 'object' && hello !== null && 'protocol' in hello ? hello.protocol : undefined
}

function notOurs(version: unknown): string {
  const theirs = version === undefined ? 'gives no protocol version in its hello' : `uses protocol version ${version}`
  return `${theirs}, but this Assay uses version ${protocolVersion}`
}

function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Whoever ends us in a hurry (`process.exit`) leaves no worker behind that is too busy to see its input end. */
const running = new Set<{ killGroup(): void }>()
process.on('exit', () => {
  for (const worker of running) worker.killGroup()
})
