/** The options of `assay generate`, and what is wrong with the ones that were given. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { defined, InputError } from '../../model/index.js'
import { duration, whole, wholeOfAnySize } from '../arguments.js'
import { type Shown, shownBy, type Terminal } from '../command.js'
import type { GenerateCommand } from './generate.js'

/** What commander makes of the command line. */
interface ParsedOptions {
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

export function generateCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('generate')
    .description('enumerate, count or sample the programs of a theory: all of them, without isomorphic copies')
    .argument(
      '[theory]',
      'a theory that comes with Assay (java/pull-up-method), or the path of an .als file; its first run command is used, else its first check command',
    )
    .option('--list', 'list the theories that come with Assay')
    .option(
      '--run <name>',
      'the command to use: its label, the name of its predicate or assertion, or its number in the file',
      once(String),
    )
    .option('--main-only', 'only the main constraints of the theory, not the additional ones: its command mainOnly')
    .option('--scope <scope>', 'scope to use instead of that of the command: "3 but exactly 2 A, 4 int"', once(String))
    .addOption(new Option('--where <formula>', 'additional constraint (may be repeated)').argParser(another).default([], 'none'))
    .option('--count', 'print only the number of all programs of the theory')
    .option('--instances', 'print the instances of the theory instead of programs')
    .option('--out <dir>', 'write each program to its own folder inside this folder, which must be new or empty', once(String))
    .option('--range <a..b>', 'only the programs numbered from a to below b; the first is 0', once(range))
    .addOption(new Option('--skip <n>', 'only every n-th program').argParser(wholeOfAnySize(1n)).default(1n, '1'))
    .option('--sample <n>', 'a uniform random sample of n programs', whole(0))
    .option('--seed <n>', 'random seed of the sample', whole(0), 1)
    .option('--limit <n>', 'only the first n of the selected programs', wholeOfAnySize(0n))
    .option('--for <duration>', 'stop after this time (500ms, 2s, 3m)', duration)
    .option('--json', 'JSON for --count, --list and --out too; programs and instances are always JSON, one document per line')
    .option('--quiet', 'no progress and no warnings on standard error')
    .action(async (theory: string | undefined, given: ParsedOptions) => {
      if (given.list) {
        const output = readList(theory, given)
        return terminal.end((await import('./list.js')).list(output, terminal))
      }
      const command = read(theory, given)
      terminal.end(await (await import('./generate.js')).generate(command, terminal))
    })
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
    throw new InvalidArgumentError('Expected a range such as 10..20: from 10 to below 20')
  return [BigInt(from), BigInt(to)]
}

function readList(theory: string | undefined, given: ParsedOptions): Shown['output'] {
  if (theory !== undefined) throw new InputError('--list lists all theories: give it without a theory')
  if (given.count || given.instances || given.out !== undefined)
    throw new InputError('--list only lists the theories: give it without --count, --instances and --out')
  return shownBy(given).output
}

function read(theory: string | undefined, given: ParsedOptions): GenerateCommand {
  const { run, scope, where, sample, seed, limit, out } = given
  const [from, to] = given.range ?? [0n]
  if (given.mainOnly && run !== undefined) throw new InputError('give --main-only or --run, not both')
  const print = printOf(given)
  if (theory === undefined)
    throw new InputError('no theory given: give the name of one (assay generate --list lists them) or the path of an .als file')
  return {
    print,
    theory,
    out,
    options: {
      choice: { ...defined({ run, scope }), where },
      constraints: given.mainOnly ? 'main' : 'all',
      selection: {
        from,
        every: given.skip,
        ...defined({ to, limit, sample: sample === undefined ? undefined : { size: sample, seed } }),
      },
    },
    forMs: given.for,
    ...shownBy(given),
  }
}

function printOf({ count, instances, out }: ParsedOptions): GenerateCommand['print'] {
  if (count && instances) throw new InputError('give --count or --instances, not both')
  if (out !== undefined && (count || instances))
    throw new InputError(`give --out or ${count ? '--count' : '--instances'}, not both: --out writes programs`)
  if (out === '') throw new InputError('--out needs the name of a folder')
  if (count) return 'count'
  return instances ? 'instances' : 'programs'
}
