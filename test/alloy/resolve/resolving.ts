/** Theories from texts, for tests: the text is the main module `main.als`, others can be given beside it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadModules } from '../../../src/alloy/parse/modules.js'
import { TheoryError, written } from '../../../src/alloy/position.js'
import { type Choice, type Resolved, resolve } from '../../../src/alloy/resolve/resolve.js'
import { writtenTerm } from './written.js'

export function resolving(text: string, others: Readonly<Record<string, string>> = {}, choice: Choice = {}): Resolved {
  const folder = mkdtempSync(join(tmpdir(), 'assay-resolve-'))
  try {
    for (const [name, content] of Object.entries({ 'main.als': text, ...others })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    return resolve(loadModules(join(folder, 'main.als')), choice)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the formula is understood as, after some declarations. */
export function meaning(declarations: string, formula: string): string {
  return writtenTerm(resolving(`${declarations}\nrun { ${formula} }`).theory.goal)
}

/** What is wrong: `line:column: message`. */
export function problem(text: string, others: Readonly<Record<string, string>> = {}, choice: Choice = {}): string {
  try {
    resolving(text, others, choice)
  } catch (error) {
    if (error instanceof TheoryError) return withoutFolder(written(error.position), error.what)
    throw error
  }
  return 'nothing is wrong'
}

export function warnings(text: string): readonly string[] {
  return resolving(text).warnings.map(({ at, what }) => withoutFolder(written(at), what))
}

function withoutFolder(place: string, what: string): string {
  return `${place.replace(/^.*main\.als:/, '').replace(/^.*\//, '')}: ${what.replace(/\/\S*\/main\.als/, 'main.als')}`
}
