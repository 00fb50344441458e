/** The exit code that a result stands for. */
import { type ApiPolicy, breaksApi, type CheckResult, type ExitCode, exitCode } from '../model/index.js'

export function codeOf(result: Pick<CheckResult, 'verdict' | 'api'>, policy: ApiPolicy = 'ignore'): ExitCode {
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
