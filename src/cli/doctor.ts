/** `assay doctor`: what is there, what is missing, and what to do about it. */
import { idOf } from '../engines/engine.js'
import { allEngines } from '../engines/engines.js'
import { oldestJdk } from '../languages/java/jvm.js'
import { type ExitCode, exitCode, InputError } from '../model/index.js'
import { cacheRoot, cacheTrouble } from '../workers/cache.js'
import { fetchHurdle, jarsState } from '../workers/jars.js'
import { findJdks, type Jdk, pickJdk } from '../workers/jdk.js'
import { findMaven } from '../workers/maven.js'

interface Check {
  readonly check: string
  readonly ok: boolean
  readonly found: string
  readonly advice?: string
}

export async function doctor(output: 'json' | 'text'): Promise<ExitCode> {
  const checks = [node(), jdk(), maven(), cache(), javaSide()]
  const all = [...checks, ...engines()]
  process.stdout.write(output === 'json' ? `${JSON.stringify(all)}\n` : all.map(show).join(''))
  return checks.every(({ ok }) => ok) || canCheck() ? exitCode.fine : exitCode.unknown
}

function node(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const ok = major > 20 || (major === 20 && minor >= 20)
  return { check: 'Node', ok, found: process.versions.node, ...(ok ? {} : { advice: 'install Node 20.20 or later' }) }
}

function jdk(): Check {
  const all = findJdks()
  const told = ({ version, home }: Jdk) => `${version} in ${home}`
  try {
    const notes: string[] = []
    const taken = pickJdk({ min: oldestJdk }, { say: line => notes.push(line) })
    const others = all.filter(({ home }) => home !== taken.home)
    const found = [told(taken), ...(others.length === 0 ? [] : [`also ${others.map(told).join(', ')}`])].join('; ')
    return { check: 'JDK', ok: true, found, ...(notes[0] === undefined ? {} : { advice: notes[0] }) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { check: 'JDK', ok: false, found: all.map(told).join(', ') || 'none', advice: error.message }
  }
}

function maven(): Check {
  const found = findMaven()
  const advice = 'install Maven 3.8 or later: it builds our jars and fetches their libraries'
  return { check: 'Maven', ok: found !== undefined, found: found ?? 'none', ...(found === undefined ? { advice } : {}) }
}

function cache(): Check {
  const advice = cacheTrouble()
  return { check: 'Cache', ok: advice === undefined, found: cacheRoot(), ...(advice === undefined ? {} : { advice }) }
}

function javaSide(): Check {
  const state = jarsState('oracle')
  const advice: Readonly<Record<string, string>> = {
    'not built': 'run npm install with a JDK and Maven',
    'not set up': 'the first check does it, or assay setup',
  }
  return {
    check: 'Java side',
    ok: state !== 'not built',
    found: state,
    ...(state === 'ready' ? {} : { advice: advice[state] ?? '' }),
  }
}

/** One that is missing keeps nobody from a check. */
function engines(): readonly Check[] {
  return allEngines().map((found): Check => {
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

/** Maven, and room in the cache, are only needed until everything is there. */
function canCheck(): boolean {
  return jarsState('oracle') === 'ready' && jdk().ok && node().ok
}

function show({ check, ok, found, advice }: Check): string {
  return `${ok ? 'ok     ' : 'missing'}  ${check.padEnd(12)}  ${found}${advice === undefined ? '' : `: ${advice}`}\n`
}
