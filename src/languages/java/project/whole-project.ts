/** A project that is to be refactored: all of its sources, and what they need. */
import { pickJdk } from '../../../jvm/jdk.js'
import { folderTree } from '../../../programs/tree.js'
import type { ProjectOptions, ReadProject } from '../../language.js'
import { oldestJdk } from '../jvm.js'
import { readProject } from './project.js'
import { projectBuild } from './project-build.js'

/** Its build says what it needs, unless that was given. */
export async function readWholeProject(path: string, { home, classpath, onProgress }: ProjectOptions): Promise<ReadProject> {
  const { files, build } = await readProject(folderTree(path))
  if (classpath.length > 0 || build === undefined) return { files, classpath }
  const runs = pickJdk({ min: oldestJdk }, { jdk: home })
  return { files, classpath: (await projectBuild({ after: build }, { jdk: runs, onProgress })).classpath }
}
