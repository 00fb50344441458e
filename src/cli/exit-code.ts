/** The exit codes, and the exit code of a result. */
import { type ApiPolicy, breaksApi, type CheckResult } from '../model/index.js'

export const exitCode = {
  /** Ran, and nothing bad was found. */
  fine: 0,
  /** A difference, an uncompilable result, a finding. */
  found: 1,
  /** Wrong usage, or input that can't be used. */
  unusable: 2,
  /** Could not judge. */
  unknown: 3,
  /** A bug in Assay itself. */
  bug: 70,
  /** Stopped by Ctrl-C. */
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

export function exitCodeOf(result: Pick<CheckResult, 'verdict' | 'api'>, policy: ApiPolicy = 'ignore'): ExitCode {
  if (breaksApi(result, policy)) return exitCode.found
  switch (result.verdict.kind) {
    case 'preserved':
      return exitCode.fine
    case 'unknown':
      return exitCode.unknown
    case 'changed':
    case 'uncompilable':
      return exitCode.found
  }
}
