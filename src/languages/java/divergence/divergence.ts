/**
 * The first divergence of two executions of one witness: where they bind to different declarations, with what the refactoring itself has renamed
 * and moved taken as equal. It is what people want to read of a difference, and what bugs are sorted by.
 */
import type { Divergence, DivergenceSignature } from '../../../model/index.js'
import type { Both } from '../../language.js'
import type { Hierarchy } from '../impact/hierarchy.js'
import { findDivergencePoint } from './compare.js'
import { filtersOf } from './filters.js'
import { pairsOf } from './pairs.js'
import { readTrace, type Trace } from './trace.js'
import { methodIn, nameOf, nameOfIn, signatureOf } from './words.js'

export interface DivergenceResult {
  readonly divergence: Divergence
  readonly split: DivergenceSignature
  /** The method that each version was in, as an element; nothing if it was the witness itself. */
  readonly in: Both<string | undefined>
}

export function divergenceOf(traces: Both<Trace>, versions: Both<Hierarchy>): DivergenceResult | undefined {
  const pairs = pairsOf(versions)
  const runs = { before: readTrace(traces.before), after: readTrace(traces.after) }
  const point = findDivergencePoint(runs, versions, pairs)
  if (point === undefined) return undefined
  return {
    divergence: { in: nameOfIn(point), before: nameOf(point.before), after: nameOf(point.after) },
    in: { before: methodIn(point.in.before), after: methodIn(point.in.after) },
    split: signatureOf(point, versions, pairs, filtersOf(point, versions, pairs)),
  }
}
