/** `assay generate`: programs or instances as lines or folders, or how many there are; and what became of `--for`. */
import { once } from 'node:events'
import { doneText, type GenerateOptions, generateLines } from '../../app/generate.js'
import { longestTimer } from '../../workers/deadline.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export interface GenerateCommand extends Shown {
  readonly theory: string
  readonly options: Omit<GenerateOptions, 'until'>
  readonly print: 'programs' | 'instances' | 'count'
  /** The folder that programs are written to. */
  readonly out?: string | undefined
  readonly forMs?: number | undefined
}

export async function generate(command: GenerateCommand, { environment, stdout }: Terminal): Promise<ExitCode> {
  const { theory, options, print, out, output, progress, forMs = longestTimer } = command
  const say = (line: string) => void (progress === 'shown' && process.stderr.write(`assay: ${line}\n`))
  // Where the lines themselves run over the screen, a display of how many there are would be in their way.
  const shown = environment(stdout.isTTY && print !== 'count' && out === undefined ? 'quiet' : progress)
  const time = new AbortController()
  const { signal } = time
  const timer = setTimeout(() => time.abort(), Math.min(forMs, longestTimer))
  try {
    for await (const one of generateLines(theory, { ...options, print, out, until: signal }, shown)) {
      switch (one.kind) {
        case 'warnings':
          one.lines.forEach(say)
          break
        case 'lines':
          if (!stdout.write(one.bytes)) await drained(signal)
          break
        case 'count':
          stdout.write(output === 'json' ? `{"count":${one.count}}\n` : `${one.count}\n`)
          break
        case 'nothing':
          say(one.why)
          break
        case 'truncated':
          return outOfTime(command, one, stdout)
        case 'end':
          if (out === undefined) break
          if (output === 'json') stdout.write(outLine(out, one.done))
          // Nothing else tells whoever wanted folders that they are there.
          if (process.stderr.isTTY) shown.progress.end(() => doneText({ print: 'programs', out, ...one }))
          else say(doneText({ print: 'programs', out, ...one }))
      }
    }
    return exitCode.fine
  } finally {
    clearTimeout(timer)
  }
}

/** The reader accepts more, or the time limit is reached. */
async function drained(signal: AbortSignal): Promise<void> {
  try {
    await once(process.stdout, 'drain', { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Said even when quiet: nothing else tells these lines from all lines. */
function outOfTime(
  { print, out, output, forMs }: GenerateCommand,
  { theory, done }: { readonly theory: string; readonly done: number },
  stdout: Terminal['stdout'],
): ExitCode {
  if (output === 'json') stdout.write(`${out === undefined ? '' : outLine(out, done)}{"truncated":true}\n`)
  const where = out === undefined ? 'printed' : `written to ${out}`
  const result = print === 'count' ? 'the count is not known' : `${done} ${print} were ${where}`
  process.stderr.write(`assay: truncated: ${theory} was stopped after ${forMs} ms (--for), and ${result}\n`)
  return print === 'count' ? exitCode.unknown : exitCode.fine
}

function outLine(out: string, programs: number): string {
  return `${JSON.stringify({ out, programs })}\n`
}
