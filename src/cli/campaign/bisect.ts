/** `assay bisect`: in which releases of its engine a bug is. */
import { type BisectedBug, type BisectOptions, bisect as run } from '../../app/bisect.js'
import { jsonDocument } from '../../model/index.js'
import { bisectText } from '../../report/bisect.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export interface BisectCommand extends Shown {
  readonly campaign: string
  /** Of a bug or a finding; all bugs if absent. */
  readonly id: string | undefined
  readonly options: BisectOptions
}

export async function bisect({ campaign, id, options, ...shown }: BisectCommand, terminal: Terminal): Promise<ExitCode> {
  const { stdout } = terminal
  const bisected = await run(campaign, id, options, terminal.environment(shown.progress))
  for (const { bug, history } of bisected) {
    if (shown.output === 'text') stdout.write(bisectText({ bug, history }, stdout))
    else stdout.write(jsonDocument(id === undefined ? { id: bug.id, ...history } : history))
  }
  const newest = bisected.map(stillThere)
  if (newest.includes('yes')) return exitCode.found
  return newest.includes('n.a.') ? exitCode.unknown : exitCode.fine
}

/** Whether the newest release that can be asked has it. */
function stillThere({ history }: BisectedBug): 'yes' | 'no' | 'n.a.' {
  return history.releases.findLast(({ holds }) => holds !== 'n.a.')?.holds ?? 'n.a.'
}
