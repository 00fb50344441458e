/** `assay impact`: what a change can reach, for people or scripts. */
import { type ImpactOptions, impact } from '../../app/impact.js'
import { jsonDocument } from '../../model/index.js'
import type { VersionsInput } from '../../programs/versions-input.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export interface ImpactCommand extends Shown {
  readonly input: VersionsInput
  readonly options: ImpactOptions
}

export async function showImpact({ input, options, ...shown }: ImpactCommand, terminal: Terminal): Promise<ExitCode> {
  const found = await impact(input, options, terminal.environment(shown.progress))
  const { stdout } = terminal
  if (shown.output === 'json') stdout.write(jsonDocument(found))
  else stdout.write((await import('../../report/terminal.js')).impactText(found, stdout))
  return exitCode.fine
}
