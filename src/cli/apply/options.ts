/** The options of `assay apply`, and what is wrong with the ones that were given. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ApplyOptions } from '../../app/apply.js'
import { InputError, type RejectAt } from '../../model/index.js'
import { classpathOption, rejectAtOption, setOption } from '../arguments.js'
import { shownBy, type Terminal } from '../command.js'
import type { ApplyCommand } from './apply.js'

/** What commander makes of the command line. */
interface ParsedOptions {
  readonly engine: string
  readonly refactoring: string
  readonly at?: string
  readonly mark?: string
  readonly set: Readonly<Record<string, string>>
  readonly disable: readonly string[]
  readonly rejectAt: RejectAt
  readonly classpath: readonly string[]
  readonly plain?: true
  readonly check?: true
  readonly out?: string
  readonly json?: true
  readonly quiet?: true
}

export function applyCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('apply')
    .description('apply one refactoring to a program with an engine')
    .argument(
      '<program>',
      'a folder of sources, or a file with a JSON program {"files":{path:text},"marks":{name:{file,start,end}}}; - is standard input',
    )
    .option(
      '--engine <name>',
      'engine: eclipse, or one release of it, eclipse@4.34; assay engines lists them (default: the best that runs here)',
    )
    .requiredOption('--refactoring <name>', 'refactoring, for example pull-up-method; assay engines lists them')
    .option('--at <position>', 'target: file:line:col, or file:line:col-line:col for a range')
    .option('--mark <name>', 'target: a mark of the program, [|name:text|] in a file (default: target)')
    .addOption(setOption())
    .addOption(
      new Option('--disable <key>', 'disable the precondition whose messages have this key (may be repeated)')
        .argParser(key)
        .default([], 'none'),
    )
    .addOption(rejectAtOption())
    .addOption(classpathOption())
    .option('--plain', 'work on real files, as users of the engine do, instead of in memory')
    .option('--check', 'also check the result: is the behaviour preserved?')
    .option('--out <dir>', 'write the result to this folder, which must be new or empty')
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .action(async (program: string, given: ParsedOptions) => {
      const { showApplied } = await import('./apply.js')
      terminal.end(await showApplied(read(program, given), terminal))
    })
}

function key(text: string, before: readonly string[]): readonly string[] {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty; give the key of an engine message')
  return [...before, text]
}

function read(program: string, given: ParsedOptions): ApplyCommand {
  const { at, mark, out } = given
  if (at !== undefined && mark !== undefined) throw new InputError('give --at or --mark, not both')
  const place: ApplyOptions['place'] = at === undefined ? { kind: 'mark', name: mark ?? 'target' } : { kind: 'at', position: at }
  const options = {
    engine: given.engine,
    refactoring: given.refactoring,
    place,
    parameters: given.set,
    disabled: given.disable,
    rejectAt: given.rejectAt,
    classpath: given.classpath,
    mode: given.plain ? 'plain' : 'fast',
    result: given.check ? 'judged' : 'unjudged',
  } as const
  return { program, options, out, ...shownBy(given) }
}
