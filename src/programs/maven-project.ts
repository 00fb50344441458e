/**
 * Which source files of a tree make up the program. In a Maven project they are those of the root and its modules, where the
 * poms say they lie; elsewhere those under `src/main/java`, as Gradle has them; else all. Tests are never among them, but listed
 * beside them.
 */
import { posix } from 'node:path'
import { children, parsePom, textOf, type XmlElement } from './pom.js'

export interface MavenProject {
  /** The poms that nobody else lists as a module. */
  readonly roots: readonly string[]
  /** All poms of the tree: modules have parents, and these may lie anywhere in it. */
  readonly poms: ReadonlyMap<string, string>
}

export interface Layout {
  readonly sources: readonly string[]
  /** Test sources, where the poms or Gradle's convention tell them from the program. */
  readonly tests: readonly string[]
  /** Of the sources, if the poms say it. */
  readonly encoding?: string
  readonly project?: MavenProject
}

/** Paths of files are relative to the tree's root, as is `below`, which is empty or ends with a slash. */
export function layoutOf(files: readonly string[], poms: ReadonlyMap<string, string>, below: string): Layout {
  const java = files.filter(file => file.endsWith('.java') && file.startsWith(below))
  const inside = topmost([...poms.keys()].filter(path => isPom(path) && path.startsWith(below)))
  const above = [...poms.keys()]
    .filter(path => isPom(path) && below.startsWith(folderOf(path)))
    .sort((a, b) => b.length - a.length)
  const roots = inside.length > 0 ? inside : above.slice(0, 1)
  const encoding = roots.map(root => property(lineageOf(root, poms), 'project.build.sourceEncoding')).find(isPlain)
  const project = roots.length === 0 ? {} : { project: { roots, poms }, ...(encoding === undefined ? {} : { encoding }) }
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
  const found: string[] = []
  const seen = new Set<string>()
  const open = [root]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = poms.get(path)
    if (text === undefined || seen.has(path)) continue
    seen.add(path)
    const pom = parsePom(text)
    const home = posix.dirname(path)
    found.push(`${posix.join(home, sourceDirectory(path, poms, directory))}/`)
    for (const module of modulesOf(pom)) {
      const target = posix.join(home, module)
      open.push(poms.has(target) ? target : posix.join(target, 'pom.xml'))
    }
  }
  return found
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
  const filled = set.replace(/\$\{([^}]+)\}/g, (whole, name: string) =>
    /^((project|pom)\.)?basedir$/.test(name) ? '.' : (property(lineage, name) ?? whole),
  )
  return posix.normalize(filled).replace(/\/$/, '')
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
