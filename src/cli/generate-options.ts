/** The options of `assay generate`, and what is wrong with the ones that were given. */
import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { InputError } from '../model/index.js'
import { duration, whole, wholeOfAnySize } from './arguments.js'
import type { Selection } from './selection.js'

export interface GenerateOptions {
  /** The path of the theory, as it was given. */
  readonly theory: string
  readonly print: 'instances' | 'count'
  readonly output: 'json' | 'text'
  readonly progress: 'shown' | 'quiet'
  readonly choice: { readonly run?: string; readonly scope?: string; readonly where: readonly string[] }
  readonly selection: Selection
  readonly forMs?: number
}

/** What commander makes of the command line. */
interface Given {
  readonly run?: string
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
  readonly json?: true
  readonly quiet?: true
}

export function generateCommand(assay: Command, run: (options: GenerateOptions) => Promise<void>): void {
  assay
    .command('generate')
    .description('every instance of an Alloy theory, once up to isomorphism: listed, counted, numbered, sampled')
    .argument('<theory>', 'the path of an .als file; its first run is taken, else its first check')
    .option(
      '--run <name>',
      'the command to take, by its label, the name of what it runs, or its number in the text',
      once(String),
    )
    .option('--scope <scope>', 'instead of the scope of the command: "3 but exactly 2 A, 4 int"', once(String))
    .addOption(
      new Option('--where <formula>', 'a constraint that must hold too (may be repeated)').argParser(another).default([], 'none'),
    )
    .option('--count', 'print only how many there are in all')
    .option('--instances', 'print them, a JSON document a line')
    .option('--range <a..b>', 'only those from number a on, below b; the first is 0', once(range))
    .addOption(new Option('--skip <n>', 'only every n-th').argParser(wholeOfAnySize(1n)).default(1n, '1'))
    .option('--sample <n>', 'a uniform sample of that many', whole(0))
    .option('--seed <n>', 'decides the sample', whole(0), 1)
    .option('--limit <n>', 'only the first n of what is left', wholeOfAnySize(0n))
    .option('--for <duration>', 'stop after that time (500ms, 2s, 3m)', duration)
    .option('--json', 'the number of --count as a JSON document; instances always are')
    .option('--quiet', 'no progress and no warnings on standard error')
    .action(async (theory: string, given: Given) => run(read(theory, given)))
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

function read(theory: string, given: Given): GenerateOptions {
  const { run, scope, where, sample, seed, limit } = given
  const [from, to] = given.range ?? [0n]
  return {
    theory: pathOf(theory),
    print: printOf(theory, given),
    output: given.json ? 'json' : 'text',
    progress: given.quiet ? 'quiet' : 'shown',
    choice: {
      ...(run === undefined ? {} : { run }),
      ...(scope === undefined ? {} : { scope }),
      where,
    },
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

function pathOf(theory: string): string {
  if (/\.als$/i.test(theory)) return theory
  throw new InputError(`there is no theory named ${theory}: give the path of an .als file`)
}

function printOf(theory: string, { count, instances }: Given): GenerateOptions['print'] {
  if (count && instances) throw new InputError('give --count or --instances, not both')
  if (count) return 'count'
  if (instances) return 'instances'
  if (!existsSync(theory)) throw new InputError(`${theory} does not exist`)
  throw new InputError(`${theory} is no theory of Java, so there are no programs to print: add --instances or --count`)
}
