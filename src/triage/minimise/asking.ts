/** Asks many at once, and uses the answers in order: which are used, and how many, does not depend on how long any of them takes. */
import type { Example } from '../../languages/reduction.js'
import { keyOf } from './steps.js'

export interface Minimising {
  /** Whether the same finding stays. Pure: the same example, the same answer. */
  readonly holds: (example: Example) => Promise<boolean>
  /** How many answers may be used at most. What was asked ahead for nothing is not counted: that differs from run to run. */
  readonly tests: number
  readonly atOnce: number
  /** Answers, by example; of one and the same `holds`. */
  readonly answers?: Map<string, Promise<boolean>>
}

export interface Asking {
  /** The first that holds. Undefined if none does, or if it can't be found with as many answers as may be used. */
  first<T extends { readonly example: Example }>(candidates: Iterator<T>): Promise<T | undefined>
  /** Whether this was answered, and the answer was used. */
  isUsed(key: string): boolean
  used(): number
  isUsedUp(): boolean
  /** Waits for what was asked for nothing. */
  rest(): Promise<void>
}

export function askingOf({ holds, tests, atOnce, answers = new Map() }: Minimising): Asking {
  const used = new Set<string>()
  const open = new Set<Promise<unknown>>()
  const queue: (() => void)[] = []
  const places = Math.max(1, atOnce)
  let running = 0
  let usedUp = false

  return {
    first,
    isUsed: key => used.has(key),
    used: () => used.size,
    isUsedUp: () => usedUp,
    rest: async () => void (await Promise.allSettled(open)),
  }

  async function first<T extends { readonly example: Example }>(candidates: Iterator<T>): Promise<T | undefined> {
    const ahead: { readonly candidate: T; readonly key: string; readonly answer: Promise<boolean> }[] = []
    for (;;) {
      while (ahead.length < places) {
        const next = candidates.next()
        if (next.done) break
        const key = keyOf(next.value.example)
        ahead.push({ candidate: next.value, key, answer: ask(key, next.value.example) })
      }
      const one = ahead.shift()
      if (one === undefined) return undefined
      if (!used.has(one.key) && used.size >= tests) {
        usedUp = true
        return undefined
      }
      used.add(one.key)
      if (await one.answer) return one.candidate
    }
  }

  function ask(key: string, example: Example): Promise<boolean> {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = inPlace(() => holds(example))
    answers.set(key, answer)
    open.add(answer)
    // A failure counts when its turn comes.
    answer.catch(() => {}).finally(() => open.delete(answer))
    return answer
  }

  /** What nobody waits for any more has its place until it is done. */
  async function inPlace<T>(work: () => Promise<T>): Promise<T> {
    if (running >= places) await new Promise<void>(resolve => queue.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
