#!/usr/bin/env node
/**
 * The command line: the list of commands, and how their errors are reported. Each command's code is loaded only when
 * it is called, so that every one of them starts fast.
 */
import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { defaultEnvironment } from '../app/environment.js'
import { InputError, jsonDocument } from '../model/index.js'
import { applyCommand } from './apply/options.js'
import { bisectCommand, bugsCommand, replayCommand, reportCommand } from './campaign/options.js'
import { checkCommand } from './check/options.js'
import type { Terminal } from './command.js'
import { type ExitCode, exitCode } from './exit-code.js'
import { generateCommand } from './generate/options.js'
import { huntCommand } from './hunt/options.js'
import { impactCommand } from './impact/options.js'
import { doctorCommand, enginesCommand, setUpCommand } from './machine/options.js'
import { progressTo } from './progress.js'

const commands: readonly ((assay: Command, terminal: Terminal) => void)[] = [
  checkCommand,
  impactCommand,
  generateCommand,
  applyCommand,
  huntCommand,
  bugsCommand,
  reportCommand,
  replayCommand,
  bisectCommand,
  enginesCommand,
  setUpCommand,
  doctorCommand,
]

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

await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<void> {
  const assay = new Command('assay')
    .description('Trust in refactoring: does it preserve the behaviour of the program?')
    .version(version())
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  const terminal: Terminal = {
    environment: progress => defaultEnvironment({ progress: progressTo(process.stderr, progress) }),
    stdout: process.stdout,
    end(code) {
      process.exitCode = code
    },
  }
  for (const register of commands) register(assay, terminal)
  try {
    await assay.parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = explain(error, isJson(args) ? 'json' : 'text')
  }
}

/** One clear line for what the user can mend; a stack for what only we can. */
function explain(error: unknown, output: 'json' | 'text'): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCode.fine
    const words = error.code === 'commander.help' ? 'error: no command given' : error.message
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
