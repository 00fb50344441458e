/**
 * The end of what a process wrote to standard error: enough for a message, and never more memory than that,
 * however much it writes.
 */
const kept = 4096

export class Tail {
  #bytes = Buffer.alloc(0)

  add(chunk: Buffer): void {
    const all = chunk.length >= kept ? chunk : Buffer.concat([this.#bytes, chunk])
    // A copy, so that the chunk's own memory can go.
    this.#bytes = Buffer.from(all.subarray(Math.max(0, all.length - kept)))
  }

  /** One line without control characters; its end is what matters, so a long one loses its beginning. */
  oneLine(longest = 400): string {
    return condense(this.#bytes.toString('utf8'), longest)
  }
}

/** Text of a foreign program as one line that fits in a message. */
export function condense(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length <= longest ? line : `…${line.slice(-longest)}`
}
