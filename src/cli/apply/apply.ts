/** `assay apply`: what became of a refactoring, and its result in a folder. */
import { type ApplyOptions, apply } from '../../app/apply.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from '../../app/out-folder.js'
import { jsonDocument } from '../../model/index.js'
import { applyText } from '../../report/apply.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode, exitCodeOf } from '../exit-code.js'

export interface ApplyCommand extends Shown {
  /** A folder, a file of JSON, or `-`. */
  readonly program: string
  readonly options: ApplyOptions
  /** The folder for the result. */
  readonly out?: string | undefined
}

export async function showApplied({ program, options, out, ...shown }: ApplyCommand, terminal: Terminal): Promise<ExitCode> {
  const { stdout } = terminal
  if (out !== undefined) orExplain(out, () => refuseUsed(out))
  const { result, asked } = await apply(program, options, terminal.environment(shown.progress))
  const { outcome } = result
  if (outcome.kind === 'applied' && out !== undefined) {
    orExplain(out, () => {
      makeEmpty(out)
      writeFiles(out, outcome.files)
    })
  }
  stdout.write(shown.output === 'json' ? jsonDocument(result) : applyText(result, asked, stdout))
  if (outcome.kind !== 'applied') return exitCode.found
  return 'verdict' in result ? exitCodeOf(result) : exitCode.fine
}
