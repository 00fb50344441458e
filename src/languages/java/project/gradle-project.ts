/**
 * The build files of a Gradle project, which are programs themselves: whatever they may read is copied, and Gradle is asked there
 * (`gradle-build`). The sources are where Gradle has them by convention.
 */
import { posix } from 'node:path'
import type { Module } from './modules.js'

export interface GradleProject {
  readonly kind: 'gradle'
  /** The folder with the settings, with a slash at its end unless it is the tree's root. */
  readonly root: string
  /** Everything that the build may read, by path from the tree's root. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The modules that count; all of them otherwise. */
  readonly modules?: readonly Module[]
}

/** Scripts, properties, catalogues, the wrapper, and all of the folders in which builds keep code of their own. */
export function isGradleFile(path: string): boolean {
  const name = posix.basename(path)
  if (/\.gradle(\.kts)?$|\.versions\.toml$/.test(name) || ['gradle.properties', 'gradlew'].includes(name)) return true
  return isBuildCode(path)
}

/** The project that a folder of the tree is, or is part of. */
export function gradleProject(files: ReadonlyMap<string, Uint8Array>, below: string): GradleProject | undefined {
  const scripts = [...files.keys()].filter(path => /^(settings|build)\.gradle(\.kts)?$/.test(posix.basename(path)))
  const folders = [...new Set(scripts.map(path => path.slice(0, path.length - posix.basename(path).length)))]
  const around = folders.filter(folder => below.startsWith(folder) || folder === below).sort((a, b) => a.length - b.length)
  const [root] = around
  if (root === undefined) return undefined
  return { kind: 'gradle', root, files: new Map([...files].filter(([path]) => isGradleFile(path) && path.startsWith(root))) }
}

/** A module has a script of its own, which names the others that it needs: `project(':core')` or `projects.core`. */
export function gradleModules({ root, files }: GradleProject): readonly Module[] {
  const modules = [...files]
    .filter(([path]) => /\.gradle(\.kts)?$/.test(path) && !isBuildCode(path) && !/(^|\/)settings\.gradle/.test(path))
    .map(([path, bytes]) => {
      const folder = path.slice(0, path.length - posix.basename(path).length)
      return { folder, name: folder.slice(root.length).replace(/\/$/, ''), script: Buffer.from(bytes).toString('utf8') }
    })
  return modules.map(({ folder, name, script }) => ({
    folder,
    name,
    needs: modules.map(other => other.name).filter(other => other !== '' && other !== name && mentions(script, other)),
  }))
}

function isBuildCode(path: string): boolean {
  return /(^|\/)(gradle|buildSrc|build-logic|build-src|buildLogic)\//.test(path)
}

/** By path or by accessor, in which `my-core` is `myCore`. */
function mentions(script: string, module: string): boolean {
  const path = module.replaceAll('/', ':')
  const accessor = path.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(':', '.')
  const quoted = new RegExp(`['"]:?${escaped(path)}['"]`)
  return quoted.test(script) || new RegExp(`\\bprojects\\.${escaped(accessor)}\\b`).test(script)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
