/**
 * What every use case is given once: what Assay knows of languages, engines, techniques and stores, whom to tell how far the work is, and what may
 * end it. A test gives others. What is behind a function is loaded when it is needed: a check loads no engines.
 */
import type { StoreKind } from '../campaign/store.js'
import type { EngineRelease } from '../engines/engine.js'
import { type Languages, languages } from '../languages/languages.js'
import type { TechniqueEntry } from '../techniques/technique.js'
import { techniques } from '../techniques/techniques.js'
import { type Progress, silent } from './progress.js'

export interface Environment {
  readonly languages: Languages
  /** The best release of each engine first. */
  readonly releases: () => Promise<readonly EngineRelease[]>
  readonly techniques: readonly TechniqueEntry[]
  readonly stores: () => Promise<readonly StoreKind[]>
  readonly progress: Progress
  /** Ends the work: it fails with the signal's reason, and its processes are gone within a second. */
  readonly signal?: AbortSignal | undefined
}

/** All that Assay knows, and nobody who listens, but for what is given. */
export function defaultEnvironment(given: Partial<Environment> = {}): Environment {
  return {
    languages,
    techniques,
    releases: async () => (await import('../engines/engines.js')).releases,
    stores: async () => (await import('../campaign/stores.js')).stores,
    progress: silent,
    ...given,
  }
}
