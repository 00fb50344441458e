/** The options of `assay check`, and what is wrong with the ones that were given. */
import { type Command, Option } from 'commander'
import { languages } from '../languages/languages.js'
import { type ApiPolicy, InputError } from '../model/index.js'
import { byDefault } from '../oracle/check.js'
import type { VersionsInput } from '../programs/versions-input.js'
import { classpathOption, duration, jdkText, keepGoingOption, versionsInput, whole } from './arguments.js'

export interface CheckOptions {
  readonly language?: string
  readonly input: VersionsInput | { readonly kind: 'batch'; readonly file: string }
  /** Of the sources; what the build says otherwise, else UTF-8. */
  readonly encoding?: string
  readonly output: 'json' | 'text'
  readonly progress: 'shown' | 'quiet'
  /** Which common methods are tested: those that a change can reach, or every one. */
  readonly strategy: 'impact' | 'all'
  readonly sequences: number
  readonly budgetMs: number
  /** Neither was given, so that a larger program gets more of both. */
  readonly grows: boolean
  readonly seed: number
  readonly level?: number
  readonly jdk?: string
  /** Jars and folders that were named by hand. */
  readonly classpath: readonly string[]
  /** A folder or jar with the project's own tests. */
  readonly tests?: string
  readonly allowIo: boolean
  /** Whether annotation processors that the build names may run. */
  readonly runsProcessors: boolean
  /** Judge what compiles where some files of the version before do not. */
  readonly keepGoing: boolean
  readonly strict: boolean
  readonly junit?: string
  readonly witnesses: 'smallest' | 'all'
  readonly compareApi: true
  readonly places: true
  readonly api: ApiPolicy
}

/** What commander makes of the command line. */
interface Given {
  readonly language?: string
  readonly batch?: string
  readonly json?: true
  readonly quiet?: true
  readonly strategy: 'impact' | 'all'
  readonly sequences?: number
  readonly budget?: number
  readonly seed: number
  readonly release?: number
  readonly jdk?: string
  readonly strict?: true
  readonly junit?: string
  readonly allWitnesses?: true
  readonly git?: string
  readonly staged?: true
  readonly encoding?: string
  readonly processors: boolean
  readonly classpath: readonly string[]
  readonly tests?: string
  readonly allowIo?: true
  readonly keepGoing?: true
  readonly api?: ApiPolicy
}

export function checkCommand(assay: Command, run: (options: CheckOptions) => Promise<void>): void {
  assay
    .command('check')
    .description(
      'did the behaviour stay the same? Two folders of Java sources, two folders of class files or two jars, ' +
        'two revisions (--git), or many pairs (--batch)',
    )
    .argument('[before]', 'the version before: a folder, a jar, or a single .java file; with --git the folder to look at')
    .argument('[after]', 'the version after')
    .option(
      '--git <revisions>',
      'compare two revisions (REV1..REV2) of the repository here or of the one that the folder lies in, or a revision (REV) with the files as they are',
    )
    .option('--staged', 'compare HEAD with what is staged')
    .option(
      '--batch <file>',
      'many pairs, a JSON document a line {"id","before":{path:text},"after":{path:text}}; - is standard input',
    )
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .addOption(
      new Option('--strategy <name>', 'test what the change can reach (impact), or everything (all)')
        .choices(['impact', 'all'])
        .default('impact'),
    )
    .option('--sequences <n>', 'how many sequences of calls at most (default: 14000, up to 56000 for large programs)', whole(0))
    .addOption(
      new Option(
        '--budget <duration>',
        'ceiling in time for the runs of one pair: 500ms, 2s, 3m (default: 5s, up to 20s for large programs)',
      ).argParser(duration),
    )
    .option('--seed <n>', 'decides what is left to chance', whole(0), 1)
    .addOption(new Option('--language <name>', 'the language of the program').choices(languages.map(({ name }) => name)))
    .addOption(classpathOption('for a Maven or Gradle project: what its build says'))
    .option('--encoding <name>', 'of the sources (default: what the build says, else UTF-8)')
    .option('--no-processors', 'do not run the annotation processors that the build names')
    .option('--release <n>', "Java source level (default: the build's, else that of the JDK)", whole(8))
    .option('--jdk <dir>', jdkText)
    .option('--tests <dir>', 'also run these JUnit tests on both versions: a folder of sources or class files, or a jar')
    .addOption(keepGoingOption())
    .option('--strict', 'compare messages of exceptions too')
    .option('--junit <dir>', 'write the witness as a JUnit test into this folder')
    .addOption(
      new Option(
        '--api <policy>',
        'keep: a public class or member that is gone or has another signature is exit code 1, whatever the verdict; ' +
          'ignore: it is only told (default: keep with --git and --staged, else ignore)',
      ).choices(['keep', 'ignore'] satisfies ApiPolicy[]),
    )
    .option('--all-witnesses', 'a witness for everything that differs')
    .option('--allow-io', 'let the program touch files, processes and the network: only for code that you trust')
    .addHelpText('after', examples)
    .action(async (before: string | undefined, after: string | undefined, given: Given) => run(read(before, after, given)))
}

const examples = `
Examples:
  assay check before/ after/                            two folders of sources
  assay check old.jar new.jar --classpath 'lib/*'       two jars and their libraries
  assay check --git HEAD~1..HEAD                        the last commit of the repository here
  assay check --git HEAD                                what you have changed since, as the files are
  assay check --staged                                  what you are about to commit
  assay check --git main..topic --api ignore            without failing for what is gone from the API
  assay check before/ after/ --json                     for scripts: one JSON document
  assay check before/ after/ --junit witness/           the difference as a JUnit test
  assay check before/ after/ --tests src/test/java      the project's own tests, too
  assay check --batch pairs.ndjson                      many pairs, a result a line

Exit codes: 0 preserved, 1 changed or uncompilable (or the API is not kept), 2 wrong usage or input, 3 unknown.
`

function read(before: string | undefined, after: string | undefined, given: Given): CheckOptions {
  const input = inputOf(before, after, given)
  return {
    ...(given.language === undefined ? {} : { language: given.language }),
    input,
    output: given.json ? 'json' : 'text',
    progress: given.quiet ? 'quiet' : 'shown',
    strategy: given.strategy,
    ...effortOf(given),
    seed: given.seed,
    ...(given.release === undefined ? {} : { level: given.release }),
    ...(given.jdk === undefined ? {} : { jdk: given.jdk }),
    classpath: given.classpath,
    ...(given.tests === undefined ? {} : { tests: given.tests }),
    allowIo: given.allowIo ?? false,
    runsProcessors: given.processors,
    ...(given.encoding === undefined ? {} : { encoding: given.encoding }),
    keepGoing: given.keepGoing ?? false,
    strict: given.strict ?? false,
    ...(given.junit === undefined ? {} : { junit: given.junit }),
    witnesses: given.allWitnesses ? 'all' : 'smallest',
    compareApi: true,
    places: true,
    api: given.api ?? apiOf(input),
  }
}

/** What is in a repository has callers; of two folders nobody knows. */
function apiOf({ kind }: CheckOptions['input']): ApiPolicy {
  switch (kind) {
    case 'git':
      return 'keep'
    case 'folders':
    case 'batch':
      return 'ignore'
  }
}

/** Whoever gives more time wants more to be tried in it, and the other way round. */
function effortOf({ sequences, budget }: Given): Pick<CheckOptions, 'sequences' | 'budgetMs' | 'grows'> {
  const times = Math.max(1, (budget ?? 0) / byDefault.budgetMs, (sequences ?? 0) / byDefault.sequences)
  return {
    sequences: sequences ?? Math.round(byDefault.sequences * times),
    budgetMs: budget ?? Math.round(byDefault.budgetMs * times),
    grows: sequences === undefined && budget === undefined,
  }
}

function inputOf(before: string | undefined, after: string | undefined, given: Given): CheckOptions['input'] {
  const { batch, junit, tests, keepGoing } = given
  if (batch !== undefined) {
    if (given.git !== undefined || given.staged) throw new InputError('give --git, --staged or --batch, and only one of them')
    if (before !== undefined) throw new InputError('give two folders or --batch, not both')
    if (junit !== undefined) throw new InputError('--junit is for one pair: give two folders instead of --batch')
    if (tests !== undefined) throw new InputError('--tests is for one pair: give two folders instead of --batch')
    if (keepGoing) throw new InputError('--keep-going is for one pair: give two folders instead of --batch')
    return { kind: 'batch', file: batch }
  }
  return versionsInput(
    before,
    after,
    given,
    'check wants two folders, BEFORE and AFTER (or --git REV, --git REV1..REV2, --staged, or --batch FILE)',
  )
}
