/** The options of `assay check`, and what is wrong with the ones that were given. */
import { type Command, Option } from 'commander'
import { languageNamed } from '../../languages/languages.js'
import { type ApiPolicy, InputError } from '../../model/index.js'
import type { VersionsInput } from '../../programs/versions-input.js'
import { classpathOption, duration, jdkText, keepGoingOption, versionsInput, whole } from '../arguments.js'
import { shownBy, type Terminal } from '../command.js'
import type { CheckCommand } from './pair.js'

/** What commander makes of the command line. */
interface ParsedOptions {
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

export function checkCommand(assay: Command, terminal: Terminal): void {
  const { languages } = terminal.environment('quiet')
  assay
    .command('check')
    .description(
      'is the behaviour preserved? Two folders of Java sources, two folders of class files or two jars, ' +
        'two revisions (--git), or many pairs (--batch)',
    )
    .argument(
      '[before]',
      'the version before: a folder, a jar, or a single .java file; with --git or --staged the folder to compare',
    )
    .argument('[after]', 'the version after')
    .option(
      '--git <revisions>',
      'compare two revisions (REV1..REV2), or a revision (REV) with the working tree; the repository is that of BEFORE, else of the working folder',
    )
    .option('--staged', 'compare HEAD with the index (the staged changes)')
    .option(
      '--batch <file>',
      'many pairs, one JSON document per line {"id","before":{path:text},"after":{path:text}}; - is standard input',
    )
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .addOption(
      new Option('--strategy <name>', 'test what the change can reach (impact), or everything (all)')
        .choices(['impact', 'all'])
        .default('impact'),
    )
    .option('--sequences <n>', 'maximum number of call sequences (default: 14000, up to 56000 for large programs)', whole(0))
    .addOption(
      new Option(
        '--budget <duration>',
        'time limit for the runs of one pair: 500ms, 2s, 3m (default: 5s, up to 20s for large programs)',
      ).argParser(duration),
    )
    .option('--seed <n>', 'random seed', whole(0), 1)
    .addOption(new Option('--language <name>', 'the language of the program').choices(languages.map(({ name }) => name)))
    .addOption(classpathOption('for a Maven or Gradle project: that of its build'))
    .option('--encoding <name>', 'encoding of the sources (default: that of the build, else UTF-8)')
    .option('--no-processors', 'do not run the annotation processors of the build')
    .option('--release <n>', 'Java source level (default: that of the build, else that of the JDK)', whole(8))
    .option('--jdk <dir>', jdkText)
    .option('--tests <dir>', 'also run these JUnit tests on both versions: a folder of sources or class files, or a jar')
    .addOption(keepGoingOption())
    .option('--strict', 'also compare exception messages')
    .option('--junit <dir>', 'write the witness as a JUnit test into this folder')
    .addOption(
      new Option(
        '--api <policy>',
        'keep: exit code 1 if a public class or member was removed or changed its signature, whatever the verdict; ' +
          'ignore: only report it (default: keep with --git and --staged, else ignore)',
      ).choices(['keep', 'ignore'] satisfies ApiPolicy[]),
    )
    .option('--all-witnesses', 'report a witness for every difference, not only the smallest one')
    .option('--allow-io', 'allow the program to use files, processes and the network: only for code that you trust')
    .addHelpText('after', examples)
    .action(async (before: string | undefined, after: string | undefined, given: ParsedOptions) => {
      const { input, ...command } = read(before, after, given)
      if (input.kind === 'batch') {
        const { checkLines } = await import('./batch.js')
        return terminal.end(await checkLines({ file: input.file, ...command }, terminal))
      }
      // What starts the language's processes is loaded beside the command, not after it: they take longest.
      const language = given.language === undefined ? languages[0] : languageNamed(given.language, languages)
      const [{ checkPair }] = await Promise.all([import('./pair.js'), language.toolchain()])
      terminal.end(await checkPair({ input, ...command }, terminal))
    })
}

const examples = `
Examples:
  assay check before/ after/                            two folders of sources
  assay check old.jar new.jar --classpath 'lib/*'       two jars and their libraries
  assay check --git HEAD~1..HEAD                        the last commit of the repository here
  assay check --git HEAD                                the uncommitted changes in the working tree
  assay check --staged                                  the staged changes
  assay check --git main..topic --api ignore            a changed API is only reported
  assay check before/ after/ --json                     for scripts: one JSON document
  assay check before/ after/ --junit witness/           the difference as a JUnit test
  assay check before/ after/ --tests src/test/java      also run the project's own tests
  assay check --batch pairs.ndjson                      many pairs, one result per line

Exit codes: 0 preserved, 1 changed or uncompilable (or the API changed and --api is keep), 2 wrong usage or input, 3 unknown.
`

type Input = VersionsInput | { readonly kind: 'batch'; readonly file: string }

function read(
  before: string | undefined,
  after: string | undefined,
  given: ParsedOptions,
): Omit<CheckCommand, 'input'> & { readonly input: Input } {
  const { language, strategy, sequences, budget, seed, release, jdk, classpath, tests, encoding, junit } = given
  const input = inputOf(before, after, given)
  return {
    input,
    options: {
      language,
      strategy,
      sequences,
      budgetMs: budget,
      seed,
      level: release,
      home: jdk,
      classpath,
      tests,
      allowIo: given.allowIo,
      runsProcessors: given.processors,
      encoding,
      keepGoing: given.keepGoing,
      strict: given.strict,
      witnesses: given.allWitnesses ? 'all' : 'smallest',
    },
    junit,
    api: given.api ?? apiOf(input),
    ...shownBy(given),
  }
}

/** What is in a repository has callers; of two folders nobody knows. */
function apiOf({ kind }: Input): ApiPolicy {
  switch (kind) {
    case 'git':
      return 'keep'
    case 'folders':
    case 'files':
    case 'batch':
      return 'ignore'
  }
}

function inputOf(before: string | undefined, after: string | undefined, given: ParsedOptions): Input {
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
    'check needs two folders, BEFORE and AFTER (or --git REV, --git REV1..REV2, --staged, or --batch FILE)',
  )
}
