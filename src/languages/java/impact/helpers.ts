/** What may be called before a method that is tested, so that there is something to see. */
import type { Common } from './common.js'
import type { Effects } from './effects.js'
import { memberKey } from './hierarchy.js'
import type { Node, Usage } from './usage.js'

/**
 * Common methods that are not tested themselves but may write, by themselves or what they call, a field that tested ones read;
 * and those that write what these read, as a builder's do for what it builds.
 */
export function helpersOf(
  tested: readonly string[],
  common: ReadonlyMap<string, Common>,
  usage: Usage,
  effects: Effects,
): readonly string[] {
  const subjects = new Set(tested)
  const writersOf = new Map<string, Node[]>()
  for (const node of usage.nodes.values()) {
    for (const { owner, member } of effects.written(node)) {
      const field = memberKey(owner, member)
      const known = writersOf.get(field)
      if (known === undefined) writersOf.set(field, [node])
      else known.push(node)
    }
  }
  const fields = new Set<string>()
  const read = new Set<string>()
  const writers = new Set<string>()
  for (const element of subjects) for (const key of common.get(element)?.keys ?? []) readBy(key)
  return [...common]
    .filter(([element, { keys }]) => !subjects.has(element) && keys.some(key => writers.has(key)))
    .map(([element]) => element)

  /** What this method and those that it calls read has to be written by somebody. */
  function readBy(first: string): void {
    const waiting = [first]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const node = usage.nodes.get(key)
      if (read.has(key) || node === undefined) continue
      read.add(key)
      waiting.push(...usage.calledBy(node))
      for (const { owner, member } of effects.read(node)) {
        const field = memberKey(owner, member)
        if (fields.has(field)) continue
        fields.add(field)
        for (const writer of writersOf.get(field) ?? []) waiting.push(...writtenBy(writer.key))
      }
    }
  }

  /** All that come to run a method which writes; they are read by turn. */
  function writtenBy(first: string): readonly string[] {
    const found: string[] = []
    const waiting = [first]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const node = usage.nodes.get(key)
      if (writers.has(key) || node === undefined) continue
      writers.add(key)
      found.push(key)
      waiting.push(...usage.callersOf(node.owner, node.method).map(caller => caller.key))
    }
    return found
  }
}
