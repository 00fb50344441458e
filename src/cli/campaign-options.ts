/** The options of the commands that look at a campaign: `assay bugs`, `assay report` and `assay replay`. */
import { type Command, Option } from 'commander'
import { InputError } from '../model/index.js'

/** Which bugs, and by which rules. */
export interface Looking {
  readonly campaign: string
  /** Bugs that were reported already. */
  readonly known?: string
  /** Sorting rules of one's own. */
  readonly filters?: string
  readonly progress: 'shown' | 'quiet'
}

export interface BugsOptions extends Looking {
  readonly id?: string
  readonly sort?: 'findings' | 'kind' | 'refactoring'
  readonly output: 'json' | 'text'
}

export interface ReportOptions extends Looking {
  /** Where each is written to, if it is wanted. */
  readonly html?: string
  readonly sarif?: string
  readonly junit?: string
  readonly markdown?: string
  readonly output: 'json' | 'text'
}

export interface ReplayOptions extends Omit<Looking, 'known'> {
  readonly id: string
  /** None: the engine that the finding is about. */
  readonly engines: readonly string[]
  readonly output: 'json' | 'text'
}

interface Given {
  readonly known?: string
  readonly filters?: string
  readonly sort?: BugsOptions['sort']
  readonly engine?: readonly string[]
  readonly json?: true
  readonly quiet?: true
}

export function bugsCommand(assay: Command, run: (options: BugsOptions) => Promise<void>): void {
  assay
    .command('bugs')
    .description('the bugs of a campaign: what its findings have in common, and the smallest program of each')
    .argument('<campaign>', 'the file of a hunt: assay.db')
    .argument('[id]', 'of a bug or a finding: all about that bug')
    .addOption(new Option('--sort <by>', 'another order').choices(['findings', 'kind', 'refactoring']))
    .addOption(knownOption())
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, id: string | undefined, given: Given) => {
      const { sort } = given
      const more = { ...(id === undefined ? {} : { id }), ...(sort === undefined ? {} : { sort }) }
      await run({ ...looking(campaign, given), ...more, output: given.json ? 'json' : 'text' })
    })
}

export function reportCommand(assay: Command, run: (options: ReportOptions) => Promise<void>): void {
  assay
    .command('report')
    .description('the bugs of a campaign, written for people or machines')
    .argument('<campaign>', 'the file of a hunt: assay.db')
    .option('--html <file>', 'one page with everything, which opens offline')
    .option('--markdown <dir>', 'a text for each bug, ready to be filed')
    .option('--sarif <file>', 'for code scanning')
    .option('--junit <file>', 'for CI servers')
    .addOption(knownOption())
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, given: Given & Pick<ReportOptions, 'html' | 'markdown' | 'sarif' | 'junit'>) => {
      const { html, markdown, sarif, junit } = given
      if ([html, markdown, sarif, junit].every(wanted => wanted === undefined))
        throw new InputError('say what to write: --html FILE, --markdown DIR, --sarif FILE or --junit FILE')
      const wanted = Object.entries({ html, markdown, sarif, junit }).filter(([, path]) => path !== undefined)
      await run({ ...looking(campaign, given), ...Object.fromEntries(wanted), output: given.json ? 'json' : 'text' })
    })
}

export function replayCommand(assay: Command, run: (options: ReplayOptions) => Promise<void>): void {
  assay
    .command('replay')
    .description('run a bug or a finding again in fresh processes: does it still hold, and does another engine have it?')
    .argument('<campaign>', 'the file of a hunt: assay.db')
    .argument('<id>', 'of a bug (its smallest program is run) or of a finding')
    .addOption(
      new Option('--engine <name>', 'try it there instead: eclipse@4.34 (may be repeated)')
        .argParser((name, others: readonly string[]) => (others.includes(name) ? others : [...others, name]))
        .default([], 'its own'),
    )
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, id: string, given: Given) => {
      await run({ ...looking(campaign, given), id, engines: given.engine ?? [], output: given.json ? 'json' : 'text' })
    })
}

export function knownOption(): Option {
  return new Option('--known <file>', 'bugs that were reported already: they are counted apart')
}

export function filtersOption(): Option {
  return new Option('--filters <file>', 'sorting rules of your own')
}

function looking(campaign: string, { known, filters, quiet }: Given): Looking {
  return {
    campaign,
    ...(known === undefined ? {} : { known }),
    ...(filters === undefined ? {} : { filters }),
    progress: quiet ? 'quiet' : 'shown',
  }
}
