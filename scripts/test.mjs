/**
 * What `npm test` runs: every check there is. A failing section does not stop another, and the last line counts over all of them;
 * a section that dies, or that should have run tests and ran none, is a failure too. Sections run side by side and are told in a
 * fixed order: first the checks that only read, then the tests, and beside them, one after the other, those that the tests don't
 * wait for. With --fast (`npm run check`) only what takes seconds; with --deep (`npm run test:deep`) what takes minutes and is left out
 * otherwise: the same on larger samples, and JUnit on the oldest JDK.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const passed = { passed: 1, failed: 0, skipped: 0 }
const failed = { passed: 0, failed: 1, skipped: 0 }
const nothing = { passed: 0, failed: 0, skipped: 0 }

const notDeep = ['--exclude', '**/*.deep.test.ts']
const fastOnly = ['--exclude', 'test/ground/**', '--exclude', '**/*.slow.test.ts', ...notDeep]

/** Tests that run beside the others: their names, and how the paths of their files begin. Those that are there. */
const apart = [
  ['tests of Alloy', 'test/alloy/'],
  ['tests of campaigns', 'test/campaign/', 'test/cli/hunt'],
  ['tests of engines and languages', 'test/engines/', 'test/languages/'],
  ['tests of bugs and reports', 'test/triage/', 'test/report/', 'test/cli/bugs'],
].filter(([, folder]) => existsSync(join(root, folder)))

/** For a JVM that ends too soon for the optimising compiler to pay. */
const brief = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/** Failed tests with what they said, for the end of the output: where it is long, people and machines read that. */
const complaints = []

const isFast = process.argv.includes('--fast')
const isDeep = process.argv.includes('--deep')
const tallies = [await build()]

const readers = [
  ['types', 'types'],
  ['lint and format', 'lint'],
  ['import order', 'order'],
  ...(isFast ? [] : [['unused code', 'unused']]),
]
const reading = (isDeep ? [] : readers).map(([name, script]) => begin(name, onOutput => outcome(scripts[script], onOutput)))
for (const section of reading) tallies.push(await tell(section))

const beside = isFast
  ? []
  : inTurn([
      ...(isDeep ? [] : apart.map(([name, ...files]) => [name, onOutput => vitest([...files, ...notDeep], onOutput)])),
      ['JUnit', junit],
    ])
const others = [...apart.flatMap(([, ...files]) => files.flatMap(file => ['--exclude', `${file}**`])), ...notDeep]
tallies.push(await tell(begin('tests', () => vitest(isFast ? fastOnly : isDeep ? ['.deep.test.ts'] : others), 'live')))
for (const section of beside) tallies.push(await tell(section))

const total = sum(tallies)
if (complaints.length > 0) heading('failed')
for (const complaint of complaints) console.log(complaint)
console.log(`\n${words(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Starts a section. What it says is kept until it is told, unless it writes for itself. */
function begin(name, work, how = 'kept') {
  const output = []
  if (how === 'live') heading(name)
  const tally = work(text => output.push(text)).catch(error => {
    output.push(`${error.stack}\n`)
    return failed
  })
  return { name, how, output, tally }
}

/** Starts sections of which each waits for the one before. */
function inTurn(sections) {
  let last = Promise.resolve()
  return sections.map(([name, work]) => {
    const before = last
    const section = begin(name, onOutput => before.then(() => work(onOutput)))
    last = section.tally
    return section
  })
}

async function tell({ name, how, output, tally }) {
  const told = await tally
  if (how === 'kept') heading(name)
  process.stdout.write(output.join(''))
  console.log(`${name}: ${words(told)}`)
  return told
}

function heading(name) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
}

/** The tests run what is in dist/, so it has to be what is in src/. Counts only if it fails. */
async function build() {
  return (await run(process.execPath, [join(root, 'scripts/prepare.mjs')])) === 0 ? nothing : failed
}

async function outcome(command, onOutput) {
  return (await run(command, [], { shell: true, onOutput })) === 0 ? passed : failed
}

async function vitest(options, onOutput) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'))
  try {
    const report = join(folder, 'vitest.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options]
    const code = await run('vitest', args, { onOutput })
    if (!existsSync(report)) return trusted(code, nothing)
    const told = JSON.parse(readFileSync(report, 'utf8'))
    complaints.push(...told.testResults.flatMap(complaintsOf))
    return trusted(code, vitestTally(told))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function complaintsOf({ name, status, message, assertionResults }) {
  const file = name.replace(`${root}/`, '')
  const failures = assertionResults.filter(test => test.status === 'failed')
  if (status === 'failed' && failures.length === 0) return [`${file}: ${message}`]
  return failures.map(
    test => `${file}: ${test.fullName}\n  ${test.failureMessages.join('\n').slice(0, 600).replaceAll('\n', '\n  ')}`,
  )
}

/** A file that could not even be loaded has no tests to count, and is one failure. */
function vitestTally(report) {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * On the newest JDK, and in the deep tests on the oldest. Each runs what the other has compiled: our code uses the compiler's internals, and class
 * files that bind to one JDK's version of them must be seen here.
 */
async function junit(onOutput) {
  const { findJdks } = await import(pathToFileURL(join(root, 'dist/src/jvm/jdk.js')).href)
  const jdks = findJdks().filter(jdk => jdk.major >= 17)
  const [newest, oldest] = [jdks.at(0), jdks.at(-1)]
  if (newest === undefined || oldest === undefined) {
    onOutput('no JDK 17 or later found: install one\n')
    return failed
  }
  if (newest.home === oldest.home) return junitOn(oldest, newest, {}, onOutput)
  // Once with the compiler that a worker for a single pair has, once with all that Java has, as in a worker for many.
  return isDeep ? junitOn(oldest, newest, { JDK_JAVA_OPTIONS: brief }, onOutput) : junitOn(newest, oldest, {}, onOutput)
}

async function junitOn(jdk, builder, flags, onOutput) {
  const target = `target/junit-${jdk.version}`
  const modules = readdirSync(join(root, 'jvm'), { withFileTypes: true }).filter(entry => entry.isDirectory())
  const reports = modules.map(module => join(root, 'jvm', module.name, target, 'surefire-reports'))
  for (const folder of reports) rmSync(folder, { recursive: true, force: true })

  const options = [
    '-q',
    '-B',
    '-Dstyle.color=never',
    // It makes compiling twice as slow.
    ...(isDeep ? ['-Perrorprone'] : []),
    '-f',
    join(root, 'jvm/pom.xml'),
    `-Dassay.target=${target}`,
    `-Djvm=${join(jdk.home, 'bin/java')}`,
  ]
  const maven = [brief, process.env.MAVEN_OPTS ?? ''].join(' ').trim()
  const env = { JAVA_HOME: builder.home, MAVEN_OPTS: maven, ...flags }
  const code = await run('mvn', [...options, '--fail-at-end', 'test'], { env, onOutput })
  const tally = trusted(code, sum(reports.filter(existsSync).flatMap(surefireTallies)))
  onOutput(`on JDK ${jdk.version}, compiled by JDK ${builder.version}: ${words(tally)}\n`)
  return tally
}

function surefireTallies(folder) {
  const files = readdirSync(folder).filter(name => name.startsWith('TEST-') && name.endsWith('.xml'))
  return files.map(name => {
    const [suite] = /<testsuite\b[^>]*>/.exec(readFileSync(join(folder, name), 'utf8')) ?? ['']
    const count = attribute => Number(new RegExp(`\\s${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0)
    const bad = count('failures') + count('errors')
    return { passed: count('tests') - bad - count('skipped'), failed: bad, skipped: count('skipped') }
  })
}

/** What a test runner counted, unless its exit code tells of a failure that it did not count, or it ran nothing. */
function trusted(code, tally) {
  const lied = (code !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0
  return lied ? sum([tally, failed]) : tally
}

function sum(tallies) {
  const add = key => tallies.reduce((total, tally) => total + tally[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

function words({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Runs a command, its output straight to ours or to whoever wants it, and gives its exit code. */
function run(program, args, { shell = false, env = {}, onOutput } = {}) {
  return new Promise(resolve => {
    const output = onOutput === undefined ? 'inherit' : 'pipe'
    const child = spawn(program, args, {
      cwd: root,
      shell,
      stdio: ['ignore', output, output],
      env: { ...process.env, PATH: path, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => onOutput(String(chunk)))
    child.on('error', error => {
      const tell = onOutput ?? (text => process.stdout.write(text))
      tell(`${program} could not be started: ${error.message}\n`)
      resolve(127)
    })
    child.on('close', code => resolve(code ?? 1))
  })
}
