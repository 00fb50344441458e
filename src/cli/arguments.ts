/** Values on the command line that more than one command takes. */
import { InvalidArgumentError, Option } from 'commander'
import { rejectAts } from '../model/index.js'

export function classpathOption(otherwise?: string): Option {
  return new Option('--classpath <path>', 'jars and folders that the program needs; dir/* is every jar in it (may be repeated)')
    .argParser((path, others: readonly string[]) => [...others, path])
    .default([], otherwise)
}

/** What `--jdk` says of itself. */
export const jdkText = 'the JDK to use (default: that of ASSAY_JAVA_HOME, else of JAVA_HOME, else the newest found)'

export function rejectAtOption(): Option {
  return new Option('--reject-at <severity>', 'from which severity on a message of the engine is a rejection')
    .choices(rejectAts)
    .default('warning')
}

export function whole(least: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least && value <= 2 ** 31 - 1) return value
    throw new InvalidArgumentError(`It is no whole number from ${least} to ${2 ** 31 - 1}`)
  }
}

/** Of any size. */
export function wholeOfAnySize(least: bigint): (text: string) => bigint {
  return text => {
    if (/^\d+$/.test(text) && BigInt(text) >= least) return BigInt(text)
    throw new InvalidArgumentError(`It is no whole number from ${least} on`)
  }
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

export function duration(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? []
  if (number === undefined || unit === undefined) throw new InvalidArgumentError('A duration is written 500ms, 2s, 3m or 1h')
  return Math.round(Number(number) * units[unit as keyof typeof units])
}
