/** The options of `assay impact`, and what is wrong with the ones that were given. */
import type { Command } from 'commander'
import { classpathOption, jdkText, keepGoingOption, versionsInput, whole } from '../arguments.js'
import { shownBy, type Terminal } from '../command.js'
import type { ImpactCommand } from './impact.js'

/** What commander makes of the command line. */
interface ParsedOptions {
  readonly json?: true
  readonly quiet?: true
  readonly git?: string
  readonly staged?: true
  readonly encoding?: string
  readonly processors: boolean
  readonly classpath: readonly string[]
  readonly release?: number
  readonly jdk?: string
  readonly keepGoing?: true
}

export function impactCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('impact')
    .description(
      'what can a change reach? Two folders of Java sources, two folders of class files, two jars, or two revisions (--git)',
    )
    .argument(
      '[before]',
      'the version before: a folder, a jar, or a single .java file; with --git or --staged the folder to compare',
    )
    .argument('[after]', 'the version after')
    .option('--git <revisions>', 'two revisions (REV1..REV2), or a revision (REV) and the working tree')
    .option('--staged', 'HEAD and the index (the staged changes)')
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .addOption(classpathOption('for a Maven or Gradle project: that of its build'))
    .option('--encoding <name>', 'encoding of the sources (default: that of the build, else UTF-8)')
    .option('--no-processors', 'do not run the annotation processors of the build')
    .option('--release <n>', 'Java source level (default: that of the build, else that of the JDK)', whole(8))
    .option('--jdk <dir>', jdkText)
    .addOption(keepGoingOption())
    .addHelpText('after', examples)
    .action(async (before: string | undefined, after: string | undefined, given: ParsedOptions) => {
      const { showImpact } = await import('./impact.js')
      terminal.end(await showImpact(read(before, after, given), terminal))
    })
}

function read(before: string | undefined, after: string | undefined, given: ParsedOptions): ImpactCommand {
  const { release, jdk, classpath, encoding, keepGoing } = given
  return {
    input: versionsInput(
      before,
      after,
      given,
      'impact needs two folders, BEFORE and AFTER (or --git REV, --git REV1..REV2, or --staged)',
    ),
    options: { level: release, home: jdk, classpath, encoding, runsProcessors: given.processors, keepGoing },
    ...shownBy(given),
  }
}

const examples = `
Examples:
  assay impact before/ after/                           two folders of sources
  assay impact old.jar new.jar --classpath 'lib/*'      two jars and their libraries
  assay impact --git HEAD~1..HEAD                       two revisions of the repository here
  assay impact --git HEAD                               the last commit and the working tree
  assay impact before/ after/ --json                    for scripts: one JSON document

Exit codes: 0, or 2 for wrong usage or input, including a version that does not compile.
`
