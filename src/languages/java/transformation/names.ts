/** Rules of refactorings that give a class, a field or a family of methods another name or other parameters. */
import type { Request, Structure } from '../../../model/index.js'
import { differences } from '../impact/structure.js'
import type { Asked } from './asked.js'
import { isFamily, lostOverride } from './family.js'
import { isAlike, memberOf, ownerOf, resembles } from './member.js'
import { type BrokenRule, broken, carried, nothingElse, stillThere } from './nothing-else.js'

/** The class, all in it and all that names it in its parameters have the new name. */
export function renameClass({ target, parameters }: Asked, structure: Structure): BrokenRule | undefined {
  const { newName } = parameters
  if (newName === undefined) return undefined
  const now = target.replace(/[^.$]+$/, () => newName)
  if (structure.after[target] !== undefined) return broken('class-still-there', `${target} is still there`)
  if (structure.after[now] === undefined) return broken('class-not-renamed', `there is no ${now}`)
  const names = new RegExp(`(?<![\\p{L}\\p{N}_$.])${target.replaceAll(/[.$]/g, '\\$&')}(?![\\p{L}\\p{N}_.])`, 'gu')
  const before = Object.entries(structure.before).map(([element, modifiers]) => [element.replaceAll(names, () => now), modifiers])
  return nothingElse(differences(Object.fromEntries(before), structure.after), {})
}

export function renameField({ target, parameters }: Asked, structure: Structure): BrokenRule | undefined {
  const now = `${ownerOf(target)}#${parameters.newName}`
  if (structure.after[target] !== undefined) return stillThere(target)
  if (structure.after[now] === undefined) return broken('member-not-renamed', `${target} is gone, and there is no ${now}`)
  const others = nothingElse(structure, { gone: element => element === target, fresh: element => element === now })
  return others ?? carried(structure, target, now)
}

/** What becomes of a method's element, looked for among those that are new. */
type Image = (method: string, added: readonly string[]) => string | undefined

export function renamed(newName: string | undefined): Image {
  return (method, added) => {
    const now = method.replace(/#[^(]+/, () => `#${newName}`)
    return added.includes(now) ? now : undefined
  }
}

export function withParameter({ type = '', index }: Request['parameters']): Image {
  return (method, added) => {
    const { owner, name, parameters: old = [] } = memberOf(method) ?? { owner: '', name: '' }
    return added.find(element => {
      const now = memberOf(element)
      if (now?.owner !== owner || now.name !== name || now.parameters?.length !== old.length + 1) return false
      const places = index === undefined ? now.parameters.keys() : [Number(index)]
      return [...places].some(
        place =>
          resembles({ owner, name, parameters: old.toSpliced(place, 0, type) }, now) &&
          String(now.parameters?.toSpliced(place, 1)) === String(old),
      )
    })
  }
}

/** A method changes with all that it overrides and that override it, and no other does. */
export function changeFamily({ target }: Asked, structure: Structure, image: Image): BrokenRule | undefined {
  const { added, removed, after } = structure
  if (after[target] !== undefined) return stillThere(target)
  if (image(target, added) === undefined) return broken('member-not-changed', `${target} is gone, and nothing came in its place`)
  const now = new Map(removed.filter(element => isAlike(element, target)).map(element => [element, image(element, added)]))
  for (const [element, changed] of now) if (changed === undefined) now.delete(element)
  const images = new Set(now.values())
  const others = nothingElse(structure, { gone: element => now.has(element), fresh: element => images.has(element) })
  if (others !== undefined) return others
  const changed = [...now.keys()]
  const stranger = changed.find(element => !isFamily(element, target, structure))
  if (stranger !== undefined)
    return broken('other-member-changed', `${stranger} changed too, and neither overrides ${target} nor is overridden with it`)
  const lost = lostOverride(changed, structure)
  if (lost !== undefined) return broken('override-lost', `${lost.below} overrode ${lost.above}, and only one of them changed`)
  for (const [from, to] of now) {
    const worse = to === undefined ? undefined : carried(structure, from, to)
    if (worse !== undefined) return worse
  }
  return undefined
}
