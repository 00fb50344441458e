/**
 * The first divergence of two executions of one witness: where they bind to different declarations, with what the refactoring itself has renamed
 * and moved taken as equal. It is what people want to read of a difference, and what bugs are sorted by.
 */
import type { Divergence, Split } from '../../../model/index.js'
import type { Both } from '../../language.js'
import type { Hierarchy } from '../impact/hierarchy.js'
import { partingOf } from './compare.js'
import { filtersOf } from './filters.js'
import { pairsOf } from './pairs.js'
import { readTrace, type Trace } from './trace.js'
import { methodIn, nameOf, nameOfIn, splitOf } from './words.js'

export interface Diverged {
  readonly divergence: Divergence
  readonly split: Split
  /** The method that each version was in, as an element; nothing if it was the witness itself. */
  readonly in: Both<string | undefined>
}

export function divergenceOf(traces: Both<Trace>, versions: Both<Hierarchy>): Diverged | undefined {
  const pairs = pairsOf(versions)
  const runs = { before: readTrace(traces.before), after: readTrace(traces.after) }
  const parting = partingOf(runs, versions, pairs)
  if (parting === undefined) return undefined
  return {
    divergence: { in: nameOfIn(parting), before: nameOf(parting.before), after: nameOf(parting.after) },
    in: { before: methodIn(parting.in.before), after: methodIn(parting.in.after) },
    split: splitOf(parting, versions, pairs, filtersOf(parting, versions, pairs)),
  }
}
