/**
 * Walks two executions side by side to the first place where they go different ways. What only one version has is looked through: first with
 * what both do to the program itself, then with calls of libraries, too, and at last with values, because what differs in the first way explains
 * more than what differs in the last.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Both } from '../../language.js'
import type { Hierarchy } from '../impact/hierarchy.js'
import { memberKey } from '../impact/hierarchy.js'
import type { Pairs } from './pairs.js'
import type { Access, Call, End, Run, Site, Step } from './trace.js'

/** What one version did at the place where they part. */
export type Happening =
  | { readonly kind: 'run'; readonly key: string; readonly site?: Site; readonly receiver?: string }
  | { readonly kind: 'read' | 'write'; readonly key: string; readonly site: Site; readonly value?: string }
  | { readonly kind: 'call'; readonly site: Site }
  | { readonly kind: 'throws'; readonly type: string; readonly own: boolean; readonly site?: Site }
  | { readonly kind: 'returns'; readonly value?: string }
  | { readonly kind: 'nothing' }

/** Where they part: the runs that both were in, and what each did next. */
export interface DivergencePoint {
  readonly in: Both<Run>
  readonly before: Happening
  readonly after: Happening
}

type Level = 'program' | 'libraries' | 'values'
type Version = keyof Both<unknown>

export function findDivergencePoint(runs: Both<Run>, versions: Both<Hierarchy>, pairs: Pairs): DivergencePoint | undefined {
  const walker = new Walker(versions, pairs)
  const find = (level: Level) => walker.walk(runs.before, runs.after, level)
  for (const level of ['program', 'libraries', 'values'] as const) {
    const point = find(level)
    if (point === 'cut') return undefined
    if (point !== undefined) return level === 'program' ? filledIn(point, find('libraries')) : point
  }
  return undefined
}

/** Where one version did nothing to the program, it may have called a library instead. */
function filledIn(point: DivergencePoint, closer: DivergencePoint | 'cut' | undefined): DivergencePoint {
  if (closer === undefined || closer === 'cut') return point
  const isThere = closer.in.before === point.in.before && closer.in.after === point.in.after
  const isSame = (version: Version) => isDeepStrictEqual(closer[version], point[version])
  const isFilled = (one: Version, other: Version) => point[one].kind === 'nothing' && closer[one].kind === 'call' && isSame(other)
  return isThere && (isFilled('before', 'after') || isFilled('after', 'before')) ? closer : point
}

class Walker {
  readonly #versions: Both<Hierarchy>
  readonly #pairs: Pairs

  constructor(versions: Both<Hierarchy>, pairs: Pairs) {
    this.#versions = versions
    this.#pairs = pairs
  }

  walk(before: Run, after: Run, level: Level): DivergencePoint | 'cut' | undefined {
    const steps = { before: this.#steps(before, 'before', level), after: this.#steps(after, 'after', level) }
    const at = { before: 0, after: 0 }
    /** Runs that were looked through and did nothing, since the last step that both made. */
    let empty: { before?: Run; after?: Run } = {}
    for (;;) {
      const [x, y] = [steps.before[at.before], steps.after[at.after]]
      if (x === undefined && y === undefined) return this.#ends(before, after, level)
      if (x !== undefined && y !== undefined && this.#isSame(x, y)) {
        if (level === 'values' && x.kind === 'write' && y.kind === 'write' && x.value !== y.value)
          return { in: { before, after }, before: this.#told(x, 'before', true), after: this.#told(y, 'after', true) }
        const inside = x.kind === 'run' && y.kind === 'run' ? this.walk(x, y, level) : undefined
        if (inside !== undefined) return inside
        at.before++
        at.after++
        empty = {}
        continue
      }
      const through = this.#lookThrough(x, y)
      if (through !== undefined) {
        const run = through === 'before' ? x : y
        // When a class is initialised shows in nothing but what comes of it.
        const inside = run?.kind === 'run' && !isClassInitialiser(run) ? this.#steps(run, through, level) : []
        if (inside.length === 0 && run?.kind === 'run' && !isClassInitialiser(run)) empty = { ...empty, [through]: run }
        steps[through].splice(at[through], 1, ...inside)
        continue
      }
      const skip = this.#skip(before, after, steps, at)
      if (skip !== undefined) {
        at[skip.version] += skip.count
        continue
      }
      const told = (version: Version, step: Step | undefined, run: Run): Happening => {
        const looked = empty[version]
        if (step === undefined && run.end.kind !== 'threw' && looked !== undefined) return this.#told(looked, version)
        return step === undefined ? ended(run.end) : this.#told(step, version)
      }
      if ((x === undefined && before.end.kind === 'cut') || (y === undefined && after.end.kind === 'cut')) {
        // The witness has no end of its own.
        if (before.key !== '') return 'cut'
      }
      return { in: { before, after }, before: told('before', x, before), after: told('after', y, after) }
    }
  }

  #ends(before: Run, after: Run, level: Level): DivergencePoint | 'cut' | undefined {
    const [x, y] = [before.end, after.end]
    // The witness has an end only where an exception comes out.
    if (before.key !== '' && (x.kind === 'cut' || y.kind === 'cut')) return 'cut'
    const differ =
      x.kind !== y.kind ||
      (x.kind === 'threw' && y.kind === 'threw' && this.#type(x.type, 'before') !== this.#type(y.type, 'after'))
    if (differ) return { in: { before, after }, before: over(x), after: over(y) }
    if (level !== 'values' || x.kind !== 'returned' || y.kind !== 'returned' || x.value === y.value) return undefined
    return { in: { before, after }, before: returned(x.value), after: returned(y.value) }
  }

  /** The version whose next step is to be replaced by what is inside it, or by nothing. */
  #lookThrough(x: Step | undefined, y: Step | undefined): Version | undefined {
    if (x !== undefined && y !== undefined && this.#isNamesake(x, y)) return undefined
    if (isClassInitialiser(x)) return 'before'
    if (isClassInitialiser(y)) return 'after'
    if (x !== undefined && this.#isAlone(x, 'before')) return 'before'
    if (y !== undefined && this.#isAlone(y, 'after')) return 'after'
    if (y?.kind === 'run' && this.#pairs.isDelegate(y.key)) return 'after'
    if (x?.kind === 'run' && y !== undefined && y.kind !== 'run' && this.#isAccessor(x, 'before', y, 'after')) return 'before'
    if (y?.kind === 'run' && x !== undefined && x.kind !== 'run' && this.#isAccessor(y, 'after', x, 'before')) return 'after'
    return undefined
  }

  /** Both run or read what has the same name: then that is what differs, also if one version has it alone. */
  #isNamesake(x: Step, y: Step): boolean {
    return x.kind === y.kind && x.kind !== 'call' && nameOf(this.#key(x, 'before')) === nameOf(this.#key(y, 'after'))
  }

  #isAlone(step: Step, version: Version): boolean {
    if (step.kind === 'call') return false
    const key = this.#key(step, version)
    return this.#pairs.members[version].has(key) && this.#pairs.partners(version, key).length === 0
  }

  /** A method that does no more than the access that the other version makes itself. */
  #isAccessor(run: Run, version: Version, access: Access | Call, other: Version): boolean {
    const [only, ...rest] = this.#steps(run, version, 'program')
    if (only === undefined || rest.length > 0 || only.kind !== access.kind || access.kind === 'call') return false
    return this.#same(only, version) === this.#same(access, other)
  }

  /** Reads that only one version makes, if both go on alike behind them, or if one comes no further: they show in nothing themselves. */
  #skip(before: Run, after: Run, steps: Both<Step[]>, at: Both<number>): { version: Version; count: number } | undefined {
    const [x, y] = [steps.before[at.before], steps.after[at.after]]
    for (const version of ['before', 'after'] as const) {
      const [step, other] = version === 'before' ? [x, y] : [y, x]
      if (step?.kind !== 'read' || other?.kind === 'read') continue
      let count = 0
      while (steps[version][at[version] + count]?.kind === 'read') count++
      const next = steps[version][at[version] + count]
      const [run, counterpart] = version === 'before' ? [before, after] : [after, before]
      const goesOn =
        next === undefined && other === undefined
          ? isEqualEnd(run.end, counterpart.end)
          : next !== undefined &&
            other !== undefined &&
            (version === 'before' ? this.#isSame(next, other) : this.#isSame(other, next))
      if (goesOn || (next === undefined && run.end.kind === 'threw')) return { version, count }
    }
    return undefined
  }

  #isSame(x: Step, y: Step): boolean {
    return x.kind === y.kind && this.#same(x, 'before') === this.#same(y, 'after')
  }

  #same(step: Step, version: Version): string {
    const key = this.#key(step, version)
    return this.#pairs.same(version, key)
  }

  #key(step: Step, version: Version): string {
    if (step.kind === 'run') return step.key
    const { owner, name, descriptor } = step.site
    if (step.kind === 'call') return memberKey(this.#type(owner, version), step.site)
    return this.#versions[version].field(owner, name, descriptor)?.key ?? memberKey(owner, step.site)
  }

  #type(name: string, version: Version): string {
    return version === 'before' ? name : (this.#pairs.classes.get(name.replaceAll('.', '/')) ?? name)
  }

  /** What counts at a level. What compilers add is looked through. */
  #steps(run: Run, version: Version, level: Level): Step[] {
    return run.steps.flatMap(step => {
      if (step.kind === 'run') return this.#pairs.members[version].has(step.key) ? [step] : this.#steps(step, version, level)
      if (step.kind === 'call') return level === 'libraries' && this.#isLibrary(step, version) ? [step] : []
      if (this.#versions[version].field(step.site.owner, step.site.name, step.site.descriptor) === undefined) return []
      // Where a field is set for the first time moves with it.
      if (step.kind === 'write' && isInitialiser(run.key)) {
        const moved = this.#pairs
          .partners(version, this.#key(step, version))
          .every(other => other.key === this.#key(step, version))
        return level === 'values' && moved ? [step] : []
      }
      return [step]
    })
  }

  #isLibrary({ site }: Call, version: Version): boolean {
    return (
      this.#versions[version].isForeign(site.owner) ||
      this.#versions[version].method(site.owner, site.name, site.descriptor) === undefined
    )
  }

  #told(step: Step, version: Version, withValue = false): Happening {
    if (step.kind === 'call') return { kind: 'call', site: step.site }
    const key = this.#key(step, version)
    if (step.kind === 'run') {
      const { site, receiver } = step
      return { kind: 'run', key, ...(site === undefined ? {} : { site }), ...(receiver === undefined ? {} : { receiver }) }
    }
    const value = withValue && step.value !== undefined ? { value: step.value } : {}
    return { kind: step.kind, key, site: step.site, ...value }
  }
}

function isClassInitialiser(step: Step | undefined): boolean {
  return step?.kind === 'run' && step.key.includes('.<clinit>')
}

function isInitialiser(key: string): boolean {
  return key.includes('.<')
}

/** Constructors have the name of their class. */
function nameOf(key: string): string {
  const [dot, open] = [key.indexOf('.'), key.indexOf('(')]
  const name = key.slice(dot + 1, open < 0 ? undefined : open)
  return name === '<init>' ? key.slice(Math.max(key.lastIndexOf('/', dot), key.lastIndexOf('$', dot)) + 1, dot) : name
}

function isEqualEnd(x: End, y: End): boolean {
  if (x.kind === 'returned' && y.kind === 'returned') return x.value === y.value
  return x.kind === 'threw' && y.kind === 'threw' ? x.type === y.type : x.kind === y.kind
}

function ended(end: End): Happening {
  if (end.kind !== 'threw') return { kind: 'nothing' }
  const { type, own, site } = end
  return { kind: 'throws', type, own, ...(site === undefined ? {} : { site }) }
}

/** Where the one returned and the other did not. */
function over(end: End): Happening {
  return end.kind === 'returned' ? returned(end.value) : ended(end)
}

function returned(value: string | undefined): Happening {
  return value === undefined ? { kind: 'returns' } : { kind: 'returns', value }
}
