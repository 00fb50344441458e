/**
 * Worker processes that share one queue of tasks. Whatever a process does (die, hang, lie, leak), it costs at most the
 * process: the task it was working on gets a strike and runs again alone in a process that has done nothing before, the
 * others go back to the head of the queue. Only a task that also fails when run alone is blamed.
 */
import { basename } from 'node:path'
import { InputError } from '../model/input-error.js'
import { watchMemory } from './memory.js'
import { Pace } from './pace.js'
import type { Subject } from './subject.js'
import { timed } from './timed.js'
import { type Answer, type Command, type End, type Outgoing, type ProcessId, Worker } from './worker.js'

export type Reply<A> =
  | { readonly kind: 'answered'; readonly answer: A; readonly by: ProcessId }
  /** No answer within its deadline, also when it ran alone. */
  | { readonly kind: 'hung'; readonly detail: string }
  /** It took its process down, also when it ran alone. */
  | { readonly kind: 'died'; readonly detail: string }

export interface PoolOptions {
  /** Processes at once. Where `notBy` is used, at least two. */
  readonly size: number
  /** From spawn to hello. */
  readonly startMs: number
  /** For a task that brings no deadline of its own. */
  readonly deadlineMs: number
  /** Tasks in a line, at most. */
  readonly batch?: number
  /** Tasks in hand of a process, at most. */
  readonly window?: number
  /** Tasks that a process gets before another takes its place. */
  readonly recycleAfter?: number
  readonly memoryMb?: number
  readonly maxLineBytes?: number
}

export interface Doing {
  readonly pid: number | undefined
  readonly state: 'starts' | 'works'
  /** Tasks. */
  readonly inHand: number
  readonly done: number
}

/** How to start a process. The second attempt follows a start that failed, and may leave out what could be to blame. */
export type Start = (attempt: number) => Command | Promise<Command>

export interface AskOptions {
  /** What the task is about, if many are: whoever answers is told it once. */
  readonly about?: Subject | undefined
  readonly deadlineMs?: number | undefined
  /** Any process but this one must answer. */
  readonly notBy?: ProcessId | undefined
  /** This process has what the task needs: it answers if it has nothing else to do. */
  readonly preferBy?: ProcessId | undefined
  /** Nobody waits for the answer any more: a process that works on it is ended, and another one takes its place. */
  readonly signal?: AbortSignal | undefined
}

/** The worker itself is broken: it answered with a stack trace of its own. A bug in Assay. */
export class WorkerBug extends Error {
  override readonly name = 'WorkerBug'

  constructor(stack: string) {
    super(stack.split('\n', 1)[0])
    this.stack = stack
  }
}

export class PoolClosed extends Error {
  override readonly name = 'PoolClosed'

  constructor() {
    super('the pool of workers was closed before the answer came')
  }
}

export class Pool<T extends object & { readonly id?: never; readonly about?: never }, A> implements AsyncDisposable {
  readonly #start: Start
  readonly #options: Required<Omit<PoolOptions, 'memoryMb'>>
  readonly #members = new Set<Member<A>>()
  readonly #pace = new Pace()
  readonly #endWatch: () => void
  #size: number
  #queue: Pending<A>[] = []
  /** Each has one strike and waits to run alone. */
  #suspects: Pending<A>[] = []
  #lastTask = 0
  /** Processes whose command is being made. */
  #booting = 0
  #failedStarts = 0
  /** One after the other, by somebody else. */
  #killedStarts = 0
  #scheduled = false
  #closing: Promise<void> | undefined
  #allGone = () => {}

  constructor(start: Start, options: PoolOptions) {
    const { memoryMb, ...others } = options
    this.#start = start
    this.#options = { batch: 64, window: 128, recycleAfter: Number.POSITIVE_INFINITY, maxLineBytes: 16 << 20, ...others }
    this.#size = Math.max(1, options.size)
    this.#endWatch = memoryMb === undefined ? () => {} : this.#watchMemory(memoryMb)
  }

  /** Starts processes before there is work for them. */
  warm(processes = this.#size): void {
    for (let n = this.#places; n < Math.min(processes, this.#size); n++) void this.#boot()
  }

  ask(task: T, options: AskOptions = {}): Promise<Reply<A>> {
    return new Promise((resolve, reject) => {
      if (this.#closing !== undefined) throw new PoolClosed()
      const id = ++this.#lastTask
      const { about, deadlineMs = this.#options.deadlineMs, notBy, preferBy, signal } = options
      if (notBy !== undefined) this.#size = Math.max(this.#size, 2)
      const text = textOf({ id, ...(about === undefined ? {} : { about: about.name }) }, task)
      const pending = { id, text, about, deadlineMs, notBy, preferBy, strikes: 0, kills: 0, resolve, reject }
      signal?.addEventListener('abort', () => this.#drop(pending), { once: true })
      this.#queue.push(pending)
      this.#schedule()
    })
  }

  #drop(task: Pending<A>): void {
    if (this.#closing !== undefined) return
    const isOther = (other: Pending<A>) => other !== task
    this.#queue = this.#queue.filter(isOther)
    this.#suspects = this.#suspects.filter(isOther)
    const detail = 'its answer was no longer awaited'
    task.resolve({ kind: 'hung', detail })
    const by = [...this.#members].find(({ worker }) => worker.inFlight.delete(task.id))
    if (by === undefined) return
    this.#retire(by)
    by.worker.kill({ kind: 'left', detail })
    this.warm()
  }

  /** What each process is at, for people who look on. */
  doing(): readonly Doing[] {
    return [...this.#members].map(({ worker, state, given }) => ({
      pid: worker.pid,
      state: state === 'starting' ? 'starts' : 'works',
      inHand: worker.inFlight.size,
      done: given - worker.inFlight.size,
    }))
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    this.#endWatch()
    this.#rejectWaiting(new PoolClosed())
    for (const { worker } of this.#members) {
      for (const task of worker.inFlight.values()) task.reject(new PoolClosed())
      worker.close(closingGraceMs)
    }
    if (this.#members.size === 0) return
    await new Promise<void>(resolve => {
      this.#allGone = resolve
    })
  }

  /** Everything that was asked or answered in one turn of the event loop is looked at together, so that lines get long. */
  #schedule(): void {
    if (this.#scheduled || this.#closing !== undefined) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      if (this.#closing === undefined) this.#share()
    })
  }

  #share(): void {
    const ready = [...this.#members].filter(member => member.state === 'ready' && member.worker.hasRoom)
    for (const member of ready.filter(isFresh)) {
      const suspect = this.#suspects.shift()
      if (suspect === undefined) break
      member.alone = true
      this.#send(member, [suspect])
    }
    const preferred = this.#queue[0]?.preferBy
    const rank = ({ worker }: Member<A>) => 2 * worker.inFlight.size - (worker.id === preferred ? 1 : 0)
    for (const member of ready.toSorted((a, b) => rank(a) - rank(b))) this.#fill(member)
    this.#startWhatIsMissing()
  }

  /** Gives a process its fair part of the work, once half of what it had in hand is done. */
  #fill(member: Member<A>): void {
    const { batch, window, recycleAfter } = this.#options
    const inHand = member.worker.inFlight.size
    const fair = Math.ceil((this.#queue.length + this.#inFlight) / this.#size)
    const target = Math.min(window, this.#pace.tasksAhead, fair)
    if (member.alone || inHand > target / 2) return
    for (let room = Math.min(target - inHand, recycleAfter - member.given); room > 0 && member.worker.hasRoom; ) {
      const tasks = this.#take(member.worker.id, Math.min(room, batch))
      if (tasks.length === 0) break
      this.#send(member, tasks)
      room -= tasks.length
    }
    this.#recycle(member)
  }

  /** The first tasks of the queue that this process may answer. */
  #take(by: ProcessId, most: number): readonly Pending<A>[] {
    const taken: Pending<A>[] = []
    const passed: Pending<A>[] = []
    let at = 0
    for (; at < this.#queue.length && taken.length < most; at++) {
      const task = this.#queue[at]
      if (task !== undefined) (task.notBy === by ? passed : taken).push(task)
    }
    if (passed.length === 0) this.#queue.splice(0, at)
    else this.#queue = passed.concat(this.#queue.slice(at))
    return taken
  }

  #send(member: Member<A>, tasks: readonly Pending<A>[]): void {
    if (member.worker.inFlight.size === 0) member.busySince = performance.now()
    member.given += tasks.length
    member.worker.send(tasks)
  }

  /** The next one starts while the old one still works, and takes over as soon as it is ready; at the limit in any case. */
  #recycle(member: Member<A>): void {
    const { recycleAfter } = this.#options
    if (member.given >= recycleAfter) {
      this.#retire(member)
    } else if (member.given >= recycleAfter * startNextAt && !member.heirOrdered && this.#queue.length > 0) {
      member.heirOrdered = true
      void this.#boot(member)
    }
  }

  #retire(member: Member<A>): void {
    member.state = 'retiring'
    for (const other of this.#members) if (other.heirOf === member) other.heirOf = undefined
    if (member.worker.inFlight.size === 0) member.worker.close(closingGraceMs)
  }

  #startWhatIsMissing(): void {
    const members = [...this.#members]
    const starting = this.#booting + members.filter(member => member.state === 'starting' && member.heirOf === undefined).length
    const unused = starting + members.filter(member => member.state === 'ready' && isFresh(member)).length
    const forQueue = Math.min(this.#size - this.#places, this.#queue.length - starting)
    const forSuspects = this.#suspects.length - unused
    for (let n = Math.max(forQueue, forSuspects); n > 0; n--) void this.#boot()
  }

  /** Processes that count towards the pool's size: not those that are on their way out, nor those that wait to replace one. */
  get #places(): number {
    let places = this.#booting
    for (const member of this.#members) if (member.state !== 'retiring' && member.heirOf === undefined) places++
    return places
  }

  get #inFlight(): number {
    let tasks = 0
    for (const member of this.#members) tasks += member.worker.inFlight.size
    return tasks
  }

  async #boot(heirOf?: Member<A>): Promise<void> {
    const attempt = this.#failedStarts + 1
    const counted = heirOf === undefined ? 1 : 0
    this.#booting += counted
    try {
      const command = await this.#start(attempt)
      const needless = heirOf !== undefined && heirOf.state !== 'ready' && this.#places >= this.#size
      if (this.#closing === undefined && !needless) this.#join(command, attempt, heirOf?.state === 'ready' ? heirOf : undefined)
    } catch (error) {
      this.#rejectWaiting(error)
    } finally {
      this.#booting -= counted
    }
  }

  #join(command: Command, attempt: number, heirOf: Member<A> | undefined): void {
    const events = timed<A, Pending<A>>(this.#options.startMs, end => member.worker.kill(end), {
      hello: () => this.#welcome(member),
      turn: () => {},
      answers: answers => this.#settle(member, answers),
      drained: () => this.#schedule(),
      ended: end => this.#bury(member, end),
    })
    const member: Member<A> = {
      worker: new Worker(command, this.#options.maxLineBytes, events),
      name: basename(command.command),
      attempt,
      heirOf,
      state: 'starting',
      given: 0,
      alone: false,
      heirOrdered: false,
      busySince: 0,
    }
    this.#members.add(member)
  }

  #welcome(member: Member<A>): void {
    this.#failedStarts = 0
    this.#killedStarts = 0
    member.state = 'ready'
    if (member.heirOf !== undefined) this.#retire(member.heirOf)
    this.#schedule()
  }

  #settle(member: Member<A>, answers: readonly Answer<A, Pending<A>>[]): void {
    const now = performance.now()
    this.#pace.saw(answers.length, now - member.busySince)
    member.busySince = now
    member.alone = false
    for (const said of answers) {
      if (said.kind === 'answer') said.task.resolve({ kind: 'answered', answer: said.answer, by: member.worker.id })
      else said.task.reject(new WorkerBug(said.error))
    }
    if (member.state === 'retiring' && member.worker.inFlight.size === 0) member.worker.close(closingGraceMs)
    this.#schedule()
  }

  #bury(member: Member<A>, end: End): void {
    const { state, worker } = member
    member.state = 'gone'
    this.#members.delete(member)
    for (const other of this.#members) if (other.heirOf === member) other.heirOf = undefined
    if (this.#closing !== undefined) {
      if (this.#members.size === 0) this.#allGone()
      return
    }
    if (state === 'starting') this.#startFailed(member, end)
    const tasks = [...worker.inFlight.values()]
    // Who leaves by itself has begun with none of them.
    const suspect = end.kind === 'left' ? undefined : tasks.shift()
    this.#queue = tasks.concat(this.#queue)
    if (suspect !== undefined) this.#strike(suspect, end)
    this.#schedule()
  }

  #strike(task: Pending<A>, end: End): void {
    if (end.foreign && ++task.kills <= mostKills) {
      this.#suspects.push(task)
      return
    }
    task.strikes++
    // The second time it ran alone, so what happened then is its own doing.
    if (task.strikes === 2 || task.kills > mostKills)
      task.resolve({ kind: end.kind === 'late' ? 'hung' : 'died', detail: end.detail })
    else this.#suspects.push(task)
  }

  /** A start that fails is tried once more; it is no task's fault, so nobody gets a strike. */
  #startFailed(member: Member<A>, end: End): void {
    if (end.foreign && ++this.#killedStarts <= mostKills) return
    this.#failedStarts = member.attempt
    if (member.attempt < 2) return
    this.#failedStarts = 0
    this.#rejectWaiting(new InputError(`${member.name} did not start (${end.detail}); assay doctor checks what it needs`))
  }

  #rejectWaiting(error: unknown): void {
    const waiting = [...this.#suspects, ...this.#queue]
    this.#suspects = []
    this.#queue = []
    for (const task of waiting) task.reject(error)
  }

  #watchMemory(limitMb: number): () => void {
    const workers = () => [...this.#members].map(member => member.worker)
    return watchMemory(limitMb, workers, worker => {
      worker.kill({ kind: 'died', detail: `it held more memory than its limit of ${limitMb} MB` })
    })
  }
}

/** So often a process is killed by others before its task is held to be the reason: it may be what makes the machine run out of memory. */
const mostKills = 20

interface Pending<A> extends Outgoing {
  readonly deadlineMs: number
  readonly notBy: ProcessId | undefined
  readonly preferBy: ProcessId | undefined
  readonly resolve: (reply: Reply<A>) => void
  readonly reject: (error: unknown) => void
  strikes: number
  /** Times that somebody else ended the process that worked on it. */
  kills: number
}

/** A process and what the pool knows of it. */
interface Member<A> {
  readonly worker: Worker<A, Pending<A>>
  readonly name: string
  /** 2 when it was started because a start had failed. */
  readonly attempt: number
  state: 'starting' | 'ready' | 'retiring' | 'gone'
  /** The process whose place it takes as soon as it is ready. */
  heirOf: Member<A> | undefined
  heirOrdered: boolean
  /** Tasks that it was given, ever. */
  given: number
  /** A suspect runs in it, and nothing else may. */
  alone: boolean
  busySince: number
}

/** How long a process has to end by itself when its input has ended. */
const closingGraceMs = 200
/** The part of a process's tasks after which the next one is started. */
const startNextAt = 7 / 8

/** It has run nothing yet, so nothing that went before can be blamed for what happens in it. */
function isFresh(member: { readonly given: number }): boolean {
  return member.given === 0
}

/** Both as one object, without copying the task, which may be large. */
function textOf(head: object, task: object): string {
  const text = JSON.stringify(task)
  return text === '{}' ? JSON.stringify(head) : `${JSON.stringify(head).slice(0, -1)},${text.slice(1)}`
}
