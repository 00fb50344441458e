/** Java under the laws. */
import { languages } from '../../../src/languages/languages.js'
import { languageLaws } from './laws.js'

const [java] = languages

const program = {
  'p/A.java': 'package p;\n\npublic class A {\n  public int twice(int x) {\n    return x + x;\n  }\n}\n',
  'p/B.java': 'package p;\n\npublic class B extends A {\n  public int six(int x) {\n    return twice(x) * 3;\n  }\n}\n',
}
const returning = (text: string) => ({ ...program, 'p/B.java': program['p/B.java'].replace('twice(x) * 3', text) })

languageLaws(java, {
  program,
  kept: returning('3 * twice(x)'),
  changed: returning('x + x * 3'),
  broken: returning('thrice(x)'),
  unrelated: { 'q/C.java': 'package q;\n\npublic class C {\n  public void m() {}\n}\n' },
})
