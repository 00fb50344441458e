/** What is shipped about the bugs of engines, as hunts over its own programs. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hunt } from '../../src/app/hunt.js'
import type { KnownIssue, KnownProgram, Manifest } from '../../src/engines/engine.js'
import { releases } from '../../src/engines/engines.js'
import type { HuntResult, ReportedBug } from '../../src/model/index.js'
import { readMarks } from '../../src/programs/marks.js'
import { folder } from '../support/assay.js'

/** The newest release of each engine. */
export const manifests: readonly Manifest[] = [...new Set(releases.map(({ manifest }) => manifest.name))].flatMap(
  name => releases.find(({ manifest }) => manifest.name === name)?.manifest ?? [],
)

/** A program of an issue. */
export interface Case {
  readonly issue: Pick<KnownIssue, 'id' | 'refactoring' | 'related'>
  readonly program: KnownProgram
}

export function casesOf({ known = [] }: Manifest): readonly Case[] {
  return known.flatMap(issue => issue.programs.map(program => ({ issue, program })))
}

/** All with one refactoring and the same parameters. */
export async function hunted(
  engine: string,
  cases: readonly Case[],
): Promise<{ readonly result: HuntResult; readonly bugs: readonly ReportedBug[] }> {
  const [first] = cases
  if (first === undefined) throw new Error('no programs')
  const root = folder()
  const path = join(root, 'programs.ndjson')
  const lines = cases.map(({ program }, n) => JSON.stringify({ id: `known#${n}`, ...readMarks(program.files) }))
  writeFileSync(path, lines.join('\n'))
  const { result, report } = await hunt({
    campaign: join(root, 'known.db'),
    engines: [engine],
    refactorings: [first.issue.refactoring],
    programs: { from: 'own', path, mark: undefined, parameters: first.program.parameters ?? {} },
    jobs: 1,
  })
  return { result, bugs: report?.bugs ?? [] }
}
