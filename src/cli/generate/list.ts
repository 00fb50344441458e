/** `assay generate --list`: the theories that come with Assay, and what each is about. */
import { shippedTheories } from '../../programs/theories.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export function list(output: Shown['output'], { stdout }: Terminal): ExitCode {
  const theories = shippedTheories()
  const width = Math.max(...theories.map(({ name }) => name.length))
  for (const { name, description } of theories)
    stdout.write(output === 'json' ? `${JSON.stringify({ name, description })}\n` : `${name.padEnd(width)}  ${description}\n`)
  return exitCode.fine
}
