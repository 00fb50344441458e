/**
 * What several tasks are about, such as a program: it travels to a process once, before the first of them, and each task only names it. A process
 * keeps it until it is told that no more tasks about it will come.
 */
export class Subject {
  readonly name = `${++last}`
  /** As JSON, an object. */
  readonly text: string
  #isOpen = true

  constructor(facts: object) {
    this.text = JSON.stringify(facts)
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** No more tasks about it will come. */
  close(): void {
    this.#isOpen = false
  }
}

let last = 0
