/** What no refactoring may do beside what it was asked for: add, remove, make abstract or less accessible. */
import type { Structure } from '../../../model/index.js'
import type { BrokenPostcondition } from '../../language.js'

export type BrokenRule = BrokenPostcondition

/** What may differ; all else must be as it was. */
export interface Allowed {
  readonly gone?: (element: string) => boolean
  readonly fresh?: (element: string) => boolean
  /** May be less accessible. */
  readonly hidden?: string
}

type Differences = Pick<Structure, 'added' | 'removed' | 'modified'>

export function nothingElse({ added, removed, modified }: Differences, allowed: Allowed): BrokenRule | undefined {
  const lost = removed.find(element => !allowed.gone?.(element))
  if (lost !== undefined) return broken(isClass(lost) ? 'class-removed' : 'other-member-removed', `${lost} is gone`)
  const extra = added.find(element => !allowed.fresh?.(element))
  if (extra !== undefined) return broken(isClass(extra) ? 'class-added' : 'other-member-added', `${extra} is new`)
  for (const { element, before, after } of modified) {
    if (!before.includes('abstract') && after.includes('abstract')) return broken('made-abstract', `${element} is abstract now`)
    if (element !== allowed.hidden && access(after) < access(before)) return lessAccessible(element, before, element, after)
  }
  return undefined
}

export function broken(rule: string, text: string): BrokenRule {
  return { rule, text }
}

function isClass(element: string): boolean {
  return !element.includes('#')
}

const levels = ['private', '', 'protected', 'public']

function access(modifiers: readonly string[]): number {
  return levels.indexOf(modifiers.find(word => word !== '' && levels.includes(word)) ?? '')
}

function lessAccessible(from: string, before: readonly string[], to: string, after: readonly string[]): BrokenRule {
  const level = (modifiers: readonly string[]) => levels[access(modifiers)] || 'package-private'
  const now = from === to ? '' : `, now ${to},`
  return broken('less-accessible', `${from}${now} was ${level(before)} and is ${level(after)}`)
}

/** From where an element was to where it is, no less accessible there, and no more abstract. */
export function carried({ before, after }: Structure, from: string, to: string): BrokenRule | undefined {
  const [mine, other] = [before[from], after[to]]
  if (mine === undefined || other === undefined) return undefined
  if (!mine.includes('abstract') && other.includes('abstract')) return broken('made-abstract', `${from}, now ${to}, is abstract`)
  return access(other) < access(mine) ? lessAccessible(from, mine, to, other) : undefined
}

export function stillThere(target: string): BrokenRule {
  return broken('member-still-there', `${target} is still there`)
}
