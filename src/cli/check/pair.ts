/** `assay check` of one pair: the verdict for people or scripts, and its witnesses as tests. */
import { type CheckedPair, type CheckOptions, check } from '../../app/check.js'
import { type ApiPolicy, jsonDocument } from '../../model/index.js'
import type { VersionsInput } from '../../programs/versions-input.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCodeOf } from '../exit-code.js'

export interface CheckCommand extends Shown {
  readonly input: VersionsInput
  readonly options: CheckOptions
  readonly api: ApiPolicy
  /** The folder that witnesses are written to. */
  readonly junit?: string | undefined
}

export async function checkPair({ input, options, api, junit, ...shown }: CheckCommand, terminal: Terminal): Promise<ExitCode> {
  const environment = terminal.environment(shown.progress)
  const { stdout } = terminal
  const checked = await check(input, options, environment)
  const { result } = checked
  if (junit !== undefined) await write(junit, checked, environment.progress.say)
  if (shown.output === 'json') stdout.write(jsonDocument(result))
  else stdout.write((await import('../../report/terminal.js')).checkText(result, stdout, { ...checked, policy: api }))
  return exitCodeOf(result, api)
}

async function write(folder: string, { tests, result }: CheckedPair, say: (line: string) => void): Promise<void> {
  const written = (await import('./witness-files.js')).writeWitnesses(folder, tests, result.verdict)
  for (const line of written.progress) say(line)
  if (written.failure !== undefined) process.stderr.write(`assay: ${written.failure}\n`)
}
