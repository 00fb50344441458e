/**
 * Bodies of lambdas are methods of their own to the machine, but have no names to rely on: which number one has is another in each
 * version. So each counts by version, as part of the method around it.
 */
import { isHidden } from './changes.js'
import { type ClassFile, flags, type Method } from './class-file.js'
import { methodElement } from './element.js'
import { type Hierarchy, memberKey } from './hierarchy.js'
import type { Impacted } from './impacted.js'

/** Those that were reached themselves, and all of a method that the change itself wrote. */
export function lambdaBodies(reached: ReadonlyMap<string, number>, before: Hierarchy, after: Hierarchy): readonly Impacted[] {
  const owners = new Set([...reached.keys()].map(key => key.slice(0, key.indexOf('.'))))
  return [...owners].flatMap(owner =>
    [before, after].flatMap((hierarchy, version) => {
      const file = hierarchy.classes.get(owner)
      return file === undefined ? [] : lambdasIn(file, reached, version === 0 ? 'before' : 'after')
    }),
  )
}

function lambdasIn(file: ClassFile, reached: ReadonlyMap<string, number>, version: 'before' | 'after'): readonly Impacted[] {
  const bodies = file.methods.filter(isLambda)
  if (bodies.length === 0) return []
  const around = enclosing(file)
  return bodies.flatMap(body => {
    const method = around.get(memberKey(file.name, body))
    if (method === undefined) return []
    const key = memberKey(file.name, body)
    const ofMethod = reached.get(memberKey(file.name, method))
    const isChanged = ofMethod === 0
    const distance = isChanged ? 0 : reached.get(key)
    if (distance === undefined) return []
    const element = methodElement(file.name, method.name, method.descriptor)
    const impacted = { element, before: undefined, after: undefined, on: file.name, key: body.name + body.descriptor }
    return [{ ...impacted, [version]: key, distance, isChanged }]
  })
}

/** By the key of a lambda's body the method that somebody wrote around it, through other lambdas if need be. */
function enclosing(file: ClassFile): ReadonlyMap<string, Method> {
  const users = new Map<string, Method>()
  for (const method of file.methods)
    for (const use of method.uses)
      if (use.kind === 'call' && use.owner === file.name && use.name.startsWith(prefix))
        users.set(memberKey(use.owner, use), method)
  const written = new Map<string, Method>()
  for (const key of users.keys()) {
    let method = users.get(key)
    // No more often than there are lambdas: a damaged file may go round in circles.
    for (let left = users.size; left > 0 && method !== undefined && isLambda(method); left--)
      method = users.get(memberKey(file.name, method))
    if (method !== undefined && !isLambda(method)) written.set(key, method)
  }
  return written
}

const prefix = 'lambda$'

function isLambda(method: Method): boolean {
  return isHidden(method) && (method.access & flags.bridge) === 0 && method.name.startsWith(prefix) && method.code !== undefined
}
