/**
 * `npm run bench:generate -- [THEORY…]`: the programs of the ten theories, beside what S0 published. Each theory is measured in a process
 * of its own that starts cold, on one core, up to the text of each program (the middle of three). The exit code says whether the floors
 * hold.
 *   --with-alloy       also the Alloy tool's time for all its instances of the same command
 *   --alloy-seconds N  stops Alloy after so long for a theory, an hour unless told otherwise: then its time is what it
 *                      would need at this rate for as many instances as there are programs, its copies counted in its favour
 *   --compile          javac must take every program
 *   --published        of the programs of the published constraints those that compile must be the theory's, no more and no fewer
 *   --jdk DIR          whose javac; the oldest one that will do otherwise
 *   --limit N          the first N programs only
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type Numbered, openPrograms, type Theory, theories } from '../corpus/theories.js'
import { pickJdk } from '../src/jvm/jdk.js'
import { oldestJdk } from '../src/languages/java/jvm.js'
import { shippedTheory } from '../src/programs/theories.js'
import type { Measured } from './generate/own.js'
import { type Comparison, compareWithPublished } from './generate/strength.js'
import { columnsOf, type Row, rateOf, timesFaster } from './generate/table.js'
import { openAlloyTool } from './shared/alloy-tool.js'
import { type Compiler, openCompiler } from './shared/compiles.js'
import { median, root } from './shared/run.js'

const floors = { rate: 20_000, timesFaster: 60 }
/** Of the programs that are wrong. */
const shown = 3

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    'with-alloy': { type: 'boolean', default: false },
    compile: { type: 'boolean', default: false },
    published: { type: 'boolean', default: false },
    'alloy-seconds': { type: 'string', default: '3600' },
    limit: { type: 'string' },
    jdk: { type: 'string' },
  },
})
const limit = options.limit === undefined ? undefined : Number(options.limit)
const chosen = names.length === 0 ? theories : names.map(named)

await using alloy = openAlloyTool()
await using compiler = openCompiler(
  'many',
  options.jdk === undefined ? undefined : pickJdk({ min: oldestJdk }, { jdk: options.jdk }),
)
// The first answers of a JVM are slow, and Alloy's should not be.
if (options['with-alloy'])
  for (const { name } of chosen)
    await alloy.ask({ file: shippedTheory(name).file, command: 'generate', silent: true, limit: 100 })
const problems: string[] = []
const rows: Row[] = []
const columns = columnsOf({ alloy: options['with-alloy'], compile: options.compile, published: options.published })
printLine(columns.map(({ head }) => head))
console.log(`|${' ---: |'.repeat(columns.length)}`)
for (const theory of chosen) {
  const row = await measure(theory)
  rows.push(row)
  printLine(columns.map(({ of }) => of([row])))
}
printLine(columns.map(({ of }) => of(rows)))
if (chosen === theories && limit === undefined) judgeSpeed()
for (const problem of problems) console.log(`\n${problem}`)
if (problems.length > 0) process.exitCode = 1

function named(name: string): Theory {
  const theory = theories.find(each => each.name === name || each.name === `java/${name}`)
  if (theory === undefined) throw new Error(`no theory named ${name}; there are ${theories.map(each => each.name).join(', ')}`)
  return theory
}

async function measure(theory: Theory): Promise<Row> {
  say(theory, 'measured')
  const ours = middle([await own(theory), await own(theory), await own(theory)])
  return {
    theory,
    ours,
    ...(options['with-alloy'] ? { alloy: await askAlloy(theory) } : {}),
    ...(options.compile ? { refused: await compileAll(theory, compiler) } : {}),
    ...(options.published ? { comparison: await compare(theory, compiler) } : {}),
  }
}

async function own({ name }: Theory): Promise<Measured> {
  const args = [join(root, 'dist/bench/generate/own.js'), name, ...(limit === undefined ? [] : [String(limit)])]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

function middle(rounds: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(rounds.map(round => round[key]))
  return { programs: of('programs'), ms: of('ms'), heapMb: Math.max(...rounds.map(({ heapMb }) => heapMb)) }
}

async function askAlloy(theory: Theory): Promise<NonNullable<Row['alloy']>> {
  say(theory, 'given to Alloy')
  const bound = { ms: 1000 * Number(options['alloy-seconds']), ...(limit === undefined ? {} : { limit }) }
  const answer = await alloy.ask({ file: shippedTheory(theory.name).file, command: 'generate', silent: true, ...bound })
  if (answer.problem !== undefined) throw new Error(`Alloy refuses ${theory.name}: ${answer.problem.message}`)
  return answer
}

/** How many do not compile. */
async function compileAll(theory: Theory, javac: Compiler): Promise<number> {
  say(theory, 'compiled')
  let refused = 0
  for await (const { ok, errors, ...program } of javac.compileAll(openPrograms(theory.name, 'generate').all(limit)))
    if (!ok && ++refused <= shown) problems.push([`${program.id} does not compile`, ...errors, textOf(program)].join('\n'))
  return refused
}

async function compare(theory: Theory, javac: Compiler): Promise<Comparison> {
  say(theory, 'compared with the published constraints')
  const comparison = await compareWithPublished(theory.name, javac, limit)
  for (const program of comparison.lost.slice(0, shown))
    problems.push(`${program.id} of the published constraints compiles and is lost\n${textOf(program)}`)
  for (const program of comparison.extra.slice(0, shown))
    problems.push(`${program.id} is not among what compiles of the published constraints\n${textOf(program)}`)
  return comparison
}

function judgeSpeed(): void {
  if (rateOf(rows) < floors.rate) problems.push(`${rateOf(rows).toFixed(0)} programs/s; the floor is ${floors.rate}`)
  if (options['with-alloy'] && timesFaster(rows) < floors.timesFaster)
    problems.push(`${timesFaster(rows).toFixed(0)} times faster than Alloy; the floor is ${floors.timesFaster}`)
}

function textOf({ files }: Numbered): string {
  return Object.entries(files)
    .map(([path, text]) => `// ${path}\n${text}`)
    .join('')
}

function printLine(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function say({ name }: Theory, what: string): void {
  process.stderr.write(`${name} is ${what}\n`)
}
