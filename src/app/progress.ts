/** Progress of a use case, as text for people; the caller decides how to show it. */
import type { ProgressCallback } from '../workers/busy.js'

export interface Progress {
  /** Something that happens once and may take a while. */
  readonly say: ProgressCallback
  /** How far the work is; called as often as one likes. */
  count(text: () => string): void
  /** How far it came in the end; said only if something was said before. */
  end(text: () => string): void
}

export const silent: Progress = { say() {}, count() {}, end() {} }

/** Whole lines: what happens as it happens, what lasts and what is counted every ten seconds. */
export function progressLines(write: (line: string) => void): Progress {
  let last = performance.now()
  let said = false
  return {
    say(line, lasts) {
      if (lasts === undefined) write(line)
      else if (lasts !== 'done' && lasts % everySeconds === 0) write(lasting(line, lasts))
    },
    count(text) {
      const now = performance.now()
      if (now - last < everySeconds * 1000) return
      last = now
      said = true
      write(text())
    },
    end(text) {
      if (said) write(text())
    },
  }
}

const everySeconds = 10

export function lasting(line: string, seconds: number): string {
  return `${line}, ${seconds} s so far`
}
