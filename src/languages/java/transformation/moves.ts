/** Rules of refactorings that move a member to another class, or hide it behind others. */
import type { Structure } from '../../../model/index.js'
import type { Asked } from './asked.js'
import { areRelated } from './family.js'
import { isAlike, memberOf, ownerOf, resembles, simpleName } from './member.js'
import { type BrokenRule, broken, carried, nothingElse, stillThere } from './nothing-else.js'

/** To the direct subclasses; one is enough. */
export function pushDown({ target }: Asked, structure: Structure): BrokenRule | undefined {
  const { before, after, superclasses } = structure
  const owner = ownerOf(target)
  if (before[owner]?.includes('interface')) return undefined
  if (after[target] !== undefined) return stillThere(target)
  const below = Object.keys(superclasses).filter(name => superclasses[name] === owner)
  const places = new Set(below.map(name => name + target.slice(owner.length)))
  const isThere = [...places].filter(place => after[place] !== undefined)
  if (isThere.length === 0)
    return broken(
      'member-not-arrived',
      `${target} is gone, and no direct subclass of ${owner} has it${elsewhere(target, structure)}`,
    )
  const others = nothingElse(structure, { gone: element => element === target, fresh: element => places.has(element) })
  if (others !== undefined) return others
  return isThere.filter(place => before[place] === undefined).flatMap(place => carried(structure, target, place) ?? [])[0]
}

/**
 * To a superclass, the named one if there is a name. Copies of the method in other classes below that may go, and a parameter's type may become
 * the superclass wherever that will do: Eclipse offers both.
 */
export function pullUp({ target, declaration, parameters }: Asked, structure: Structure): BrokenRule | undefined {
  const { before, after } = structure
  const { destination } = parameters
  const owner = ownerOf(target)
  if (after[target] !== undefined) return stillThere(target)
  const isPlace = (element: string) => {
    const to = ownerOf(element)
    if (!isAlike(element, target) || to === owner) return false
    if (destination !== undefined && simpleName(destination) !== simpleName(to)) return false
    // Interfaces are above too, and the structure does not tell of whom.
    return areRelated(owner, to, structure) || before[to]?.includes('interface') === true
  }
  const arrived = Object.keys(after).filter(isPlace)
  if (arrived.length === 0)
    return broken('member-not-arrived', `${target} is gone, and no superclass of ${owner} has it${elsewhere(target, structure)}`)
  const fresh = structure.added.filter(isPlace)
  const isCopy = (element: string) =>
    declaration.kind === 'method' &&
    isAlike(element, target) &&
    arrived.some(to => areRelated(ownerOf(element), ownerOf(to), structure))
  const { added, removed } = structure
  const others = nothingElse(structure, {
    gone: element => element === target || isCopy(element) || added.some(now => isWider(now, element, structure)),
    fresh: element => element === fresh[0] || removed.some(old => isWider(element, old, structure)),
  })
  return others ?? (fresh[0] === undefined ? undefined : carried(structure, target, fresh[0]))
}

/** The same method, but for parameters that are of a superclass now. */
function isWider(now: string, old: string, structure: Structure): boolean {
  const [wide, narrow] = [memberOf(now), memberOf(old)]
  if (wide?.parameters === undefined || narrow?.parameters === undefined || wide.parameters.length === 0) return false
  if (wide.owner !== narrow.owner || !resembles(wide, narrow)) return false
  return wide.parameters.every((type, n) => {
    const before = narrow.parameters?.[n] ?? ''
    return type === before || areRelated(before, type, structure)
  })
}

function elsewhere(target: string, { added }: Structure): string {
  const places = added.filter(element => isAlike(element, target)).map(ownerOf)
  return places.length === 0 ? '' : `, but ${places.join(', ')} does`
}

/** The field is private, and accessors of the asked names are there, in its class, and have to do with it. */
export function encapsulate(asked: Asked, structure: Structure): BrokenRule | undefined {
  const { target, parameters } = asked
  const { before, after } = structure
  const owner = ownerOf(target)
  const field = before[target] ?? []
  if (after[target] === undefined) return broken('other-member-removed', `${target} is gone`)
  if (!after[target].includes('private')) return broken('field-not-private', `${target} is not private`)
  const { getter, setter } = parameters
  const named = (name: string, count: number) =>
    Object.keys(after).filter(element => {
      const member = memberOf(element)
      return member?.owner === owner && member.name === name && member.parameters?.length === count
    })
  const getters = getter === undefined ? [] : named(getter, 0)
  const setters = setter === undefined ? [] : named(setter, 1)
  if (getter !== undefined && getters.length === 0) return broken('accessor-missing', `there is no ${owner}#${getter}()`)
  if (setter !== undefined && setters.length === 0 && !field.includes('final'))
    return broken('accessor-missing', `there is no ${owner}#${setter} for ${target}`)
  const idle = [...getters, ...setters].find(element => isIdle(element, asked))
  if (idle !== undefined) return broken('accessor-missing', `${idle} is there, and has nothing to do with ${target}`)
  const others = nothingElse(structure, { fresh: isAccessor, hidden: target })
  const fresh = [...getters, ...setters].filter(element => before[element] === undefined)
  return others ?? fresh.flatMap(element => carried(structure, target, element) ?? [])[0]

  /** Where no name was asked for, any name will do. */
  function isAccessor(element: string): boolean {
    const member = memberOf(element)
    if (member?.owner !== owner || member.parameters === undefined || member.parameters.length > 1) return false
    const name = member.parameters.length === 0 ? getter : setter
    return name === undefined || name === member.name
  }
}

/** Whether a method certainly neither reads nor writes anything: there is no name in its body. */
function isIdle(element: string, { after }: Asked): boolean {
  const { owner, name, parameters } = memberOf(element) ?? { owner: '', name: '' }
  const fitting = after.filter(each => each.kind === 'method' && each.owner === owner && each.name === name)
  const [only, ...others] = fitting.filter(each => each.parameters?.length === parameters?.length)
  return others.length === 0 && only?.body?.every(word => word === 'return') === true
}

/** To the class of a field or parameter, as far as the source tells it; its parameters may change on the way. */
export function moveMethod(asked: Asked, structure: Structure): BrokenRule | undefined {
  const { target, parameters } = asked
  const { added, after } = structure
  const owner = ownerOf(target)
  const name = memberOf(target)?.name
  if (after[target] !== undefined) return stillThere(target)
  const isMoved = (element: string) => memberOf(element)?.parameters !== undefined && memberOf(element)?.name === name
  const fresh = added.filter(element => isMoved(element) && ownerOf(element) !== owner)
  const [arrived] = fresh
  if (arrived === undefined) return broken('member-not-arrived', `${target} is gone, and no other class has it now`)
  const type = destinationOf(asked, structure)
  if (type !== undefined && simpleName(ownerOf(arrived)) !== type)
    return broken('member-not-arrived', `${target} went to ${ownerOf(arrived)}, and ${parameters.to} is of ${type}`)
  const others = nothingElse(structure, { gone: element => element === target, fresh: element => element === arrived })
  return others ?? carried(structure, target, arrived)
}

/** The class of the field or parameter, without its package; undefined if it is unsure which is meant, or no class of the program. */
function destinationOf({ declaration, beside, parameters }: Asked, { before }: Structure): string | undefined {
  const { owner } = declaration
  const fields = beside.filter(other => other.kind === 'field' && other.owner === owner)
  const [found, ...others] = [...fields, ...(declaration.parameters ?? [])].filter(({ name }) => name === parameters.to)
  const isClass = Object.keys(before).some(element => !element.includes('#') && simpleName(element) === found?.type)
  return others.length === 0 && isClass ? found?.type : undefined
}
