/** The engines that Assay knows, a row for each release, and which one a name means on this machine. */
import { InputError } from '../model/index.js'
import { eclipse } from './eclipse/eclipse.js'
import { type EngineRelease, type Impossible, type Installation, idOf, type Machine } from './engine.js'

/** Newest release of an engine first. */
export const releases: readonly EngineRelease[] = [...eclipse]

export interface ResolvedEngine {
  readonly release: EngineRelease
  readonly installation: Installation
}

/** Where an engine is looked for. */
export interface EngineLookup extends Machine {
  readonly releases?: readonly EngineRelease[]
}

/** `eclipse` is the newest release that runs here, `eclipse@4.34` is that one. */
export function findEngine(name: string, { releases: known = releases, ...machine }: EngineLookup = {}): ResolvedEngine {
  if (name === '') throw new InputError(`the name of the engine is empty; available: ${namesOf(known)}`)
  const meant = known.filter(({ manifest }) => manifest.name === name || idOf(manifest) === name)
  if (meant.length === 0) throw new InputError(`unknown engine ${name}; available: ${namesOf(known)}`)
  let reason = ''
  let advice: string | undefined
  for (const release of meant) {
    const found = release.on(machine)
    if (!isImpossible(found)) return { release, installation: found }
    // What is said in the end is of the oldest one, which asks for the least.
    reason = found.why
    advice = found.advice
  }
  throw new InputError(reason, advice)
}

/** Where none is named, the best that runs here. */
export function chosenEngine(name: string | undefined, known: readonly EngineRelease[] = releases): ResolvedEngine {
  return findEngine(name ?? known[0]?.manifest.name ?? '', { releases: known })
}

/** Every release, as this machine would run it or with the reason why it can't. */
export function allEngines({
  releases: known = releases,
  ...machine
}: EngineLookup = {}): readonly (ResolvedEngine | { readonly release: EngineRelease; readonly impossible: Impossible })[] {
  return known.map(release => {
    const found = release.on(machine)
    return isImpossible(found) ? { release, impossible: found } : { release, installation: found }
  })
}

function isImpossible(found: Installation | Impossible): found is Impossible {
  return 'why' in found
}

function namesOf(known: readonly EngineRelease[]): string {
  return [...new Set(known.flatMap(({ manifest }) => [manifest.name, idOf(manifest)]))].join(', ')
}
