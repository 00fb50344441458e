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
interface ParsedOptions {
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
    .description('find bugs in refactoring engines: refactor many programs and check every result')
    .addOption(repeatable('--engine <name>', 'engine under test: eclipse, eclipse@4.34', 'the best that runs here'))
    .addOption(repeatable('--refactoring <name>', 'refactoring under test', 'all that have a theory'))
    .addOption(repeatable('--technique <name>', 'technique for finding bugs', usual.techniques.join(', ')))
    .option(
      '--theory <file>',
      'use the programs of this theory, a name or an .als file, instead of all theories that come with Assay',
    )
    .option('--scope <scope>', "scope to use instead of that of the theory's command")
    .addOption(repeatable('--where <formula>', 'additional constraint', 'none'))
    .option('--main-only', 'only the main constraints of the theories, not the additional ones')
    .option(
      '--programs <path>',
      'use your own programs with marks: a folder with one folder per program, or a file with one JSON program per line',
    )
    .option(
      '--mark <name>',
      'the mark in --programs that is the target of the refactoring (default: as in the theories, else target)',
    )
    .addOption(setOption())
    .option('--sample <n>', `size of the uniform random sample for each refactoring (default: ${usual.sample})`, whole(1))
    .option('--skip <n>', 'every n-th program instead of a sample', wholeOfAnySize(1n))
    .option('--all', 'all programs instead of a sample')
    .option('--limit <n>', 'start at most n new requests; run the same command to resume', whole(0))
    .option('--for <duration>', 'start no new requests after this time (500ms, 2s, 3m); run the same command to resume', duration)
    .option('--first', 'stop testing a refactoring at its first finding')
    .option('--seed <n>', 'random seed of the sample and the tests', whole(0), usual.seed)
    .option('--sequences <n>', 'maximum number of call sequences for each result', whole(1), usual.sequences)
    .addOption(rejectAtOption())
    .option('--jobs <n>', 'number of parallel processes of an engine', whole(1), availableParallelism())
    .option('--campaign <file>', 'campaign file; an existing campaign is resumed', usual.place)
    .addOption(
      new Option(
        '--rerun <which>',
        'run these requests again: failed (crashed, hung or unknown), those with findings, or all',
      ).choices(['failed', 'findings', 'all']),
    )
    .addOption(knownOption())
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (given: ParsedOptions) => {
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

function read(given: ParsedOptions): HuntOptions {
  const { limit, rerun, known, filters } = given
  if (rerun !== undefined && given.first)
    throw new InputError('give --rerun or --first, not both: --rerun does not stop at the first finding')
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

function programsOf(given: ParsedOptions): Campaign['programs'] {
  const { theory, scope, where, programs, sample, skip, all } = given
  if (programs !== undefined) {
    const others = { theory, scope, where: where[0], mainOnly: given.mainOnly, sample, skip, all }
    const other = Object.entries(others).find(([, value]) => value !== undefined)
    if (other !== undefined)
      throw new InputError(
        `give --programs or --${other[0].replace('mainOnly', 'main-only')}, not both: all programs of --programs are used`,
      )
    if (given.refactoring.length === 0) throw new InputError('--programs needs --refactoring: the refactoring to apply to them')
    const parameters = Object.keys(given.set).length === 0 ? undefined : given.set
    return { from: 'own', path: programs, mark: given.mark, parameters }
  }
  if (given.mark !== undefined || Object.keys(given.set).length > 0)
    throw new InputError('--mark and --set need --programs: they are for your own programs')
  if ([sample, skip, all].filter(value => value !== undefined).length > 1)
    throw new InputError('give one of --sample, --skip and --all')
  if (theory !== undefined && given.refactoring.length === 0)
    throw new InputError('--theory needs --refactoring: the refactoring to apply to its programs')
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
