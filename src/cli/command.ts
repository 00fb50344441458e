/** What each command gets beside its options: its environment, the stream for its result, and a callback for its exit code. */
import type { Environment } from '../app/environment.js'
import type { ExitCode } from './exit-code.js'

export interface Terminal {
  /** Progress is shown on standard error, or nothing is. */
  environment(progress: 'shown' | 'quiet'): Environment
  readonly stdout: Output
  end(code: ExitCode): void
}

export interface Output {
  /** False if it has more than it can hold: whoever writes much waits until it is drained. */
  write(text: string | Uint8Array): boolean
  readonly isTTY?: boolean
}

/** How every command answers: in one JSON document, or for people. */
export interface Shown {
  readonly output: 'json' | 'text'
  readonly progress: 'shown' | 'quiet'
}

export function shownBy({ json, quiet }: { readonly json?: true; readonly quiet?: true }): Shown {
  return { output: json ? 'json' : 'text', progress: quiet ? 'quiet' : 'shown' }
}
