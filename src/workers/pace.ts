/**
 * How many tasks a worker should have in hand. Enough that it never waits for us, which for short tasks means many; no
 * more, because a task that lies in one worker's pipe can't go to another that has become free.
 */
const workAheadMs = 25
const firstGuessMs = 5
/** Over how many tasks the average forgets. */
const memory = 32

export class Pace {
  #taskMs = firstGuessMs

  saw(tasks: number, ms: number): void {
    this.#taskMs += (ms / tasks - this.#taskMs) * Math.min(0.5, tasks / memory)
  }

  get tasksAhead(): number {
    return Math.max(1, Math.round(workAheadMs / Math.max(this.#taskMs, 0.001)))
  }
}
