/**
 * A process that is run once, to its end or to its deadline. Like a worker it has a group of its own, so that its children end
 * with it and Ctrl-C reaches us alone; when we end, it ends.
 */
import { spawn } from 'node:child_process'
import { onAbort } from './abort.js'
import { Deadline } from './deadline.js'
import { Lines } from './lines.js'
import { condense, Tail } from './tail.js'
import type { Command, End } from './worker.js'

/** How it ended: by itself with code 0, or not in time, or otherwise. */
export type ChildEnd = { readonly kind: 'done' } | End

export function runChild(command: Command, deadlineMs: number, onLine: (line: string) => void): Promise<ChildEnd> {
  return new Promise(resolve => {
    const child = spawn(command.command, command.args, {
      cwd: command.cwd,
      env: { ...process.env, ...command.env },
      // Its input stays open and tells it that we live.
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    const lines = new Lines(longestLine)
    const errors = new Tail()
    let cause: End | undefined
    const killGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Already gone.
      }
    }
    const kill = (why: End) => {
      cause ??= why
      killGroup()
    }
    const deadline = new Deadline(() => kill({ kind: 'late', detail: `no end within ${deadlineMs} ms` }))
    deadline.set(deadlineMs)
    running.add(killGroup)
    const forget = onAbort(() => kill({ kind: 'died', detail: 'it was aborted' }))
    child.stdin.on('error', () => {})
    child.stdout.on('data', (chunk: Buffer) => {
      const whole = lines.take(chunk)
      if (whole === undefined) kill({ kind: 'died', detail: 'it wrote a line without end' })
      for (const line of whole ?? []) onLine(line)
    })
    child.stderr.on('data', (chunk: Buffer) => errors.add(chunk))
    child.on('error', error => end({ kind: 'died', detail: `${command.command} can't be run (${condense(error.message, 200)})` }))
    child.on('exit', (code, signal) => {
      // A child that it leaves behind may hold the pipes open.
      killGroup()
      const grace = setTimeout(told, openPipesGraceMs)
      child.on('close', told)

      function told(): void {
        clearTimeout(grace)
        const how = signal === null ? `exit code ${code}` : `ended by ${signal}`
        const detail = [how, errors.oneLine()].filter(part => part !== '').join(': ')
        end(cause ?? (code === 0 ? { kind: 'done' } : { kind: 'died', detail }))
      }
    })

    function end(how: ChildEnd): void {
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy()
      deadline.stop()
      running.delete(killGroup)
      forget()
      resolve(how)
    }
  })
}

/** How long its pipes may stay open when it is gone. */
const openPipesGraceMs = 1000
/** Whoever writes a longer one does not mean us. */
const longestLine = 1 << 20

const running = new Set<() => void>()
process.on('exit', () => {
  for (const kill of running) kill()
})
