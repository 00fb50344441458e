/**
 * A project's own tests, JUnit 3, 4 and 5, as real processes run them. Every process costs a second, so most of it is compiled once
 * for all tests here, and one comparison shows several things.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installJars } from '../../../src/jvm/jars.js'
import { pickJdk } from '../../../src/jvm/jdk.js'
import { readVersion } from '../../../src/languages/java/project/version.js'
import { checkTests, junitPart, runTests, type TestOptions } from '../../../src/languages/java/tests.js'
import type { TestFindings } from '../../../src/languages/language.js'
import { type Files, InputError, type Version } from '../../../src/model/index.js'
import { classesOf, openCompiler } from '../../support/compiler.js'

const jdk = pickJdk({ min: 17 })
const order = (total: string): Files => ({
  'p/Order.java': `package p; public class Order { public int total(int n) { ${total} } }`,
})

const jupiter = `package p;
import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
class OrderTest {
  @Test void total() { System.out.println("noise"); assertEquals(4, new Order().total(2)); }
  @Test void zero() { assertEquals(0, new Order().total(0)); }
  @Test @Disabled void later() { fail(); }
  @Test void broken() { fail("always"); }
  @ParameterizedTest @ValueSource(ints = {0, 3}) void twice(int n) { assertEquals(n + n, new Order().total(n)); }
  @Nested class Inner { @Test void deep() { assertTrue(new Order().total(1) > 1); } }
}`
const vintage = `package p;
import org.junit.*;
public class OldTest { @Test public void total() { Assert.assertEquals(6, new Order().total(3)); } }`

const plain = `package p;
public class PlainTest extends junit.framework.TestCase { public void testIt() { assertEquals(4, new Order().total(2)); } }`
const chance = `package p;
import org.junit.jupiter.api.*;
class ChanceTest {
  @Test void chance() throws Exception {
    var file = java.nio.file.Path.of(System.getProperty("java.io.tmpdir"), "assay-chance-" + System.getProperty("user.name") + new Order().total(1));
    if (java.nio.file.Files.deleteIfExists(file)) return;
    if (new Order().total(1) == 3) java.nio.file.Files.createFile(file);
    Assertions.assertEquals(2, new Order().total(1));
  }
}`
const setUp = `package p;
import org.junit.jupiter.api.*;
class SetUpTest {
  @BeforeAll static void all() { if (new Order().total(1) != 2) throw new IllegalStateException("no"); }
  @Test void a() {}
  @Test void b() {}
}`
const odd = (name: string, body: string) => `package p;
import org.junit.jupiter.api.*;
class ${name} { @Test void odd() throws Exception { ${body} } }`
const texts = {
  OrderTest: jupiter,
  OldTest: vintage,
  PlainTest: plain,
  ChanceTest: chance,
  SetUpTest: setUp,
  LoopingTest: odd('LoopingTest', 'while (new Order().total(1) != 2) Thread.sleep(10);'),
  LeavingTest: odd('LeavingTest', 'if (new Order().total(1) != 2) System.exit(0);'),
}

function sources(files: Files): Version {
  return { kind: 'sources', files }
}

function options(tests: Version, rest: Partial<TestOptions> = {}): TestOptions {
  return { jdk, tests, classpath: [], deadlineMs: 60_000, ...rest }
}

const both = options(sources({ 'p/OrderTest.java': jupiter, 'p/OldTest.java': vintage }))

const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-test-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Class files: of a version that is right, of one that is not, and of the tests. */
let right: Version
let wrong: Version
const classesOfTests = join(root, 'tests')

beforeAll(async () => {
  await using compiler = await openCompiler(jdk)
  const programs = [order('return n * 2;'), order('return n == 0 ? 0 : n * 2 + 1;')]
  const folders = (await compiler.compile(programs, 'javac', 'files')).map((opinion, n) => {
    mkdirSync(join(root, `${n}/p`), { recursive: true })
    for (const [name, bytes] of classesOf(opinion)) writeFileSync(join(root, `${n}`, `${name.replaceAll('.', '/')}.class`), bytes)
    return join(root, `${n}`)
  })
  const [before = '', after = ''] = folders
  ;[right, wrong] = [readVersion(before), readVersion(after)]

  const junit = await installJars(junitPart, { jdk })
  const libraries = [before, ...readdirSync(junit).map(name => join(junit, name))]
  const files = Object.entries(texts).map(([name, text]) => {
    const file = join(root, `${name}.java`)
    writeFileSync(file, text)
    return file
  })
  execFileSync(join(jdk.home, 'bin/javac'), ['-proc:none', '-d', classesOfTests, '-cp', libraries.join(delimiter), ...files])
}, 180_000)

function compiled(...names: readonly (keyof typeof texts)[]): Version {
  const chosen = mkdtempSync(join(root, 'chosen-'))
  const isChosen = (file: string) => names.some(name => file === `${name}.class` || file.startsWith(`${name}$`))
  for (const file of readdirSync(join(classesOfTests, 'p')).filter(isChosen))
    cpSync(join(classesOfTests, 'p', file), join(chosen, 'p', file))
  return readVersion(chosen)
}

test.concurrent('tests of JUnit 4 and 5 run, each with what became of it', async () => {
  const run = await runTests(sources(order('return n * 2;')), both)
  if (run.kind !== 'ran') throw new Error(JSON.stringify(run))
  const tests = [...run.results].filter(([, { kind }]) => kind === 'test').map(([name, { status, type }]) => [name, status, type])
  expect(Object.fromEntries(tests.map(([name, ...rest]) => [name, rest.join(' ').trim()]))).toEqual({
    'p.OldTest#total()': 'passed',
    'p.OrderTest#total()': 'passed',
    'p.OrderTest#zero()': 'passed',
    'p.OrderTest#later()': 'skipped',
    'p.OrderTest#broken()': 'failed org.opentest4j.AssertionFailedError',
    'p.OrderTest#twice(int)[1]': 'passed',
    'p.OrderTest#twice(int)[2]': 'passed',
    'p.OrderTest$Inner#deep()': 'passed',
  })
}, 180_000)

let found: Promise<TestFindings> | undefined

/** What all tests that end say of the two versions; asked once. */
function comparison(): Promise<TestFindings> {
  found ??= checkTests(
    { before: right, after: wrong },
    options(compiled('OrderTest', 'OldTest', 'PlainTest', 'ChanceTest', 'SetUpTest')),
  )
  return found
}

async function failingIn(name: string): Promise<readonly (readonly [test: string, after: string])[]> {
  const findings = await comparison()
  if (findings.kind !== 'compared') throw new Error(JSON.stringify(findings))
  return findings.failing.flatMap(({ test, after }) => (test.startsWith(`p.${name}#`) ? [[test, after] as const] : []))
}

test.concurrent('what passed before and fails after is found, and what always failed is not', async () => {
  expect(await comparison()).toMatchObject({
    kind: 'compared',
    ran: 12,
    passedBefore: 10,
    failing: expect.arrayContaining([
      { test: 'p.OrderTest#total()', before: 'passed', after: 'org.opentest4j.AssertionFailedError: expected: <4> but was: <5>' },
      { test: 'p.OldTest#total()', before: 'passed', after: 'java.lang.AssertionError: expected:<6> but was:<7>' },
    ]),
  })
  expect(await failingIn('OrderTest')).toEqual([
    ['p.OrderTest#total()', expect.anything()],
    ['p.OrderTest#twice(int)[2]', expect.stringContaining('expected: <6>')],
  ])
}, 180_000)

test.concurrent('tests of JUnit 3 are found too', async () => {
  expect(await failingIn('PlainTest')).toEqual([['p.PlainTest#testIt()', expect.stringContaining('expected:<4> but was:<5>')]])
}, 180_000)

test.concurrent('a test that fails now and then is flaky and no witness', async () => {
  expect(await comparison()).toMatchObject({ flaky: 1 })
  expect(await failingIn('ChanceTest')).toEqual([])
}, 180_000)

test.concurrent('a class that can not be set up any more fails with all its tests', async () => {
  expect(await failingIn('SetUpTest')).toEqual([
    ['p.SetUpTest#a()', 'java.lang.IllegalStateException: no'],
    ['p.SetUpTest#b()', 'java.lang.IllegalStateException: no'],
  ])
}, 180_000)

test.concurrent('tests that no longer compile are told with javac’s messages; that they never did is unusable input', async () => {
  const after = sources({ 'p/Order.java': 'package p; public class Order { public int sum(int n) { return n * 2; } }' })
  const found = await checkTests({ before: right, after }, both)
  expect(found).toMatchObject({
    kind: 'uncompilable',
    diagnostics: expect.arrayContaining([
      {
        code: 'compiler.err.cant.resolve.location.args',
        file: 'p/OldTest.java',
        line: 3,
        column: expect.any(Number),
        message: expect.any(String),
      },
    ]),
  })
  const broken = options(sources({ 'p/T.java': 'package p; class T { Missing m; }' }))
  const problem = await checkTests({ before: right, after: right }, broken).catch(error => error)
  expect(problem).toBeInstanceOf(InputError)
  expect(problem.message).toMatch(/^the tests do not compile against the version before \(p\/T\.java:1: .*Missing/s)
  const none = options(sources({ 'p/T.java': 'package p; class T { }' }))
  await expect(checkTests({ before: right, after: right }, none)).rejects.toThrow(/no JUnit test found in --tests/)
}, 180_000)

test.concurrent('a test that does not end is named', async () => {
  const looping = options(compiled('LoopingTest'), { deadlineMs: 10_000 })
  expect(await checkTests({ before: right, after: wrong }, looping)).toEqual({
    kind: 'hung',
    test: 'p.LoopingTest#odd()',
    detail: 'no end within 10000 ms',
  })
}, 180_000)

test.concurrent('a test that ends its process is named', async () => {
  const leaving = options(compiled('LeavingTest'))
  expect(await checkTests({ before: right, after: wrong }, leaving)).toMatchObject({
    kind: 'died',
    test: 'p.LeavingTest#odd()',
  })
  await expect(checkTests({ before: wrong, after: right }, leaving)).rejects.toThrow(
    /^the tests abort on the version before in p\.LeavingTest#odd\(\)/,
  )
}, 180_000)
