/** What a command has beside its options, in a test: it keeps what is written and how the command ended. */
import { defaultEnvironment, type Environment } from '../../src/app/environment.js'
import type { Terminal } from '../../src/cli/command.js'
import type { ExitCode } from '../../src/cli/exit-code.js'

export interface KeptTerminal extends Terminal {
  code(): ExitCode | undefined
  text(): string
}

export function terminal(environment: Partial<Environment> = {}): KeptTerminal {
  const written: string[] = []
  let code: ExitCode | undefined
  return {
    environment: () => defaultEnvironment(environment),
    stdout: { write: text => written.push(String(text)) > 0 },
    end(ended) {
      code = ended
    },
    code: () => code,
    text: () => written.join(''),
  }
}
