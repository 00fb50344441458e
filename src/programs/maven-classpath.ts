/**
 * The libraries of a Maven project, asked of Maven itself. A project of several modules can't be resolved before it is built,
 * so it is done in two steps: Maven says what every pom means (parents, properties, managed versions), and then resolves one
 * made-up pom with the libraries of all of them, but for the project's own modules. It works on a copy of the poms alone.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { cacheRoot, once } from '../workers/cache.js'
import type { Env, Jdk } from '../workers/jdk.js'
import { dependencyPlugin, helpPlugin, MavenError, maven } from '../workers/maven.js'
import type { Revisions } from './git.js'
import type { MavenProject } from './maven-project.js'
import { children, parsePom, textOf, type XmlElement } from './pom.js'

export interface ClasspathOptions {
  /** Runs Maven. */
  readonly jdk: Jdk
  readonly env?: Env
  readonly onProgress?: (line: string) => void
  /** What the program needs, or what its tests need too. */
  readonly scope?: Scope
}

export type Scope = 'program' | 'tests'

/**
 * One class path for both versions: that of the version after, then what only the version before has. If Maven can't tell,
 * it is empty and a line says why: many programs compile without.
 */
export async function projectClasspath(projects: Revisions['projects'], options: ClasspathOptions): Promise<readonly string[]> {
  const { onProgress = () => {} } = options
  try {
    const after = projects.after === undefined ? [] : await resolve(projects.after, options)
    const before = projects.before === undefined ? [] : await resolve(projects.before, options)
    return [...new Set([...after, ...before])]
  } catch (error) {
    if (!(error instanceof MavenError)) throw error
    onProgress(`no class path, since Maven could not tell it (${error.message}); if the program needs one, give --classpath`)
    return []
  }
}

/** Kept under the hash of the poms, as long as the jars are there. */
async function resolve(project: MavenProject, options: ClasspathOptions): Promise<readonly string[]> {
  const { env = process.env, scope = 'program', onProgress = () => {} } = options
  if (needsNothing(project, scope)) return []
  const file = join(cacheRoot(env), 'classpaths', `${hashOf(project, scope)}.json`)
  const known = readKnown(file)
  if (known?.every(path => existsSync(path) && !path.includes('SNAPSHOT'))) return known
  await rm(file, { force: true })
  await once(file, async temporary => {
    onProgress('asking Maven for the libraries of the project (once for these poms)')
    await writeFile(temporary, JSON.stringify(await ask(project, scope, options)))
  })
  return readKnown(file) ?? []
}

function readKnown(file: string): readonly string[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function hashOf({ roots, poms }: MavenProject, scope: Scope): string {
  const hash = createHash('sha256').update(JSON.stringify([scope, roots]))
  for (const [path, text] of [...poms].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex').slice(0, 32)
}

/** Seen without Maven where no pom has libraries, and none has a parent that is not in the tree. */
function needsNothing({ poms }: MavenProject, scope: Scope): boolean {
  const own = [...poms].filter(([path]) => path.endsWith('.xml')).map(([, text]) => parsePom(text))
  const names = new Set(own.flatMap(pom => textOf(pom, 'artifactId') ?? []))
  return own.every(pom => {
    if (pom === undefined || children(pom, 'profiles', 'profile').length > 0) return false
    const parent = textOf(pom, 'parent', 'artifactId')
    if (parent !== undefined && !names.has(parent)) return false
    return children(pom, 'dependencies', 'dependency').every(dependency => !isWanted(dependency, scope))
  })
}

function isWanted(dependency: XmlElement, scope: Scope): boolean {
  const given = textOf(dependency, 'scope') ?? 'compile'
  return ['compile', 'provided', 'runtime'].includes(given) || (scope === 'tests' && given === 'test')
}

async function ask({ roots, poms }: MavenProject, scope: Scope, { jdk, env }: ClasspathOptions): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-poms-'))
  try {
    const copy = join(folder, 'project')
    for (const [path, text] of poms) {
      await mkdir(dirname(join(copy, path)), { recursive: true })
      await writeFile(join(copy, path), text)
    }
    const meanings: Meaning[] = []
    for (const [index, root] of roots.entries()) {
      const output = join(folder, `effective-${index}.xml`)
      await maven(join(copy, root), [`${helpPlugin}:effective-pom`, `-Doutput=${output}`], jdk, env)
      meanings.push(...meaningsIn(await readFile(output, 'utf8')))
    }
    const pom = join(folder, 'pom.xml')
    const output = join(folder, 'classpath.txt')
    await writeFile(pom, joined(meanings, scope))
    const goals = [`${dependencyPlugin}:build-classpath`, '-DincludeScope=runtime', `-Dmdep.outputFile=${output}`]
    await maven(pom, goals, jdk, env)
    return (await readFile(output, 'utf8'))
      .trim()
      .split(delimiter)
      .filter(path => path !== '')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a pom means: its element, and the text that it is part of. */
interface Meaning {
  readonly pom: XmlElement
  readonly text: string
}

/** Of one project, or of all that are built together. */
function meaningsIn(text: string): readonly Meaning[] {
  const root = parsePom(text)
  if (root === undefined) throw new MavenError('it wrote a pom that is no XML')
  return (root.name === 'projects' ? children(root, 'project') : [root]).map(pom => ({ pom, text }))
}

/** One pom with everything that these need and do not build themselves. What the first one says of a library counts. */
function joined(meanings: readonly Meaning[], scope: Scope): string {
  const own = new Set(meanings.map(({ pom }) => key(pom)))
  const libraries = new Map<string, string>()
  const managed = new Map<string, string>()
  const repositories = new Map<string, string>()
  for (const { pom, text } of meanings) {
    const source = (element: XmlElement) => text.slice(element.start, element.end)
    for (const library of children(pom, 'dependencies', 'dependency'))
      if (isWanted(library, scope) && !own.has(key(library))) add(libraries, variant(library), needed(source(library)))
    for (const library of children(pom, 'dependencyManagement', 'dependencies', 'dependency'))
      if (textOf(library, 'scope') !== 'system') add(managed, variant(library), withoutScope(source(library)))
    for (const repository of children(pom, 'repositories', 'repository'))
      add(repositories, textOf(repository, 'id') ?? '', source(repository))
  }
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>assay</groupId><artifactId>libraries</artifactId><version>1</version><packaging>pom</packaging>
<repositories>${[...repositories.values()].join('\n')}</repositories>
<dependencyManagement><dependencies>${[...managed.values()].join('\n')}</dependencies></dependencyManagement>
<dependencies>${[...libraries.values()].join('\n')}</dependencies></project>
`
}

function add(to: Map<string, string>, name: string, value: string): void {
  if (!to.has(name)) to.set(name, value)
}

function key(element: XmlElement): string {
  return `${textOf(element, 'groupId')}:${textOf(element, 'artifactId')}`
}

function variant(library: XmlElement): string {
  return `${key(library)}:${textOf(library, 'type') ?? 'jar'}:${textOf(library, 'classifier') ?? ''}`
}

/** Whatever it is needed for in the project, here it is needed. */
function needed(library: string): string {
  return withoutScope(library).replace('</dependency>', '<scope>compile</scope></dependency>')
}

function withoutScope(library: string): string {
  return library.replace(/<scope>[^<]*<\/scope>/g, '').replace(/<optional>[^<]*<\/optional>/g, '')
}
