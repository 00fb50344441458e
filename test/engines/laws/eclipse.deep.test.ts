/** Eclipse under the laws, in every release that runs here. */
import { expect, test } from 'vitest'
import { idOf } from '../../../src/engines/engine.js'
import { allEngines } from '../../../src/engines/engines.js'
import { openEngine } from '../../../src/engines/session.js'
import type { Attempt, Program } from '../../../src/model/index.js'
import { engineLaws, type Sample } from './laws.js'

const found = allEngines().flatMap(engine =>
  'impossible' in engine || engine.release.manifest.name !== 'eclipse' ? [] : [engine],
)

test('there is a release of Eclipse to hold to the laws', () => {
  expect(found).not.toEqual([])
})

const files = {
  'p/A.java': 'package p;\n\npublic class A {\n  public int k() {\n    return 1;\n  }\n}\n',
  'p/B.java': 'package p;\n\npublic class B extends A {\n  public int m() {\n    return k();\n  }\n}\n',
  'p/C.java': 'package p;\n\npublic class C {\n}\n',
}
const renamed = { refactoring: 'rename-method', parameters: { newName: 'n' } }
const pullUp = { refactoring: 'pull-up-method', parameters: {} }

for (const each of found) {
  engineLaws(idOf(each.release.manifest), options => openEngine(each, options), {
    applied: sample(files, 'p/B.java', 'm()', pullUp),
    refused: sample(files, 'p/B.java', 'm()', { refactoring: 'rename-method', parameters: { newName: '1' } }),
    other: n => other(n),
    unparsable: sample({ ...files, 'p/C.java': 'class { {{{ "' }, 'p/B.java', 'm()', pullUp),
    slow: { ...sample({ ...files, 'p/D.java': calling(20_000) }, 'p/B.java', 'm()', renamed), deadlineMs: 100 },
    nothingThere: { file: 'p/A.java', start: 0, end: 0 },
    needs: { refactoring: 'rename-method', parameter: 'newName' },
  })
}

/** A class with so many calls of `m` that to rename it takes much longer than a worker needs to notice its deadline. */
function calling(times: number): string {
  return `package p;\n\nclass D {\n  void d(B b) {\n${'    b.m();\n'.repeat(times)}  }\n}\n`
}

/** Programs of the same classes, so that what was kept of one would be taken for the next. */
function other(n: number): Sample {
  const changed = {
    ...files,
    'p/A.java': files['p/A.java'].replace('return 1', `return f${n}`).replace('{\n', `{\n  int f${n} = ${n};\n`),
    'p/C.java': `package p;\n\npublic class C extends ${n % 2 === 0 ? 'A' : 'B'} {\n  int c${n}() {\n    return ${n % 3 === 0 ? 'super.' : ''}k();\n  }\n}\n`,
  }
  const attempts: readonly Sample[] = [
    sample(changed, 'p/B.java', 'm()', pullUp),
    sample(changed, 'p/A.java', 'k()', { refactoring: 'push-down-method', parameters: {} }),
    sample(changed, 'p/A.java', `f${n} =`, { refactoring: 'rename-field', parameters: { newName: 'g' } }),
    sample(changed, 'p/C.java', `c${n}()`, pullUp),
    sample(changed, 'p/C.java', `c${n}()`, { refactoring: 'rename-method', parameters: { newName: 'm' } }),
  ]
  return attempts[n % attempts.length] ?? sample(changed, 'p/B.java', 'm()', pullUp)
}

/** At the name that begins with these words. */
function sample(
  files: Program['files'],
  file: string,
  words: string,
  asked: Pick<Attempt, 'refactoring' | 'parameters'>,
): Sample {
  const start = (files[file] ?? '').indexOf(words)
  const target = { file, start, end: start + words.search(/\W|$/) }
  return { program: { files, marks: {} }, attempt: { ...asked, target, disabled: [] } }
}
