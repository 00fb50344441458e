/**
 * What a version did while it ran, from the list of events that the worker wrote down to a tree: each run of a method with what it did, in
 * order. An exception may leave a constructor without an event; the next one of a method further out shows that.
 */
import { z } from 'zod'

/** Kind, the method it is in, the member that the instruction names, and how: `['call', 'p/B.m()V', 'p/A.k(J)J', 'virtual']`. */
const place = z.tuple([z.enum(['call', 'read', 'write', 'enter', 'exit', 'leave']), z.string(), z.string(), z.string()])

/** An event is the number of its place, and what is to be said of it: a receiver's class, a value, the type of an exception. */
export const trace = z.strictObject({
  places: z.array(place),
  events: z.array(z.union([z.tuple([z.int()]), z.tuple([z.int(), z.string()])])),
  cut: z.optional(z.literal(true)),
})

export type Trace = z.infer<typeof trace>

/** A method that ran. `key` is its declaration, `p/A.k(J)J`; none for the witness, which is around all the others. */
export interface Run {
  readonly kind: 'run'
  readonly key: string
  readonly site?: Site
  /** The class of the object it ran on. */
  readonly receiver?: string
  readonly steps: Step[]
  end: End
}

export type Step = Run | Access | Call

export interface Access {
  readonly kind: 'read' | 'write'
  readonly site: Site
  /** That was written. */
  readonly value?: string
}

/** A call that came to no method of the program: one of a library's, or on null. */
export interface Call {
  readonly kind: 'call'
  readonly site: Site
}

/** An instruction that names a member. */
export interface Site {
  readonly in: string
  readonly owner: string
  readonly name: string
  readonly descriptor: string
  /** `virtual`, `special`, `static`, `interface`, `getfield` and so on. */
  readonly way: string
}

export type End =
  | { readonly kind: 'returned'; readonly value?: string }
  /** `own`: not thrown by the JDK's code. `site`: the instruction that it may have come from, where that is known. */
  | { readonly kind: 'threw'; readonly type: string; readonly own: boolean; readonly site?: Site }
  | { readonly kind: 'cut' }

export function readTrace({ places, events }: Trace): Run {
  const root: Run = { kind: 'run', key: '', steps: [], end: { kind: 'cut' } }
  const open: Run[] = [root]
  const calling = new Map<Run, Site>()
  for (const [number, note] of events) {
    const [kind, method, what, way] = places[number] ?? fail(number)
    if (kind === 'enter') {
      const site = called(method)
      const receiver = note === undefined ? {} : { receiver: note.replaceAll('.', '/') }
      const run: Run = {
        kind: 'run',
        key: method,
        ...(site === undefined ? {} : { site }),
        ...receiver,
        steps: [],
        end: { kind: 'cut' },
      }
      top().steps.push(run)
      open.push(run)
      continue
    }
    if (!open.some(run => run.key === method)) continue
    while (top().key !== method) abandon(top(), kind === 'leave' ? (note ?? '') : 'java.lang.Throwable')
    const run = top()
    const failed = settle(run)
    if (kind === 'call') calling.set(run, siteOf(method, what, way))
    else if (kind === 'read') run.steps.push({ kind, site: siteOf(method, what, way) })
    else if (kind === 'write')
      run.steps.push({ kind, site: siteOf(method, what, way), ...(note === undefined ? {} : { value: note }) })
    else {
      run.end =
        kind === 'exit' ? { kind: 'returned', ...(note === undefined ? {} : { value: note }) } : threw(run, note ?? '', failed)
      if (run !== root) open.pop()
    }
  }
  return root

  function top(): Run {
    return open[open.length - 1] ?? root
  }

  /** The instruction in the method around that has called this one, if it did so itself. */
  function called(method: string): Site | undefined {
    // A class may be initialised between a call and what it comes to.
    if (method.includes('.<clinit>')) return undefined
    const run = top()
    const site = calling.get(run)
    calling.delete(run)
    if (site === undefined || method.endsWith(`.${site.name}${site.descriptor}`)) return site
    run.steps.push({ kind: 'call', site })
    return undefined
  }

  /** A constructor that an exception has left. */
  function abandon(run: Run, note: string): void {
    run.end = threw(run, note, settle(run))
    open.pop()
  }

  /** A call that nothing of the program came of. */
  function settle(run: Run): Site | undefined {
    const site = calling.get(run)
    if (site === undefined) return undefined
    calling.delete(run)
    run.steps.push({ kind: 'call', site })
    return site
  }
}

function threw(run: Run, note: string, failed: Site | undefined): End {
  const last = run.steps[run.steps.length - 1]
  const site = failed ?? (last === undefined || last.kind === 'run' ? undefined : last.site)
  const own = note.startsWith('!')
  return { kind: 'threw', type: own ? note.slice(1) : note, own, ...(site === undefined ? {} : { site }) }
}

function siteOf(method: string, what: string, way: string): Site {
  const dot = what.indexOf('.')
  const { name, descriptor } = member(what.slice(dot + 1))
  return { in: method, owner: what.slice(0, dot), name, descriptor, way }
}

/** `k(J)J` and `f:I` apart. */
function member(text: string): { readonly name: string; readonly descriptor: string } {
  const at = text.search(/[(:]/)
  return { name: text.slice(0, at), descriptor: text.slice(text[at] === ':' ? at + 1 : at) }
}

function fail(number: number): never {
  throw new Error(`an event of a place ${number} that there is none of`)
}
