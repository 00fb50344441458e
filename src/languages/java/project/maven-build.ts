/**
 * What a Maven project's build says, asked of Maven itself. A project of several modules can't be resolved before it is built,
 * so it is done in two steps: Maven says what every pom means (parents, properties, managed versions), and then resolves one
 * made-up pom with the libraries of all of them, but for the project's own modules. It works on a copy of the poms alone.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { dependencyPlugin, helpPlugin, MavenError, maven } from '../../../jvm/maven.js'
import { removeTemporary, temporaryFolder } from '../../../workers/temporary.js'
import { type Build, BuildError, type BuildOptions, kept, nothing, type Scope, writeCopy } from './build.js'
import type { MavenProject } from './layout.js'
import { compilerOf } from './maven-compiler.js'
import { children, parsePom, textOf, type XmlElement } from './pom.js'

/** Kept under the hash of the poms. Throws a `BuildError` where Maven can't tell. */
export async function mavenBuild(project: MavenProject, options: BuildOptions): Promise<Build> {
  const { scope = 'program', onProgress = () => {} } = options
  const plain = withoutMaven(project, scope)
  if (plain !== undefined) return plain
  try {
    return await kept(hashOf(project, scope), options, () => {
      onProgress('asking Maven for the libraries of the project (once for these poms)')
      return ask(project, scope, options)
    })
  } catch (error) {
    if (!(error instanceof MavenError)) throw error
    throw new BuildError(`Maven could not tell it (${error.message})`)
  }
}

/** A new number where more is asked of Maven. */
const version = 3

function hashOf({ roots, poms, modules }: MavenProject, scope: Scope): string {
  const hash = createHash('sha256').update(JSON.stringify([version, scope, roots, modules?.map(({ folder }) => folder)]))
  for (const [path, text] of [...poms].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex').slice(0, 32)
}

/** Seen without Maven where no pom has libraries or processors, and none has a parent that is not in the tree. */
function withoutMaven({ poms }: MavenProject, scope: Scope): Build | undefined {
  const own = [...poms].filter(([path]) => path.endsWith('.xml')).map(([, text]) => parsePom(text))
  const names = new Set(own.flatMap(pom => textOf(pom, 'artifactId') ?? []))
  const isPlain = own.every(pom => {
    if (pom === undefined || children(pom, 'profiles', 'profile').length > 0) return false
    const parent = textOf(pom, 'parent', 'artifactId')
    if (parent !== undefined && !names.has(parent)) return false
    return children(pom, 'dependencies', 'dependency').every(dependency => !isWanted(dependency, scope))
  })
  const { processors, ...compiler } = compilerOf(own.filter(pom => pom !== undefined))
  return isPlain && processors.length === 0 ? { ...nothing, ...compiler } : undefined
}

function isWanted(dependency: XmlElement, scope: Scope): boolean {
  const given = textOf(dependency, 'scope') ?? 'compile'
  return ['compile', 'provided', 'runtime'].includes(given) || (scope === 'tests' && given === 'test')
}

async function ask({ roots, poms, modules }: MavenProject, scope: Scope, options: BuildOptions): Promise<Build> {
  const { jdk, env } = options
  const folder = await temporaryFolder('poms')
  try {
    const copy = join(folder, 'project')
    await writeCopy(copy, poms)
    const meanings = await meaningsOf(copy)
    const own = new Set(meanings.map(({ pom }) => key(pom)))
    const names = modules?.map(({ name }) => name)
    const counted = names === undefined ? meanings : meanings.filter(({ pom }) => names.includes(textOf(pom, 'artifactId') ?? ''))
    const { processors, ...compiler } = compilerOf(counted.map(({ pom }) => pom))
    const resolve = (name: string, pom: string) => resolved(folder, name, pom, options)
    const classpath = await resolve('libraries', joined(counted, own, scope))
    const processorPath = processors.length === 0 ? [] : await resolve('processors', withLibraries(processors, meanings, own))
    return { ...compiler, classpath, processors: processorPath }
  } finally {
    await removeTemporary(folder)
  }

  /** All at once; where one module spoils it for the others, only those that count, one by one. */
  async function meaningsOf(copy: string): Promise<readonly Meaning[]> {
    try {
      const files = roots.map(root => join(copy, root))
      return await effective(files, [])
    } catch (error) {
      if (!(error instanceof MavenError) || modules === undefined) throw error
      const own = modules.map(({ folder }) => join(copy, folder, 'pom.xml'))
      return await effective(own, ['-N'])
    }
  }

  async function effective(files: readonly string[], flags: readonly string[]): Promise<readonly Meaning[]> {
    const meanings: Meaning[] = []
    for (const file of files) {
      const output = join(folder, `effective-${meanings.length}.xml`)
      await maven(file, [...flags, `${helpPlugin}:effective-pom`, `-Doutput=${output}`], jdk, env)
      meanings.push(...meaningsIn(await readFile(output, 'utf8')))
    }
    return meanings
  }
}

/** The files of what a made-up pom needs. */
async function resolved(folder: string, name: string, text: string, { jdk, env }: BuildOptions): Promise<readonly string[]> {
  const pom = join(folder, `${name}.xml`)
  const output = join(folder, `${name}.txt`)
  await writeFile(pom, text)
  const goals = [`${dependencyPlugin}:build-classpath`, '-DincludeScope=runtime', `-Dmdep.outputFile=${output}`]
  await maven(pom, goals, jdk, env)
  return (await readFile(output, 'utf8'))
    .trim()
    .split(delimiter)
    .filter(path => path !== '')
}

/** What a pom means: its element, and the text that it is part of. */
interface Meaning {
  readonly pom: XmlElement
  readonly text: string
}

/** Of one project, or of all that are built together. */
function meaningsIn(text: string): readonly Meaning[] {
  const root = parsePom(text)
  if (root === undefined) throw new BuildError('Maven wrote a pom that is not XML')
  return (root.name === 'projects' ? children(root, 'project') : [root]).map(pom => ({ pom, text }))
}

/** One pom with everything that these need and the project does not build itself. What the first one says of a library counts. */
function joined(meanings: readonly Meaning[], own: ReadonlySet<string>, scope: Scope): string {
  const libraries = new Map<string, string>()
  for (const { pom, text } of meanings)
    for (const library of children(pom, 'dependencies', 'dependency'))
      if (isWanted(library, scope) && !own.has(key(library)))
        add(libraries, variant(library), needed(text.slice(library.start, library.end)))
  return withLibraries([...libraries.values()], meanings, own)
}

/** A pom that needs these libraries, with what the project says of versions and of where libraries are. */
function withLibraries(libraries: readonly string[], meanings: readonly Meaning[], own: ReadonlySet<string>): string {
  const managed = new Map<string, string>()
  const repositories = new Map<string, string>()
  for (const { pom, text } of meanings) {
    const source = (element: XmlElement) => text.slice(element.start, element.end)
    // A library that needs a module of the project itself needs one that was released.
    for (const library of children(pom, 'dependencyManagement', 'dependencies', 'dependency'))
      if (textOf(library, 'scope') !== 'system' && !own.has(key(library)))
        add(managed, variant(library), withoutScope(source(library)))
    for (const repository of children(pom, 'repositories', 'repository'))
      add(repositories, textOf(repository, 'id') ?? '', source(repository))
  }
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>assay</groupId><artifactId>libraries</artifactId><version>1</version><packaging>pom</packaging>
<repositories>${[...repositories.values()].join('\n')}</repositories>
<dependencyManagement><dependencies>${[...managed.values()].join('\n')}</dependencies></dependencyManagement>
<dependencies>${libraries.join('\n')}</dependencies></project>
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
