/**
 * Methods that behave as before but may show that something else does not. What an impacted method calls may be called with other
 * values, or more or less often: it does what it did, but what it writes may be something else, and whoever reads that shows it
 * (`new Query(other)`, and `text()` of the query). And where it may be another object that a caller gets, its methods show which.
 */
import { isHidden } from './changes.js'
import type { Effects } from './effects.js'
import { splitKey } from './hierarchy.js'
import { detour, type Node, step, type Usage } from './usage.js'

/** How many steps are followed from what the change itself touched, and from the rest: everything calls everything in the end. */
const [horizon, farHorizon] = [4, 2]

export class Showing {
  readonly #usage: Usage
  readonly #effects: Effects
  readonly #isTestable: (key: string) => boolean
  readonly #distances = new Map<string, number>()
  readonly #objects = new Map<string, number>()
  /** The fewest steps from an impacted method to each that it calls, and to each that shows what that wrote. */
  readonly #steps = { called: new Map<string, number>(), showing: new Map<string, number>() }

  /** `isTestable`: whether a method can be called from outside. */
  constructor(usage: Usage, effects: Effects, isTestable: (key: string) => boolean) {
    this.#usage = usage
    this.#effects = effects
    this.#isTestable = isTestable
  }

  /** Methods by key, with their distance from the change. */
  get distances(): ReadonlyMap<string, number> {
    return this.#distances
  }

  /** Types whose methods show which object it is that somebody gets, with the distance of who gives it. */
  get objects(): ReadonlyMap<string, number> {
    return this.#objects
  }

  /** What shows that a method may behave differently. The nearest to the change has to come first. */
  add(node: Node, distance: number): void {
    const last = distance === 0 ? horizon : farHorizon
    const waiting: Step[][] = Array.from({ length: last + 1 }, () => [])
    const add = (kind: Step['kind'], keys: Iterable<string>, steps: number) => {
      for (const key of keys) {
        if (steps > last || (this.#steps[kind].get(key) ?? horizon + 1) <= steps) continue
        this.#steps[kind].set(key, steps)
        waiting[steps]?.push({ kind, key })
      }
    }
    const addCalls = (caller: Node, steps: number) => {
      // An object has its contents from the beginning: that it is made is no step, nor is what a compiler put in between.
      const toCalled = isHidden(caller.method) ? 0 : step
      for (const key of this.#usage.calledBy(caller)) add('called', [key], steps + (key.includes('.<init>') ? 0 : toCalled))
      if (steps + detour < last) add('called', this.#usage.calledThroughLibrary(caller), steps + detour)
    }
    addCalls(node, 0)
    for (const [steps, found] of waiting.entries()) {
      for (const { kind, key } of found) {
        if (this.#steps[kind].get(key) !== steps) continue
        if (kind === 'called') {
          const called = this.#usage.nodes.get(key)
          if (called === undefined) continue
          add('showing', this.#readersOfWhatWrites(called), steps + step)
          addCalls(called, steps)
        } else {
          this.#put(key, distance + steps)
          // Where one that reads can't be called itself, those who call it show what it read.
          if (!this.#isTestable(key)) add('showing', this.#callersOf(key), steps + step)
        }
      }
    }
  }

  /** Somebody may get another object than before that is known by this type. */
  addObject(descriptor: string, distance: number): void {
    const type = /^\[*L([^;]+);$/.exec(descriptor)?.[1]
    if (type === undefined || this.#usage.isForeign(type)) return
    if ((this.#objects.get(type) ?? Number.POSITIVE_INFINITY) > distance) this.#objects.set(type, distance)
  }

  #put(key: string, distance: number): void {
    if ((this.#distances.get(key) ?? Number.POSITIVE_INFINITY) > distance) this.#distances.set(key, distance)
  }

  #readersOfWhatWrites(node: Node): readonly string[] {
    return this.#effects
      .written(node)
      .flatMap(({ owner, member }) => this.#usage.readersOf(owner, member))
      .map(({ key }) => key)
  }

  #callersOf(key: string): readonly string[] {
    const { owner, member } = splitKey(key)
    return this.#usage.callersOf(owner, member).map(caller => caller.key)
  }
}

interface Step {
  readonly kind: 'called' | 'showing'
  readonly key: string
}
