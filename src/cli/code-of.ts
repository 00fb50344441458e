/** The exit code that a result stands for. */
import { type CheckResult, type ExitCode, exitCode } from '../model/index.js'

export function codeOf({ verdict }: Pick<CheckResult, 'verdict'>): ExitCode {
  switch (verdict.kind) {
    case 'preserved':
      return exitCode.fine
    case 'unknown':
      return exitCode.unknown
    case 'changed':
    case 'uncompilable':
      return exitCode.found
  }
}
