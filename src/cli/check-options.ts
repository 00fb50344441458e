/** The options of `assay check`, and what is wrong with the ones that were given. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { InputError } from '../model/index.js'

export interface CheckOptions {
  readonly input:
    | { readonly kind: 'folders'; readonly before: string; readonly after: string }
    | { readonly kind: 'batch'; readonly file: string }
  readonly output: 'json' | 'text'
  readonly progress: 'shown' | 'quiet'
  readonly sequences: number
  readonly budgetMs: number
  readonly seed: number
  readonly level?: number
  readonly jdk?: string
  readonly strict: boolean
  readonly junit?: string
  readonly witnesses: 'smallest' | 'all'
}

/** What commander makes of the command line. */
interface Given {
  readonly batch?: string
  readonly json?: true
  readonly quiet?: true
  readonly strategy: 'all' | 'impact'
  readonly sequences: number
  readonly budget: number
  readonly seed: number
  readonly release?: number
  readonly jdk?: string
  readonly strict?: true
  readonly junit?: string
  readonly allWitnesses?: true
  readonly git?: string
  readonly classpath?: string
  readonly tests?: string
  readonly allowIo?: true
}

export function checkCommand(assay: Command, run: (options: CheckOptions) => Promise<void>): void {
  assay
    .command('check')
    .description('did the behaviour stay the same? Two folders of Java sources, two .java files, or --batch')
    .argument('[before]', 'the version before: a folder, or a single file')
    .argument('[after]', 'the version after')
    .option(
      '--batch <file>',
      'many pairs, a JSON document a line {"id","before":{path:text},"after":{path:text}}; - is standard input',
    )
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .addOption(
      new Option('--strategy <name>', 'which methods to test (impact is not there yet)')
        .choices(['all', 'impact'])
        .default('all'),
    )
    .option('--sequences <n>', 'how many sequences of calls at most', whole(0), 2000)
    .addOption(
      new Option('--budget <duration>', 'ceiling in time for the runs of one pair (500ms, 2s, 3m)')
        .argParser(duration)
        .default(5000, '5s'),
    )
    .option('--seed <n>', 'decides what is left to chance', whole(0), 1)
    .addOption(new Option('--language <name>', 'the language of the sources').choices(['java']))
    .option('--release <n>', 'Java source level (default: that of the JDK)', whole(8))
    .option('--jdk <dir>', 'the JDK to use (default: the newest found)')
    .option('--strict', 'compare messages of exceptions too')
    .option('--junit <dir>', 'write the witness as a JUnit test into this folder')
    .option('--all-witnesses', 'a witness for everything that differs')
    .addOption(new Option('--git <revisions>').hideHelp())
    .addOption(new Option('--classpath <path...>').hideHelp())
    .addOption(new Option('--tests <dir>').hideHelp())
    .addOption(new Option('--allow-io').hideHelp())
    .action(async (before: string | undefined, after: string | undefined, given: Given) => run(read(before, after, given)))
}

function read(before: string | undefined, after: string | undefined, given: Given): CheckOptions {
  refuseWhatIsPlanned(given)
  return {
    input: inputOf(before, after, given),
    output: given.json ? 'json' : 'text',
    progress: given.quiet ? 'quiet' : 'shown',
    sequences: given.sequences,
    budgetMs: given.budget,
    seed: given.seed,
    ...(given.release === undefined ? {} : { level: given.release }),
    ...(given.jdk === undefined ? {} : { jdk: given.jdk }),
    strict: given.strict ?? false,
    ...(given.junit === undefined ? {} : { junit: given.junit }),
    witnesses: given.allWitnesses ? 'all' : 'smallest',
  }
}

/** Rather than pass for something that was not done. */
function refuseWhatIsPlanned(given: Given): void {
  const planned = { '--git': given.git, '--classpath': given.classpath, '--tests': given.tests, '--allow-io': given.allowIo }
  for (const [option, value] of Object.entries(planned))
    if (value !== undefined) throw new InputError(`${option} is not there yet: check two folders of sources without it`)
  if (given.strategy === 'impact')
    throw new InputError('--strategy impact is not there yet: leave it out, every common method is tested')
}

function inputOf(before: string | undefined, after: string | undefined, { batch, junit }: Given): CheckOptions['input'] {
  if (batch !== undefined) {
    if (before !== undefined) throw new InputError('give two folders or --batch, not both')
    if (junit !== undefined) throw new InputError('--junit is for one pair: give two folders instead of --batch')
    return { kind: 'batch', file: batch }
  }
  if (before === undefined || after === undefined)
    throw new InputError('check wants two folders, BEFORE and AFTER (or --batch FILE)')
  return { kind: 'folders', before, after }
}

function whole(least: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least && value <= 2 ** 31 - 1) return value
    throw new InvalidArgumentError(`It is no whole number from ${least} on`)
  }
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

function duration(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? []
  if (number === undefined || unit === undefined) throw new InvalidArgumentError('A duration is written 500ms, 2s, 3m or 1h')
  return Math.round(Number(number) * units[unit as keyof typeof units])
}
