/**
 * What an engine's own knowledge says of a bug: that its makers' tracker has it, or an issue that is near it, or that they may call it a choice. Bugs are
 * recognised by their smallest programs, as those in a file of known bugs are, which goes before all of this.
 */
import type { KnownIssue, KnownProgram, Manifest } from '../engines/engine.js'
import type { Languages } from '../languages/languages.js'
import { defined, type KnownBug, type Remarks, type ReportedBug } from '../model/index.js'
import { readMarks } from '../programs/marks.js'
import { canonical, type Example } from './minimise/minimise.js'
import { matches } from './patterns.js'
import { signatureOf, textsOf } from './signature.js'
import { noRules } from './user-rules.js'

export async function remarksOn(
  bug: ReportedBug,
  { known = [], choices = [] }: Pick<Manifest, 'known' | 'choices'>,
  among?: Languages,
): Promise<Remarks> {
  const [same, near] = [known.filter(each => each.related === undefined), known.filter(each => each.related !== undefined)]
  const reported = bug.known === undefined ? await issueOf(bug, same, among) : undefined
  const related = await issueOf(bug, near, among)
  return defined({
    reported: reported && named(reported),
    related: related && { ...named(related), why: related.related ?? '' },
    choice: choices.find(choice => isChoice(bug, choice))?.why,
  })
}

function named({ id, link, status }: KnownBug): KnownBug {
  return { id, link, status }
}

async function issueOf(bug: ReportedBug, issues: readonly KnownIssue[], among?: Languages): Promise<KnownIssue | undefined> {
  const { files, target, parameters } = bug.smallest.request
  const form = async (example: Example) => JSON.stringify(await canonical(example, among))
  let own: string | undefined
  for (const issue of issues)
    for (const program of issue.refactoring === bug.refactoring ? issue.programs : [])
      if (program.kind === bug.kind) {
        own ??= await form({ files, target, parameters })
        if (own === (await form(exampleOf(program)))) return issue
      }
  return undefined
}

export function exampleOf({ files: marked, parameters = {} }: KnownProgram): Example {
  const { files, marks } = readMarks(marked)
  if (marks.target === undefined) throw new Error('a known program has no target')
  return { files, target: marks.target, parameters }
}

function isChoice(
  { refactoring, smallest }: ReportedBug,
  { filter, message, ...choice }: NonNullable<Manifest['choices']>[number],
): boolean {
  const { filters } = signatureOf(smallest, noRules)
  const isFiltered = filter === undefined || filter === filters[0]
  const isSaid = message === undefined || matches(message, textsOf(smallest).message)
  return choice.refactoring === refactoring && isFiltered && isSaid
}
