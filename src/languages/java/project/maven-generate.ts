/**
 * Sources that a Maven build makes before it compiles: parsers from grammars, classes from schemas. Which plugin does that, and how, is
 * the project's affair, so Maven runs that part of the build itself, on a copy of the modules without their tests; what it leaves
 * under `target/generated-sources` belongs to the program. Kept under the hash of all that went in but Java.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MavenError, maven } from '../../../jvm/maven.js'
import type { Files } from '../../../model/index.js'
import { filesBelow, statsOf } from '../../../programs/folder.js'
import type { Tree } from '../../../programs/tree.js'
import { cacheRoot, once } from '../../../workers/cache.js'
import { removeTemporary, temporaryFolder } from '../../../workers/temporary.js'
import { BuildError, type BuildOptions, writeCopy } from './build.js'
import type { MavenProject } from './layout.js'
import { children, parsePom, textOf } from './pom.js'

/** Whether some plugin looks as if it made sources. */
export function makesSources({ poms }: MavenProject): boolean {
  return [...poms.values()].some(text => {
    const pom = parsePom(text)
    const profiles = children(pom, 'profiles', 'profile')
    const plugins = [pom, ...profiles].flatMap(owner => [
      ...children(owner, 'build', 'plugins', 'plugin'),
      ...children(owner, 'build', 'pluginManagement', 'plugins', 'plugin'),
    ])
    return plugins.some(plugin => makers.test(textOf(plugin, 'artifactId') ?? ''))
  })
}

const makers =
  /antlr|javacc|jflex|protobuf|protoc|jaxb|xjc|modello|wsdl|avro|thrift|openapi|swagger|jooq|fmpp|freemarker|templat|codegen|generat|exec-maven|antrun/

/** By path from the tree's root. Throws a `BuildError` where Maven can't make them. */
export async function generatedSources(tree: Tree, project: MavenProject, options: BuildOptions): Promise<Files> {
  const { env = process.env, onProgress = () => {} } = options
  const inputs = [...tree.files.keys()].filter(path => isInput(path, project))
  const file = join(cacheRoot(env), 'generated', `${hashOf(tree, inputs)}.json`)
  const known = readKnown(file)
  if (known !== undefined) return known
  onProgress('asking Maven for the sources that the build makes (once for what they are made of)')
  try {
    await once(file, async temporary => writeFile(temporary, JSON.stringify(await make(tree, inputs, project, options))))
  } catch (error) {
    if (!(error instanceof MavenError)) throw error
    throw new BuildError(`Maven could not make the generated sources (${error.message})`)
  }
  return readKnown(file) ?? {}
}

function isInput(path: string, { modules, poms }: Pick<MavenProject, 'modules' | 'poms'>): boolean {
  if (poms.has(path)) return true
  if (/(^|\/)src\/(test|it)\//.test(path)) return false
  return modules === undefined || modules.some(({ folder }) => path.startsWith(folder))
}

function hashOf({ files }: Tree, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of inputs) if (!path.endsWith('.java')) hash.update(`${path}\0${files.get(path)?.blob}\0`)
  return hash.digest('hex').slice(0, 32)
}

async function make(tree: Tree, inputs: readonly string[], project: MavenProject, options: BuildOptions): Promise<Files> {
  const first = await attempt(tree, inputs, project, ['-Dmaven.main.skip=true', '--fail-at-end', 'compile'], options)
  if (first.failure === undefined) return first.made
  // Some plugins run the project's own classes, or are modules of it: then all that leads there is built.
  const all = [...tree.files.keys()].filter(path => isInput(path, { poms: project.poms }))
  const second = await attempt(tree, all, project, ['-am', '--fail-at-end', 'process-classes'], options)
  // What was made before it failed may be all that is needed.
  const made = { ...first.made, ...second.made }
  if (second.failure !== undefined && Object.keys(made).length === 0) throw second.failure
  return made
}

/** As far as compiling at least: only then modules find each other where a plugin asks for what a module needs. */
async function attempt(
  tree: Tree,
  inputs: readonly string[],
  { roots, modules }: MavenProject,
  goals: readonly string[],
  options: BuildOptions,
): Promise<{ readonly made: Files; readonly failure: MavenError | undefined }> {
  const folder = await temporaryFolder('generate')
  try {
    await writeCopy(folder, await tree.read(inputs))
    let failure: MavenError | undefined
    for (const root of roots) {
      const home = dirname(root) === '.' ? '' : `${dirname(root)}/`
      const chosen = modules?.flatMap(({ folder }) =>
        folder.startsWith(home) ? [folder.slice(home.length).replace(/\/$/, '') || '.'] : [],
      )
      const projects = chosen === undefined || chosen.length === 0 ? [] : ['-pl', chosen.join(',')]
      try {
        await maven(join(folder, root), [...projects, ...skips, ...goals], options.jdk, options.env)
      } catch (error) {
        if (!(error instanceof MavenError)) throw error
        failure = error
      }
    }
    return { made: sourcesMade(folder), failure }
  } finally {
    await removeTemporary(folder)
  }
}

/** Checks of style, licences and versions say nothing about what is made. */
const skips = [
  'enforcer',
  'checkstyle',
  'rat',
  'license',
  'spotless.check',
  'spotless.apply',
  'pmd',
  'spotbugs',
  'animal.sniffer',
].map(name => `-D${name}.skip=true`)

function sourcesMade(folder: string): Files {
  const made = [...filesBelow(folder, '.java')].filter(([path]) => /(^|\/)target\/generated-sources\//.test(path))
  return Object.fromEntries(made.flatMap(([path, file]) => (statsOf(file)?.isFile() ? [[path, readFileSync(file, 'utf8')]] : [])))
}

function readKnown(file: string): Files | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
