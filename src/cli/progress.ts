/** Progress on standard error: a live line on a terminal, a plain line every ten seconds elsewhere, nothing when quiet. */

export interface Progress {
  /** Something that happens once and takes a while. */
  say(line: string): void
  /** How far the work is; called as often as one likes. */
  count(text: () => string): void
  /** How far it came in the end; said only if something was said before. */
  end(text: () => string): void
}

const liveMs = 100
const plainMs = 10_000

export function progressTo(stream: NodeJS.WriteStream, shown: 'shown' | 'quiet'): Progress {
  if (shown === 'quiet') return { say() {}, count() {}, end() {} }
  return stream.isTTY ? live(stream) : plain(stream)
}

function plain(stream: NodeJS.WriteStream): Progress {
  let last = performance.now()
  let said = false
  return {
    say: line => void stream.write(`assay: ${line}\n`),
    count(text) {
      const now = performance.now()
      if (now - last < plainMs) return
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
  return {
    say: line => void stream.write(`assay: ${line}\n`),
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
