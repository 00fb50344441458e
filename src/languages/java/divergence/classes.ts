/** Which class of the version after is which of the version before, where the name is another: those whose members are alike. */
import type { ClassFile } from '../impact/class-file.js'
import { flags, isUnnamed } from '../impact/class-file.js'
import type { Hierarchy } from '../impact/hierarchy.js'

/** After to before, for those that have another name. */
export function pairClasses(before: Hierarchy, after: Hierarchy): ReadonlyMap<string, string> {
  const gone = [...before.classes.values()].filter(({ name }) => !after.classes.has(name) && !isUnnamed(name))
  const fresh = [...after.classes.values()].filter(({ name }) => !before.classes.has(name) && !isUnnamed(name))
  const scored = gone.flatMap(old => fresh.map(now => ({ old, now, score: likeness(old, now) })))
  scored.sort((a, b) => b.score - a.score || compare(a.old.name, b.old.name) || compare(a.now.name, b.now.name))
  const pairs = new Map<string, string>()
  const taken = new Set<string>()
  for (const { old, now, score } of scored) {
    if (score < enough || pairs.has(now.name) || taken.has(old.name)) continue
    pairs.set(now.name, old.name)
    taken.add(old.name)
  }
  return pairs
}

const enough = 0.5

/** From 0 to 1: how many of their members, and of what they stand in, are the same. */
function likeness(old: ClassFile, now: ClassFile): number {
  const [mine, other] = [tokens(old), tokens(now)]
  const common = [...mine].filter(token => other.has(token)).length
  const all = new Set([...mine, ...other]).size
  return all === 0 ? 0 : common / all
}

function tokens(file: ClassFile): ReadonlySet<string> {
  const inside = (text: string) => text.replaceAll(`L${file.name};`, 'Lthis;')
  const members = [...file.fields, ...file.methods].filter(({ access }) => (access & flags.synthetic) === 0)
  return new Set([
    ...members.map(({ name, descriptor }) => `${name}${inside(descriptor)}`),
    `package ${file.name.slice(0, file.name.lastIndexOf('/') + 1)}`,
    `simple ${file.name.slice(file.name.lastIndexOf('/') + 1)}`,
    `above ${file.superclass ?? ''}`,
  ])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
