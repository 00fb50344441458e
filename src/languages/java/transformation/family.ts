/**
 * Methods that override each other must change together. Two questions, each answered so that it never accuses wrongly: whether methods can
 * belong together at all, and whether one certainly overrode another (JLS 8.4.8.1).
 */
import type { Structure } from '../../../model/index.js'
import { memberOf, ownerOf, packageOf, resembles } from './member.js'

/** Whether the first class is below the second. */
export function areRelated(below: string, above: string, { superclasses }: Structure): boolean {
  return pathUp(below, superclasses).includes(above)
}

/** Whether two methods may override or be overridden together; where there are interfaces any two may. */
export function isFamily(element: string, target: string, structure: Structure): boolean {
  if (Object.values(structure.before).some(modifiers => modifiers.includes('interface'))) return true
  const alike = methodsLike(target, structure)
  const family = new Set([target])
  // A set is walked in the order of its making, what is added on the way included.
  for (const known of family) for (const other of alike) if (mayOverride(known, other, structure)) family.add(other)
  return family.has(element)
}

/** A method that overrode one before, where only one of them is among the changed. */
export function lostOverride(
  changed: readonly string[],
  structure: Structure,
): { readonly below: string; readonly above: string } | undefined {
  for (const mine of changed)
    for (const other of methodsLike(mine, structure)) {
      if (changed.includes(other)) continue
      if (overrides(mine, other, structure)) return { below: mine, above: other }
      if (overrides(other, mine, structure)) return { below: other, above: mine }
    }
  return undefined
}

function methodsLike(method: string, { before }: Structure): readonly string[] {
  const mine = memberOf(method)
  return Object.keys(before).filter(element => {
    const other = memberOf(element)
    return element !== method && mine !== undefined && other?.parameters !== undefined && resembles(mine, other)
  })
}

function mayOverride(a: string, b: string, structure: Structure): boolean {
  const [one, other] = [ownerOf(a), ownerOf(b)]
  if (areRelated(one, other, structure)) return isSeen(b, a, structure)
  return areRelated(other, one, structure) && isSeen(a, b, structure)
}

/** Whether the lower class can override the upper one's method. */
function isSeen(above: string, below: string, { before }: Structure): boolean {
  const [upper = [], lower = []] = [before[above], before[below]]
  if ([upper, lower].some(words => words.includes('private') || words.includes('static'))) return false
  return upper.includes('public') || upper.includes('protected') || packageOf(ownerOf(above)) === packageOf(ownerOf(below))
}

function overrides(below: string, above: string, structure: Structure): boolean {
  const [lower, upper] = [memberOf(below), memberOf(above)]
  if (lower === undefined || upper === undefined || String(lower.parameters) !== String(upper.parameters)) return false
  const path = pathUp(lower.owner, structure.superclasses)
  if (!path.includes(upper.owner) || !isSeen(above, below, structure)) return false
  const isOpen = structure.before[above]?.some(word => word === 'public' || word === 'protected') === true
  return isOpen || path.slice(0, path.indexOf(upper.owner)).every(owner => packageOf(owner) === packageOf(upper.owner))
}

/** The superclasses of a class, nearest first. */
function pathUp(name: string, superclasses: Structure['superclasses']): readonly string[] {
  const path: string[] = []
  for (let above = superclasses[name]; above !== undefined && !path.includes(above); above = superclasses[above]) path.push(above)
  return path
}
