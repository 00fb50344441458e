/** Options and option parsers that several commands share. */
import { InvalidArgumentError, Option } from 'commander'
import { InputError, rejectAts } from '../model/index.js'
import { gitInput } from '../programs/git.js'
import type { VersionsInput } from '../programs/versions-input.js'

export function classpathOption(otherwise?: string): Option {
  return new Option(
    '--classpath <path>',
    'class path of the program, jars and folders; dir/* is every jar in dir (may be repeated)',
  )
    .argParser((path, others: readonly string[]) => [...others, path])
    .default([], otherwise)
}

export function keepGoingOption(): Option {
  return new Option(
    '--keep-going',
    'leave out of both versions the files that do not compile in the version before, and what depends on them',
  )
}

/** What `--jdk` says of itself. */
export const jdkText = 'the JDK to use (default: ASSAY_JAVA_HOME, else JAVA_HOME, else the newest JDK found)'

export function rejectAtOption(): Option {
  return new Option('--reject-at <severity>', 'the lowest severity of an engine message that counts as a rejection')
    .choices(rejectAts)
    .default('warning')
}

export function whole(least: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least && value <= 2 ** 31 - 1) return value
    throw new InvalidArgumentError(`Expected an integer between ${least} and ${2 ** 31 - 1}`)
  }
}

/** Of any size. */
export function wholeOfAnySize(least: bigint): (text: string) => bigint {
  return text => {
    if (/^\d+$/.test(text) && BigInt(text) >= least) return BigInt(text)
    throw new InvalidArgumentError(`Expected an integer of at least ${least}`)
  }
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

export function duration(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? []
  if (number === undefined || unit === undefined)
    throw new InvalidArgumentError('Expected a duration such as 500ms, 2s, 3m or 1h')
  return Math.round(Number(number) * units[unit as keyof typeof units])
}

/** Two folders, or two versions from a repository: what `check` and `impact` compare. */
export function versionsInput(
  before: string | undefined,
  after: string | undefined,
  { git, staged }: { readonly git?: string; readonly staged?: true },
  usage: string,
): VersionsInput {
  if (git !== undefined || staged) {
    const option = git === undefined ? '--staged' : '--git'
    if (git !== undefined && staged) throw new InputError('give --git or --staged, not both')
    if (after !== undefined)
      throw new InputError(`too many arguments: ${option} takes at most one folder, both versions come from the repository`)
    const input = git === undefined ? ({ kind: 'staged' } as const) : gitInput(git)
    return { kind: 'git', input, ...(before === undefined ? {} : { path: before }) }
  }
  if (before === undefined || after === undefined) throw new InputError(usage, 'assay --help lists the commands and options')
  return { kind: 'folders', before, after }
}

/** Parameters of a refactoring. */
export function setOption(): Option {
  return new Option('--set <name=value>', 'a parameter of the refactoring (may be repeated)')
    .argParser(setting)
    .default({}, 'none')
}

function setting(text: string, before: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [, name, value] = /^([\w-]+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined) throw new InvalidArgumentError('Expected name=value')
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`The parameter ${name} is given twice`)
  return { ...before, [name]: value }
}
