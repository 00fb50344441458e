/**
 * The two versions that a command is given: two folders, jars or files, or two trees of a repository. A folder with a build file is
 * read as the project that it is, wherever it comes from.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asVersions, type Files, InputError, type Versions } from '../../../model/index.js'
import { statsOf } from '../../../programs/folder.js'
import type { VersionsInput } from '../../../programs/versions-input.js'
import type { ProjectVersions } from './project.js'

export type ReadVersions =
  | { readonly kind: 'plain'; readonly versions: Versions; readonly notes: readonly string[] }
  /** `whySame`: more than that they do not differ, if that is so. */
  | ({ readonly kind: 'project'; readonly whySame?: string } & ProjectVersions)

export async function readInput(given: VersionsInput, encoding: string | undefined): Promise<ReadVersions> {
  const options = encoding === undefined ? {} : { encoding }
  if (given.kind === 'git') {
    const [{ readGit }, { readProjects }] = await Promise.all([import('../../../programs/git.js'), import('./project.js')])
    const { before, after, below, uncommitted, nothingStaged } = await readGit(given.input, given.path)
    const project = await readProjects(before, after, { ...options, below })
    const notes = [...project.notes, ...leftOut(uncommitted.filter(isOfProgram).length)]
    const whySame = nothingStaged === undefined ? {} : { whySame: notStaged(nothingStaged.unstaged.filter(isOfProgram).length) }
    return { kind: 'project', ...project, notes, ...whySame }
  }
  if (given.kind === 'files') {
    refuseEmpty('before', given.before)
    refuseEmpty('after', given.after)
    return { kind: 'plain', versions: asVersions(given), notes: [] }
  }
  const { before, after } = given
  if (isProject(before) || isProject(after)) {
    const [{ folderTree }, { readProjects }] = await Promise.all([import('../../../programs/tree.js'), import('./project.js')])
    return { kind: 'project', ...(await readProjects(folderTree(before), folderTree(after), options)) }
  }
  const { readVersions } = await import('./version.js')
  const notes: string[] = []
  const versions = readVersions(before, after, { encoding, onNote: note => notes.push(note) })
  return { kind: 'plain', versions, notes }
}

function refuseEmpty(version: string, files: Files): void {
  if (Object.keys(files).length === 0) throw new InputError(`the version ${version} has no files`)
}

/** A folder with a build file in it. */
export function isProject(path: string): boolean {
  return statsOf(path)?.isDirectory() === true && buildFiles.some(name => existsSync(join(path, name)))
}

const buildFiles = ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']

/** Sources and build files. */
function isOfProgram(path: string): boolean {
  return /\.java$|(^|\/)pom\.xml$|\.gradle(\.kts)?$/.test(path)
}

function leftOut(files: number): readonly string[] {
  if (files === 0) return []
  const what =
    files === 1
      ? '1 file of the working tree has uncommitted changes'
      : `${files} files of the working tree have uncommitted changes`
  return [`${what}, which are not compared: --git REV compares with the working tree`]
}

function notStaged(files: number): string {
  if (files === 0) return 'nothing is staged'
  const what =
    files === 1 ? '1 file of the working tree has unstaged changes' : `${files} files of the working tree have unstaged changes`
  return `nothing is staged; ${what}, with which --git HEAD compares`
}
