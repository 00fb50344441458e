/** Diagnoses the installation: what is installed, what is missing, and how to fix it. */
import { versions } from 'node:process'
import { type EngineRelease, idOf } from '../engines/engine.js'
import { allEngines } from '../engines/engines.js'
import type { Health, Toolchain } from '../languages/language.js'
import { cacheRoot, cacheTrouble } from '../workers/cache.js'
import { defaultEnvironment, type Environment } from './environment.js'

export interface Check {
  readonly check: string
  readonly ok: boolean
  readonly found: string
  readonly advice?: string
}

export interface Diagnosis {
  /** Whether programs can be checked here. */
  readonly canCheck: boolean
  readonly checks: readonly Check[]
}

export async function doctor({ languages, releases }: Environment = defaultEnvironment()): Promise<Diagnosis> {
  const toolchains = await Promise.all(languages.map(({ toolchain }) => toolchain()))
  const [first = [], ...others] = toolchains.map(toolchain => toolchain.health())
  // Of the first language what fetches and what is fetched stand on both sides of where it goes.
  const checks = [node(), ...first.slice(0, -1), cache(), ...first.slice(-1), ...others.flat()]
  return {
    canCheck: checks.every(({ ok }) => ok) || isEnough(toolchains[0], first),
    checks: [...checks.map(withoutNeed), ...engines(await releases())],
  }
}

function node(): Check {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number)
  const ok = major > 20 || (major === 20 && minor >= 20)
  return { check: 'Node', ok, found: versions.node, ...(ok ? {} : { advice: 'install Node 20.20 or later' }) }
}

function cache(): Check {
  const advice = cacheTrouble()
  return { check: 'Cache', ok: advice === undefined, found: cacheRoot(), ...(advice === undefined ? {} : { advice }) }
}

/** A missing engine does not prevent `assay check`. */
function engines(releases: readonly EngineRelease[]): readonly Check[] {
  return allEngines({ releases }).map((found): Check => {
    const check = idOf(found.release.manifest)
    if ('impossible' in found) {
      const { lacks, why, advice } = found.impossible
      return { check, ok: false, found: lacks, advice: advice === undefined ? why : `${why}; ${advice}` }
    }
    const missing = found.installation.missing()
    if (missing === undefined) return { check, ok: true, found: `ready on ${found.installation.platform}` }
    const { what, hurdle } = missing
    if (hurdle !== undefined) return { check, ok: false, found: what, advice: hurdle }
    return { check, ok: true, found: what, advice: `it is set up at first use, or run assay setup ${check}` }
  })
}

/** What fetches things, and room in the cache, are only needed until everything is there. */
function isEnough(toolchain: Toolchain | undefined, health: readonly Health[]): boolean {
  return node().ok && toolchain?.isReady() === true && health.every(({ ok, isNeeded }) => ok || !isNeeded)
}

function withoutNeed({ isNeeded: _, ...check }: Check & { readonly isNeeded?: true }): Check {
  return check
}
