/** Eclipse under the laws of engines, in both releases. */
import { engineLaws, type Sample } from '../laws/laws.js'
import { eclipse, ids, sample } from './support.js'

for (const id of ids) {
  engineLaws(id, options => eclipse(id, options), {
    applied: rename('k'),
    // It has that name already.
    refused: rename('m'),
    other: n => rename(`k${n}`, 'rename-method', `int f${n};`),
    unparsable: rename('k', 'rename-method', '{{{ class'),
    slow: { ...rename('k'), deadlineMs: 1 },
    nothingThere: { file: 'p/A.java', start: 0, end: 3 },
    needs: { refactoring: 'rename-method', parameter: 'newName' },
  })
}

/** Three classes, one of which has nothing to do with the others. */
function rename(newName: string, refactoring = 'rename-method', more = ''): Sample {
  const [type, method] = refactoring === 'rename-class' ? ['[|A|]', 'm'] : ['A', '[|m|]']
  const files = {
    'p/A.java': `package p;\n\npublic class ${type} {\n    public int ${method}() { return 1; }\n}\n`,
    'p/B.java': `package p;\n\npublic class B extends A {\n    public int n() { return m(); }\n    ${more}\n}\n`,
    'p/C.java': 'package p;\n\nclass C {}\n',
  }
  return sample(refactoring, files, { newName })
}
