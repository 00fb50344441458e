/**
 * A SAT solver after MiniSat (two watched literals, first-UIP learning, clauses forgotten by their LBD) that visits all solutions
 * instead of one. It decides only the inputs, in their order, true first; so what it visits is in lexicographic order, whatever it
 * learns. After a solution the last decision is turned round in place and the levels below are frozen: no blocking clauses, no
 * growth. It stops at places that its user names, who may cut what would follow.
 */

import { grown } from '../ground/circuit.js'
import { Activity } from './activity.js'
import type { ClauseLiteral, Cnf } from './cnf.js'
import type { Place } from './order.js'

/** Where a clause begins in the store: its length, then its literals. 0 is no clause. */
type Clause = number

/** So many conflicts. */
const firstRestart = 100

export class Solver {
  /** For each literal: 1 true, -1 false, 0 open. */
  readonly values: Int8Array
  readonly #inputs: number
  /** Places to stop at, ascending; the last is the number of inputs. */
  readonly #stops: readonly Place[]
  readonly #level: Int32Array
  readonly #reason: Int32Array
  /** The literals that are true, in the order in which they became so. */
  readonly #trail: Int32Array
  #trailEnd = 0
  #propagated = 0
  /** Where each decision level begins on the trail, and which place and stop came next when it began. */
  readonly #levels: number[] = []
  readonly #placeAt: Place[] = []
  readonly #stopAt: number[] = []
  /** No conflict leads back below this level: its decisions were turned round. */
  #frozen = 0
  #place: Place = 0
  #stop = 0
  #exhausted = false
  readonly #seen: Uint8Array
  /** The value that each variable had last. */
  readonly #wasTrue: Uint8Array
  /** Only while any solution will do. */
  #activity: Activity | undefined
  #lastActivity: Activity | undefined
  /** Since the last stop. */
  #conflicts = 0
  #store = new Int32Array(1 << 16)
  #storeEnd = 1
  /** For each literal, pairs of a clause that watches its negation and another literal of that clause. */
  readonly #watches: number[][]
  readonly #lbd = new Map<Clause, number>()
  #mostLearnt = 3000
  /** Where to start: the values of the first inputs, kept to until something is cut. */
  #start: ArrayLike<number>

  constructor(
    cnf: Cnf,
    inputs: number,
    stops: readonly Place[],
    start: ArrayLike<number> = [],
    /** How many conflicts between two stops are no reason to worry. */
    private readonly patience = 300,
  ) {
    this.#inputs = inputs
    this.#stops = stops
    this.#start = start
    this.values = new Int8Array(2 * cnf.variables)
    this.#level = new Int32Array(cnf.variables)
    this.#reason = new Int32Array(cnf.variables)
    this.#trail = new Int32Array(cnf.variables)
    this.#seen = new Uint8Array(cnf.variables)
    this.#wasTrue = new Uint8Array(cnf.variables)
    this.#watches = Array.from({ length: 2 * cnf.variables }, () => [])
    for (const clause of cnf.clauses) this.#add(clause)
    if (!this.#exhausted && this.#propagate() !== 0) this.#exhausted = true
  }

  /** Whether there is any solution. To be asked first, if at all. */
  isSatisfiable(): boolean {
    if (!this.#exhausted && this.#contradiction() !== 0) this.#exhausted = true
    return !this.#exhausted
  }

  /** Goes on to the next stop whose inputs all have values; its number, or -1 if there is nothing more. */
  advance(): number {
    while (!this.#exhausted) {
      const conflict = this.#propagate() || (this.#isLost() ? this.#contradiction() : 0)
      if (conflict !== 0) {
        this.#resolve(conflict)
        // Decisions that may all have been in vain are made again, with care.
        if (++this.#conflicts === this.patience) this.#back(this.#frozen)
        continue
      }
      while (this.#place < this.#inputs && this.values[2 * this.#place] !== 0) this.#place++
      const stop = this.#stops[this.#stop]
      if (stop !== undefined && this.#place >= stop) {
        this.#conflicts = 0
        return this.#stop++
      }
      // All have values, and there is no stop for it: somebody went on from a solution.
      if (this.#place === this.#inputs) this.cut()
      else this.#decide()
    }
    return -1
  }

  /** The order has led where solutions are hard to find, if there are any: now it is asked before each decision. */
  #isLost(): boolean {
    return this.#conflicts >= this.patience && this.#start.length === 0
  }

  /**
   * A clause that can't hold under the present values, whatever the others are; 0 if there is a solution. Here no order has to be kept:
   * variables are decided by their activity, with restarts, so that a contradiction is found soon. What was learnt stays.
   */
  #contradiction(): Clause {
    const activity = this.#activityOfAll()
    const { length: level } = this.#levels
    const [frozen, place, stop] = [this.#frozen, this.#place, this.#stop]
    this.#frozen = level
    this.#activity = activity
    let contradiction: Clause = 0
    for (let untilRestart = firstRestart, patience = firstRestart; ; ) {
      const conflict = this.#propagate()
      if (conflict !== 0 && this.#levels.length === level) {
        contradiction = conflict
        break
      }
      if (conflict === 0) {
        if (this.#decideByActivity(activity)) continue
        break
      }
      this.#resolve(conflict)
      activity.decay()
      if (--untilRestart > 0) continue
      this.#back(level)
      patience *= 1.5
      this.#mostLearnt *= 1.05
      untilRestart = patience
    }
    this.#back(level)
    this.#activity = undefined
    this.#frozen = frozen
    this.#place = place
    this.#stop = stop
    return contradiction
  }

  #activityOfAll(): Activity {
    this.#lastActivity ??= new Activity(this.#level.length)
    for (let variable = 0; variable < this.#level.length; variable++) this.#lastActivity.putBack(variable)
    return this.#lastActivity
  }

  /** Leaves out all that begins as the values are now, up to the last stop. */
  cut(): void {
    this.#start = []
    if (this.#levels.length === 0) {
      this.#exhausted = true
      return
    }
    const level = this.#levels.length - 1
    const decision = this.#trail[this.#levels[level] as number] as ClauseLiteral
    this.#back(level)
    this.#frozen = level
    this.#assign(decision ^ 1, 0)
  }

  #decide(): void {
    const wanted = this.#start[this.#place]
    if (wanted === 0) {
      // The branch where it is true comes before the start.
      this.#frozen = this.#levels.length
      this.#assign(2 * this.#place + 1, 0)
      return
    }
    this.#placeAt[this.#levels.length] = this.#place
    this.#stopAt[this.#levels.length] = this.#stop
    this.#levels.push(this.#trailEnd)
    this.#assign(2 * this.#place, 0)
  }

  /** False if all have values. Each gets the value that it had last, at first false, since most tuples are not there. */
  #decideByActivity(activity: Activity): boolean {
    let variable = activity.take()
    while (variable >= 0 && this.values[2 * variable] !== 0) variable = activity.take()
    if (variable < 0) return false
    this.#placeAt[this.#levels.length] = 0
    this.#stopAt[this.#levels.length] = 0
    this.#levels.push(this.#trailEnd)
    this.#assign(2 * variable + (this.#wasTrue[variable] ? 0 : 1), 0)
    return true
  }

  #resolve(conflict: Clause): void {
    if (this.#levels.length <= this.#frozen) {
      this.cut()
      return
    }
    const { literals, back } = this.#analyse(conflict)
    const reason = this.#learn(literals)
    this.#back(Math.max(back, this.#frozen))
    this.#assign(literals[0] as ClauseLiteral, reason)
    if (this.#lbd.size > this.#mostLearnt) this.#forget()
  }

  #back(level: number): void {
    if (this.#levels.length <= level) return
    this.#place = this.#placeAt[level] as Place
    this.#stop = this.#stopAt[level] as number
    const to = this.#levels[level] as number
    for (let n = this.#trailEnd - 1; n >= to; n--) {
      const literal = this.#trail[n] as ClauseLiteral
      this.values[literal] = 0
      this.values[literal ^ 1] = 0
      this.#wasTrue[literal >> 1] = literal & 1 ? 0 : 1
      this.#activity?.putBack(literal >> 1)
    }
    this.#trailEnd = to
    this.#propagated = to
    this.#levels.length = level
  }

  #assign(literal: ClauseLiteral, reason: Clause): void {
    this.values[literal] = 1
    this.values[literal ^ 1] = -1
    this.#level[literal >> 1] = this.#levels.length
    this.#reason[literal >> 1] = reason
    this.#trail[this.#trailEnd++] = literal
  }

  /** The clause that can't hold any more, or 0. */
  #propagate(): Clause {
    const { values } = this
    const store = this.#store
    while (this.#propagated < this.#trailEnd) {
      const literal = this.#trail[this.#propagated++] as ClauseLiteral
      const falsified = literal ^ 1
      const watches = this.#watches[literal] as number[]
      const end = watches.length
      let kept = 0
      let n = 0
      while (n < end) {
        const clause = watches[n++] as Clause
        const other = watches[n++] as ClauseLiteral
        if ((values[other] as number) > 0) {
          watches[kept++] = clause
          watches[kept++] = other
          continue
        }
        if (store[clause + 1] === falsified) {
          store[clause + 1] = store[clause + 2] as number
          store[clause + 2] = falsified
        }
        const first = store[clause + 1] as ClauseLiteral
        if (first !== other && (values[first] as number) > 0) {
          watches[kept++] = clause
          watches[kept++] = first
          continue
        }
        const last = clause + (store[clause] as number)
        let next = clause + 3
        while (next <= last && (values[store[next] as number] as number) < 0) next++
        if (next <= last) {
          const watched = store[next] as ClauseLiteral
          store[clause + 2] = watched
          store[next] = falsified
          ;(this.#watches[watched ^ 1] as number[]).push(clause, first)
          continue
        }
        watches[kept++] = clause
        watches[kept++] = first
        if ((values[first] as number) < 0) {
          while (n < end) watches[kept++] = watches[n++] as number
          watches.length = kept
          this.#propagated = this.#trailEnd
          return clause
        }
        this.#assign(first, clause)
      }
      if (kept !== end) watches.length = kept
    }
    return 0
  }

  /**
   * The first unique implication point of a conflict: a clause that forbids it, its asserting literal first, a literal of the level
   * to go back to second.
   */
  #analyse(conflict: Clause): { readonly literals: ClauseLiteral[]; readonly back: number } {
    const store = this.#store
    const seen = this.#seen
    const current = this.#levels.length
    const below: ClauseLiteral[] = []
    let open = 0
    let n = this.#trailEnd - 1
    let literal: ClauseLiteral = -1
    let clause = conflict
    do {
      for (let k = clause + 1, last = clause + (store[clause] as number); k <= last; k++) {
        const cause = store[k] as ClauseLiteral
        const variable = cause >> 1
        if (cause === literal || seen[variable] || this.#level[variable] === 0) continue
        seen[variable] = 1
        this.#activity?.bump(variable)
        if (this.#level[variable] === current) open++
        else below.push(cause)
      }
      while (!seen[(this.#trail[n] as number) >> 1]) n--
      literal = this.#trail[n--] as ClauseLiteral
      seen[literal >> 1] = 0
      clause = this.#reason[literal >> 1] as Clause
    } while (--open > 0)
    const needed = below.filter(cause => !this.#isCovered(cause))
    for (const cause of below) seen[cause >> 1] = 0
    const literals = [literal ^ 1, ...needed]
    let back = 0
    for (let k = 1; k < literals.length; k++) {
      const level = this.#level[(literals[k] as ClauseLiteral) >> 1] as number
      if (level <= back) continue
      back = level
      const second = literals[1] as ClauseLiteral
      literals[1] = literals[k] as ClauseLiteral
      literals[k] = second
    }
    return { literals, back }
  }

  /** Whether the clause being learnt says the same without this literal: all that made it false is in the clause too. */
  #isCovered(cause: ClauseLiteral): boolean {
    const reason = this.#reason[cause >> 1] as Clause
    if (reason === 0) return false
    for (let k = reason + 1, last = reason + (this.#store[reason] as number); k <= last; k++) {
      const variable = (this.#store[k] as ClauseLiteral) >> 1
      if (variable !== cause >> 1 && !this.#seen[variable] && (this.#level[variable] as number) > 0) return false
    }
    return true
  }

  #learn(literals: readonly ClauseLiteral[]): Clause {
    if (literals.length === 1) return 0
    const levels = new Set(literals.map(literal => this.#level[literal >> 1]))
    const clause = this.#keep(literals)
    this.#lbd.set(clause, levels.size)
    return clause
  }

  /** The worse half of what was learnt, unless it is a reason or very good. */
  #forget(): void {
    const reasons = new Set<Clause>()
    for (let n = 0; n < this.#trailEnd; n++) reasons.add(this.#reason[(this.#trail[n] as number) >> 1] as Clause)
    const sorted = [...this.#lbd].sort(([one, its], [other, others]) => its - others || one - other)
    const dropped = new Set<Clause>()
    for (const [clause, lbd] of sorted.slice(sorted.length >> 1)) if (lbd > 2 && !reasons.has(clause)) dropped.add(clause)
    const moved = this.#compact(dropped)
    // What is too good to be forgotten must not be looked through again and again.
    this.#mostLearnt = Math.max(this.#mostLearnt, 2 * this.#lbd.size)
    for (const watches of this.#watches) {
      let kept = 0
      for (let n = 0; n < watches.length; n += 2) {
        const clause = watches[n] as Clause
        if (dropped.has(clause)) continue
        watches[kept++] = moved.get(clause) ?? clause
        watches[kept++] = watches[n + 1] as number
      }
      watches.length = kept
    }
    for (let n = 0; n < this.#trailEnd; n++) {
      const variable = (this.#trail[n] as number) >> 1
      const reason = this.#reason[variable] as Clause
      this.#reason[variable] = moved.get(reason) ?? reason
    }
  }

  /** Closes the gaps that dropped clauses leave in the store: it must not grow with time. Where clauses went. */
  #compact(dropped: ReadonlySet<Clause>): ReadonlyMap<Clause, Clause> {
    const moved = new Map<Clause, Clause>()
    const learnt = [...this.#lbd].sort(([one], [other]) => one - other)
    this.#storeEnd = learnt[0]?.[0] ?? this.#storeEnd
    this.#lbd.clear()
    for (const [clause, lbd] of learnt) {
      if (dropped.has(clause)) continue
      const length = 1 + (this.#store[clause] as number)
      this.#store.copyWithin(this.#storeEnd, clause, clause + length)
      moved.set(clause, this.#storeEnd)
      this.#lbd.set(this.#storeEnd, lbd)
      this.#storeEnd += length
    }
    return moved
  }

  #add(clause: readonly ClauseLiteral[]): void {
    const literals = [...new Set(clause)]
    if (literals.some(literal => literals.includes(literal ^ 1))) return
    const [single] = literals
    if (single === undefined) this.#exhausted = true
    else if (literals.length > 1) this.#keep(literals)
    else if ((this.values[single] as number) < 0) this.#exhausted = true
    else if (this.values[single] === 0) this.#assign(single, 0)
  }

  #keep(literals: readonly ClauseLiteral[]): Clause {
    while (this.#storeEnd + literals.length + 1 > this.#store.length) this.#store = grown(this.#store)
    const clause = this.#storeEnd
    this.#store[this.#storeEnd++] = literals.length
    for (const literal of literals) this.#store[this.#storeEnd++] = literal
    const [first, second] = literals as [ClauseLiteral, ClauseLiteral]
    ;(this.#watches[first ^ 1] as number[]).push(clause, second)
    ;(this.#watches[second ^ 1] as number[]).push(clause, first)
    return clause
  }
}
