/**
 * `npm run bench:inheritance`: the inheritance graphs on which S2 (section 5.4) compares JDolly with UDITA, for the scopes 1 to 4. How many
 * programs there should be is found in another way, too: all graphs are listed and those that are the same but for names are counted once.
 */
import { readFileSync } from 'node:fs'
import { openPrograms } from '../corpus/theories.js'
import { openSpace } from '../src/alloy/space.js'
import { shippedTheory } from '../src/programs/theories.js'
import { allShapes, shapeOf } from './inheritance/shapes.js'
import { openAlloyTool } from './shared/alloy-tool.js'
import { openCompiler } from './shared/compiles.js'

const theory = 'java/inheritance-graph'
const file = shippedTheory(theory).file
const commands = ['scope1', 'scope2', 'scope3', 'generate']

await using alloy = openAlloyTool()
await using compiler = openCompiler('one')
// The first answer of a JVM costs more than all these graphs.
await alloy.ask({ file, command: 'scope1', silent: true })
const columns = ['scope', 'programs', 'compilable', 'copies', 'missing', 'ms', 'Alloy: instances', 'copies', 'ms']
printLine(columns)
console.log(`|${' ---: |'.repeat(columns.length)}`)
for (const [n, command] of commands.entries()) printLine(await measure(n + 1, command))
console.log(`\n${linesOf(readFileSync(file, 'utf8'))} lines of specification (S2: 14 for JDolly, 46 for UDITA)`)

async function measure(scope: number, command: string): Promise<readonly (string | number)[]> {
  const started = performance.now()
  const programs = [...openPrograms(theory, command).all()]
  const ms = performance.now() - started
  let compilable = 0
  for await (const { ok } of compiler.compileAll(programs)) if (ok) compilable++
  const shapes = new Set([...openSpace(file, { run: command }).instances()].map(shapeOf))
  const copies = programs.length - shapes.size
  const missing = [...allShapes(scope)].filter(shape => !shapes.has(shape)).length
  if (copies + missing > 0 || compilable < programs.length) process.exitCode = 1
  const { instances, ms: alloyMs } = await alloy.ask({ file, command })
  const alloyCopies = instances.length - new Set(instances.map(shapeOf)).size
  return [
    scope,
    programs.length,
    compilable,
    copies,
    missing,
    ms.toFixed(0),
    instances.length,
    alloyCopies,
    alloyMs.all.toFixed(0),
  ]
}

/** Without empty lines and comments. */
function linesOf(text: string): number {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter(line => line.trim() !== '').length
}

function printLine(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
