/**
 * What each small-grained change touches directly, as laws (S1, section 3.1.2). C is the class of the change; F < E ≤ C are
 * the classes below it down to the first one that declares the member anew. Inherited methods E.m are not listed one by one
 * here: whoever has the declaration by inheritance has its impact (`elements` in impact.ts).
 */
import type { Change, ChangeKind } from './changes.js'
import { memberKey, type signature } from './hierarchy.js'
import type { Node, Usage } from './usage.js'

type Member = Parameters<typeof signature>[0]

/** Methods by key, and fields whose value may be another. */
export interface Touched {
  readonly methods: readonly string[]
  readonly fields: readonly FieldRef[]
}

export interface FieldRef {
  readonly owner: string
  readonly member: Member
}

type Law = (owner: string, member: Member, usage: Usage) => Touched

const laws: Readonly<Record<ChangeKind, Law>> = {
  /** Law 1, →. Method m added to C: every E.m that is now C.m, F < E ≤ C. */
  AM: theMethod,
  /** Law 1, ←. Method m removed from C: every E.m that was C.m. */
  RM: theMethod,
  /** Body of C.m changed: every E.m that is C.m. */
  CMB: theMethod,
  /** Modifiers of C.m changed: every E.m that is C.m, since who may call it, override it or hold its lock is not the same. */
  CMM: theMethod,
  /** Law 2, →. Field f added to C: every method that accesses E.f and thereby C.f, F < E ≤ C. */
  AF: theAccessors,
  /** Law 2, ←. Field f removed from C: every method that accessed C.f. */
  RF: theAccessors,
  /** Modifiers of C.f changed: every method that accesses C.f. */
  CFM: theAccessors,
  /** Initialiser of C.f changed: the constructors of C, and every method that reads C.f. */
  CFI: (owner, member, usage) => ({
    methods: usage
      .methodsOf(owner)
      .filter(({ method }) => method.name === '<init>')
      .map(keyOf),
    fields: [{ owner, member }],
  }),
  /** Initialiser of the static C.f changed: the initialiser of C, and every method that reads C.f. Whoever has a constant's value compiled in has another body. */
  CSFI: (owner, member, usage) => ({
    methods: usage
      .methodsOf(owner)
      .filter(({ method }) => method.name === '<clinit>')
      .map(keyOf),
    fields: [{ owner, member }],
  }),
}

export function touchedBy({ kind, owner, member }: Change, usage: Usage): Touched {
  return member === undefined ? theHeader(owner, usage) : laws[kind](owner, member, usage)
}

function theMethod(owner: string, member: Member): Touched {
  return { methods: [memberKey(owner, member)], fields: [] }
}

function theAccessors(owner: string, member: Member, usage: Usage): Touched {
  return { methods: [...usage.readersOf(owner, member), ...usage.writersOf(owner, member)].map(keyOf), fields: [] }
}

/** Modifiers or supertypes of C itself changed: its constructors, and every method that tests for, casts to or catches a type above or below it. */
function theHeader(owner: string, usage: Usage): Touched {
  const constructors = usage.methodsOf(owner).filter(({ method }) => method.name === '<init>')
  const types = [...usage.ownTypesAbove(owner), ...usage.foreignTypesAbove(owner)].filter(type => !everyones.has(type))
  const tests = types.flatMap(type => usage.mentionsOf(type)).filter(node => testsFor(node, types))
  return { methods: [...constructors, ...tests].map(keyOf), fields: [] }
}

const everyones = new Set(['java/lang/Object', 'java/lang/Record', 'java/lang/Enum'])

function testsFor({ versions }: Node, types: readonly string[]): boolean {
  return versions.some(({ uses }) => uses.some(use => use.kind === 'type' && types.includes(use.owner)))
}

function keyOf({ key }: Node): string {
  return key
}
