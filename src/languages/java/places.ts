/**
 * Where in the sources a method is declared, as `file:line`. Class files know the line of a method's first instruction; its name stands there or
 * a few lines above. What can't be told for sure is not told.
 */
import type { Version } from '../../model/index.js'
import { isHidden } from './impact/changes.js'
import type { ClassFile, Method } from './impact/class-file.js'
import { methodElement, typeElement } from './impact/element.js'
import type { Hierarchy } from './impact/hierarchy.js'

/** `method`: an element, `p.A#m(int)`, on the class that declares it or on one below. */
export function placeOf(method: string, hierarchy: Hierarchy, version: Version): string | undefined {
  if (version.kind !== 'sources') return undefined
  const declared = declarationOf(method, hierarchy)
  const first = declared?.member.line()
  const file = declared === undefined ? undefined : fileOf(declared.owner, version.files)
  if (declared === undefined || first === undefined || file === undefined) return undefined
  return `${file}:${declarationLine(version.files[file] ?? '', first, nameIn(declared))}`
}

/** Looked for from the class upwards, past the bridges that a compiler writes to what is above. */
function declarationOf(element: string, hierarchy: Hierarchy): Declaration | undefined {
  const on = element.slice(0, Math.max(0, element.indexOf('#'))).replaceAll('.', '/')
  for (const type of hierarchy.above(on)) {
    const owner = hierarchy.classes.get(type)
    const member = owner?.methods.find(
      method => !isHidden(method) && methodElement(on, method.name, method.descriptor) === element,
    )
    if (owner !== undefined && member !== undefined) return { owner, member }
  }
  return undefined
}

interface Declaration {
  readonly owner: ClassFile
  readonly member: Method
}

/** A constructor is called as its class. */
function nameIn({ owner, member }: Declaration): string {
  return member.name === '<init>'
    ? owner.name.slice(Math.max(owner.name.lastIndexOf('/'), owner.name.lastIndexOf('$')) + 1)
    : member.name
}

/** Named as its outermost class, in the folder of its package; or the only one there that declares a class of that name. */
function fileOf({ name }: ClassFile, files: Readonly<Record<string, string>>): string | undefined {
  const slash = name.lastIndexOf('/')
  const [folder, outermost = ''] = [name.slice(0, slash + 1), name.slice(slash + 1).split('$')[0]]
  const own = Object.keys(files).filter(path => `/${path}`.endsWith(`/${folder}${outermost}.java`))
  if (own.length > 0) return own.length === 1 ? own[0] : undefined
  const inside =
    folder === ''
      ? undefined
      : new RegExp(`\\bpackage\\s+${typeElement(folder.slice(0, -1)).replaceAll('.', '\\s*\\.\\s*')}\\s*;`)
  const declares = new RegExp(`\\b(?:class|interface|enum|record)\\s+${outermost.replaceAll('$', '\\$')}\\b`)
  const others = Object.entries(files).filter(([, text]) => declares.test(text) && (inside?.test(text) ?? true))
  return others.length === 1 ? others[0]?.[0] : undefined
}

/** So far above its first statement a declaration may begin. */
const farthest = 20

function declarationLine(text: string, first: number, name: string): number {
  const lines = text.split(/\r\n|[\r\n]/)
  const isNamed = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*\\(`)
  for (let line = first; line > 0 && line > first - farthest; line--) if (isNamed.test(lines[line - 1] ?? '')) return line
  return first
}
