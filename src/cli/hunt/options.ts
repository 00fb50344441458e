/** The options of `assay hunt`, and what is wrong with the ones that were given. */
import { availableParallelism } from 'node:os'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { HuntOptions } from '../../app/hunt.js'
import { usual } from '../../campaign/defaults.js'
import type { Campaign } from '../../campaign/plan.js'
import type { Rerun } from '../../campaign/store.js'
import { InputError, type RejectAt } from '../../model/index.js'
import { duration, rejectAtOption, setOption, whole, wholeOfAnySize } from '../arguments.js'
import { filtersOption, knownOption } from '../campaign/options.js'
import { shownBy, type Terminal } from '../command.js'

/** What commander makes of the command line. */
interface Given {
  readonly engine: readonly string[]
  readonly refactoring: readonly string[]
  readonly technique: readonly string[]
  readonly theory?: string
  readonly scope?: string
  readonly where: readonly string[]
  readonly mainOnly?: true
  readonly programs?: string
  readonly mark?: string
  readonly set: Readonly<Record<string, string>>
  readonly sample?: number
  readonly skip?: bigint
  readonly all?: true
  readonly limit?: number
  readonly for?: number
  readonly first?: true
  readonly seed: number
  readonly sequences: number
  readonly rejectAt: RejectAt
  readonly jobs: number
  readonly campaign: string
  readonly rerun?: Rerun
  readonly known?: string
  readonly filters?: string
  readonly json?: true
  readonly quiet?: true
}

export function huntCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('hunt')
    .description('find the bugs of a refactoring engine: many programs, each refactored by it, each result judged')
    .addOption(repeatable('--engine <name>', 'who is tested: eclipse, eclipse@4.34', 'the best that runs here'))
    .addOption(repeatable('--refactoring <name>', 'what it is asked for', 'all that have a theory'))
    .addOption(repeatable('--technique <name>', 'how bugs are found', usual.techniques.join(', ')))
    .option('--theory <file>', 'the programs of this theory, a name or an .als file, instead of those that come with Assay')
    .option('--scope <scope>', "instead of the scope of the theory's command")
    .addOption(repeatable('--where <formula>', 'a constraint that must hold too', 'none'))
    .option('--main-only', 'only the main constraints of the theories, not the additional ones')
    .option('--programs <path>', 'own programs with marks: a folder of folders, or a file with a JSON program on each line')
    .option(
      '--mark <name>',
      'the mark in --programs at which the refactoring is applied (default: as in the theories, else target)',
    )
    .addOption(setOption())
    .option('--sample <n>', `a uniform sample of that many for each refactoring (default: ${usual.sample})`, whole(1))
    .option('--skip <n>', 'every n-th program instead', wholeOfAnySize(1n))
    .option('--all', 'all programs instead')
    .option('--limit <n>', 'only that many requests now; the same command goes on', whole(0))
    .option('--for <duration>', 'begin nothing more after that time (500ms, 2s, 3m); the same command goes on', duration)
    .option('--first', 'end a refactoring at its first finding')
    .option('--seed <n>', 'decides the sample and the tests', whole(0), usual.seed)
    .option('--sequences <n>', 'how many sequences of calls a result is tested with at most', whole(1), usual.sequences)
    .addOption(rejectAtOption())
    .option('--jobs <n>', 'processes of an engine at once', whole(1), availableParallelism())
    .option('--campaign <file>', 'where everything is kept; what is there goes on', usual.place)
    .addOption(
      new Option(
        '--rerun <which>',
        'make these requests again: crashed, hung and unknown ones; those with findings; all',
      ).choices(['failed', 'findings', 'all']),
    )
    .addOption(knownOption())
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (given: Given) => {
      const options = read(given)
      const { showHunt } = await import('./hunt.js')
      terminal.end(await showHunt({ options, ...shownBy(given) }, terminal))
    })
}

function repeatable(flags: string, description: string, otherwise: string): Option {
  return new Option(flags, `${description} (may be repeated)`)
    .argParser((text: string, before: readonly string[]) => {
      if (before.includes(text)) throw new InvalidArgumentError('It is given twice')
      return [...before, text]
    })
    .default([], otherwise)
}

function read(given: Given): HuntOptions {
  const { limit, rerun, known, filters } = given
  if (rerun !== undefined && given.first)
    throw new InputError('give --rerun or --first, not both: what is made again is made to its end')
  return {
    engines: given.engine,
    refactorings: given.refactoring,
    techniques: given.technique.length === 0 ? usual.techniques : given.technique,
    programs: programsOf(given),
    seed: given.seed,
    sequences: given.sequences,
    rejectAt: given.rejectAt,
    campaign: given.campaign,
    limit,
    forMs: given.for,
    until: given.first ? 'first finding' : 'end',
    jobs: given.jobs,
    rerun,
    known,
    filters,
  }
}

function programsOf(given: Given): Campaign['programs'] {
  const { theory, scope, where, programs, sample, skip, all } = given
  if (programs !== undefined) {
    const others = { theory, scope, where: where[0], mainOnly: given.mainOnly, sample, skip, all }
    const other = Object.entries(others).find(([, value]) => value !== undefined)
    if (other !== undefined)
      throw new InputError(
        `give --programs or --${other[0].replace('mainOnly', 'main-only')}, not both: own programs are taken all`,
      )
    if (given.refactoring.length === 0) throw new InputError('say with --refactoring what is to be done with --programs')
    const parameters = Object.keys(given.set).length === 0 ? undefined : given.set
    return { from: 'own', path: programs, mark: given.mark, parameters }
  }
  if (given.mark !== undefined || Object.keys(given.set).length > 0)
    throw new InputError('--mark and --set are for programs of your own: give --programs, too')
  if ([sample, skip, all].filter(value => value !== undefined).length > 1)
    throw new InputError('give one of --sample, --skip and --all')
  if (theory !== undefined && given.refactoring.length === 0)
    throw new InputError('say with --refactoring what is to be done in the programs of --theory')
  const nth = all ? 1n : skip
  return {
    from: 'theories',
    theory,
    scope,
    where,
    constraints: given.mainOnly ? 'main' : 'all',
    selecting: nth === undefined ? { kind: 'sample', size: sample ?? usual.sample } : { kind: 'every', nth },
  }
}
