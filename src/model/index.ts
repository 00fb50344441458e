export { breaksApi } from './api.js'
export type * from './bug.js'
export type * from './campaign.js'
export type * from './check.js'
export { defined } from './defined.js'
export type * from './engines.js'
export { hashOf } from './hash.js'
export { type History, historyOf } from './history.js'
export type * from './hunt.js'
export { InputError } from './input-error.js'
export { jsonDocument } from './json-document.js'
export { nearest } from './nearest.js'
export {
  asVersions,
  type Classes,
  type Files,
  isInside,
  type Mark,
  type Pair,
  type Program,
  type Version,
  type Versions,
  withoutFiles,
} from './program.js'
export type * from './refactoring.js'
export { type RejectAt, rejectAts, type Severity, severities } from './severity.js'
export type { Wording } from './wording.js'
