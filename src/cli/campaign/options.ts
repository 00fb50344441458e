/** The options of the commands that read a campaign: `assay bugs`, `assay report`, `assay replay` and `assay bisect`. */
import { type Command, Option } from 'commander'
import { InputError } from '../../model/index.js'
import type { ReportFormat } from '../../report/format.js'
import { type FormatName, formats } from '../../report/formats.js'
import { shownBy, type Terminal } from '../command.js'
import type { BugsCommand } from './bugs.js'

/** Where the report is written to, by format. */
type Destinations = Readonly<Partial<Record<FormatName, string>>>

interface ParsedOptions {
  readonly known?: string
  readonly filters?: string
  readonly sort?: BugsCommand['sort']
  readonly engine?: readonly string[]
  readonly json?: true
  readonly quiet?: true
}

export function bugsCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('bugs')
    .description('list the bugs of a campaign: the cause that findings have in common, and the smallest program of each')
    .argument('<campaign>', 'the campaign file of a hunt, for example assay.db')
    .argument('[id]', 'id of a bug or a finding: show the whole bug')
    .addOption(new Option('--sort <by>', 'sort order').choices(['findings', 'kind', 'refactoring']))
    .addOption(knownOption())
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, id: string | undefined, given: ParsedOptions) => {
      const { sort, known, filters } = given
      const { bugs } = await import('./bugs.js')
      terminal.end(await bugs({ campaign, id, sort, options: { known, filters }, ...shownBy(given) }, terminal))
    })
}

export function reportCommand(assay: Command, terminal: Terminal): void {
  const command = assay
    .command('report')
    .description('write a report on the bugs of a campaign, for people or tools')
    .argument('<campaign>', 'the campaign file of a hunt, for example assay.db')
  for (const format of formats) command.option(`--${format.name} <${destinationOf(format)}>`, format.description)
  command
    .addOption(knownOption())
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, given: ParsedOptions & Destinations) => {
      const wanted = formats.filter(({ name }) => given[name] !== undefined)
      if (wanted.length === 0) throw new InputError(`no report format given; choose ${choices()}`)
      const destinations: Destinations = Object.fromEntries(wanted.map(({ name }) => [name, given[name]]))
      const { known, filters } = given
      const { report } = await import('./report.js')
      terminal.end(await report({ campaign, destinations, options: { known, filters }, ...shownBy(given) }, terminal))
    })
}

function destinationOf({ writes }: ReportFormat): string {
  return writes === 'file' ? 'file' : 'dir'
}

/** `--html FILE, --markdown DIR or --junit FILE`. */
function choices(): string {
  return formats
    .map(format => `--${format.name} ${destinationOf(format).toUpperCase()}`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
}

export function replayCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('replay')
    .description('reproduce a bug or a finding in fresh processes, with the same engine or with others')
    .argument('<campaign>', 'the campaign file of a hunt, for example assay.db')
    .argument('<id>', 'id of a bug (its smallest program is run) or of a finding')
    .addOption(
      new Option('--engine <name>', 'reproduce it with this engine instead: eclipse@4.34 (may be repeated)')
        .argParser((name, others: readonly string[]) => (others.includes(name) ? others : [...others, name]))
        .default([], 'the engine of the bug'),
    )
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, id: string, given: ParsedOptions) => {
      const { filters, engine = [] } = given
      const { replay } = await import('./replay.js')
      terminal.end(await replay({ campaign, id, options: { filters, engines: engine }, ...shownBy(given) }, terminal))
    })
}

export function bisectCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('bisect')
    .description('find the first release of the engine that has a bug: all releases that run here are checked')
    .argument('<campaign>', 'the campaign file of a hunt, for example assay.db')
    .argument('[id]', 'id of a bug or a finding; all bugs of the campaign if absent')
    .option('--engine <name>', 'check the releases of this engine instead: eclipse (default: the engine of the bug)')
    .addOption(filtersOption())
    .option('--json', 'standard output is one JSON document; without an id one per line')
    .option('--quiet', 'no progress on standard error')
    .action(async (campaign: string, id: string | undefined, given: Omit<ParsedOptions, 'engine'> & { engine?: string }) => {
      const { filters, engine } = given
      const { bisect } = await import('./bisect.js')
      terminal.end(await bisect({ campaign, id, options: { filters, engine }, ...shownBy(given) }, terminal))
    })
}

export function knownOption(): Option {
  return new Option('--known <file>', 'file with bugs that are already reported; they are counted separately')
}

export function filtersOption(): Option {
  return new Option('--filters <file>', 'file with your own triage rules')
}
