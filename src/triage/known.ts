/**
 * Bugs that were reported already, from a file: id, link, status and the smallest program. One that shows up again is told by its program,
 * up to names, whatever the release of the engine.
 */
import { z } from 'zod'
import type { Languages } from '../languages/languages.js'
import { type Bug, bugKinds, type KnownBug, type ReportedBug, reportStates } from '../model/bug.js'
import { isLink } from '../model/plain.js'
import { checked, readJson } from './json-file.js'
import { canonical, type Example } from './minimise/minimise.js'

const text = z.string().min(1)

const entry = z.readonly(
  z.strictObject({
    /** A name of one's own: `eclipse-576`. */
    id: text,
    link: z.string().refine(isLink, 'must begin with https:// or http://'),
    status: z.enum(reportStates),
    /** Without a release: it is the same bug in every one that has it. */
    engine: text,
    refactoring: text,
    kind: z.enum(bugKinds),
    program: z.readonly(
      z.strictObject({
        files: z.record(z.string(), z.string()),
        target: z.strictObject({ file: z.string(), start: z.int().min(0), end: z.int().min(0) }),
        parameters: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  }),
)

export type KnownEntry = z.infer<typeof entry>

export function readKnown(path: string): readonly KnownEntry[] {
  // One by one: of a million wrong ones the first is enough.
  return readJson(path, z.array(z.unknown()), 'known bugs').map((each, at) => checked(path, each, entry, 'known bugs', at))
}

/** Each with what is known of it. */
export async function withKnown(
  bugs: readonly Bug[],
  known: readonly KnownEntry[],
  among?: Languages,
): Promise<readonly ReportedBug[]> {
  if (known.length === 0) return bugs
  const byProgram = new Map<string, KnownBug>()
  for (const { id, link, status, program, ...what } of known) {
    byProgram.set(await keyOf({ ...what, ...program, parameters: program.parameters ?? {} }, among), { id, link, status })
  }
  return Promise.all(
    bugs.map(async bug => {
      const { files, target, parameters } = bug.smallest.request
      const { refactoring, kind } = bug
      const found = byProgram.get(
        await keyOf({ engine: engineName(bug.engine), refactoring, kind, files, target, parameters }, among),
      )
      return found === undefined ? bug : { ...bug, known: found }
    }),
  )
}

type KnownExample = Pick<KnownEntry, 'engine' | 'refactoring' | 'kind'> & Example

async function keyOf(
  { engine, refactoring, kind, files, target, parameters }: KnownExample,
  among: Languages | undefined,
): Promise<string> {
  return JSON.stringify([engine, refactoring, kind, await canonical({ files, target, parameters }, among)])
}

/** Without its release. */
function engineName(engine: string): string {
  return engine.replace(/@.*/, '')
}
