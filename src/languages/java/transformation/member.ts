/** Elements taken apart: `p.A#m(int,p.B)` is the method `m` of `p.A` with two parameters. */

export interface Member {
  readonly owner: string
  readonly name: string
  /** Of a method only. */
  readonly parameters?: readonly string[]
}

/** Undefined for a class. */
export function memberOf(element: string): Member | undefined {
  const hash = element.indexOf('#')
  if (hash < 0) return undefined
  const owner = element.slice(0, hash)
  const open = element.indexOf('(', hash)
  if (open < 0) return { owner, name: element.slice(hash + 1) }
  const inside = element.slice(open + 1, -1)
  return { owner, name: element.slice(hash + 1, open), parameters: inside === '' ? [] : inside.split(',') }
}

export function ownerOf(element: string): string {
  const hash = element.indexOf('#')
  return hash < 0 ? element : element.slice(0, hash)
}

/** `p.A$B[]` as `B[]`. */
export function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)
}

export function packageOf(owner: string): string {
  return owner.slice(0, Math.max(0, owner.lastIndexOf('.')))
}

/** The same name, and parameters that may be the same: two class types may, since type variables stand for any. */
export function resembles(a: Member, b: Member): boolean {
  if (a.name !== b.name || a.parameters?.length !== b.parameters?.length) return false
  return (
    a.parameters?.every((type, n) => type === b.parameters?.[n] || !(isPrimitive(type) || isPrimitive(b.parameters?.[n]))) ?? true
  )
}

function isPrimitive(type: string | undefined): boolean {
  return type !== undefined && /^(boolean|byte|char|short|int|long|float|double)(\[\])*$/.test(type)
}

/** Another class's member of the same name and parameters, or the same one. */
export function isAlike(element: string, target: string): boolean {
  const [mine, other] = [memberOf(element), memberOf(target)]
  return mine !== undefined && other !== undefined && resembles(mine, other)
}
