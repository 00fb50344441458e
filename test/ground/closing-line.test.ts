/** `npm test` on a small project whose tools do what the test wants: the last line must count them all and hide nothing. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOf, run, write, writeProgram } from './copy.js'

test('everything passes: the last line counts sections, tests and JUnit tests', async () => {
  const { code, lastLine } = await npmTest(smallProject())
  expect(lastLine).toBe('9 passed, 0 failed') // 4 sections, 2 tests, 3 JUnit tests
  expect(code).toBe(0)
})

test('the newest JDK runs what the oldest has compiled, and in the deep tests the other way round', async () => {
  const folder = smallProject()
  write(folder, 'test/end.deep.test.ts', passingTest)
  const { stdout } = await npmTest(folder)
  expect(stdout).toMatch(/^compiled by \/jdks\/17: .* -Djvm=\/jdks\/25\/bin\/java .*test$/m)
  expect(stdout).not.toMatch(/^compiled by \/jdks\/25/m)
  const deep = await npmTest(folder, '--deep')
  expect(deep.stdout).toMatch(/^compiled by \/jdks\/25: .* -Djvm=\/jdks\/17\/bin\/java .*test$/m)
  expect(deep.lastLine).toBe('4 passed, 0 failed') // 1 test, 3 JUnit tests
})

test('the fast half leaves out slow tests, unused code and JUnit', async () => {
  const folder = smallProject()
  write(folder, 'test/end.slow.test.ts', failingTest)
  write(folder, 'test/ground/ground.test.ts', failingTest)
  const { code, lastLine } = await npmTest(folder, '--fast')
  expect(lastLine).toBe('5 passed, 0 failed')
  expect(code).toBe(0)
})

test('a failing section does not hide the others', async () => {
  const folder = smallProject({ types: 'false', unused: 'exit 3' })
  write(folder, 'test/bad.test.ts', failingTest)
  const { code, lastLine, stdout } = await npmTest(folder, '', { FAILURES: '1', ERRORS: '1', MVN_EXIT: '1' })
  expect(lastLine).toBe('5 passed, 5 failed') // 2 sections, 2 tests, 1 JUnit test; 2 sections, 1 test, 2 JUnit tests
  expect(stdout).toContain('\n── lint and format ')
  expect(stdout.split('── failed ')[1]).toMatch(/test\/bad\.test\.ts: .*\n {2}\S/)
  expect(code).toBe(1)
})

test('skipped tests are named, and are neither passed nor failed', async () => {
  const folder = smallProject()
  write(folder, 'test/later.test.ts', "import { test } from 'vitest'\ntest.skip('later', () => {})\ntest.todo('some day')\n")
  const { code, lastLine } = await npmTest(folder, '', { SKIPPED: '1' })
  expect(lastLine).toBe('8 passed, 0 failed, 3 skipped')
  expect(code).toBe(0)
})

test('a test file that can not be loaded is a failure', async () => {
  const folder = smallProject()
  write(folder, 'test/broken.test.ts', "throw new Error('not today')\n")
  const { code, lastLine } = await npmTest(folder)
  expect(lastLine).toBe('9 passed, 1 failed')
  expect(code).toBe(1)
})

test('an error outside of every test is a failure', async () => {
  const folder = smallProject()
  write(
    folder,
    'test/stray.test.ts',
    "import { test } from 'vitest'\ntest('fine', () => void Promise.reject(new Error('stray')))\n",
  )
  const { code, lastLine } = await npmTest(folder)
  expect(lastLine).toBe('10 passed, 1 failed')
  expect(code).toBe(1)
})

test('a Maven that fails without a failing test, or runs no test, is a failure', async () => {
  const folder = smallProject()
  expect(await npmTest(folder, '', { MVN_EXIT: '1' })).toMatchObject({ code: 1, lastLine: '9 passed, 1 failed' })
  expect(await npmTest(folder, '', { TESTS: '0' })).toMatchObject({ code: 1, lastLine: '6 passed, 1 failed' })
})

test('a build that fails, or no JDK, is a failure', async () => {
  const folder = smallProject()
  write(folder, 'scripts/prepare.mjs', 'process.exitCode = 1\n')
  write(folder, 'dist/src/jvm/jdk.js', 'export const findJdks = () => []\n')
  expect(await npmTest(folder)).toMatchObject({ code: 1, lastLine: '6 passed, 2 failed' })
})

const passingTest = "import { test } from 'vitest'\ntest('fine', () => {})\n"
const failingTest = "import { expect, test } from 'vitest'\ntest('is wrong', () => expect(1).toBe(2))\n"

function smallProject(scripts: Readonly<Record<string, string>> = {}): string {
  const folder = copyOf('scripts/test.mjs', 'vitest.config.ts')
  const commands = { types: 'true', lint: 'true', order: 'true', unused: 'true', ...scripts }
  write(folder, 'package.json', JSON.stringify({ type: 'module', scripts: commands }))
  write(folder, 'scripts/prepare.mjs', '')
  write(folder, 'test/good.test.ts', "import { test } from 'vitest'\ntest('one', () => {})\ntest('two', () => {})\n")
  const jdks = [
    { home: '/jdks/25', version: '25.0.3', major: 25 },
    { home: '/jdks/17', version: '17.0.15', major: 17 },
  ]
  write(folder, 'dist/src/jvm/jdk.js', `export const findJdks = () => ${JSON.stringify(jdks)}\n`)
  write(folder, 'jvm/oracle/pom.xml', '<project/>\n')
  writeProgram(
    join(folder, 'bin'),
    'mvn',
    `echo "compiled by $JAVA_HOME: $*"
for option in "$@"; do case $option in -Dassay.target=*) target=jvm/oracle/\${option#-Dassay.target=} ;; esac; done
mkdir -p "$target/surefire-reports"
echo "<?xml version='1.0'?><testsuite name='A' tests='\${TESTS:-3}' errors='\${ERRORS:-0}' skipped='\${SKIPPED:-0}' failures='\${FAILURES:-0}'>" | tr "'" '"' >"$target/surefire-reports/TEST-A.xml"
exit \${MVN_EXIT:-0}`,
  )
  return folder
}

async function npmTest(folder: string, option = '', env: NodeJS.ProcessEnv = {}) {
  const path = `${join(folder, 'bin')}:${process.env.PATH}`
  const { code, stdout } = await run(folder, process.execPath, ['scripts/test.mjs', option], { PATH: path, ...env })
  return { code, stdout, lastLine: stdout.trimEnd().split('\n').at(-1) }
}
