/** What is there, what is missing, and what to do about it. */
import { versions } from 'node:process'
import { type EngineRelease, idOf } from '../engines/engine.js'
import { allEngines, fetchHurdle } from '../engines/engines.js'
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

/** One that is missing keeps nobody from a check. */
function engines(releases: readonly EngineRelease[]): readonly Check[] {
  return allEngines({ releases }).map((found): Check => {
    const check = idOf(found.release.manifest)
    if ('why' in found) return { check, ok: false, found: 'no JDK for it', advice: found.why }
    const missing = found.release.missing(found.jdk)
    if (missing === undefined) return { check, ok: true, found: `ready on JDK ${found.jdk.version}` }
    const hurdle = fetchHurdle()
    const [state = missing, ...others] = hurdle === undefined ? [missing] : missing.split(`, and ${hurdle}`)
    if (hurdle !== undefined && others.length > 0) return { check, ok: false, found: state, advice: hurdle }
    return { check, ok: true, found: missing, advice: `its first use sees to that, or assay setup ${check}` }
  })
}

/** What fetches things, and room in the cache, are only needed until everything is there. */
function isEnough(toolchain: Toolchain | undefined, health: readonly Health[]): boolean {
  return node().ok && toolchain?.isReady() === true && health.every(({ ok, isNeeded }) => ok || !isNeeded)
}

function withoutNeed({ isNeeded: _, ...check }: Check & { readonly isNeeded?: true }): Check {
  return check
}
