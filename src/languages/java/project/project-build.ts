/**
 * The build of a project, told by its build tool, which is asked itself, once for the same build files. Where it can't tell, that is said
 * and the program is compiled without.
 */
import { type Build, BuildError, type BuildOptions, nothing } from './build.js'
import { gradleBuild } from './gradle-build.js'
import type { BuildFiles } from './layout.js'
import { mavenBuild } from './maven-build.js'

/**
 * One build for both versions: that of the version after, and libraries that only the version before has. If the build tool
 * can't tell, it is empty and a line says why: many programs compile without.
 */
export async function projectBuild(
  builds: { readonly before?: BuildFiles; readonly after?: BuildFiles },
  options: BuildOptions,
): Promise<Build> {
  try {
    const after = builds.after === undefined ? nothing : await buildOf(builds.after, options)
    const before = builds.before === undefined ? nothing : await buildOf(builds.before, options)
    const both = (key: 'classpath' | 'processors') => [...new Set([...after[key], ...before[key]])]
    return { ...before, ...after, classpath: both('classpath'), processors: both('processors') }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    options.onProgress?.(`no class path, since ${error.message}; if the program needs one, give --classpath`)
    return nothing
  }
}

async function buildOf(files: BuildFiles, options: BuildOptions): Promise<Build> {
  switch (files.kind) {
    case 'maven':
      return mavenBuild(files, options)
    case 'gradle':
      return gradleBuild(files, options)
  }
}
