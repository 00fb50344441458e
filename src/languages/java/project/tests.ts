/** The project's own tests, with what they find on the class path of their build: resources lie beside them. */
import { dirname, join, resolve } from 'node:path'
import type { Version } from '../../../model/index.js'
import { statsOf } from '../../../programs/folder.js'
import { readVersion } from './version.js'

export interface Tests {
  readonly tests: Version
  /** Folders of resources. */
  readonly resources: readonly string[]
}

export function readTests(path: string): Tests {
  const tests = readVersion(path)
  if (tests.kind === 'classes' || !statsOf(path)?.isDirectory()) return { tests, resources: [] }
  // As Maven and Gradle have them: src/test/java and src/test/resources.
  const folders = [resolve(path), join(dirname(resolve(path)), 'resources')]
  return { tests, resources: folders.filter(folder => statsOf(folder)?.isDirectory()) }
}
