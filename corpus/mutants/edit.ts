/**
 * What an edit is: a name, and a function that makes another program of one, or null where it finds nothing to do. Both the
 * edits that keep the behaviour and the faults that change it are edits.
 */
import type { Dice } from '../pairs/dice.js'
import type { Member, Method, Node, Program, TypeDeclaration, Unit } from './java/tree.js'
import { words } from './java/types.js'
import { mapped, replaced } from './java/walk.js'

export interface Edit {
  readonly name: string
  readonly apply: (d: Dice, program: Program) => Program | null
}

export function edits(table: Readonly<Record<string, Edit['apply']>>): readonly Edit[] {
  return Object.entries(table).map(([name, apply]) => ({ name, apply }))
}

/** The first of these, in an order drawn by lot, of which something can be made. */
export function anyOf<T>(d: Dice, candidates: readonly T[], make: (candidate: T) => Program | null): Program | null {
  for (const candidate of shuffled(d, candidates)) {
    const made = make(candidate)
    if (made !== null) return made
  }
  return null
}

export function shuffled<T>(d: Dice, items: readonly T[]): readonly T[] {
  const rest = [...items]
  return items.map(() => {
    const [taken] = rest.splice(d.below(rest.length), 1)
    return taken as T
  })
}

/** A name that stands for nothing yet, anywhere in the program. */
export function freshName(d: Dice, program: Program, names: readonly string[]): string {
  const taken = words(program)
  const wanted = d.pick(names)
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.has(wanted + number)) return wanted + number
}

/** Another node that looks the same: one node must not stand in two places of a tree. */
export function copied<T extends Node>(node: T): T {
  return mapped(node, same => same)
}

export function withMember(program: Program, type: TypeDeclaration, member: Member): Program {
  return replaced(program, type, { ...type, members: [...type.members, member] })
}

export function withImport(unit: Unit, name: string): Unit {
  return unit.imports.includes(name) ? unit : { ...unit, imports: [...unit.imports, name].sort() }
}

export const isStatic = (member: { readonly modifiers: readonly string[] }): boolean => member.modifiers.includes('static')
export const isPrivate = (member: { readonly modifiers: readonly string[] }): boolean => member.modifiers.includes('private')
export const isPublic = (member: { readonly modifiers: readonly string[] }): boolean => member.modifiers.includes('public')
export const isConstructor = (method: Method): boolean => method.type === null
