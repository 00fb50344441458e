/** Assay as a library: what its commands do, as functions. */

export type { Campaign } from '../campaign/plan.js'
export type { StoreKind } from '../campaign/store.js'
export type { EngineRelease } from '../engines/engine.js'
export type { LanguageEntry } from '../languages/language.js'
export {
  type ApplyResult,
  type CheckResult,
  type Evidence,
  type Files,
  type Finding,
  type History,
  type HuntResult,
  type ImpactResult,
  InputError,
  type Pair,
  type Program,
  type Report,
  type ReportedBug,
  type Verdict,
  type Witness,
} from '../model/index.js'
export type { Selection } from '../programs/selection.js'
export type { VersionsInput } from '../programs/versions-input.js'
export type { TechniqueEntry } from '../techniques/technique.js'
export { type Applied, type ApplyOptions, apply } from './apply.js'
export { type BisectedBug, type BisectOptions, bisect } from './bisect.js'
export { bug, bugs } from './bugs.js'
export {
  type BatchAnswer,
  type BatchItem,
  type CheckedPair,
  type CheckOptions,
  check,
  checkBatch,
  type JudgingOptions,
  type NamedPair,
  type ReadingOptions,
  type Unjudged,
} from './check.js'
export { type Check, type Diagnosis, doctor } from './doctor.js'
export { engines } from './engines.js'
export { defaultEnvironment, type Environment } from './environment.js'
export {
  type Generated,
  type GeneratedProgram,
  type GenerateOptions,
  generate,
  generateLines,
  type LineOptions,
} from './generate.js'
export { type Hunted, type HuntOptions, hunt, type Running, type Watcher } from './hunt.js'
export { type ImpactOptions, impact } from './impact.js'
export { type LoadedReport, loadReport, type ReportOptions } from './load-report.js'
export { type Progress, progressLines } from './progress.js'
export { type ReplayOptions, type ReplayResult, replay } from './replay.js'
export { report } from './report.js'
export { type SetUpOptions, setUp } from './set-up.js'
