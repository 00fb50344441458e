/** `assay engines`: who can refactor here, what each of them can do, and what is missing before it can. Nothing is fetched. */
import { type EngineRelease, idOf } from '../engines/engine.js'
import { allEngines } from '../engines/engines.js'
import { type EngineList, type ExitCode, exitCode } from '../model/index.js'

type Row = EngineList[number]

export function engines(output: 'json' | 'text', releases?: readonly EngineRelease[]): ExitCode {
  const rows = allEngines(releases === undefined ? {} : { releases }).map((found): Row => {
    const { name, version, language, refactorings, switchable } = found.release.manifest
    const missing = 'why' in found ? found.why : found.release.missing(found.jdk)
    return {
      name,
      version,
      language,
      refactorings: refactorings.map(each => ({ name: each.name, parameters: [...each.parameters] })),
      switchable,
      ready: missing === undefined,
      ...(missing === undefined ? {} : { missing }),
    }
  })
  process.stdout.write(output === 'json' ? `${JSON.stringify(rows)}\n` : rows.map(show).join('\n'))
  return exitCode.fine
}

function show(row: Row): string {
  const state = row.missing === undefined ? 'ready' : `not ready: ${row.missing}`
  const switches = row.switchable ? 'preconditions can be switched off' : 'preconditions can not be switched off'
  const lines = row.refactorings.map(({ name, parameters }) => `  ${[name, ...parameters.map(parameter)].join(' ')}`)
  return [`${idOf(row)} for ${row.language}, ${switches}; ${state}`, ...lines, ''].join('\n')
}

function parameter({ name, required }: Row['refactorings'][number]['parameters'][number]): string {
  return required ? name : `${name}?`
}
