/**
 * What a call passes. The methods that javac finds at the call decide: a call on `new` passes an argument if one of them takes it, the
 * others only if none does without. This asymmetry is the published printer's, so where its program compiles, ours has the same call.
 */
import type { Declaration, Method, Type, Use } from './tree.js'

/** `site` is the class where the search begins, if it is known. */
export function argumentOf(call: Use, own: Declaration, site: Declaration | undefined, all: readonly Declaration[]): string {
  const isOnNew = typeof call.on === 'object'
  const found = candidates(call.id, own, site, isOnNew)
  // Without any it can't compile; then all methods of the name decide, as in the published printer.
  const decisive = found.length > 0 ? found : all.flatMap(({ methods }) => methods.filter(({ id }) => id === call.id))
  const param = decisive.find(each => each.param !== undefined)?.param
  if (isOnNew) return param === undefined ? '' : passed(param)
  return decisive.some(each => each.param === undefined) ? '' : passed(param)
}

function passed(param: Type | undefined): string {
  return typeof param === 'object' ? 'null' : '2'
}

/** The methods of that id which can be named in class `own`, searched from `site` upwards. */
function candidates(id: string, own: Declaration, site: Declaration | undefined, isOnNew: boolean): readonly Method[] {
  const found: Method[] = []
  const below: Declaration[] = []
  for (let at = site; at !== undefined && !below.includes(at); at = at.superclass) {
    for (const method of at.methods)
      if (method.id === id && isAccessible(method, at, below, own, isOnNew) && !(isOnNew && isOverridden(method, below)))
        found.push(method)
    below.push(at)
  }
  return found
}

/** `below` are the classes from the site up to `declaring`, without it. */
function isAccessible(
  { access }: Method,
  declaring: Declaration,
  below: readonly Declaration[],
  own: Declaration,
  isOnNew: boolean,
): boolean {
  switch (access) {
    case 'public':
      return true
    case 'private':
      return below.length === 0 && declaring === own
    case 'package':
      // It is inherited only as long as the package is the same.
      return own.package === declaring.package && below.every(each => each.package === declaring.package)
    case 'protected':
      // Elsewhere than in its package: only in objects of the own class.
      return own.package === declaring.package || !isOnNew || own === declaring || below.includes(own)
  }
}

function isOverridden({ id, param }: Method, below: readonly Declaration[]): boolean {
  return below.some(({ methods }) => methods.some(each => each.id === id && each.param === param))
}
