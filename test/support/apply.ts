/** `assay apply` in this process, with the toy engine in the table of engines. */
import { Command } from 'commander'
import { applyCommand } from '../../src/cli/apply/options.js'
import type { ExitCode } from '../../src/cli/exit-code.js'
import { terminal } from './terminal.js'
import { toyRelease } from './toy-engine/toy.js'

export interface Applied {
  readonly code: ExitCode | undefined
  readonly stdout: string
}

/** Errors are thrown; what becomes of them is the same for all commands. */
export async function applyToy(program: string, ...args: readonly string[]): Promise<Applied> {
  const shown = terminal({ releases: async () => [toyRelease()] })
  const assay = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  applyCommand(assay, shown)
  await assay.parseAsync(['apply', program, '--engine', 'toy', '--quiet', ...args], { from: 'user' })
  return { code: shown.code(), stdout: shown.text() }
}
