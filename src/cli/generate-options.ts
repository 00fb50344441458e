/** The options of `assay generate`, and what is wrong with the ones that were given. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { InputError } from '../model/index.js'
import type { Selection } from '../programs/selection.js'
import { theoryNamed } from '../programs/theories.js'
import { duration, whole, wholeOfAnySize } from './arguments.js'

export interface GenerateOptions {
  /** The name is that of a shipped one, or the path as it was given. */
  readonly theory: { readonly name: string; readonly file: string }
  readonly print: 'programs' | 'instances' | 'count'
  /** The folder that programs are written to. */
  readonly out?: string
  readonly output: 'json' | 'text'
  readonly progress: 'shown' | 'quiet'
  readonly choice: { readonly run?: string; readonly scope?: string; readonly where: readonly string[] }
  readonly constraints: 'all' | 'main'
  readonly selection: Selection
  readonly forMs?: number
}

/** What `--list` asks for. */
export interface ListOptions {
  readonly print: 'list'
  readonly output: 'json' | 'text'
}

/** What commander makes of the command line. */
interface Given {
  readonly list?: true
  readonly run?: string
  readonly mainOnly?: true
  readonly scope?: string
  readonly where: readonly string[]
  readonly range?: readonly [from: bigint, to: bigint]
  readonly skip: bigint
  readonly sample?: number
  readonly seed: number
  readonly limit?: bigint
  readonly for?: number
  readonly count?: true
  readonly instances?: true
  readonly out?: string
  readonly json?: true
  readonly quiet?: true
}

export function generateCommand(assay: Command, run: (options: GenerateOptions | ListOptions) => Promise<void>): void {
  assay
    .command('generate')
    .description('every small program of a theory, once up to isomorphism: printed, written, counted, numbered, sampled')
    .argument(
      '[theory]',
      'the name of one that comes with Assay (java/pull-up-method), or the path of an .als file; its first run is taken, else its first check',
    )
    .option('--list', 'name the theories that come with Assay')
    .option(
      '--run <name>',
      'the command to take, by its label, the name of what it runs, or its number in the text',
      once(String),
    )
    .option('--main-only', 'only the main constraints of the theory, not the additional ones: its command mainOnly')
    .option('--scope <scope>', 'instead of the scope of the command: "3 but exactly 2 A, 4 int"', once(String))
    .addOption(
      new Option('--where <formula>', 'a constraint that must hold too (may be repeated)').argParser(another).default([], 'none'),
    )
    .option('--count', 'print only how many there are in all')
    .option('--instances', 'print the instances of the theory, not the programs that they stand for')
    .option('--out <dir>', 'write the programs, each to a folder of its own in this new or empty one', once(String))
    .option('--range <a..b>', 'only those from number a on, below b; the first is 0', once(range))
    .addOption(new Option('--skip <n>', 'only every n-th').argParser(wholeOfAnySize(1n)).default(1n, '1'))
    .option('--sample <n>', 'a uniform sample of that many', whole(0))
    .option('--seed <n>', 'decides the sample', whole(0), 1)
    .option('--limit <n>', 'only the first n of what is left', wholeOfAnySize(0n))
    .option('--for <duration>', 'stop after that time (500ms, 2s, 3m)', duration)
    .option('--json', 'JSON for --count, --list and --out too; programs and instances always are, a document a line')
    .option('--quiet', 'no progress and no warnings on standard error')
    .action(async (theory: string | undefined, given: Given) => run(given.list ? readList(theory, given) : read(theory, given)))
}

function once<T>(parse: (text: string) => T): (text: string, before: T | undefined) => T {
  return (text, before) => {
    if (before !== undefined) throw new InvalidArgumentError('It is given twice')
    return parse(text)
  }
}

function another(text: string, before: readonly string[]): readonly string[] {
  return [...before, text]
}

function range(text: string): readonly [from: bigint, to: bigint] {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(text) ?? []
  if (from === undefined || to === undefined || BigInt(from) > BigInt(to))
    throw new InvalidArgumentError('A range is written 10..20: the first number, and the one after the last')
  return [BigInt(from), BigInt(to)]
}

function readList(theory: string | undefined, given: Given): ListOptions {
  if (theory !== undefined) throw new InputError('--list names all theories: give it without one')
  if (given.count || given.instances || given.out !== undefined)
    throw new InputError('--list only names the theories: give it without --count, --instances and --out')
  return { print: 'list', output: given.json ? 'json' : 'text' }
}

function read(theory: string | undefined, given: Given): GenerateOptions {
  const { run, scope, where, sample, seed, limit, out } = given
  const [from, to] = given.range ?? [0n]
  if (given.mainOnly && run !== undefined) throw new InputError('give --main-only or --run, not both')
  return {
    print: printOf(given),
    theory: theoryOf(theory),
    ...(out === undefined ? {} : { out }),
    output: given.json ? 'json' : 'text',
    progress: given.quiet ? 'quiet' : 'shown',
    choice: {
      ...(run === undefined ? {} : { run }),
      ...(scope === undefined ? {} : { scope }),
      where,
    },
    constraints: given.mainOnly ? 'main' : 'all',
    selection: {
      from,
      ...(to === undefined ? {} : { to }),
      every: given.skip,
      ...(sample === undefined ? {} : { sample: { size: sample, seed } }),
      ...(limit === undefined ? {} : { limit }),
    },
    ...(given.for === undefined ? {} : { forMs: given.for }),
  }
}

function printOf({ count, instances, out }: Given): GenerateOptions['print'] {
  if (count && instances) throw new InputError('give --count or --instances, not both')
  if (out !== undefined && (count || instances))
    throw new InputError(`give --out or ${count ? '--count' : '--instances'}, not both: --out writes programs`)
  if (out === '') throw new InputError('--out needs the name of a folder')
  if (count) return 'count'
  return instances ? 'instances' : 'programs'
}

function theoryOf(given: string | undefined): GenerateOptions['theory'] {
  if (given === undefined)
    throw new InputError('no theory is given: name one (assay generate --list names all), or give the path of an .als file')
  return theoryNamed(given)
}
