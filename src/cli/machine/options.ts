/** The commands about this machine: `assay engines`, `assay setup` and `assay doctor`. */
import type { Command } from 'commander'
import { jdkText } from '../arguments.js'
import { shownBy, type Terminal } from '../command.js'

export function enginesCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('engines')
    .description('list the engines, their refactorings, and whether they are ready')
    .option('--json', 'one JSON document')
    .action(async (given: { json?: true }) => {
      terminal.end(await (await import('./engines.js')).showEngines(shownBy(given).output, terminal))
    })
}

export function setUpCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('setup')
    .description('download and prepare what Assay needs on this machine (every command does this by itself at first use)')
    .argument('[engine...]', 'engines to set up as well; assay engines lists them')
    .option('--jdk <dir>', jdkText)
    .option('--quiet', 'no progress')
    .action(async (engines: readonly string[], { jdk, ...given }: { jdk?: string; quiet?: true }) => {
      const [{ setUp }, { exitCode }] = await Promise.all([import('../../app/set-up.js'), import('../exit-code.js')])
      await setUp({ engines, home: jdk }, terminal.environment(shownBy(given).progress))
      terminal.end(exitCode.fine)
    })
}

export function doctorCommand(assay: Command, terminal: Terminal): void {
  assay
    .command('doctor')
    .description('check what is installed and what is missing')
    .option('--json', 'one JSON document')
    .action(async (given: { json?: true }) => {
      terminal.end(await (await import('./doctor.js')).showDiagnosis(shownBy(given).output, terminal))
    })
}
