/**
 * How much of an impact was executed (S1, section 3.4): change coverage, counted in elements. An element counts only if it was
 * entered in a call that returned, in each version that has it, with the bodies of its lambdas.
 */

import { methodElement } from './element.js'
import { type Hierarchy, splitKey } from './hierarchy.js'
import type { Impact } from './impact.js'
import { type Impacted, nearestFirst } from './impacted.js'

/** A declaration that was entered, by its index in `marksOf`, and the class of the object; none for static methods and constructors. */
export type Entered = readonly [mark: number, receiver: string]

/** A branch of a declaration that was entered, but never went this way: the mark and the line. */
export type Untaken = readonly [mark: number, line: number]

interface ByVersion<T> {
  readonly before: readonly T[]
  readonly after: readonly T[]
}

/** What a worker may tell beside what was entered. */
export interface Details {
  /** Declarations that were entered only in calls that threw, although they could return. */
  readonly onlyThrew?: ByVersion<number>
  readonly untaken?: ByVersion<Untaken>
}

export interface Coverage {
  readonly covered: number
  /** Impacted elements with code that were not executed in each version that has them, the nearest to the change first. */
  readonly uncovered: readonly string[]
  /** `element:line` where a branch was not taken, of changed code first. */
  readonly branches: readonly string[]
  /** Whether there are impacted methods that both versions have, and nothing impacted was entered. */
  readonly missed: boolean
  /** Whether all that was entered of the impact threw, though it could have returned. */
  readonly onlyThrew: boolean
  /** Of the elements that the change itself wrote those that were executed in each version that has them. */
  readonly changedEntered: number
  readonly changedTotal: number
  readonly grade: 'full' | 'partial'
}

/** The declarations whose execution is to be noted. */
export function marksOf(impact: Impact): readonly string[] {
  return keysOf(bodiesOf(impact))
}

/** Those of them that the change itself wrote. */
export function changedMarks(impact: Impact): readonly string[] {
  return keysOf(bodiesOf(impact).filter(({ isChanged }) => isChanged))
}

export function coverageOf(
  impact: Impact,
  versions: { readonly before: Hierarchy; readonly after: Hierarchy },
  entered: ByVersion<Entered>,
  { onlyThrew = none, untaken = none }: Details = {},
): Coverage {
  const marks = marksOf(impact)
  const before = executedIn(versions.before, marks, entered.before, onlyThrew.before)
  const after = executedIn(versions.after, marks, entered.after, onlyThrew.after)
  const wasEntered = (body: Impacted) => before.entered(body.before, body) && after.entered(body.after, body)
  const isCovered = (body: Impacted) => before.returned(body.before, body) && after.returned(body.after, body)

  const bodies = nearestFirst(bodiesOf(impact).filter(hasCode))
  const uncovered = [...new Set(bodies.filter(body => !isCovered(body)).map(({ element }) => element))]
  const open = new Set(uncovered)
  const covered = impact.impacted.filter(body => hasCode(body) && !open.has(body.element)).length
  const changed = bodies.filter(({ isChanged }) => isChanged)
  const changedOpen = namesOf(changed.filter(body => !isCovered(body)))
  const branches = branchesOf(impact, marks, untaken)
  return {
    covered,
    uncovered,
    branches,
    missed: isMissed(impact.impacted, wasEntered),
    onlyThrew: bodies.some(wasEntered) && !bodies.some(body => wasEntered(body) && isCovered(body)),
    changedEntered: namesOf(changed).size - changedOpen.size,
    changedTotal: namesOf(changed).size,
    grade: uncovered.length === 0 && branches.length === 0 ? 'full' : 'partial',
  }
}

const none = { before: [], after: [] }

/** Methods and the lambdas in them. */
function bodiesOf({ impacted, lambdas }: Impact): readonly Impacted[] {
  return [...impacted, ...lambdas]
}

function hasCode({ before, after }: Impacted): boolean {
  return before !== undefined || after !== undefined
}

function keysOf(bodies: readonly Impacted[]): readonly string[] {
  return [...new Set(bodies.flatMap(({ before, after }) => [before, after].flatMap(key => key ?? [])))]
}

function namesOf(bodies: readonly Impacted[]): ReadonlySet<string> {
  return new Set(bodies.map(({ element }) => element))
}

/** What was only added may be there for nobody: that nothing of it ran says nothing of the rest. */
function isMissed(impacted: readonly Impacted[], wasEntered: (body: Impacted) => boolean): boolean {
  // That an object was made says little about the methods that were changed.
  const isMethod = ({ key }: Impacted) => !key.startsWith('<')
  const inBoth = impacted.filter(({ before, after }) => before !== undefined && after !== undefined)
  if (inBoth.length === 0) return false
  const counted = inBoth.some(isMethod) ? impacted.filter(isMethod) : impacted
  return !counted.filter(hasCode).some(wasEntered)
}

/** Whether a declaration ran on an object of a class; so it did if there is nothing to run. */
function executedIn(hierarchy: Hierarchy, marks: readonly string[], entered: readonly Entered[], onlyThrew: readonly number[]) {
  const receivers = new Map<string, Set<string>>()
  for (const [mark, receiver] of entered) {
    const key = marks[mark] ?? ''
    receivers.set(key, (receivers.get(key) ?? new Set()).add(receiver.replaceAll('.', '/')))
  }
  const threw = new Set(onlyThrew.map(mark => marks[mark]))
  const wasEntered = (key: string | undefined, { on }: Impacted): boolean => {
    if (key === undefined) return true
    for (const receiver of receivers.get(key) ?? []) if (receiver === '' || hierarchy.above(receiver).has(on)) return true
    return false
  }
  return {
    entered: wasEntered,
    returned: (key: string | undefined, body: Impacted) => wasEntered(key, body) && !threw.has(key),
  }
}

function branchesOf(impact: Impact, marks: readonly string[], untaken: ByVersion<Untaken>): readonly string[] {
  const changed = new Set(changedMarks(impact))
  const found = (['before', 'after'] as const).flatMap(version => {
    const lambdas = new Map(impact.lambdas.map(body => [body[version], body.element]))
    return untaken[version].flatMap(([mark, line]) => {
      const key = marks[mark]
      return key === undefined
        ? []
        : [{ element: lambdas.get(key) ?? elementOf(key), line, version, isChanged: changed.has(key) }]
    })
  })
  const inAfter = new Set(found.filter(({ version }) => version === 'after').map(({ element }) => element))
  // The lines are those of the version after, unless there is nothing to tell of it.
  const told = found.filter(({ element, version }) => version === 'after' || !inAfter.has(element))
  const ordered = told.sort(
    (a, b) =>
      Number(b.isChanged) - Number(a.isChanged) || (a.element < b.element ? -1 : a.element > b.element ? 1 : a.line - b.line),
  )
  return [...new Set(ordered.map(({ element, line }) => `${element}:${line}`))]
}

function elementOf(key: string): string {
  const { owner, member } = splitKey(key)
  return methodElement(owner, member.name, member.descriptor)
}
