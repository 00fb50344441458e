/** What a place in an execution is called: with names for people, and without them for sorting. */
import type { DivergenceSignature, Role } from '../../../model/index.js'
import type { Both } from '../../language.js'
import { flags } from '../impact/class-file.js'
import { fieldElement, methodElement } from '../impact/element.js'
import type { Hierarchy } from '../impact/hierarchy.js'
import type { DivergencePoint, Happening } from './compare.js'
import type { Pairs } from './pairs.js'
import type { Site } from './trace.js'

type Version = keyof Both<unknown>

/** What is said where no method of the program is around. */
const witness = 'witness'

export function nameOfIn({ in: { before } }: DivergencePoint): string {
  return methodIn(before) ?? witness
}

export function methodIn({ key }: DivergencePoint['in']['before']): string | undefined {
  return key === '' ? undefined : elementOf(key)
}

export function nameOf(happening: Happening): string {
  switch (happening.kind) {
    case 'run':
      return elementOf(happening.key)
    case 'read':
      return fieldOf(happening)
    case 'write':
      return happening.value === undefined ? fieldOf(happening) : `${fieldOf(happening)} = ${happening.value}`
    case 'call':
      return methodElement(happening.site.owner, happening.site.name, happening.site.descriptor)
    case 'throws':
      return `throws ${happening.type}`
    case 'returns':
      return happening.value === undefined ? 'returns' : `returns ${happening.value}`
    case 'nothing':
      return 'nothing'
  }
}

/** A method's key as an element. */
function elementOf(key: string): string {
  const [dot, open] = [key.indexOf('.'), key.indexOf('(')]
  return methodElement(key.slice(0, dot), key.slice(dot + 1, open), key.slice(open))
}

function fieldOf({ key, site }: { readonly key: string; readonly site: Site }): string {
  return fieldElement(ownerOf(key), site.name)
}

export function signatureOf(
  point: DivergencePoint,
  versions: Both<Hierarchy>,
  pairs: Pairs,
  filters: readonly string[],
): DivergenceSignature {
  const { before, after } = point
  const role = (version: Version, happening: Happening): Role =>
    'key' in happening ? roleOf(version, happening.key, pairs) : 'none'
  return {
    filters,
    before: kindOf('before', point, versions, pairs),
    after: kindOf('after', point, versions, pairs),
    roles: {
      in: roleOf('before', point.in.before.key, pairs),
      before: role('before', before),
      after: role('after', after),
    },
    via: { before: wayOf(before), after: wayOf(after) },
  }
}

/** What the refactoring did to a declaration. */
export function roleOf(version: Version, key: string, pairs: Pairs): Role {
  const member = pairs.members[version].get(key)
  if (member === undefined) return 'none'
  const [partner] = pairs.partners(version, key)
  if (partner === undefined) return version === 'before' ? 'gone' : 'new'
  if (member.told !== partner.told) return ownerOf(member.told) === ownerOf(partner.told) ? 'renamed' : 'moved'
  if (member.key !== partner.key) return 'renamed'
  return member.shape === partner.shape && member.access === partner.access ? 'same' : 'changed'
}

function kindOf(version: Version, point: DivergencePoint, versions: Both<Hierarchy>, pairs: Pairs): string {
  const happening = point[version]
  if (happening.kind === 'throws') return `throws ${simpleName(happening.type.replaceAll('.', '/'))}`
  if (happening.kind === 'nothing') return 'nothing'
  if (happening.kind === 'returns')
    return point[version === 'before' ? 'after' : 'before'].kind === 'returns' ? 'another value' : 'returns'
  if (happening.kind === 'call') return 'method of a library'
  if (happening.kind === 'write' && happening.value !== undefined) return 'another value'
  const member = pairs.members[version].get(happening.key)
  if (member === undefined) return 'method of a library'
  if (member.name === '<init>') return 'constructor'
  if (member.name === '<clinit>') return 'static initialiser'
  const what = member.isField ? 'field' : 'method'
  if ((member.access & flags.static) !== 0) return `static ${what}`
  const { key } = point.in[version]
  const receiver = happening.kind === 'run' ? happening.receiver : undefined
  return relation(versions[version], key === '' ? (receiver ?? member.owner) : ownerOf(key), member.owner, what)
}

function relation(hierarchy: Hierarchy, from: string, owner: string, what: string): string {
  if (from === owner) return `own ${what}`
  if (hierarchy.above(from).has(owner)) return `${what} of a superclass`
  return hierarchy.above(owner).has(from) ? `${what} of a subclass` : `${what} of another class`
}

function wayOf(happening: Happening): string {
  if (happening.kind === 'read' || happening.kind === 'write') return happening.kind
  if (happening.kind !== 'run') return 'none'
  const { site } = happening
  if (site === undefined) return 'witness'
  if (site.name === '<init>') return 'new'
  if (site.way === 'static') return 'static call'
  return isSuper(site) ? 'super call' : 'call'
}

/** Private methods are called by the same instruction, but on their own class. */
export function isSuper({ way, name, owner, in: method }: Site): boolean {
  return way === 'special' && name !== '<init>' && owner !== ownerOf(method)
}

function ownerOf(key: string): string {
  return key.slice(0, key.indexOf('.'))
}

export function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1)
}
