/**
 * A clock for "this must happen before then". It is set anew for every task, thousands of times a second, so the timer
 * behind it is left running and looks at the time when it wakes. And it is fair: if our own event loop was busy, what
 * has already arrived is read before anything is called late.
 */
export class Deadline {
  readonly #missed: () => void
  #due = Number.POSITIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Number.POSITIVE_INFINITY

  constructor(missed: () => void) {
    this.#missed = missed
  }

  set(ms: number): void {
    this.#due = performance.now() + ms
    if (this.#due < this.#wakesAt) this.#sleep()
  }

  clear(): void {
    this.#due = Number.POSITIVE_INFINITY
  }

  /** No timer is left behind. */
  stop(): void {
    this.clear()
    this.#wakesAt = Number.POSITIVE_INFINITY
    clearTimeout(this.#timer)
  }

  #sleep(): void {
    clearTimeout(this.#timer)
    this.#wakesAt = this.#due
    // A deadline is about a process, and that keeps the event loop alive by itself.
    this.#timer = setTimeout(() => this.#wake(), Math.min(Math.ceil(this.#due - performance.now()), longestTimer)).unref()
  }

  #wake(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY
    if (this.#due === Number.POSITIVE_INFINITY) return
    if (performance.now() < this.#due) this.#sleep()
    else this.#confirm(this.#due)
  }

  /** After an immediate the event loop has read what was waiting in the pipes. */
  #confirm(due: number): void {
    setImmediate(() => {
      if (this.#due === due) this.#missed()
    })
  }
}

/** The longest that a timer can wait, in milliseconds. */
export const longestTimer = 2 ** 31 - 1
