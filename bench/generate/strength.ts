/**
 * Is a theory as strong as it should be? It says more than the published constraints, so that all its programs compile. Of what the
 * published constraints allow, the programs that compile must be the very same. Both commands have one scope, so of each isomorphism
 * class both give the same member, and the texts can be compared as they are.
 */
import { createHash } from 'node:crypto'
import { type Numbered, openPrograms } from '../../corpus/theories.js'
import type { Files } from '../../src/model/index.js'
import type { Compiler } from '../shared/compiles.js'

export interface Comparison {
  /** Programs of the published constraints. */
  readonly published: number
  /** Those of them that javac takes. */
  readonly compiling: number
  /** They compile, and the theory does not have them. */
  readonly lost: readonly Numbered[]
  /** The theory has them, and they are not among those that compile. */
  readonly extra: readonly Numbered[]
}

/** With a limit only the first of the published programs are looked at, and none can be said to be extra. */
export async function compareWithPublished(theory: string, compiler: Compiler, limit?: number): Promise<Comparison> {
  const ours = openPrograms(theory, 'generate')
  const texts = new Set<string>()
  for (const { files } of ours.all()) texts.add(hashOf(files))
  const found = new Set<string>()
  let published = 0
  let compiling = 0
  const lost: Numbered[] = []
  for await (const { ok, errors: _, ...program } of compiler.compileAll(openPrograms(theory, 'published').all(limit))) {
    published++
    if (!ok) continue
    compiling++
    const text = hashOf(program.files)
    found.add(text)
    if (!texts.has(text)) lost.push(program)
  }
  const extra = limit === undefined ? [...notIn(found, ours.all())] : []
  return { published, compiling, lost, extra }
}

function* notIn(found: ReadonlySet<string>, programs: Iterable<Numbered>): Generator<Numbered, void> {
  for (const program of programs) if (!found.has(hashOf(program.files))) yield program
}

/** Memory stays low, and two texts of one hash will not be met. */
function hashOf(files: Files): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('base64url')
}
