/** What effective poms say to the compiler: the source level, options, annotation processors. */
import type { Build } from './build.js'
import { children, textOf, type XmlElement } from './pom.js'

export interface Compiler extends Pick<Build, 'release' | 'compilerOptions'> {
  /** Annotation processors as dependencies of a pom. */
  readonly processors: readonly string[]
}

/** One for all modules: the newest level that one of them has, and the options of all. */
export function compilerOf(poms: readonly XmlElement[]): Compiler {
  const modules = poms.filter(pom => textOf(pom, 'packaging') !== 'pom')
  const levels = modules.flatMap(pom => levelOf(pom) ?? [])
  const configurations = modules.flatMap(configurationsOf)
  return {
    ...(levels.length === 0 ? {} : { release: Math.max(...levels) }),
    compilerOptions: [...new Set(configurations.flatMap(optionsOf))],
    processors: [...new Set(configurations.flatMap(processorsOf))],
  }
}

const compilerPlugin = 'maven-compiler-plugin'

/** The plugin's own, then those of executions that compile the program. */
function configurationsOf(pom: XmlElement): readonly XmlElement[] {
  const plugin = children(pom, 'build', 'plugins', 'plugin').find(one => textOf(one, 'artifactId') === compilerPlugin)
  const executions = children(plugin, 'executions', 'execution').filter(
    execution => !children(execution, 'goals', 'goal').some(goal => goal.text.trim() === 'testCompile'),
  )
  return [...children(plugin, 'configuration'), ...executions.flatMap(execution => children(execution, 'configuration'))]
}

/** `release` wins over `source`, and what the plugin is told over properties. */
function levelOf(pom: XmlElement): number | undefined {
  const configured = configurationsOf(pom)
  for (const name of ['release', 'source'] as const) {
    const said = configured.map(one => textOf(one, name)).find(text => text !== undefined && text !== '')
    const level = levelIn(said) ?? levelIn(textOf(pom, 'properties', `maven.compiler.${name}`))
    if (level !== undefined) return level
  }
  return undefined
}

/** `1.8` and `8` are the same. */
function levelIn(text: string | undefined): number | undefined {
  const [, level] = /^(?:1\.)?(\d+)$/.exec(text ?? '') ?? []
  return level === undefined ? undefined : Number(level)
}

function optionsOf(configuration: XmlElement): readonly string[] {
  const listed = children(configuration, 'compilerArgs').flatMap(args => args.children.filter(isElement))
  const plain = textOf(configuration, 'compilerArgument')
  return [
    ...listed.map(({ text }) => text.trim()),
    ...(plain === undefined ? [] : plain.split(/\s+/)),
    ...(textOf(configuration, 'enablePreview') === 'true' ? ['--enable-preview'] : []),
    ...(textOf(configuration, 'parameters') === 'true' ? ['-parameters'] : []),
  ].filter(option => option !== '')
}

function isElement(node: unknown): node is XmlElement {
  return typeof node === 'object' && node !== null && 'name' in node && 'children' in node
}

function processorsOf(configuration: XmlElement): readonly string[] {
  return children(configuration, 'annotationProcessorPaths').flatMap(paths =>
    paths.children.filter(isElement).map(path => {
      const part = (name: string) => {
        const text = textOf(path, name)
        return text === undefined || text === '' ? '' : `<${name}>${text}</${name}>`
      }
      return `<dependency>${['groupId', 'artifactId', 'version', 'classifier'].map(part).join('')}</dependency>`
    }),
  )
}
