/** Faults next to a limit: a capacity or a page one too large or too small, the character before or after. */
import { anyOf, type Edit, edits } from '../edit.js'
import { type Literal, literal, type Node } from '../java/tree.js'
import { replaced, type Site, sites } from '../java/walk.js'

const limitOffByOne: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'literal'), site => {
    const value = Number(site.node.text)
    if (!Number.isInteger(value) || value < 5 || value > 64 || !isLimit(site)) return null
    return replaced(program, site.node, literal(value + d.pick([-1, 1])))
  })

const shifted: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '>=' }

/** A comparison with a constant or a size. */
const limitShifted: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), ({ node }) => {
    const other = shifted[node.op]
    const names = [node.left, node.right].flatMap(side =>
      side.kind === 'name' ? [side.name] : side.kind === 'literal' ? [side.text] : [],
    )
    if (other === undefined || !names.some(text => /^[A-Z_]+$|size$|Size$|capacity|limit|^[1-6]\d$/.test(text))) return null
    return replaced(program, node, { ...node, op: other })
  })

const neighbourOfCharacter: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'literal'), ({ node }) => {
    const inside = /^'([a-zA-Z0-9])'$/.exec(node.text)?.[1]
    return inside === undefined
      ? null
      : replaced(program, node, literal(`'${String.fromCharCode(inside.charCodeAt(0) + d.pick([-1, 1]))}'`))
  })

const characterBoundShifted: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'binary'), ({ node }) => {
    const other = shifted[node.op]
    if (other === undefined || node.op === '==' || ![node.left, node.right].some(isCharacter)) return null
    return replaced(program, node, { ...node, op: other })
  })

function isLimit({ around }: Site<Literal>): boolean {
  const parent = around.at(-1)
  if (parent?.kind === 'binary') return parent.op in shifted
  return ['field', 'new-array', 'call'].includes(parent?.kind ?? '')
}

function isCharacter(node: Node): boolean {
  return node.kind === 'literal' && node.text.startsWith("'")
}

export const limitFaults: readonly Edit[] = edits({
  'limit off by one': limitOffByOne,
  'comparison with a limit shifted': limitShifted,
  'neighbour of a character': neighbourOfCharacter,
  'range of characters shifted': characterBoundShifted,
})
