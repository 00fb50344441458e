export type * from './check.js'
export { type ExitCode, exitCode } from './exit-code.js'
export { InputError } from './input-error.js'
export type { Classes, Files, Pair, Version, Versions } from './program.js'
