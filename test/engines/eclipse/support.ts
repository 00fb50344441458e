/** Eclipse for tests: a release on a JDK of this machine, and programs with one target between `[|` and `|]`. */
import { findEngine } from '../../../src/engines/engines.js'
import { type EngineOptions, openEngine } from '../../../src/engines/session.js'
import type { Answer, Attempt, Files, Mark } from '../../../src/model/index.js'
import type { Sample } from '../laws/laws.js'

export const ids = ['eclipse@4.40', 'eclipse@4.34'] as const

export function eclipse(id: string, options: Partial<EngineOptions> = {}) {
  return openEngine(findEngine(id), options)
}

export function sample(refactoring: string, marked: Files, parameters: Attempt['parameters'] = {}): Sample {
  const files: Record<string, string> = {}
  let target: Mark | undefined
  for (const [file, text] of Object.entries(marked)) {
    files[file] = text.replace(/\[\|(.*?)\|\]/s, (_, inside: string, start: number) => {
      target = { file, start, end: start + inside.length }
      return inside
    })
  }
  if (target === undefined) throw new Error('the program has no target')
  return { program: { files, marks: { target } }, attempt: { refactoring, target, parameters, disabled: [] } }
}

/** A class `A` in the package `p`. */
export function classA(members: string, name = 'A'): Files {
  return { 'p/A.java': `package p;\n\npublic class ${name} {\n    ${members}\n}\n` }
}

/** All files after the edit; an error if there is none. */
export function afterEdit({ program }: Sample, answer: Answer): Record<string, string> {
  if (answer.kind !== 'answered' || answer.edit === undefined) throw new Error(`no edit: ${JSON.stringify(answer)}`)
  const files: Record<string, string> = { ...program.files }
  for (const [path, text] of Object.entries(answer.edit)) {
    if (text === null) delete files[path]
    else files[path] = text
  }
  return files
}
