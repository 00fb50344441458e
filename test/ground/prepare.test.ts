/** The build that `npm install` runs, on a small project with a Maven that only notes that it was called. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyInto, emptyFolder, run, write, writeProgram } from './copy.js'

const aJdk = JSON.stringify([
  { home: '/jdks/25', version: '25.0.3', major: 25 },
  { home: '/jdks/17', version: '17.0.15', major: 17 },
  { home: '/jdks/11', version: '11.0.2', major: 11 },
])

/** A small project that was built once; most tests go on from a copy of it. */
const built = mkdtempSync(join(tmpdir(), 'assay-ground-'))
let first: Awaited<ReturnType<typeof prepare>> | undefined

beforeAll(async () => {
  makeProject(built)
  first = await prepare(built)
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

test('builds the TypeScript and the jars, fetches the libraries, and says so on standard error', async () => {
  expect(first?.stderr).toMatch(
    /^assay: built the TypeScript \(.* s\)\nassay: built the Java side with JDK 17.0.15 \(.* s\)\nassay: fetched the Java libraries \(.* s\)\n$/,
  )
  expect(first).toMatchObject({ code: 0, stdout: '' })
  expect(readFileSync(join(built, 'dist/jvm/oracle.jar'), 'utf8')).toBe('a jar built with /jdks/17\n')
  expect(calls(built)).toEqual(['mvn', 'setup --quiet'])
  expect(await run(built, join(built, 'dist/src/cli/main.js'), [])).toMatchObject({ code: 0, stdout: 'one\n' })
})

test('builds nothing the second time', async () => {
  const folder = builtProject()
  expect(await prepare(folder)).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(calls(folder)).toEqual(['mvn', 'setup --quiet'])
})

test('builds again what has changed or is gone, and only that', async () => {
  const folder = builtProject()

  write(folder, 'src/cli/word.ts', "export const word = 'two'\n")
  expect((await prepare(folder)).stderr).toMatch(/^assay: built the TypeScript \(.*\)\n$/)
  expect(await run(folder, join(folder, 'dist/src/cli/main.js'), [])).toMatchObject({ stdout: 'two\n' })

  rmSync(join(folder, 'dist/src/cli/word.js'))
  expect((await prepare(folder)).stderr).toMatch(/^assay: built the TypeScript \(.*\)\n$/)

  rmSync(join(folder, 'dist/jvm/oracle.jar'))
  expect((await prepare(folder)).stderr).toMatch(/^assay: built the Java side .*\n$/)

  write(folder, 'jvm/oracle/src/main/java/A.java', 'class A {}\n')
  expect((await prepare(folder)).stderr).toMatch(/^assay: built the Java side .*\nassay: fetched the Java libraries .*\n$/)
})

test('removes what was built from a file that is gone', async () => {
  const folder = smallProject()
  write(folder, 'src/cli/old.ts', 'export const old = 1\n')
  await prepare(folder)
  expect(existsSync(join(folder, 'dist/src/cli/old.js'))).toBe(true)
  rmSync(join(folder, 'src/cli/old.ts'))
  await prepare(folder)
  expect(existsSync(join(folder, 'dist/src/cli/old.js'))).toBe(false)
})

test('without Maven it succeeds and says in one line what is off', async () => {
  const folder = smallProject()
  const path = join(folder, 'empty')
  const first = await prepare(folder, { PATH: path })
  expect(first.code).toBe(0)
  expect(first.stderr).toMatch(
    /^assay: built the TypeScript .*\nassay: no Maven found: the Java side is not built; .*npm install again.*\n$/,
  )
  expect(await prepare(folder, { PATH: path })).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^assay: no Maven found.*\n$/),
  })
  expect((await prepare(folder)).stderr).toMatch(/^assay: built the Java side .*\nassay: fetched the Java libraries .*\n$/)
})

test('without a JDK that is new enough it succeeds and says in one line what is off', async () => {
  const folder = smallProject()
  const { code, stderr } = await prepare(folder, { JDKS: '[{"home":"/jdks/11","version":"11.0.2","major":11}]' })
  expect(code).toBe(0)
  expect(stderr).toMatch(
    /^assay: built the TypeScript .*\nassay: no JDK found: the Java side is not built; .*npm install again.*\n$/,
  )
  expect(calls(folder)).toEqual([])
})

test('libraries that can not be fetched now are no failure', async () => {
  const folder = staleProject()
  const { code, stderr } = await prepare(folder, { SETUP_EXIT: '2' })
  expect(code).toBe(0)
  expect(stderr).toMatch(/\nassay: the Java libraries could not be fetched now; .*\n$/)
  await prepare(folder)
  expect(calls(folder)).toEqual(['mvn', 'setup --quiet', 'mvn', 'setup --quiet', 'setup --quiet'])
})

test('sources that do not compile end it with the compiler’s words, and leave what was built', async () => {
  const folder = builtProject()
  write(folder, 'src/cli/word.ts', 'export const word: number = "two"\n')
  const broken = await prepare(folder)
  expect(broken.code).toBe(1)
  expect(broken.stderr).toContain("src/cli/word.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.")
  expect(await run(folder, join(folder, 'dist/src/cli/main.js'), [])).toMatchObject({ stdout: 'one\n' })
})

test('a Maven that fails ends it with Maven’s words', async () => {
  const folder = staleProject()
  writeProgram(join(folder, 'bin'), 'mvn', 'echo "[ERROR] A.java:[1,1] no such thing"; exit 1')
  const { code, stderr } = await prepare(folder)
  expect(code).toBe(1)
  expect(stderr).toContain('assay: Maven could not build the Java side:\n[ERROR] A.java:[1,1] no such thing\n')
})

test('without the development tools it keeps what was built, and fails only if there is nothing', async () => {
  const folder = builtProject()
  rmSync(join(folder, 'node_modules'))
  expect(await prepare(folder)).toEqual({ code: 0, stdout: '', stderr: '' })

  write(folder, 'src/cli/word.ts', "export const word = 'two'\n")
  expect(await prepare(folder)).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^assay: TypeScript is not installed: .*\n$/),
  })

  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await prepare(folder)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^assay: TypeScript is not installed.*\n$/),
  })
})

test('two at once do each other no harm', async () => {
  const folder = smallProject()
  const both = await Promise.all([prepare(folder), prepare(folder)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(await prepare(folder)).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await run(folder, join(folder, 'dist/src/cli/main.js'), [])).toMatchObject({ code: 0, stdout: 'one\n' })
})

function builtProject(): string {
  const folder = emptyFolder()
  cpSync(built, folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

/** One that was built and whose Java side has changed since. */
function staleProject(): string {
  const folder = builtProject()
  write(folder, 'jvm/oracle/src/main/java/A.java', 'class A {}\n')
  return folder
}

function smallProject(): string {
  const folder = emptyFolder()
  makeProject(folder)
  return folder
}

function makeProject(folder: string): void {
  copyInto(folder, 'scripts/prepare.mjs', 'package.json', 'tsconfig.json')
  write(folder, 'src/cli/word.ts', "export const word = 'one'\n")
  write(
    folder,
    'src/cli/main.ts',
    `#!/usr/bin/env node
import { appendFileSync } from 'node:fs'
import { word } from './word.js'
if (process.argv[2] === undefined) console.log(word)
else appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
process.exitCode = Number(process.env['SETUP_EXIT'] ?? 0)
`,
  )
  write(folder, 'src/jvm/jdk.ts', "export const findJdks = () => JSON.parse(process.env['JDKS'] ?? '[]')\n")
  write(folder, 'jvm/pom.xml', '<project/>\n')
  writeProgram(
    join(folder, 'bin'),
    'mvn',
    `echo mvn >>calls
for option in "$@"; do case $option in -Dassay.target=*) target=\${option#-Dassay.target=} ;; esac; done
for jar in oracle eclipse; do
  mkdir -p "jvm/$jar/$target"
  echo "a jar built with $JAVA_HOME" >"jvm/$jar/$target/$jar.jar"
done`,
  )
}

function prepare(folder: string, env: NodeJS.ProcessEnv = {}) {
  const path = `${join(folder, 'bin')}:${process.env.PATH}`
  return run(folder, process.execPath, ['scripts/prepare.mjs'], { PATH: path, JDKS: aJdk, ...env })
}

/** What was called, in order, in the life of the small project. */
function calls(folder: string): readonly string[] {
  const log = join(folder, 'calls')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
}
