/** How much of an impact was executed (S1, section 3.4): change coverage, counted in elements. */
import type { Hierarchy } from './hierarchy.js'
import type { Impact, Impacted } from './impact.js'

/** A declaration that was entered, by its index in `marksOf`, and the class of the object; none for static methods and constructors. */
export type Entered = readonly [mark: number, receiver: string]

export interface Coverage {
  readonly covered: number
  /** Impacted methods that both versions have with code, and that were not executed in both. */
  readonly uncovered: readonly string[]
  /** Whether there are such methods, and none was executed. */
  readonly missed: boolean
}

/** The declarations whose execution is to be noted. */
export function marksOf({ impacted }: Impact): readonly string[] {
  return [...new Set(impacted.flatMap(({ before, after }) => [before, after].flatMap(key => key ?? [])))]
}

export function coverageOf(
  impact: Impact,
  versions: { readonly before: Hierarchy; readonly after: Hierarchy },
  entered: { readonly before: readonly Entered[]; readonly after: readonly Entered[] },
): Coverage {
  const marks = marksOf(impact)
  const before = executedIn(versions.before, marks, entered.before)
  const after = executedIn(versions.after, marks, entered.after)
  let covered = 0
  const inBoth = impact.impacted.filter(element => element.before !== undefined && element.after !== undefined)
  const uncovered: string[] = []
  for (const element of impact.impacted) {
    const isCovered = [before(element.before, element), after(element.after, element)].every(executed => executed !== false)
    const hasCode = element.before !== undefined || element.after !== undefined
    if (isCovered && hasCode) covered++
    else if (element.before !== undefined && element.after !== undefined) uncovered.push(element.element)
  }
  // That an object was made says little about the methods that were changed.
  const methods = inBoth.filter(({ key }) => !key.startsWith('<'))
  const counted = new Set((methods.length > 0 ? methods : inBoth).map(({ element }) => element))
  const missed = counted.size > 0 && uncovered.filter(element => counted.has(element)).length === counted.size
  return { covered, uncovered, missed }
}

/** Whether a declaration ran on an object of a class; undefined if there is nothing to run. */
function executedIn(hierarchy: Hierarchy, marks: readonly string[], entered: readonly Entered[]) {
  const receivers = new Map<string, Set<string>>()
  for (const [mark, receiver] of entered) {
    const key = marks[mark] ?? ''
    receivers.set(key, (receivers.get(key) ?? new Set()).add(receiver.replaceAll('.', '/')))
  }
  return (key: string | undefined, { on }: Impacted): boolean | undefined => {
    if (key === undefined) return undefined
    for (const receiver of receivers.get(key) ?? []) if (receiver === '' || hierarchy.above(receiver).has(on)) return true
    return false
  }
}
