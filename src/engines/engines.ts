/** The engines that Assay knows, a row for each release, and which one a name means on this machine. */

import { findJdks, type Jdk, type Places, pickJdk, usualJdk } from '../jvm/jdk.js'
import { InputError } from '../model/index.js'
import { eclipse } from './eclipse/eclipse.js'
import { type EngineRelease, idOf } from './engine.js'

/** What keeps the parts of an engine from being fetched, as far as that shows without trying. */
export { fetchHurdle } from '../jvm/jars.js'

/** Newest release of an engine first. */
export const releases: readonly EngineRelease[] = [...eclipse]

export interface Found {
  readonly release: EngineRelease
  /** That it runs on. */
  readonly jdk: Jdk
}

/** Where to look for a JDK, and which engines there are. */
export interface Among extends Places {
  readonly releases?: readonly EngineRelease[]
  /** A JDK's folder. */
  readonly jdk?: string | undefined
}

/** `eclipse` is the newest release that runs here, `eclipse@4.34` is that one. */
export function findEngine(name: string, among: Among = {}): Found {
  const known = among.releases ?? releases
  const meant = known.filter(({ manifest }) => manifest.name === name || idOf(manifest) === name)
  if (meant.length === 0) throw new InputError(`there is no engine ${name}; there are ${namesOf(known)}`)
  const jdks = jdksOf(meant, among)
  for (const release of meant) {
    const jdk = jdks.find(({ major }) => major >= release.manifest.oldestJdk)
    if (jdk !== undefined) return { release, jdk }
  }
  const [newest] = findJdks(among)
  const found = newest === undefined ? 'none was found' : `the newest found is ${newest.version} in ${newest.home}`
  throw new InputError(
    `${name} needs JDK ${oldestJdk(meant)} or later and ${found}; install one, or name its folder with ASSAY_JAVA_HOME`,
  )
}

/** Every release, and the JDK that it would run on here or why there is none. */
export function allEngines(among: Among = {}): readonly (Found | { readonly release: EngineRelease; readonly why: string })[] {
  return (among.releases ?? releases).map(release => {
    try {
      return findEngine(idOf(release.manifest), among)
    } catch (error) {
      if (error instanceof InputError) return { release, why: error.message }
      throw error
    }
  })
}

/** The one that the user names; or all that are there, the one of JAVA_HOME before the newest. */
function jdksOf(meant: readonly EngineRelease[], { jdk, ...places }: Among): readonly Jdk[] {
  const isNamed = jdk !== undefined || Boolean((places.env ?? process.env).ASSAY_JAVA_HOME)
  if (isNamed) return [pickJdk({ min: oldestJdk(meant) }, { ...places, jdk })]
  const usual = usualJdk(places.env)
  return usual === undefined ? findJdks(places) : [usual, ...findJdks(places)]
}

function oldestJdk(meant: readonly EngineRelease[]): number {
  return Math.min(...meant.map(({ manifest }) => manifest.oldestJdk))
}

function namesOf(known: readonly EngineRelease[]): string {
  return [...new Set(known.flatMap(({ manifest }) => [manifest.name, idOf(manifest)]))].join(', ')
}
