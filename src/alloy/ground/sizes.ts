/**
 * How many atoms each signature may have: Alloy's rules, run to their end. What the command says comes first, then `one` and
 * `lone`; what is still open is derived from an abstract signature's children, from the overall scope, from the parent, in this
 * order, again and again until nothing changes.
 */
import { TheoryError } from '../position.js'
import type { Scope, Sig, Theory } from '../theory.js'

export interface Size {
  readonly atMost: number
  readonly exact: boolean
}

/** The size of every signature that is no subset, by index; sizes below what the children need are raised by `bounds`. */
export function sizesOf(theory: Pick<Theory, 'sigs' | 'scope'>): ReadonlyMap<Sig, Size> {
  const { scope } = theory
  const sigs = theory.sigs.filter(sig => sig.subsetOf === undefined)
  const sizes = new Map<Sig, number>()
  const exact = new Set<Sig>()
  for (const { sig, size, exactly } of scope.sigs) {
    sizes.set(sig, size)
    if (exactly) exact.add(sig)
  }
  for (const sig of sigs) {
    if (sig.multiplicity === 'one') exact.add(sig)
    if (sig.multiplicity === 'one' || (sig.multiplicity === 'lone' && sizes.get(sig) !== 0)) sizes.set(sig, 1)
  }
  while (fromChildren(sigs, sizes) || fromOverall(sigs, sizes, scope) || fromParent(sigs, sizes, scope)) {}
  return new Map(sigs.map(sig => [sig, { atMost: sizes.get(sig) ?? 0, exact: exact.has(sig) }]))
}

export function childrenOf(sig: Sig, sigs: readonly Sig[]): Sig[] {
  return sigs.filter(child => child.parent === sig)
}

/** An abstract signature is the sum of its children, or its one open child the difference. */
function fromChildren(sigs: readonly Sig[], sizes: Map<Sig, number>): boolean {
  let changed = false
  for (const sig of sigs) {
    const children = sig.abstract ? childrenOf(sig, sigs) : []
    const open = children.filter(child => !sizes.has(child))
    const [first] = open
    if (children.length === 0 || open.length > 1) continue
    const sum = children.reduce((total, child) => total + (sizes.get(child) ?? 0), 0)
    const own = sizes.get(sig)
    if (own === undefined ? first !== undefined : first === undefined) continue
    if (own === undefined) sizes.set(sig, sum)
    else if (first !== undefined) sizes.set(first, Math.max(0, own - sum))
    changed = true
  }
  return changed
}

function fromOverall(sigs: readonly Sig[], sizes: Map<Sig, number>, scope: Scope): boolean {
  const overall = scope.overall ?? (scope.sigs.length === 0 ? 3 : undefined)
  let changed = false
  for (const sig of sigs) {
    if (sig.parent !== undefined || sizes.has(sig)) continue
    if (sig.enum) {
      sizes.set(sig, 0)
      continue
    }
    if (overall === undefined) throw needsScope(sig, sigs, sizes, scope)
    sizes.set(sig, overall)
    changed = true
  }
  return changed
}

function fromParent(sigs: readonly Sig[], sizes: Map<Sig, number>, scope: Scope): boolean {
  let changed = false
  let open: Sig | undefined
  for (const sig of sigs) {
    if (sig.parent === undefined || sizes.has(sig)) continue
    const parents = sizes.get(sig.parent)
    if (parents === undefined) open = sig
    else sizes.set(sig, parents)
    changed ||= parents !== undefined
  }
  if (!changed && open !== undefined) throw needsScope(open, sigs, sizes, scope)
  return changed
}

/** An abstract one gets its own from its children, so what is missing are theirs. */
function needsScope(sig: Sig, sigs: readonly Sig[], sizes: ReadonlyMap<Sig, number>, scope: Scope): TheoryError {
  const open = (sig.abstract ? childrenOf(sig, sigs) : []).filter(child => !sizes.has(child))
  const [one, ...others] = (open.length > 0 ? open : [sig]).map(({ label }) => label)
  const what = others.length === 0 ? `the signature ${one} needs` : `the signatures ${one}, ${others.join(', ')} need`
  return new TheoryError(scope.at, `${what} a scope: the command gives none`)
}
