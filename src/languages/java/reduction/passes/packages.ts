/** Packages: all classes in one, best in none; else one class after the other into the package of another. */
import type { Change, Edit } from '../../../reduction.js'
import { all, childOf } from '../../syntax/parser.js'
import { type Source, textOf } from '../../syntax/source.js'
import { ownTypes } from '../imports.js'
import { cut, type JavaProgram, put } from '../program.js'

export function packages(program: JavaProgram): readonly Change[] {
  const { sources } = program
  const there = [...new Set(sources.map(source => source.package))]
  const [first = ''] = there.filter(name => name !== '')
  const ways = [
    () => '',
    () => first,
    ...sources.flatMap(one => there.map(name => (source: Source) => (source === one ? name : source.package))),
  ]
  return ways.map(way => repacked(program, way)).filter(({ edits }) => edits.length > 0)
}

/** `p.A` is `A` and an import. */
export function qualifiers(program: JavaProgram): readonly Change[] {
  return unqualified(program).map(edit => ({ edits: [edit] }))
}

function repacked(program: JavaProgram, packageFor: (source: Source) => string): Change {
  const moved = program.sources.filter(source => packageFor(source) !== source.package)
  if (moved.length === 0) return { edits: [] }
  return { edits: [...moved.map(source => declared(source, packageFor(source))), ...unqualified(program)] }
}

function declared(source: Source, name: string): Edit {
  const node = childOf(source.root, 'package_declaration')
  if (node !== undefined) return name === '' ? cut(source, node) : put(source, node, `package ${name};`)
  return { file: source.file, start: 0, end: 0, text: `package ${name}; ` }
}

/** `p.A` becomes `A`, which the imports will see to. */
function unqualified(program: JavaProgram): readonly Edit[] {
  const own = ownTypes(program)
  const edits: Edit[] = []
  for (const source of program.sources)
    for (const node of all(source.root)) {
      if (node.type !== 'scoped_type_identifier' && node.type !== 'field_access') continue
      const [name, ...path] = textOf(source.text, node).replace(/\s/g, '').split('.').reverse()
      if (name !== undefined && path.length > 0 && own.get(name) === path.reverse().join('.')) edits.push(put(source, node, name))
    }
  return edits
}
