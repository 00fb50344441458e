/** How Java programs get smaller: the passes in their order, larger pieces first. */

import { linesOf } from '../../../model/bug.js'
import { withChanges } from '../../edits.js'
import type { Change, Example, Pass, Reduction } from '../../reduction.js'
import { javaParser, type Parse } from '../syntax/parser.js'
import { finishing } from './finish.js'
import { namingOf, renamed, swapped } from './naming.js'
import { classes, files, hierarchy, imports } from './passes/classes.js'
import { expressions, inSequence, literals, receivers, renumbered, types } from './passes/expressions.js'
import { homes } from './passes/homes.js'
import { bodies, initialValues, members, results, supertypes } from './passes/members.js'
import { accesses, modifiers } from './passes/modifiers.js'
import { apart, oneFile } from './passes/one-file.js'
import { memberOrder } from './passes/order.js'
import { packages, qualifiers } from './passes/packages.js'
import { parameters } from './passes/parameters.js'
import { exchangedOverloads, joined, rearranged } from './passes/rearranged.js'
import { statements } from './passes/statements.js'
import { type JavaProgram, programOf } from './program.js'

export async function javaReduction(): Promise<Reduction> {
  const parse = await javaParser()
  const pass = (name: string, kind: Pass['kind'], propose: (program: JavaProgram) => readonly Change[]): Pass => {
    return { name, kind, propose: example => propose(programOf(example, parse)) }
  }
  return {
    layouts: [finishing(parse, 'tidy'), finishing(parse, 'laid out'), finishing(parse, 'as it is')],
    passes: [
      pass('packages', 'choice', packages),
      pass('files', 'list', files),
      pass('classes', 'list', classes),
      pass('members', 'list', members),
      pass('bodies', 'list', bodies),
      pass('hierarchy', 'choice', hierarchy),
      pass('supertypes', 'list', supertypes),
      pass('imports', 'list', imports),
      pass('qualifiers', 'list', qualifiers),
      pass('results', 'choice', results),
      pass('receivers', 'list', receivers),
      pass('homes', 'choice', homes),
      pass('modifiers', 'list', modifiers),
      pass('accesses', 'choice', accesses),
      pass('parameters', 'choice', parameters),
      pass('statements', 'list', statements),
      pass('expressions', 'list', expressions),
      pass('initial values', 'list', initialValues),
      pass('types', 'list', types),
    ],
    closing: [
      pass('order', 'choice', memberOrder),
      pass('one file', 'choice', oneFile),
      pass('names', 'choice', names),
      // First, so that what is 0 in the end does not depend on which number was 0 at the beginning.
      pass('numbers', 'choice', renumbered),
      pass('literals', 'list', literals),
      pass('numbers without gaps', 'choice', renumbered),
    ],
    rearranging: [
      { name: 'rearranged', kind: 'choice', propose: example => lighter(example, rearranged, parse) },
      { name: 'rearranged twice', kind: 'choice', propose: example => lighter(example, twice(example, parse), parse) },
    ],
    canonical: example => canonical(example, parse),
  }
}

/** All names; or as many as go, one after the other. */
function names(program: JavaProgram): readonly Change[] {
  const naming = namingOf(program)
  const whole = renamed(program, naming)
  if (whole.edits.length === 0) return []
  const single = [...naming.wanted.values()].filter(({ named, name }) => named.name !== name)
  return [whole, ...single.map(({ named, name }) => swapped(program, naming, named, name))]
}

/** Of the changes those whose canonical form is less than that of what is there, the least first: so there is an end to it. */
function lighter(example: Example, propose: (program: JavaProgram) => readonly Change[], parse: Parse): readonly Change[] {
  const finish = finishing(parse, 'tidy')
  const now = weightOf(canonical(example, parse))
  if (now.lines > mostLines) return []
  const found = new Map<string, { readonly change: Change; readonly weight: Weight }>()
  for (const change of propose(programOf(example, parse))) {
    const changed = withChanges(example, [change])
    const finished = changed === undefined ? undefined : finish(changed, example)
    // Names and order leave lines as they are.
    if (finished === undefined || linesOf(finished.files) > now.lines) continue
    const weight = weightOf(canonical(finished, parse))
    if (isLess(weight, now) && !found.has(weight.text)) found.set(weight.text, { change, weight })
  }
  return [...found.values()].sort((a, b) => (isLess(a.weight, b.weight) ? -1 : 1)).map(({ change }) => change)
}

/** What only two steps make smaller: overloads change places, then two classes are joined. */
function twice(example: Example, parse: Parse): (program: JavaProgram) => readonly Change[] {
  const finish = finishing(parse, 'tidy')
  const finished = (from: Example, change: Change) => {
    const changed = withChanges(from, [change])
    return changed === undefined ? undefined : finish(changed, from)
  }
  return program =>
    exchangedOverloads(program).flatMap(first => {
      const between = finished(example, first)
      if (between === undefined) return []
      return joined(programOf(between, parse)).flatMap(second => {
        const after = finished(between, second)
        return after === undefined ? [] : (whole(example, after) ?? [])
      })
    })
}

/** All that changed, as one change; files may go, and none may come. */
function whole({ files }: Example, after: Example): Change | undefined {
  if (Object.keys(after.files).some(file => files[file] === undefined)) return undefined
  const { file: place, start, end } = after.target
  const edits = Object.entries(files).flatMap(([file, before]) => {
    const text = after.files[file] ?? ''
    if (text === before && file !== place) return []
    return [{ file, start: 0, end: before.length, text, ...(file === place ? { target: { start, end } } : {}) }]
  })
  return { edits }
}

/** What is longer has more ways than it is worth. */
const mostLines = 60

interface Weight {
  readonly lines: number
  readonly length: number
  readonly text: string
}

function weightOf({ files, target, parameters }: Example): Weight {
  const length = Object.values(files).reduce((sum, text) => sum + text.length, 0)
  // Which numbers there are is settled by another pass.
  return { lines: linesOf(files), length, text: JSON.stringify([files, target, parameters]).replace(/\b\d+\b/g, '0') }
}

function isLess(a: Weight, b: Weight): boolean {
  if (a.lines !== b.lines) return a.lines < b.lines
  return a.length !== b.length ? a.length < b.length : a.text < b.text
}

function canonical(example: Example, parse: Parse): Example {
  const finish = finishing(parse, 'tidy')
  const tidy = finish(example, example) ?? example
  const single = finished(withChanges(tidy, [apart(programOf(tidy, parse))]), tidy)
  const [order] = memberOrder(programOf(single, parse))
  const sorted = order === undefined ? single : finished(withChanges(single, [order]), single)
  const program = programOf(sorted, parse)
  const named = finished(withChanges(sorted, [renamed(program, namingOf(program))]), sorted)
  return finished(withChanges(named, inSequence(programOf(named, parse))), named)

  function finished(changed: Example | undefined, from: Example): Example {
    return (changed === undefined ? undefined : finish(changed, from)) ?? from
  }
}
