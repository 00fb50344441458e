/** The toy engine under the laws: they are what an adapter is held to, and this holds them to an adapter that is known to be right. */
import { openEngine } from '../../../src/engines/session.js'
import type { Program } from '../../../src/model/index.js'
import { toyFound } from '../../support/toy-engine/toy.js'
import { engineLaws, type Sample } from './laws.js'

const brace = sample('').program.files['p/A.java']?.indexOf('{') ?? 0
engineLaws('the toy engine', options => openEngine(toyFound(), options), {
  applied: sample('', 'k'),
  refused: sample('', 'n'),
  other: n => sample(`int f${n};`, n % 3 === 0 ? 'n' : `k${n}`),
  unparsable: sample('{{{'),
  slow: { ...sample('// toy: hang'), deadlineMs: 200 },
  nothingThere: { file: 'p/A.java', start: brace, end: brace },
  needs: { refactoring: 'rename-method', parameter: 'newName' },
})

/** Renames `m` in a program of three classes, one of which does not know it. */
function sample(more: string, newName = 'k'): Sample {
  const files = {
    'p/A.java': 'package p;\npublic class A {\n  public int m() { return 1; }\n}\n',
    'p/B.java': `package p;\npublic class B extends A {\n  public int n() { return m(); }\n  ${more}\n}\n`,
    'p/C.java': 'package p;\nclass C {}\n',
  }
  const start = files['p/A.java'].indexOf('m()')
  const target = { file: 'p/A.java', start, end: start + 1 }
  const marks: Program['marks'] = { target }
  return { program: { files, marks }, attempt: { refactoring: 'rename-method', target, parameters: { newName }, disabled: [] } }
}
