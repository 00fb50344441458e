/** Progress on standard error: a live line on a terminal, a plain line every ten seconds elsewhere, nothing when quiet. */
import { lasting, type Progress, progressLines, silent } from '../app/progress.js'

const liveMs = 100

export function progressTo(stream: NodeJS.WriteStream, shown: 'shown' | 'quiet'): Progress {
  if (shown === 'quiet') return silent
  return stream.isTTY ? live(stream) : progressLines(line => stream.write(`assay: ${line}\n`))
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
