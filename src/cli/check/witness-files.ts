/** Writes witnesses as test files (`--junit`). A failure to write is reported and never loses the verdict. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WitnessTest } from '../../languages/language.js'
import type { Verdict } from '../../model/index.js'
import { visible } from '../../model/plain.js'
import { makeFolder } from '../../workers/make-folder.js'

export interface Written {
  readonly progress: readonly string[]
  /** Why there are not all that there should be. */
  readonly failure?: string
}

/** The smallest witness is the test of that name; further ones are numbered. */
export function writeWitnesses(folder: string, tests: readonly WitnessTest[], verdict: Verdict): Written {
  if (tests.length === 0) return { progress: [`no test was written: ${whyNone(verdict)}`] }
  const progress: string[] = []
  try {
    makeFolder(folder)
    for (const [index, test] of tests.entries()) {
      const { file, text } = index === 0 ? test : test.numbered(index + 1)
      const path = join(folder, file)
      writeFileSync(path, text)
      progress.push(`wrote ${path}`)
    }
    return { progress }
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    return { progress, failure: visible(`the test can't be written to ${folder}: ${why}; name another folder with --junit`) }
  }
}

function whyNone(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'changed':
      return verdict.witness.observed === 'test'
        ? "the difference shows in the project's own tests"
        : 'the difference is in an object that no assertion can name'
    case 'uncompilable':
      return 'the version after does not compile'
    case 'preserved':
    case 'unknown':
      return 'no difference was found'
  }
}
