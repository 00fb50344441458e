/** Progress on standard error: a live line on a terminal, a plain line every ten seconds elsewhere, nothing when quiet. */
import type { Say } from '../workers/busy.js'

export interface Progress {
  /** Something that happens once and may take a while. */
  readonly say: Say
  /** How far the work is; called as often as one likes. */
  count(text: () => string): void
  /** How far it came in the end; said only if something was said before. */
  end(text: () => string): void
}

const liveMs = 100
const plainSeconds = 10

export function progressTo(stream: NodeJS.WriteStream, shown: 'shown' | 'quiet'): Progress {
  if (shown === 'quiet') return { say() {}, count() {}, end() {} }
  return stream.isTTY ? live(stream) : plain(stream)
}

function plain(stream: NodeJS.WriteStream): Progress {
  let last = performance.now()
  let said = false
  return {
    say(line, lasts) {
      if (lasts === undefined) stream.write(`assay: ${line}\n`)
      else if (lasts !== 'done' && lasts % plainSeconds === 0) stream.write(`assay: ${lasting(line, lasts)}\n`)
    },
    count(text) {
      const now = performance.now()
      if (now - last < plainSeconds * 1000) return
      last = now
      said = true
      stream.write(`assay: ${text()}\n`)
    },
    end(text) {
      if (said) stream.write(`assay: ${text()}\n`)
    },
  }
}

function live(stream: NodeJS.WriteStream): Progress {
  let last = Number.NEGATIVE_INFINITY
  let display: ReturnType<typeof import('log-update').createLogUpdate> | undefined
  // Loaded only here: it is slow to load, and nobody looks at it elsewhere.
  const loading = import('log-update').then(({ createLogUpdate }) => {
    display = createLogUpdate(stream)
  })
  loading.catch(() => {})
  /** What is under way, below all that was said. */
  const works = new Map<string, number>()
  const show = () => display?.([...works].map(([line, seconds]) => `assay: ${lasting(line, seconds)}`).join('\n'))
  return {
    say(line, lasts) {
      if (works.size > 0) display?.clear()
      if (lasts === undefined) stream.write(`assay: ${line}\n`)
      else if (lasts === 'done') works.delete(line)
      else works.set(line, lasts)
      if (works.size > 0) show()
    },
    count(text) {
      const now = performance.now()
      if (display === undefined || now - last < liveMs) return
      last = now
      display(text())
    },
    end(text) {
      display?.(text())
      display?.done()
    },
  }
}

function lasting(line: string, seconds: number): string {
  return `${line}, ${seconds} s so far`
}
