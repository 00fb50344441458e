/** A method that works on a new object of another class is at home there: `new B().n()` in `A` is `n()` in `B`. */
import type { Change } from '../../../reduction.js'
import { above, all, child, type Node } from '../../syntax/parser.js'
import { membersOf, nameOf, type Source, textOf } from '../../syntax/source.js'
import { cut, type JavaProgram, put, taken } from '../program.js'

export function homes(program: JavaProgram): readonly Change[] {
  const types = program.sources.flatMap(source => source.types.map(type => ({ source, type })))
  return types.flatMap(({ source, type }) =>
    membersOf(type)
      .filter(member => member.type === 'method_declaration' && !isTarget(program, source, member))
      .flatMap(member =>
        types.flatMap(home => {
          const body = child(home.type, 'body')
          const receivers = receiversIn(source, member, nameOf(home.source, home.type))
          if (home.type === type || body === undefined || receivers.length === 0) return []
          const { text } = taken(source, member, receivers, program.target)
          return [
            { edits: [cut(source, member), { ...put(home.source, body, ` ${text} `), start: body.end - 1, end: body.end - 1 }] },
          ]
        }),
      ),
  )
}

function isTarget({ target }: JavaProgram, { file }: Source, { start, end }: Node): boolean {
  return file === target.file && start <= target.start && target.start < end
}

/** What stands before the members of new objects of a class. */
function receiversIn(source: Source, method: Node, name: string) {
  return all(method).flatMap(node => {
    const made = node.field === 'object' && node.type === 'object_creation_expression' ? child(node, 'type') : undefined
    const member = child(node.parent, 'name') ?? child(node.parent, 'field')
    if (made === undefined || member === undefined || textOf(source.text, made) !== name) return []
    return above(node, 'lambda_expression') === undefined ? [{ ...put(source, node, ''), end: member.start }] : []
  })
}
