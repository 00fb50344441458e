/** Faults that show in the state that an exception leaves behind. */
import { anyOf, type Edit, edits } from '../edit.js'
import { block, type Program, type Statement } from '../java/tree.js'
import { fieldNamed, scopeAt } from '../java/types.js'
import { listAround, nodes, replaced, type Site, sites } from '../java/walk.js'

const writtenBeforeCheck: Edit['apply'] = (d, program) =>
  anyOf(d, guards(program), site => {
    const list = listAround(site)
    const next = list?.owner.body[list.at + 1]
    if (list === undefined || next === undefined || !writes(program, next, site)) return null
    const body = list.owner.body.map((statement, at) => (at === list.at ? next : at === list.at + 1 ? site.node : statement))
    return replaced(program, list.owner, { ...list.owner, body })
  })

/** What stands right before the check comes after it. */
const checkedBeforeWrite: Edit['apply'] = (d, program) =>
  anyOf(d, guards(program), site => {
    const list = listAround(site)
    const before = list?.owner.body[list.at - 1]
    if (list === undefined || before === undefined || !writes(program, before, site)) return null
    const body = list.owner.body.map((statement, at) => (at === list.at ? before : at === list.at - 1 ? site.node : statement))
    return replaced(program, list.owner, { ...list.owner, body })
  })

/** The first write of a method goes to its end. */
const writtenLast: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'expression'), site => {
    const list = listAround(site)
    if (list === undefined || list.at === list.owner.body.length - 1 || !writes(program, site.node, site)) return null
    const rest = list.owner.body.filter(statement => statement !== site.node)
    const last = rest.at(-1)
    const body = last?.kind === 'return' ? [...rest.slice(0, -1), site.node, last] : [...rest, site.node]
    return replaced(program, list.owner, { ...list.owner, body })
  })

/** A handler no longer undoes what was done. */
const notRestored: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'catch'), ({ node }) => {
    const [first] = node.body.body
    return first?.kind === 'expression' ? replaced(program, first, block()) : null
  })

function guards(program: Program): readonly Site<Statement>[] {
  return sites(program, 'if').filter(
    ({ node }) => node.otherwise === null && nodes(node.yes).some(inside => inside.kind === 'throw'),
  )
}

function writes(program: Program, statement: Statement, site: Site): boolean {
  if (statement.kind !== 'expression') return false
  const { expression } = statement
  if (expression.kind === 'call') return true
  const target = expression.kind === 'assign' ? expression.target : expression.kind === 'postfix' ? expression.operand : undefined
  if (target?.kind === 'field-access' || target?.kind === 'index') return true
  return target?.kind === 'name' && fieldNamed(scopeAt(program, site), target.name) !== undefined
}

export const checkFaults: readonly Edit[] = edits({
  'written before the check': writtenBeforeCheck,
  'checked before the write': checkedBeforeWrite,
  'written at the end': writtenLast,
  'not restored after an exception': notRestored,
})
