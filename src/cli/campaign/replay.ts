/** `assay replay`: reproduces a bug or a finding, and reports it by the exit code. */
import { type ReplayOptions, replay as run } from '../../app/replay.js'
import { jsonDocument } from '../../model/index.js'
import { replayText } from '../../report/replay.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export interface ReplayCommand extends Shown {
  readonly campaign: string
  /** Of a bug or a finding. */
  readonly id: string
  readonly options: ReplayOptions
}

export async function replay({ campaign, id, options, ...shown }: ReplayCommand, terminal: Terminal): Promise<ExitCode> {
  const { stdout } = terminal
  const result = await run(campaign, id, options, terminal.environment(shown.progress))
  stdout.write(shown.output === 'json' ? jsonDocument(result) : replayText(result, stdout))
  if (result.answers.some(({ answer }) => answer === 'yes')) return exitCode.found
  return result.answers.some(({ answer }) => answer === 'n.a.') ? exitCode.unknown : exitCode.fine
}
