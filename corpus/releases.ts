/** Adjacent releases of libraries that nobody here wrote, as the sources jars that Maven Central has. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pickJdk } from '../src/jvm/jdk.js'
import { dependencyPlugin, maven } from '../src/jvm/maven.js'
import { cacheRoot, once } from '../src/workers/cache.js'

export interface Release {
  readonly group: string
  readonly artifact: string
  readonly before: string
  readonly after: string
}

export const releases: readonly Release[] = [
  { group: 'commons-codec', artifact: 'commons-codec', before: '1.16.0', after: '1.16.1' },
  { group: 'org.apache.commons', artifact: 'commons-csv', before: '1.9.0', after: '1.10.0' },
  { group: 'org.apache.commons', artifact: 'commons-lang3', before: '3.13.0', after: '3.14.0' },
]

const pom =
  '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>' +
  '<groupId>x</groupId><artifactId>x</artifactId><version>1</version></project>'

/** The path of a sources jar, fetched once. */
export async function sourcesJar({ group, artifact }: Pick<Release, 'group' | 'artifact'>, version: string): Promise<string> {
  const folder = await fetched(`${artifact}-${version}`, `${group}:${artifact}:${version}:jar:sources`)
  return join(folder, `${artifact}-${version}-sources.jar`)
}

/** The path of a jar of class files, fetched once. */
export async function classesJar({ group, artifact }: Pick<Release, 'group' | 'artifact'>, version: string): Promise<string> {
  const folder = await fetched(`${artifact}-${version}-classes`, `${group}:${artifact}:${version}:jar`)
  return join(folder, `${artifact}-${version}.jar`)
}

function fetched(name: string, coordinates: string): Promise<string> {
  return once(join(cacheRoot(), 'fixtures', name), async temporary => {
    await mkdir(temporary, { recursive: true })
    await writeFile(join(temporary, 'pom.xml'), pom)
    const what = [`-Dartifact=${coordinates}`, `-DoutputDirectory=${temporary}`]
    await maven(join(temporary, 'pom.xml'), [`${dependencyPlugin}:copy`, ...what], pickJdk({ min: 17 }))
  })
}
