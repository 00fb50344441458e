export type * from './check.js'
export { type ExitCode, exitCode } from './exit-code.js'
export { InputError } from './input-error.js'
export { nearest } from './nearest.js'
export {
  asVersions,
  type Classes,
  type Files,
  type Mark,
  type Pair,
  type Program,
  type Version,
  type Versions,
} from './program.js'
export {
  type Answer,
  type Attempt,
  type Crash,
  type Edit,
  type Message,
  type Outcome,
  type Severity,
  severities,
} from './refactoring.js'
