/** `assay engines`: the engines and their refactorings, for people or scripts. */
import { engines } from '../../app/engines.js'
import { idOf } from '../../engines/engine.js'
import type { EngineList } from '../../model/index.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

type Row = EngineList[number]

export async function showEngines(output: Shown['output'], { environment, stdout }: Terminal): Promise<ExitCode> {
  const rows = await engines(environment('quiet'))
  stdout.write(output === 'json' ? `${JSON.stringify(rows)}\n` : rows.map(show).join('\n'))
  return exitCode.fine
}

function show(row: Row): string {
  const state = row.missing === undefined ? 'ready' : `not ready: ${row.missing}`
  const switches = row.switchable ? 'preconditions can be disabled' : 'preconditions can not be disabled'
  const lines = row.refactorings.map(({ name, parameters }) => `  ${[name, ...parameters.map(parameter)].join(' ')}`)
  return [`${idOf(row)} (${row.released}) for ${row.language}, ${switches}; ${state}`, ...lines, ''].join('\n')
}

function parameter({ name, required }: Row['refactorings'][number]['parameters'][number]): string {
  return required ? name : `${name}?`
}
