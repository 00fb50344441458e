/**
 * `npm run examples`: checks every pair of examples/ and prints the table of S3 for them (its Table 1): classes and methods
 * in common, sequences of calls, and how many of them differ.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openJava } from '../src/languages/java/java.js'
import { readVersions } from '../src/languages/java/project/version.js'
import { byDefault, check } from '../src/oracle/check.js'
import { inOrder } from '../src/workers/in-order.js'
import { root } from './shared/run.js'

interface Expectation {
  readonly verdict: string
  readonly refactoring: string
}

const folder = join(root, 'examples')
const names = readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

await using java = openJava({ load: 'one' })
console.log(row(['subject', 'refactoring', 'classes', 'methods', 'sequences', 'differing', 'verdict']))
let wrong = 0
for await (const { line, right } of inOrder(names, 8, judge)) {
  console.log(line)
  if (!right) wrong++
}
console.log(`${names.length} pairs, ${names.length - wrong} verdicts as expected, ${wrong} not`)
process.exitCode = wrong === 0 ? 0 : 1

async function judge(name: string): Promise<{ line: string; right: boolean }> {
  const pair = join(folder, name)
  const expected: Expectation = JSON.parse(readFileSync(join(pair, 'expect.json'), 'utf8'))
  const versions = readVersions(join(pair, 'before'), join(pair, 'after'))
  const { verdict, evidence } = (await check(versions, java, byDefault)).result
  const right = verdict.kind === expected.verdict
  const { commonClasses, commonMethods, sequences, differing } = evidence ?? {}
  const counts = [commonClasses, commonMethods, sequences, differing].map(count => (count === undefined ? '-' : String(count)))
  return {
    line: row([name, expected.refactoring, ...counts, right ? verdict.kind : `${verdict.kind}, expected ${expected.verdict}`]),
    right,
  }
}

function row([subject = '', refactoring = '', ...rest]: readonly string[]): string {
  const [classes = '', methods = '', sequences = '', differing = '', verdict = ''] = rest
  const counts = [classes.padStart(7), methods.padStart(7), sequences.padStart(9), differing.padStart(9)].join('  ')
  return `${subject.padEnd(38)}  ${refactoring.padEnd(22)}  ${counts}  ${verdict}`
}
