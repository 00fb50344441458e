/**
 * Which variable to decide next when any will do: the one that was part of most conflicts of late (VSIDS, as MiniSat has it). A heap
 * of the variables by their activity.
 */
export class Activity {
  readonly #activity: Float64Array
  readonly #heap: Int32Array
  /** Where each variable is in the heap; -1 if it is out. */
  readonly #at: Int32Array
  #size: number
  #step = 1

  constructor(variables: number) {
    this.#activity = new Float64Array(variables)
    this.#heap = Int32Array.from({ length: variables }, (_, variable) => variable)
    this.#at = Int32Array.from(this.#heap)
    this.#size = variables
  }

  /** It was part of a conflict. */
  bump(variable: number): void {
    this.#activity[variable] = (this.#activity[variable] as number) + this.#step
    if ((this.#activity[variable] as number) > 1e100) this.#rescale()
    if ((this.#at[variable] as number) >= 0) this.#up(this.#at[variable] as number)
  }

  /** After a conflict: those before it count less. */
  decay(): void {
    this.#step /= 0.95
  }

  /** The most active variable that is in, which goes out; -1 if none is. */
  take(): number {
    if (this.#size === 0) return -1
    const top = this.#heap[0] as number
    this.#at[top] = -1
    const last = this.#heap[--this.#size] as number
    if (this.#size > 0) {
      this.#put(last, 0)
      this.#down(0)
    }
    return top
  }

  putBack(variable: number): void {
    if ((this.#at[variable] as number) >= 0) return
    this.#put(variable, this.#size++)
    this.#up(this.#size - 1)
  }

  #put(variable: number, at: number): void {
    this.#heap[at] = variable
    this.#at[variable] = at
  }

  #up(from: number): void {
    const variable = this.#heap[from] as number
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#isBefore(variable, this.#heap[parent] as number)) break
      this.#put(this.#heap[parent] as number, at)
      at = parent
    }
    this.#put(variable, at)
  }

  #down(from: number): void {
    const variable = this.#heap[from] as number
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.#size) break
      if (child + 1 < this.#size && this.#isBefore(this.#heap[child + 1] as number, this.#heap[child] as number)) child++
      if (!this.#isBefore(this.#heap[child] as number, variable)) break
      this.#put(this.#heap[child] as number, at)
      at = child
    }
    this.#put(variable, at)
  }

  #isBefore(one: number, other: number): boolean {
    const difference = (this.#activity[one] as number) - (this.#activity[other] as number)
    return difference > 0 || (difference === 0 && one < other)
  }

  #rescale(): void {
    for (let variable = 0; variable < this.#activity.length; variable++) {
      this.#activity[variable] = (this.#activity[variable] as number) * 1e-100
    }
    this.#step *= 1e-100
  }
}
