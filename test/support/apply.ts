/** `assay apply` in this process, with the toy engine in the table of engines. */
import { Command } from 'commander'
import { apply } from '../../src/cli/apply.js'
import { type ApplyOptions, applyCommand } from '../../src/cli/apply-options.js'
import type { ExitCode } from '../../src/model/index.js'
import { toyRelease } from './toy-engine/toy.js'

export interface Applied {
  readonly code: ExitCode
  readonly stdout: string
}

/** Errors are thrown; what becomes of them is the same for all commands. */
export async function applyToy(program: string, ...args: readonly string[]): Promise<Applied> {
  const written: string[] = []
  const options = await read([program, '--engine', 'toy', '--quiet', ...args])
  const code = await apply(options, { releases: [toyRelease()], stdout: { write: text => written.push(text) } })
  return { code, stdout: written.join('') }
}

async function read(args: readonly string[]): Promise<ApplyOptions> {
  let options: ApplyOptions | undefined
  const assay = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  applyCommand(assay, async given => {
    options = given
  })
  await assay.parseAsync(['apply', ...args], { from: 'user' })
  if (options === undefined) throw new Error('the command was not called')
  return options
}
