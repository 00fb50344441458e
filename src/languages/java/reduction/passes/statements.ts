/** Statements: away with them, or what is inside instead of what is around it. */
import type { Change } from '../../../reduction.js'
import { child, childOf, type Node } from '../../syntax/parser.js'
import type { Source } from '../../syntax/source.js'
import { cut, inner, type JavaProgram, nodesIn } from '../program.js'

export function statements(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    if (isPart(node)) return [{ edits: [cut(source, node)] }]
    if (!isStatement(node)) return elseOf(source, node)
    const away = isNeeded(node) ? [] : [{ edits: [cut(source, node)] }]
    return [
      ...away,
      ...insideOf(node).map(part => ({ edits: [inner(source, node, unbraced(part), program.target)] })),
      ...elseOf(source, node),
    ]
  })
}

function isStatement({ parent, type }: Node): boolean {
  return (
    ['block', 'constructor_body', 'switch_block_statement_group'].includes(parent?.type ?? '') &&
    /_(statement|declaration|invocation)$|^block$/.test(type)
  )
}

/** Only what ends a method with a result can't be missed. */
function isNeeded({ type, parent, end }: Node): boolean {
  return (
    type === 'return_statement' &&
    parent?.parent?.type === 'method_declaration' &&
    parent.children.at(-2)?.end === end &&
    child(parent.parent, 'type')?.type !== 'void_type'
  )
}

/** Parts of a statement that it can do without. */
function isPart({ type }: Node): boolean {
  return ['catch_clause', 'finally_clause', 'switch_block_statement_group', 'switch_rule'].includes(type)
}

function insideOf(node: Node): readonly Node[] {
  const fields = ['body', 'consequence', 'alternative'].flatMap(field => child(node, field) ?? [])
  const block = /^(try_with_resources|synchronized|labeled)_statement$/.test(node.type)
    ? (childOf(node, 'block') ?? node.children[2])
    : undefined
  return block === undefined || fields.includes(block) ? fields : [block, ...fields]
}

function unbraced(node: Node): Pick<Node, 'start' | 'end'> {
  return node.type === 'block' ? { start: node.start + 1, end: node.end - 1 } : node
}

function elseOf({ file }: Source, node: Node): readonly Change[] {
  const [word, branch] = [childOf(node, 'else'), child(node, 'alternative')]
  return word === undefined || branch === undefined ? [] : [{ edits: [{ file, start: word.start, end: branch.end, text: '' }] }]
}
