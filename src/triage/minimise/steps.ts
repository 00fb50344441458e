/**
 * What to try next, and where that leads if it holds. A state knows how far the passes have come; from it, all candidates follow that
 * are tried as long as none holds.
 */
import { overlap, withChanges } from '../../languages/edits.js'
import type { Change, Example, Layout, Pass, Reduction } from '../../languages/reduction.js'

export interface State {
  /** The smallest so far. */
  readonly example: Example
  readonly layout: Layout
  /** Number of the pass; those that close come behind the others, and those that rearrange behind them. */
  readonly pass: number
  /** Passes to be gone through, from this one on, before nothing more is to be expected. */
  readonly remaining: number
  /** Within the pass; absent at its beginning. */
  readonly place?: Place
}

interface Place {
  /** What the pass began with, and what it proposed for it. */
  readonly from: Example
  readonly proposed: readonly Change[]
  /** Of these, by number. */
  readonly taken: readonly number[]
  /** Ranges of what is proposed, in the order in which they are tried. */
  readonly ranges: readonly Range[]
  readonly at: number
}

type Range = readonly [start: number, end: number]

export interface Step {
  readonly example: Example
  readonly next: State
}

/** What shows which example it is. */
export function keyOf({ files, target, parameters }: Example): string {
  return JSON.stringify([files, [target.file, target.start, target.end], parameters])
}

export function begin(example: Example, layout: Layout): State {
  return { example, layout, pass: 0, remaining: Number.POSITIVE_INFINITY }
}

export function* steps(reduction: Reduction, start: State, isKnown: (key: string) => boolean): Generator<Step, void, undefined> {
  const { passes, closing, rearranging } = reduction
  const all = [...passes, ...closing, ...rearranging]
  for (let state: State | undefined = start; state !== undefined; state = after(state, passes.length, all.length)) {
    const pass = all[state.pass]
    if (pass === undefined) continue
    for (const step of stepsOf(pass, state, passes.length, isKnown)) yield rearranging.includes(pass) ? anew(step) : step
  }
}

/** What was written in another way may be less in yet another. */
function anew({ example, next: { layout } }: Step): Step {
  return { example, next: begin(example, layout) }
}

/** The passes again and again, until all have been through without anything held; then, each once, the others. */
function after({ place: _, ...state }: State, repeated: number, all: number): State | undefined {
  const pass = state.pass + 1
  if (state.pass >= repeated) return pass < all ? { ...state, pass } : undefined
  // In the first round nothing may have held.
  const remaining = Math.min(state.remaining, Number.isFinite(state.remaining) ? state.remaining : repeated) - 1
  if (remaining <= 0) return repeated < all ? { ...state, pass: repeated, remaining } : undefined
  return { ...state, pass: pass % repeated, remaining }
}

function* stepsOf(
  pass: Pass,
  state: State,
  repeated: number,
  isKnown: (key: string) => boolean,
): Generator<Step, void, undefined> {
  const place = state.place ?? placeOf(pass, state.example)
  for (let at = place.at; at < place.ranges.length; at++) {
    const chosen = freeOf(place, place.ranges[at] ?? [0, 0])
    const example = chosen.length === 0 ? undefined : tried(place, [...place.taken, ...chosen], state.layout)
    if (example === undefined || isKnown(keyOf(example))) continue
    const { place: _, ...rest } = state
    const further: State = { ...rest, example, remaining: repeated + 1 }
    const going: State = { ...further, place: { ...place, taken: [...place.taken, ...chosen], at: at + 1 } }
    yield { example, next: pass.kind === 'choice' ? further : going }
  }
}

function placeOf(pass: Pass, from: Example): Place {
  const proposed = pass.propose(from).filter(change => withChanges(from, [change]) !== undefined)
  return { from, proposed, taken: [], ranges: rangesOf(pass.kind, proposed.length), at: 0 }
}

/** All, halves, quarters, to single ones; of a few only all and single ones. */
function rangesOf(kind: Pass['kind'], length: number): readonly Range[] {
  const ranges: Range[] = []
  const sizes = kind === 'choice' ? [] : halved(length)
  for (const size of [...sizes, 1])
    for (let start = 0; start < length; start += size) ranges.push([start, Math.min(length, start + size)])
  return ranges
}

function halved(length: number): readonly number[] {
  if (length <= 1) return []
  const sizes: number[] = []
  for (let size = length; size > 1; size = Math.ceil(size / 2)) sizes.push(size)
  return length <= 4 ? sizes.slice(0, 1) : sizes
}

/** Those of a range that nothing taken stands in the way of. */
function freeOf({ proposed, taken }: Place, [start, end]: Range): readonly number[] {
  const stands = taken.flatMap(n => proposed[n]?.edits ?? [])
  const free: number[] = []
  for (let n = start; n < end; n++) {
    const edits = proposed[n]?.edits ?? []
    if (!edits.some(edit => stands.some(other => overlap(edit, other)))) {
      free.push(n)
      stands.push(...edits)
    }
  }
  return free
}

function tried({ from, proposed }: Place, numbers: readonly number[], layout: Layout): Example | undefined {
  const changes = [...numbers].sort((a, b) => a - b).flatMap(n => proposed[n] ?? [])
  const changed = withChanges(from, changes)
  return changed === undefined ? undefined : layout(changed, from)
}
