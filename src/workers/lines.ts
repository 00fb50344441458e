/**
 * Bytes in, whole lines out. A line is decoded only when it is complete, so a character that is cut in two by a
 * chunk's end stays whole; a line that grows past the limit is reported instead of kept.
 */
const newline = 0x0a

export class Lines {
  readonly #limit: number
  #parts: Buffer[] = []
  #held = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The lines that this chunk completes, or `undefined` once a line is longer than the limit. */
  take(chunk: Buffer): readonly string[] | undefined {
    const lines: string[] = []
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      if (this.#held + at - from > this.#limit) return undefined
      lines.push(this.#complete(chunk, from, at))
      from = at + 1
    }
    if (from < chunk.length) {
      this.#parts.push(chunk.subarray(from))
      this.#held += chunk.length - from
    }
    return this.#held > this.#limit ? undefined : lines
  }

  #complete(chunk: Buffer, from: number, to: number): string {
    if (this.#parts.length === 0) return chunk.toString('utf8', from, to)
    const line = Buffer.concat([...this.#parts, chunk.subarray(from, to)]).toString('utf8')
    this.#parts = []
    this.#held = 0
    return line
  }
}
