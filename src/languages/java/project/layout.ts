/**
 * Which source files of a tree make up the program. In a Maven project they are those of the root and its modules, where the
 * poms say they lie; elsewhere those under `src/main/java`, as Gradle has them; else all. Tests are never among them, but listed
 * beside them.
 */
import { posix } from 'node:path'
import { type GradleProject, gradleModules, gradleProject } from './gradle-project.js'
import type { Module } from './modules.js'
import { children, parsePom, textOf, type XmlElement } from './pom.js'

export interface MavenProject {
  readonly kind: 'maven'
  /** The poms that nobody else lists as a module. */
  readonly roots: readonly string[]
  /** All poms of the tree: modules have parents, and these may lie anywhere in it. */
  readonly poms: ReadonlyMap<string, string>
  /** The modules that count; all of them otherwise. */
  readonly modules?: readonly Module[]
}

/** What a build tool is asked with. */
export type BuildFiles = MavenProject | GradleProject

export function pathsOf(build: BuildFiles): readonly string[] {
  return [...(build.kind === 'maven' ? build.poms : build.files).keys()]
}

export interface Layout {
  readonly sources: readonly string[]
  /** Test sources, where the poms or Gradle's convention tell them from the program. */
  readonly tests: readonly string[]
  /** Of the sources, if the poms say it. */
  readonly encoding?: string
  readonly build?: BuildFiles
  /** Where the build files tell several apart. */
  readonly modules: readonly Module[]
}

/**
 * Paths of files are relative to the tree's root, as is `below`, which is empty or ends with a slash. `texts` has the contents of
 * poms and of Gradle's files.
 */
export function layoutOf(files: readonly string[], texts: ReadonlyMap<string, Uint8Array>, below: string): Layout {
  const poms = new Map([...texts].filter(([path]) => isMavenFile(path)).map(([path, bytes]) => [path, decode(bytes)]))
  const java = files.filter(file => file.endsWith('.java') && file.startsWith(below))
  const inside = topmost([...poms.keys()].filter(path => isPom(path) && path.startsWith(below)))
  const above = [...poms.keys()]
    .filter(path => isPom(path) && below.startsWith(folderOf(path)))
    .sort((a, b) => b.length - a.length)
  const roots = inside.length > 0 ? inside : above.slice(0, 1)
  const encoding = roots.map(root => property(lineageOf(root, poms), 'project.build.sourceEncoding')).find(isPlain)
  const gradle = roots.length === 0 ? gradleProject(texts, below) : undefined
  const build: BuildFiles | undefined = roots.length === 0 ? gradle : { kind: 'maven', roots, poms }
  const modules = gradle === undefined ? roots.flatMap(root => mavenModules(root, poms)) : gradleModules(gradle)
  const project = { modules, ...(build === undefined ? {} : { build }), ...(encoding === undefined ? {} : { encoding }) }
  const ofMaven = within(java, inside, poms, 'sourceDirectory')
  if (ofMaven.length > 0) return { sources: ofMaven, tests: testsOf(files, inside, poms, below), ...project }
  const usual = java.filter(file => /(^|\/)src\/main\/java\//.test(file.slice(below.length)))
  if (usual.length > 0) return { sources: usual, tests: testsOf(files, inside, poms, below), ...project }
  const isSourceFolder = usualSources.test(below)
  return { sources: java, tests: isSourceFolder ? testsOf(files, [], poms, below) : [], ...project }
}

const usualSources = /(^|\/)src\/main\/java\/.*$/

/** What the poms call tests, else what lies under `src/test/java`; also beside a source folder that was asked for. */
function testsOf(
  files: readonly string[],
  roots: readonly string[],
  poms: ReadonlyMap<string, string>,
  below: string,
): readonly string[] {
  const around = below.replace(usualSources, '$1')
  const java = files.filter(file => file.endsWith('.java') && file.startsWith(around))
  const ofMaven = within(java, roots, poms, 'testSourceDirectory')
  return ofMaven.length > 0 ? ofMaven : java.filter(file => /(^|\/)src\/test\/java\//.test(file.slice(around.length)))
}

function within(
  files: readonly string[],
  roots: readonly string[],
  poms: ReadonlyMap<string, string>,
  directory: Directory,
): readonly string[] {
  const folders = roots.flatMap(root => sourceFolders(root, poms, directory))
  return files.filter(file => folders.some(folder => file.startsWith(folder)))
}

/** By the element of a pom that says otherwise. */
const directories = { sourceDirectory: 'src/main/java', testSourceDirectory: 'src/test/java' } as const

type Directory = keyof typeof directories

/** What Maven reads to know what a project is. */
export function isMavenFile(path: string): boolean {
  return /(^|\/)(pom[^/]*\.xml|[^/]*-pom\.xml|\.mvn\/maven\.config)$/.test(path)
}

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

function isPlain(text: string | undefined): text is string {
  return text !== undefined && /^[\w.:-]+$/.test(text)
}

function isPom(path: string): boolean {
  return posix.basename(path) === 'pom.xml'
}

/** With a slash at its end, unless it is the tree's root. */
function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : `${folder}/`
}

/** Those that have none above them. */
function topmost(paths: readonly string[]): readonly string[] {
  return paths.filter(path => !paths.some(other => other !== path && folderOf(path).startsWith(folderOf(other))))
}

/** The source folders of a pom and of its modules. */
function sourceFolders(root: string, poms: ReadonlyMap<string, string>, directory: Directory): readonly string[] {
  return modulePoms(root, poms).flatMap(path => {
    const folders = [sourceDirectory(path, poms, directory), ...(directory === 'sourceDirectory' ? addedSources(path, poms) : [])]
    return folders.map(folder => `${posix.join(posix.dirname(path), folder)}/`)
  })
}

/** Further source folders that lie in the tree, which Maven itself has no word for: everybody takes this plugin. */
function addedSources(path: string, poms: ReadonlyMap<string, string>): readonly string[] {
  const lineage = lineageOf(path, poms)
  const owners = lineage.flatMap(pom => [pom, ...children(pom, 'profiles', 'profile')])
  const plugins = owners.flatMap(owner => [
    ...children(owner, 'build', 'plugins', 'plugin'),
    ...children(owner, 'build', 'pluginManagement', 'plugins', 'plugin'),
  ])
  const helpers = plugins.filter(plugin => textOf(plugin, 'artifactId') === 'build-helper-maven-plugin')
  const executions = helpers.flatMap(plugin => children(plugin, 'executions', 'execution'))
  return executions
    .filter(execution => children(execution, 'goals', 'goal').some(goal => goal.text.trim() === 'add-source'))
    .flatMap(execution => children(execution, 'configuration', 'sources', 'source'))
    .map(source => filled(source.text.trim(), lineage))
}

/** A pom and those of its modules. */
function modulePoms(root: string, poms: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>()
  const open = [root]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = poms.get(path)
    if (text === undefined || found.has(path)) continue
    found.add(path)
    const home = posix.dirname(path)
    for (const module of modulesOf(parsePom(text))) {
      const target = posix.join(home, module)
      open.push(poms.has(target) ? target : posix.join(target, 'pom.xml'))
    }
  }
  return [...found]
}

function mavenModules(root: string, poms: ReadonlyMap<string, string>): readonly Module[] {
  const found = modulePoms(root, poms).map(path => {
    const lineage = lineageOf(path, poms)
    const libraries = lineage.flatMap(pom => children(pom, 'dependencies', 'dependency'))
    const needs = libraries
      .filter(library => textOf(library, 'scope') !== 'test')
      .flatMap(library => textOf(library, 'artifactId') ?? [])
    return { folder: folderOf(path), name: textOf(lineage[0], 'artifactId') ?? path, needs }
  })
  const names = new Set(found.map(({ name }) => name))
  return found.map(module => ({ ...module, needs: module.needs.filter(name => names.has(name)) }))
}

/** Of profiles only those count that are active unless somebody says otherwise. */
function modulesOf(pom: XmlElement | undefined): readonly string[] {
  const active = children(pom, 'profiles', 'profile').filter(
    profile => textOf(profile, 'activation', 'activeByDefault') === 'true',
  )
  return [pom, ...active]
    .flatMap(owner => [...children(owner, 'modules', 'module'), ...children(owner, 'subprojects', 'subproject')])
    .map(module => module.text.trim())
    .filter(module => module !== '')
}

/** Inherited like everything in a pom; a relative one is meant from the folder of the pom that inherits it. */
function sourceDirectory(path: string, poms: ReadonlyMap<string, string>, directory: Directory): string {
  const lineage = lineageOf(path, poms)
  const set = lineage.map(pom => textOf(pom, 'build', directory)).find(text => text !== undefined)
  if (set === undefined) return directories[directory]
  return filled(set, lineage)
}

/** A path with its properties. */
function filled(path: string, lineage: readonly XmlElement[]): string {
  const text = path.replace(/\$\{([^}]+)\}/g, (whole, name: string) =>
    /^((project|pom)\.)?basedir$/.test(name) ? '.' : (property(lineage, name) ?? whole),
  )
  return posix.normalize(text).replace(/\/$/, '')
}

function property(lineage: readonly XmlElement[], name: string): string | undefined {
  return lineage.map(pom => textOf(pom, 'properties', name)).find(text => text !== undefined)
}

/** A pom and its parents, as far as they lie in the same tree. */
function lineageOf(path: string, poms: ReadonlyMap<string, string>): readonly XmlElement[] {
  const lineage: XmlElement[] = []
  const seen = new Set<string>()
  let at: string | undefined = path
  while (at !== undefined && !seen.has(at)) {
    seen.add(at)
    const pom = parsePom(poms.get(at) ?? '')
    if (pom === undefined) break
    lineage.push(pom)
    const [parent] = children(pom, 'parent')
    const target: string = posix.join(posix.dirname(at), textOf(parent, 'relativePath') ?? '../pom.xml')
    at = parent === undefined ? undefined : [target, posix.join(target, 'pom.xml')].find(candidate => poms.has(candidate))
  }
  return lineage
}
