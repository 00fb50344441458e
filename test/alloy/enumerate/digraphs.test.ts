import { expect, test } from 'vitest'
import { Count } from '../../../src/alloy/enumerate/count.js'
import { Enumeration } from '../../../src/alloy/enumerate/enumerate.js'
import { ground } from '../../../src/alloy/ground/ground.js'
import type { Field, Sig, Theory } from '../../../src/alloy/theory.js'

const at = { file: 'digraph.als', line: 1, column: 1 }

/** sig Node { edges: set Node }, exactly n nodes. */
function digraphs(n: number): Theory {
  const node: Sig = { index: 0, label: 'Node', at, abstract: false, multiplicity: 'set' }
  const edges: Field = {
    index: 0,
    label: 'Node.edges',
    name: 'edges',
    at,
    owner: node,
    arity: 2,
    self: { name: 'this' },
    bound: { kind: 'sig', sig: node, at },
    multiplicity: 'set',
  }
  return {
    sigs: [node],
    fields: [edges],
    facts: [],
    goal: { kind: 'and', operands: [], at },
    scope: { at, sigs: [{ sig: node, size: n, exactly: true, at }], exact: [], strings: [] },
  }
}

// OEIS A000595: binary relations on n unlabelled points.
test.each([
  [1, 2n],
  [2, 10n],
  [3, 104n],
  [4, 3044n],
  [5, 291_968n],
])('there are as many digraphs on %i nodes as the books say', (nodes, number) => {
  expect(new Count(new Enumeration(ground(digraphs(nodes)))).total).toBe(number)
})
