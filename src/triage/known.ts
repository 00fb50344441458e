/**
 * Bugs that were reported already, from a file: id, link, status and the smallest program. One that shows up again is told by its program,
 * up to names, whatever the release of the engine.
 */
import { z } from 'zod'
import { type Bug, bugKinds, type KnownBug, type ReportedBug, type ReportState, reportStates } from '../model/bug.js'
import { readJson } from './json-file.js'
import { canonical } from './minimise/minimise.js'

const text = z.string().min(1)

const entry = z.readonly(
  z.strictObject({
    /** A name of one's own: `eclipse-576`. */
    id: text,
    link: text,
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
  return readJson(path, z.readonly(z.array(entry)), 'known bugs')
}

/** Each with what is known of it. */
export function withKnown(bugs: readonly Bug[], known: readonly KnownEntry[]): readonly ReportedBug[] {
  const byProgram = new Map<string, KnownBug>()
  for (const { id, link, status, program, ...what } of known) {
    byProgram.set(keyOf({ ...what, ...program, parameters: program.parameters ?? {} }), { id, link, status })
  }
  return bugs.map(bug => {
    const { files, target, parameters } = bug.smallest.request
    const { refactoring, kind } = bug
    const found = byProgram.get(keyOf({ engine: engineName(bug.engine), refactoring, kind, files, target, parameters }))
    return found === undefined ? bug : { ...bug, known: found }
  })
}

/** An entry for a bug that somebody is about to report. */
export function entryFor(bug: Bug): KnownEntry {
  const { files, target, parameters } = bug.smallest.request
  return {
    id: bug.id,
    link: 'https://…',
    status: 'reported',
    engine: engineName(bug.engine),
    refactoring: bug.refactoring,
    kind: bug.kind,
    program: { files, target, parameters },
  }
}

/** S2's table: of each engine how many were reported, and what became of them. */
export function knownTable(known: readonly KnownEntry[]): ReadonlyMap<string, Readonly<Record<ReportState, number>>> {
  const table = new Map<string, Record<ReportState, number>>()
  for (const { engine, status } of known) {
    const row = table.get(engine) ?? { reported: 0, accepted: 0, duplicated: 0, fixed: 0, open: 0 }
    row.reported++
    if (status !== 'reported') row[status]++
    table.set(engine, row)
  }
  return table
}

type Told = Pick<KnownEntry, 'engine' | 'refactoring' | 'kind'> & Parameters<typeof canonical>[0]

function keyOf({ engine, refactoring, kind, files, target, parameters }: Told): string {
  return JSON.stringify([engine, refactoring, kind, canonical({ files, target, parameters })])
}

/** Without its release. */
function engineName(engine: string): string {
  return engine.replace(/@.*/, '')
}
