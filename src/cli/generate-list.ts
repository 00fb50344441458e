/** `assay generate --list`: the theories that come with Assay, and what each is about. */
import { type ExitCode, exitCode } from '../model/index.js'
import { shippedTheories } from '../programs/theories.js'
import type { ListOptions } from './generate-options.js'

export function list({ output }: ListOptions): ExitCode {
  const theories = shippedTheories()
  const width = Math.max(...theories.map(({ name }) => name.length))
  for (const { name, description } of theories)
    process.stdout.write(
      output === 'json' ? `${JSON.stringify({ name, description })}\n` : `${name.padEnd(width)}  ${description}\n`,
    )
  return exitCode.fine
}
