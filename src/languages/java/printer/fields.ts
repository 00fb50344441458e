/** What a field is set to: a number that nothing else in the program is, or a new object if making it comes to an end. */
import type { Declaration, Type } from './tree.js'

/** The first number for fields: the first power of ten that is more than all literals. */
export function firstNumber(literals: number): number {
  let first = 10
  while (first <= literals) first *= 10
  return first
}

/** To make an object is to set the fields of its class and of those above: that must not lead back to the class that is being made. */
export function canConstruct(type: Declaration, own: Declaration): boolean {
  if (type.kind === 'interface' || isAbstract(type)) return false
  return !reaches(type, own, new Set())
}

export function isAbstract({ methods }: Declaration): boolean {
  return methods.some(({ body }) => body === undefined)
}

function reaches(from: Type | undefined, to: Declaration, seen: Set<Declaration>): boolean {
  if (typeof from !== 'object' || seen.has(from)) return false
  seen.add(from)
  return from === to || reaches(from.superclass, to, seen) || from.fields.some(({ type }) => reaches(type, to, seen))
}
