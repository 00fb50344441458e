/** What differs between two sets of files, line by line, as people know it from `diff -u`. */
import { diffArrays, structuredPatch } from 'diff'
import type { Files } from '../model/index.js'

/** A line of the display, and what it is. */
export interface DiffLine {
  readonly kind: 'file' | 'hunk' | 'same' | 'removed' | 'added'
  readonly text: string
}

export function diffFiles(before: Files, after: Files, around = context): readonly DiffLine[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return paths.flatMap(path => {
    const [old, young] = [before[path], after[path]]
    if (old === young) return []
    const names = [`--- ${old === undefined ? '/dev/null' : path}`, `+++ ${young === undefined ? '/dev/null' : path}`]
    return [...names.map((text): DiffLine => ({ kind: 'file', text })), ...hunks(linesOf(old), linesOf(young), around)]
  })
}

/** A line of the one side beside its like of the other; one alone where the other has none. */
export interface Aligned {
  readonly before?: NumberedLine
  readonly after?: NumberedLine
  readonly isSame: boolean
}

export interface NumberedLine {
  readonly n: number
  readonly text: string
}

/** Two texts side by side: removed lines stand beside the added ones that took their place. */
export function aligned(before: string | undefined, after: string | undefined): readonly Aligned[] {
  const rows: Aligned[] = []
  let [old, young] = [1, 1]
  /** Rows since the last common line that still have no right side. */
  let free = 0
  for (const { kind, text } of steps(linesOf(before), linesOf(after))) {
    if (kind === 'same') {
      rows.push({ before: { n: old++, text }, after: { n: young++, text }, isSame: true })
      free = rows.length
    } else if (kind === 'removed') rows.push({ before: { n: old++, text }, isSame: false })
    else {
      const beside = rows[free]
      rows[free++] = { ...beside, after: { n: young++, text }, isSame: false }
    }
  }
  return rows
}

/** Lines around a change that are shown for orientation. */
const context = 3
/** Where more lines than these were removed and added all are shown as replaced: exact, and long, and quickly made. */
const most = { maxEditLength: 4000 } as const

interface Step {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

function linesOf(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return []
  const lines = text.split(/\r?\n/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** From the one to the other with the fewest lines removed and added. */
function steps(before: readonly string[], after: readonly string[]): readonly Step[] {
  const parts = diffArrays([...before], [...after], most)
  if (parts === undefined) return [...before.map(as('removed')), ...after.map(as('added'))]
  return parts.flatMap(({ removed, added, value }) => value.map(as(removed ? 'removed' : added ? 'added' : 'same')))
}

function as(kind: Step['kind']): (text: string) => Step {
  return text => ({ kind, text })
}

/** Changes with what is around them; those that are near each other together. */
function hunks(before: readonly string[], after: readonly string[], context: number): readonly DiffLine[] {
  const patch = structuredPatch('', '', textOf(before), textOf(after), '', '', { context, ...most })
  const whole = { oldStart: 1, oldLines: before.length, newStart: 1, newLines: after.length }
  const found = patch?.hunks ?? [{ ...whole, lines: [...before.map(line => `-${line}`), ...after.map(line => `+${line}`)] }]
  return found.flatMap(({ oldStart, oldLines, newStart, newLines, lines }): readonly DiffLine[] => [
    { kind: 'hunk', text: `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@` },
    ...lines.map(text => ({ kind: kinds[text[0] ?? ' '] ?? 'same', text })),
  ])
}

const textOf = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('')

const kinds: Readonly<Record<string, Step['kind']>> = { '-': 'removed', '+': 'added' }

/** Where there is no line, the one before is named. */
const range = (start: number, lines: number) => `${lines === 0 ? start - 1 : start},${lines}`
