/** Edits put into an example. The target goes where its text goes; an edit that takes it away is refused. */

import type { Mark } from '../model/index.js'
import type { Change, Edit, Example } from './reduction.js'

/** Undefined if the target is lost. Of edits that overlap, the first in the list is made. */
export function withChanges(example: Example, changes: readonly Change[]): Example | undefined {
  const edits = withoutOverlaps(changes.flatMap(change => change.edits))
  const files: Record<string, string> = { ...example.files }
  let target: Mark | undefined = edits.some(({ file }) => file === example.target.file) ? undefined : example.target
  for (const file of new Set(edits.map(each => each.file))) {
    const own = edits.filter(each => each.file === file).sort((a, b) => a.start - b.start || a.end - b.end)
    files[file] = edited(example.files[file] ?? '', own)
  }
  target ??= moved(example.target, edits)
  if (target === undefined) return undefined
  const parameters = Object.assign({}, example.parameters, ...changes.map(change => change.parameters ?? {}))
  return { files, target, parameters }
}

function withoutOverlaps(edits: readonly Edit[]): readonly Edit[] {
  const kept: Edit[] = []
  for (const edit of edits) if (!kept.some(other => overlap(edit, other))) kept.push(edit)
  return kept
}

export function overlap(a: Edit, b: Edit): boolean {
  if (a.file !== b.file) return false
  return a.start < b.end && b.start < a.end ? true : a.start === b.start && a.end === b.end
}

function edited(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

function moved(target: Mark, edits: readonly Edit[]): Mark | undefined {
  const carrier = edits.find(each => each.target !== undefined)
  if (carrier?.target !== undefined) {
    const at = carrier.start + shift(edits, carrier)
    return { file: carrier.file, start: at + carrier.target.start, end: at + carrier.target.end }
  }
  const touching = edits.filter(each => each.file === target.file && each.start < target.end && target.start < each.end)
  const within = touching.filter(each => target.start <= each.start && each.end <= target.end)
  const grown = within.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
  const length = target.end - target.start + grown
  if (within.length < touching.length || (length <= 0 && touching.length > 0)) return undefined
  const start = target.start + shift(edits, target)
  return { file: target.file, start, end: start + length }
}

/** How far the edits before a place push it. */
function shift(edits: readonly Edit[], place: Mark): number {
  const before = edits.filter(each => each !== place && each.file === place.file && each.end <= place.start)
  return before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
}
