/** What differs between two sets of files, line by line, as people know it from `diff -u`. */
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
    return [...names.map((text): DiffLine => ({ kind: 'file', text })), ...hunks(steps(linesOf(old), linesOf(young)), around)]
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
/** Above this many pairs of lines the middle is shown as replaced: exact, and long, and quickly made. */
const mostPairs = 4_000_000

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
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return [
    ...before.slice(0, head).map(as('same')),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(as('same')),
  ]
}

function as(kind: Step['kind']): (text: string) => Step {
  return text => ({ kind, text })
}

/** By the longest common subsequence. */
function middle(before: readonly string[], after: readonly string[]): readonly Step[] {
  const width = after.length + 1
  if (before.length * after.length > mostPairs) return [...before.map(as('removed')), ...after.map(as('added'))]
  const longest = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const found: Step[] = []
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const [old, young] = [before[i], after[j]]
    if (old !== undefined && old === young) {
      found.push({ kind: 'same', text: old })
      i++
      j++
    } else if (old !== undefined && (young === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: old })
      i++
    } else if (young !== undefined) {
      found.push({ kind: 'added', text: young })
      j++
    }
  }
  return found
}

/** Changes with what is around them; those that are near each other together. */
function hunks(steps: readonly Step[], around: number): readonly DiffLine[] {
  const isShown = steps.map(() => false)
  for (const [n, { kind }] of steps.entries()) if (kind !== 'same') isShown.fill(true, Math.max(0, n - around), n + around + 1)
  const lines: DiffLine[] = []
  let [old, young] = [1, 1]
  for (const [n, step] of steps.entries()) {
    if (isShown[n] && !isShown[n - 1]) lines.push({ kind: 'hunk', text: hunkHead(steps, isShown, n, old, young) })
    if (isShown[n]) lines.push({ kind: step.kind, text: `${signs[step.kind]}${step.text}` })
    if (step.kind !== 'added') old++
    if (step.kind !== 'removed') young++
  }
  return lines
}

const signs = { same: ' ', removed: '-', added: '+' } as const

function hunkHead(steps: readonly Step[], isShown: readonly boolean[], from: number, old: number, young: number): string {
  const end = isShown.indexOf(false, from)
  const inside = steps.slice(from, end === -1 ? undefined : end)
  const range = (first: number, without: Step['kind']) => {
    const lines = inside.filter(({ kind }) => kind !== without).length
    return `${lines === 0 ? first - 1 : first},${lines}`
  }
  return `@@ -${range(old, 'added')} +${range(young, 'removed')} @@`
}
