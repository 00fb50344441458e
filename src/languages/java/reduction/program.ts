/** An example as the passes see it: the files that are Java, in the order of their paths, each with its tree. */
import type { Mark } from '../../../model/index.js'
import type { Edit, Example } from '../../reduction.js'
import { all, type Node, type Parse } from '../syntax/parser.js'
import { type Source, sourceOf } from '../syntax/source.js'

export interface JavaProgram {
  readonly sources: readonly Source[]
  /** Of all files, also those that can't be read. */
  readonly files: Example['files']
  readonly target: Mark
  readonly parameters: Example['parameters']
}

export function programOf({ files, target, parameters }: Example, parse: Parse): JavaProgram {
  const sources = Object.keys(files)
    .sort()
    .flatMap(file => sourceOf(file, files[file] ?? '', parse) ?? [])
  return { sources, files, target, parameters }
}

export function put({ file }: Source, { start, end }: Node, text: string): Edit {
  return { file, start, end, text }
}

export function cut(source: Source, node: Node): Edit {
  return put(source, node, '')
}

/** An element of a list, and a comma beside it. */
export function cutOfList(source: Source, node: Node): Edit {
  const siblings = node.parent?.children ?? []
  const at = siblings.indexOf(node)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (before?.type === ',') return { file: source.file, start: before.start, end: node.end, text: '' }
  return { file: source.file, start: node.start, end: after?.type === ',' ? after.end : node.end, text: '' }
}

/** Something that is inside a node instead of all of it. */
export function inner(source: Source, node: Node, part: Range, target: Mark): Edit {
  return { ...put(source, node, ''), ...taken(source, part, [], target) }
}

type Range = Pick<Node, 'start' | 'end'>

/** A part of a source to be put elsewhere, with edits inside it made, and where the target is then. */
export function taken(source: Source, node: Range, edits: readonly Edit[], target: Mark): Pick<Edit, 'text' | 'target'> {
  let text = ''
  let at = node.start
  let mark: Edit['target']
  const marks = source.file === target.file && node.start <= target.start && target.end <= node.end
  const inside = edits.filter(each => each.file === source.file && node.start <= each.start && each.end <= node.end)
  for (const edit of [...inside].sort((a, b) => a.start - b.start)) {
    if (marks && target.start >= at && target.end <= edit.start)
      mark = { start: text.length + target.start - at, end: text.length + target.end - at }
    text += source.text.slice(at, edit.start)
    if (edit.target !== undefined) mark = { start: text.length + edit.target.start, end: text.length + edit.target.end }
    text += edit.text
    at = edit.end
  }
  if (marks && target.start >= at) mark = { start: text.length + target.start - at, end: text.length + target.end - at }
  text += source.text.slice(at, node.end)
  return { text, ...(mark === undefined ? {} : { target: mark }) }
}

/** All nodes of all sources. */
export function nodesIn({ sources }: JavaProgram): readonly (readonly [Source, Node])[] {
  return sources.flatMap(source => all(source.root).map(node => [source, node] as const))
}
