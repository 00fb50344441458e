#!/usr/bin/env node
/**
 * The command line: which commands there are, and what becomes of their errors. Each command's code is loaded only when
 * it is called, so that every one of them starts fast.
 */
import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { languageNamed, languageOf } from '../languages/languages.js'
import { type ExitCode, exitCode, InputError, jsonDocument } from '../model/index.js'
import { applyCommand } from './apply-options.js'
import { jdkText } from './arguments.js'
import { bugsCommand, replayCommand, reportCommand } from './campaign-options.js'
import { checkCommand } from './check-options.js'
import { generateCommand } from './generate-options.js'
import { huntCommand } from './hunt-options.js'
import { impactCommand } from './impact-options.js'

process.stdout.on('error', error => {
  // Whoever read us has enough (`| head`).
  const code = 'code' in error ? error.code : undefined
  if (code === 'EPIPE') process.exit(exitCode.fine)
  process.stderr.write(`assay: standard output can't be written: ${code ?? error.message}\n`)
  process.exit(exitCode.unusable)
})
// Nobody hears what is said there, and that is no reason to stop.
process.stderr.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(exitCode.interrupted))

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine
  const assay = new Command('assay')
    .description('Trust in refactoring: did it keep the behaviour of the program?')
    .version(version())
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  checkCommand(assay, async options => {
    // What starts the language's processes is loaded beside the command, not after it: they take longest.
    const toolchain = (options.language === undefined ? languageOf([]) : languageNamed(options.language)).toolchain()
    const [{ check }] = await Promise.all([import('./check.js'), toolchain])
    code = await check(options, await toolchain)
  })
  impactCommand(assay, async options => {
    code = await (await import('./impact.js')).impact(options)
  })
  generateCommand(assay, async options => {
    code = await (await import('./generate.js')).generate(options)
  })
  applyCommand(assay, async options => {
    code = await (await import('./apply.js')).apply(options)
  })
  huntCommand(assay, async options => {
    code = await (await import('./hunt.js')).hunt(options)
  })
  bugsCommand(assay, async options => {
    code = await (await import('./bugs.js')).bugs(options)
  })
  reportCommand(assay, async options => {
    code = await (await import('./report.js')).report(options)
  })
  replayCommand(assay, async options => {
    code = await (await import('./replay.js')).replay(options)
  })
  assay
    .command('engines')
    .description('the engines that can refactor, what each can do, and whether it is ready')
    .option('--json', 'one JSON document')
    .action(async (options: { json?: true }) => {
      code = (await import('./engines.js')).engines(options.json ? 'json' : 'text')
    })
  assay
    .command('setup')
    .description('fetch and prepare what Assay needs on this machine (any command does so by itself at first use)')
    .argument('[engine...]', 'engines that are wanted, too; assay engines lists them')
    .option('--jdk <dir>', jdkText)
    .option('--quiet', 'no progress')
    .action(async (engines: readonly string[], options: { jdk?: string; quiet?: true }) => {
      code = await (await import('./setup.js')).setup(engines, options)
    })
  assay
    .command('doctor')
    .description('say what is there and what is missing')
    .option('--json', 'one JSON document')
    .action(async (options: { json?: true }) => {
      code = await (await import('./doctor.js')).doctor(options.json ? 'json' : 'text')
    })
  try {
    await assay.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    return explain(error, isJson(args) ? 'json' : 'text')
  }
}

/** One clear line for what the user can mend; a stack for what only we can. */
function explain(error: unknown, output: 'json' | 'text'): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCode.fine
    const words = error.code === 'commander.help' ? 'error: no command' : error.message
    return refuse(new InputError(words.trim().replace(/^error: /, ''), 'assay --help lists the commands and options'), output)
  }
  if (error instanceof InputError) return refuse(error, output)
  process.stderr.write(`assay: this is a bug in Assay, please report it\n${error instanceof Error ? error.stack : error}\n`)
  return exitCode.bug
}

/** For people, and where JSON was asked for also as a document: whoever reads that need not read the other. */
function refuse({ message, problem, advice }: InputError, output: 'json' | 'text'): ExitCode {
  process.stderr.write(`assay: ${oneLine(message)}\n`)
  if (output === 'json')
    process.stdout.write(jsonDocument({ error: { message: oneLine(problem), ...(advice === undefined ? {} : { advice }) } }))
  return exitCode.unusable
}

/** Also where the command line is wrong, so that nobody has read it. */
function isJson(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end === -1 ? args.length : end).includes('--json')
}

/** Without what would move a terminal's cursor or change its colours: names of files may have anything in them. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\p{Cc}/gu, '?')
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  return version
}
