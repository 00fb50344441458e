/** `assay doctor`: what is installed and what is missing, for people or scripts. */
import { type Check, doctor } from '../../app/doctor.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export async function showDiagnosis(output: Shown['output'], { environment, stdout }: Terminal): Promise<ExitCode> {
  const { checks, canCheck } = await doctor(environment('quiet'))
  stdout.write(output === 'json' ? `${JSON.stringify(checks)}\n` : checks.map(show).join(''))
  return canCheck ? exitCode.fine : exitCode.unknown
}

function show({ check, ok, found, advice }: Check): string {
  return `${ok ? 'ok     ' : 'missing'}  ${check.padEnd(12)}  ${found}${advice === undefined ? '' : `: ${advice}`}\n`
}
