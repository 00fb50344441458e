/**
 * Two trees as two versions of a program. What belongs to the program (and not to its tests) is for the build files to say; the texts
 * are decoded as the build has them; and where no source and no build file differs, that is known before anything is read.
 */
import { type Files, InputError, type Versions } from '../../../model/index.js'
import { decodeSources, meter } from '../../../programs/sources.js'
import type { Tree } from '../../../programs/tree.js'
import type { BuildOptions } from './build.js'
import { isGradleFile } from './gradle-project.js'
import { type BuildFiles, isMavenFile, type Layout, layoutOf, pathsOf } from './layout.js'
import { makesSources } from './maven-generate.js'
import { type Module, moduleOf, relevantModules } from './modules.js'

export interface ProjectVersions {
  /** What is compared: first what the change touches and all that may break by it; then, if that is less, only what it touches and needs. */
  readonly parts: readonly ProjectPart[]
  /** No source and no build file differs. */
  readonly isSame: boolean
  /** What differs and belongs to no program that could be read: other languages, resources, sources that no build file names. */
  readonly unread: readonly string[]
  /** What a person should know of how it was read, a sentence each. */
  readonly notes: readonly string[]
}

export interface ProjectPart {
  readonly versions: Versions
  /** The build files of the versions, where they have some. */
  readonly builds: { readonly before?: BuildFiles; readonly after?: BuildFiles }
  /** Modules that may break by the change and are left out. */
  readonly without: readonly string[]
  /** The same with the sources that the build makes; absent where it does not look as if it made any. */
  readonly generated?: (options: BuildOptions) => Promise<ProjectPart>
}

export interface ReadingOptions {
  /** The part of the trees that is looked at, with a slash at its end; empty if that is all of them. */
  readonly below?: string
  /** Of the sources; what the build says otherwise. */
  readonly encoding?: string
}

export async function readProjects(
  before: Tree,
  after: Tree,
  { below = '', encoding }: ReadingOptions,
): Promise<ProjectVersions> {
  const [old, now] = await Promise.all([open(before, below), open(after, below)])
  const notes: string[] = []
  const [texts, newTexts, tests, beside, newBeside] = await Promise.all([
    readTexts(old, notes, encoding),
    readTexts(now, notes, encoding),
    readTests(old, now),
    readBeside(old),
    readBeside(now),
  ])
  const changed = changedPaths(old, now)
  const [widest, least] = partsOf(old, now, changed)
  const parts = [cut(widest, widest), ...(least === undefined ? [] : [cut(least, widest)])]
  return { parts, isSame: changed.length === 0, unread: unreadPaths(old, now), notes: [...new Set(notes)] }

  function cut(folders: Folders, widest: Folders): ProjectPart {
    const within = ({ layout }: Opened, files: Files) => restricted(files, layout, folders, below)
    const [before, after] = [buildWithin(old.layout, folders), buildWithin(now.layout, folders)]
    const part: ProjectPart = {
      versions: {
        before: { kind: 'sources', files: within(old, texts), ...beside },
        after: { kind: 'sources', files: within(now, newTexts), ...newBeside },
        ...(Object.keys(tests).length === 0 ? {} : { tests }),
      },
      builds: { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
      without: now.layout.modules.filter(({ folder }) => isIn(folder, widest) && !isIn(folder, folders)).map(({ name }) => name),
    }
    const isMade = [before, after].some(build => build?.kind === 'maven' && makesSources(build))
    return isMade ? { ...part, generated: options => withGenerated(part, { before: old.tree, after: now.tree }, options) } : part
  }
}

async function withGenerated(
  part: ProjectPart,
  trees: Record<'before' | 'after', Tree>,
  options: BuildOptions,
): Promise<ProjectPart> {
  const { generatedSources } = await import('./maven-generate.js')
  const more = async (version: 'before' | 'after'): Promise<Versions['before']> => {
    const [build, sources] = [part.builds[version], part.versions[version]]
    if (build?.kind !== 'maven' || sources.kind !== 'sources') return sources
    return { ...sources, files: { ...sources.files, ...(await generatedSources(trees[version], build, options)) } }
  }
  // One after the other: most of the time the second one finds what the first one has made.
  const before = await more('before')
  return { ...part, versions: { ...part.versions, before, after: await more('after') } }
}

/** Of modules. */
type Folders = ReadonlySet<string> | 'all'

function partsOf(old: Opened, now: Opened, changed: readonly string[]): readonly [widest: Folders, least?: Folders] {
  const modules = [...new Map([...old.layout.modules, ...now.layout.modules].map(module => [module.folder, module])).values()]
  if (modules.length < 2 || changed.length === 0) return ['all']
  const sources = changed.filter(path => path.endsWith('.java'))
  const { least, most } = relevantModules(modules, sources.length === 0 ? changed : sources)
  const isAboutAll = changed.some(path => !path.endsWith('.java') && isAround(path, modules))
  const widest: Folders = isAboutAll || most.size === modules.length ? 'all' : most
  const isLess = least.size < (widest === 'all' ? modules.length : widest.size)
  return isLess && least.size > 0 ? [widest, least] : [widest]
}

/** A build file of a module that has others in it is theirs, too. */
function isAround(path: string, modules: readonly Module[]): boolean {
  const home = moduleOf(path, modules)
  return home === undefined || modules.some(({ folder }) => folder !== home.folder && folder.startsWith(home.folder))
}

/** Paths in a version are relative to what is looked at. */
function restricted(files: Files, { modules }: Layout, folders: Folders, below: string): Files {
  if (folders === 'all') return files
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => folders.has(moduleOf(`${below}${path}`, modules)?.folder ?? 'none')),
  )
}

function buildWithin({ build, modules }: Layout, folders: Folders): BuildFiles | undefined {
  if (build === undefined || folders === 'all') return build
  return { ...build, modules: modules.filter(({ folder }) => folders.has(folder)) }
}

function isIn(folder: string, folders: Folders): boolean {
  return folders === 'all' || folders.has(folder)
}

/** The sources of one tree, as its build has them. */
export async function readProject(
  tree: Tree,
  encoding?: string,
): Promise<{ readonly files: Files; readonly build?: BuildFiles }> {
  const opened = await open(tree, '')
  const { build } = opened.layout
  return { files: await readTexts(opened, [], encoding), ...(build === undefined ? {} : { build }) }
}

interface Opened {
  readonly tree: Tree
  readonly below: string
  readonly layout: Layout
}

async function open(tree: Tree, below: string): Promise<Opened> {
  const wanted = [...tree.files.keys()].filter(path => isMavenFile(path) || isGradleFile(path))
  const bytes = await tree.read(wanted)
  const layout = layoutOf([...tree.files.keys()], bytes, below)
  if (layout.sources.length === 0)
    throw new InputError(`${tree.name} has no .java files${below === '' ? '' : ` below ${below}`}: nothing to check`)
  return { tree, below, layout }
}

async function readTexts({ tree, below, layout }: Opened, notes: string[], encoding = layout.encoding): Promise<Files> {
  const add = meter(tree.name, 'sources')
  for (const path of layout.sources) add(tree.files.get(path)?.size ?? 0)
  const bytes = await tree.read(layout.sources)
  const found = layout.sources.map(path => ({
    name: path.slice(below.length),
    where: `${path} in ${tree.name}`,
    bytes: bytes.get(path) ?? Buffer.alloc(0),
  }))
  return decodeSources(tree.name, found, { encoding, onNote: note => notes.push(note) })
}

/** What Lombok is told, of the folder that is looked at and of those around it. */
async function readBeside({ tree, below }: Opened): Promise<{ readonly beside?: Files }> {
  const paths = [...tree.files.keys()].filter(
    path =>
      /(^|\/)lombok\.config$/.test(path) && (path.startsWith(below) || below.startsWith(path.slice(0, -'lombok.config'.length))),
  )
  if (paths.length === 0) return {}
  const bytes = await tree.read(paths)
  const name = (path: string) => (path.startsWith(below) ? path.slice(below.length) : 'lombok.config')
  return { beside: Object.fromEntries(paths.map(path => [name(path), bytes.get(path)?.toString('utf8') ?? ''])) }
}

/** More bytes of test sources than these are not read. */
const largestTests = 24 * 1024 * 1024

function few(paths: readonly string[], { files }: Tree): readonly string[] {
  let room = largestTests
  return paths.filter(path => {
    const size = files.get(path)?.size ?? 0
    const fits = size <= room
    room -= Math.min(size, room)
    return fits
  })
}

/** Those of the version after, and those of the version before that are gone or were different. Nothing depends on them. */
async function readTests(old: Opened, now: Opened): Promise<Files> {
  const newer = few(now.layout.tests, now.tree)
  const older = few(old.layout.tests, old.tree).filter(path => blob(old, path) !== blob(now, path))
  if (older.length + newer.length === 0) return {}
  try {
    const [newBytes, oldBytes] = await Promise.all([now.tree.read(newer), old.tree.read(older)])
    const source = (path: string, name: string, bytes: ReadonlyMap<string, Buffer>) => ({
      name,
      where: path,
      bytes: bytes.get(path) ?? Buffer.alloc(0),
    })
    const known = new Set(newer)
    const added = newer.map(path => source(path, path, newBytes))
    const gone = older.map(path => source(path, known.has(path) ? `before/${path}` : path, oldBytes))
    return {
      ...decodeSources(now.tree.name, added, { encoding: now.layout.encoding }),
      ...decodeSources(old.tree.name, gone, { encoding: old.layout.encoding }),
    }
  } catch (error) {
    if (error instanceof InputError) return {}
    throw error
  }
}

function blob({ tree }: Opened, path: string): string | undefined {
  return tree.files.get(path)?.blob
}

function unreadPaths(old: Opened, now: Opened): readonly string[] {
  const read = new Set([old, now].flatMap(opened => [...programPaths(opened), ...opened.layout.tests]))
  const all = new Set([...old.tree.files.keys(), ...now.tree.files.keys()])
  const others = [...all].filter(path => path.startsWith(now.below) && !read.has(path) && mayMatter(path))
  return others.filter(path => blob(old, path) !== blob(now, path)).sort()
}

/** Code of any language, and whatever lies beside that of the program; no tests, no documents. */
function mayMatter(path: string): boolean {
  if (/(^|\/)(src\/)?(tests?|testFixtures|it|jmh|androidTest|integrationTest|site|docs?)\//.test(path)) return false
  return /\.(java|kt|scala|groovy)$/.test(path) || (/(^|\/)src\/main\//.test(path) && !/\.(md|html|adoc)$/.test(path))
}

/** Sources and build files that are not the same in both. */
function changedPaths(old: Opened, now: Opened): readonly string[] {
  return [...new Set([old, now].flatMap(programPaths))].filter(path => blob(old, path) !== blob(now, path))
}

function programPaths({ layout: { sources, build } }: Opened): readonly string[] {
  return [...sources, ...(build === undefined ? [] : pathsOf(build))]
}
