/** How Java programs get smaller: the passes in their order, larger pieces first. */

import { withChanges } from '../../edits.js'
import type { Change, Example, Pass, Reduction } from '../../reduction.js'
import { javaParser, type Parse } from '../syntax/parser.js'
import { finishing } from './finish.js'
import { namingOf, renamed, swapped } from './naming.js'
import { classes, files, hierarchy, imports } from './passes/classes.js'
import { expressions, literals, receivers, renumbered, types } from './passes/expressions.js'
import { homes } from './passes/homes.js'
import { bodies, initialValues, members, results, supertypes } from './passes/members.js'
import { accesses, modifiers } from './passes/modifiers.js'
import { apart, oneFile } from './passes/one-file.js'
import { memberOrder } from './passes/order.js'
import { packages, qualifiers } from './passes/packages.js'
import { parameters } from './passes/parameters.js'
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

function canonical(example: Example, parse: Parse): Example {
  const finish = finishing(parse, 'tidy')
  const tidy = finish(example, example) ?? example
  const single = finished(withChanges(tidy, [apart(programOf(tidy, parse))]), tidy)
  const [order] = memberOrder(programOf(single, parse))
  const sorted = order === undefined ? single : finished(withChanges(single, [order]), single)
  const program = programOf(sorted, parse)
  const named = finished(withChanges(sorted, [renamed(program, namingOf(program))]), sorted)
  return finished(withChanges(named, renumbered(programOf(named, parse))), named)

  function finished(changed: Example | undefined, from: Example): Example {
    return (changed === undefined ? undefined : finish(changed, from)) ?? from
  }
}
