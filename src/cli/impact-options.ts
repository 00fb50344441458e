/** The options of `assay impact`. */
import type { Command } from 'commander'
import { classpathOption, jdkText, whole } from './arguments.js'

export interface ImpactOptions {
  readonly json?: true
  readonly quiet?: true
  readonly classpath: readonly string[]
  readonly release?: number
  readonly jdk?: string
}

export function impactCommand(
  assay: Command,
  run: (before: string, after: string, options: ImpactOptions) => Promise<void>,
): void {
  assay
    .command('impact')
    .description('what can a change reach? Two folders of Java sources, two folders of class files, or two jars')
    .argument('<before>', 'the version before: a folder, a jar, or a single .java file')
    .argument('<after>', 'the version after')
    .option('--json', 'standard output is one JSON document')
    .option('--quiet', 'no progress on standard error')
    .addOption(classpathOption())
    .option('--release <n>', 'Java source level (default: that of the JDK)', whole(8))
    .option('--jdk <dir>', jdkText)
    .addHelpText('after', examples)
    .action(run)
}

const examples = `
Examples:
  assay impact before/ after/                           two folders of sources
  assay impact old.jar new.jar --classpath 'lib/*'      two jars and their libraries
  assay impact before/ after/ --json                    for scripts: one JSON document

Exit codes: 0, or 2 for wrong usage or input, which a version that does not compile is, too.
`
