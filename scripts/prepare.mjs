/**
 * What `npm install` runs: builds the TypeScript and our own jars into dist/, then lets `assay setup` fetch the libraries.
 * A stamp in dist/ holds the hash of what each part was built from, so nothing is built twice. Every build has a folder of
 * its own and its results are renamed into place, so two that run at once do no harm. All it says goes to standard error.
 */
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')
const stampFile = join(dist, 'stamp.json')
const command = join(dist, 'src/cli/main.js')
const jars = ['oracle', 'eclipse']
/** Maven gives every project below jvm/ a folder for its results, those without a jar too. */
const projects = ['', 'worker', ...jars]

/** Ends the build with a message that needs no stack. */
class BuildError extends Error {}

try {
  await prepare()
} catch (error) {
  say(error instanceof BuildError ? error.message : error.stack)
  process.exitCode = 1
}

async function prepare() {
  const typescript = hashOf('tsconfig.json', 'src', ...modulesIn('corpus'), 'bench')
  if (stamp().typescript !== typescript || !stamp().outputs.every(file => existsSync(join(dist, file))))
    await buildTypeScript(typescript)

  const jvm = hashOf('jvm')
  if (stamp().jvm !== jvm || !jars.every(jar => existsSync(join(dist, 'jvm', `${jar}.jar`)))) await buildJars(jvm)

  const fetches = !['pack', 'publish', 'exec'].includes(process.env.npm_command ?? '')
  if (fetches && stamp().jvm === jvm && stamp().setup !== jvm) await setUp(jvm)
}

async function buildTypeScript(hash) {
  const compiler = typeScriptCompiler()
  if (compiler === undefined) {
    if (!existsSync(command))
      throw new BuildError('TypeScript is not installed, so nothing could be built: run npm install without --omit=dev')
    say('TypeScript is not installed: dist/ stays as it is, older than the sources (npm install without --omit=dev builds it)')
    return
  }
  const started = performance.now()
  await inFolderOfItsOwn(dist, async folder => {
    const { code, output } = await run(process.execPath, [compiler, '-p', root, '--outDir', folder])
    if (code !== 0) throw new BuildError(`the TypeScript does not compile:\n${output}`)
    const outputs = filesIn(folder)
    for (const file of outputs) place(join(folder, file), join(dist, file))
    for (const file of stamp().outputs) if (!outputs.includes(file)) rmSync(join(dist, file), { force: true })
    chmodSync(command, 0o755)
    writeStamp({ typescript: hash, outputs })
  })
  say(`built the TypeScript (${seconds(started)})`)
}

async function buildJars(hash) {
  const jdk = await oldestJdk()
  if (jdk === undefined) {
    say(
      'no JDK found: the Java side is not built; install JDK 17 or later and run npm install again (npx assay doctor tells more)',
    )
    return
  }
  const started = performance.now()
  const target = `target/prepare-${randomUUID()}`
  try {
    // `compile jar:jar` and not `package`: what only tests need is not fetched.
    const goals = [
      '-q',
      '-B',
      '-Dstyle.color=never',
      '-f',
      join(root, 'jvm/pom.xml'),
      `-Dassay.target=${target}`,
      'compile',
      'jar:jar',
    ]
    const { code, output } = await run('mvn', goals, { ...process.env, JAVA_HOME: jdk.home })
    if (code === 'not found') {
      say(
        'no Maven found: the Java side is not built; install Maven 3.8 or later and run npm install again (npx assay doctor tells more)',
      )
      return
    }
    if (code !== 0) throw new BuildError(`Maven could not build the Java side:\n${output}`)
    for (const jar of jars) place(join(root, 'jvm', jar, target, `${jar}.jar`), join(dist, 'jvm', `${jar}.jar`))
  } finally {
    for (const folder of projects) rmSync(join(root, 'jvm', folder, target), { recursive: true, force: true })
  }
  writeStamp({ jvm: hash })
  say(`built the Java side with JDK ${jdk.version} (${seconds(started)})`)
}

/** Fetches what is fetched at first use anyway, so a failure costs nothing but the time saved. */
async function setUp(hash) {
  const started = performance.now()
  const { code } = await run(process.execPath, [command, 'setup', '--quiet'])
  if (code === 0) {
    writeStamp({ setup: hash })
    say(`fetched the Java libraries (${seconds(started)})`)
  } else {
    say('the Java libraries could not be fetched now; the first check tries again (npx assay setup tells why)')
  }
}

/** The oldest JDK that will do: class files that bind to its compiler's internals are the likeliest to run on all later ones. */
async function oldestJdk() {
  const { findJdks } = await import(pathToFileURL(join(dist, 'src/jvm/jdk.js')).href)
  return findJdks()
    .filter(jdk => jdk.major >= 17)
    .at(-1)
}

function typeScriptCompiler() {
  try {
    return join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'lib/tsc.js')
  } catch {
    return undefined
  }
}

function hashOf(...paths) {
  const hash = createHash('sha256')
  for (const path of paths.filter(path => existsSync(join(root, path)))) {
    for (const file of filesIn(root, path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/** What is compiled of a folder that is mostly data. */
function modulesIn(folder) {
  return existsSync(join(root, folder)) ? filesIn(root, folder).filter(file => file.endsWith('.ts')) : []
}

/** The files of a folder, sorted, as paths relative to it; Maven's own results are left out. */
function filesIn(folder, path = '') {
  if (!statSync(join(folder, path)).isDirectory()) return [path]
  const entries = readdirSync(join(folder, path), { withFileTypes: true }).filter(entry => entry.name !== 'target')
  return entries.flatMap(entry => filesIn(folder, join(path, entry.name))).sort()
}

async function inFolderOfItsOwn(parent, work) {
  const folder = join(parent, `.build-${randomUUID()}`)
  mkdirSync(folder, { recursive: true })
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function place(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

function stamp() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : { outputs: [] }
}

function writeStamp(part) {
  const fresh = join(dist, `.stamp-${randomUUID()}`)
  writeFileSync(fresh, JSON.stringify({ ...stamp(), ...part }, undefined, 2))
  renameSync(fresh, stampFile)
}

/** Runs a command to its end; what it prints is kept, not shown. */
function run(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', text => (output += text))
    child.stderr.setEncoding('utf8').on('data', text => (output += text))
    child.on('error', error => (error.code === 'ENOENT' ? resolve({ code: 'not found', output }) : reject(error)))
    child.on('close', code => resolve({ code, output: output.trim() }))
  })
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function say(text) {
  process.stderr.write(`assay: ${text}\n`)
}
