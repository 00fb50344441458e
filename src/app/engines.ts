/** The engines, their refactorings, and what is missing before they can run. Nothing is downloaded. */
import { allEngines } from '../engines/engines.js'
import type { EngineList } from '../model/index.js'
import { defaultEnvironment, type Environment } from './environment.js'

export async function engines({ releases }: Environment = defaultEnvironment()): Promise<EngineList> {
  return allEngines({ releases: await releases() }).map((found): EngineList[number] => {
    const { name, version, released, components, language, refactorings, switchable } = found.release.manifest
    const missing = missingOf(found)
    return {
      name,
      version,
      released,
      components: { ...components },
      language,
      refactorings: refactorings.map(each => ({ name: each.name, parameters: [...each.parameters] })),
      switchable,
      ready: missing === undefined,
      ...(missing === undefined ? {} : { missing }),
    }
  })
}

/** In one line. */
function missingOf(found: ReturnType<typeof allEngines>[number]): string | undefined {
  if ('impossible' in found) return [found.impossible.why, found.impossible.advice ?? []].flat().join('; ')
  const missing = found.installation.missing()
  return missing === undefined ? undefined : [missing.what, missing.hurdle ?? []].flat().join(', and ')
}
