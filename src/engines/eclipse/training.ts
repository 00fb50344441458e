/**
 * Work for a worker whose class data is being archived: the kinds of refactoring on a program that uses a bit of everything, so that the
 * classes which a real attempt needs are in the archive.
 */
import type { Attempt, Files } from '../../model/index.js'
import type { OpenProgram } from '../wire.js'

const files: Files = {
  'p/A.java':
    'package p;\n\npublic class A {\n    protected int f = 10;\n\n    public long k(long a) {\n        return a + f;\n    }\n}\n',
  'p/B.java':
    'package p;\n\nimport q.C;\n\npublic class B extends A {\n    public C c = new C();\n\n    public long m(int a) {\n        return super.k(a) + new A().k(2);\n    }\n}\n',
  'q/C.java':
    'package q;\n\npublic class C {\n    public static String s = "s";\n\n    public long n() {\n        return s.length();\n    }\n}\n',
}

const attempts: readonly (readonly [
  refactoring: string,
  file: string,
  before: string,
  parameters: Readonly<Record<string, string>>,
])[] = [
  ['pull-up-method', 'p/B.java', 'm(int', {}],
  ['push-down-field', 'p/A.java', 'f =', {}],
  ['rename-method', 'p/A.java', 'k(long', { newName: 'other' }],
  ['rename-class', 'q/C.java', 'C {', { newName: 'Other' }],
  ['encapsulate-field', 'p/A.java', 'f =', {}],
  ['add-parameter', 'p/A.java', 'k(long', { type: 'int', name: 'i', default: '0' }],
  ['move-method', 'p/B.java', 'm(int', { to: 'c' }],
]

export function trainingLines(): readonly string[] {
  return attempts.map(([refactoring, file, before, parameters], id) => {
    const start = files[file]?.indexOf(before) ?? 0
    const target = { file, start, end: start + 1 }
    const program: OpenProgram = { files, mode: 'fast', classpath: [] }
    const attempt: Attempt = { refactoring, target, parameters, disabled: [] }
    return JSON.stringify({
      open: { [id]: program },
      tasks: [{ id, about: String(id), ...attempt }],
      ...(id > 0 ? { close: [String(id - 1)] } : {}),
    })
  })
}
