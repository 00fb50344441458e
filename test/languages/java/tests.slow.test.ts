/** A project's own tests, JUnit 4 and 5, as real processes run them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTests, runTests, type TestOptions } from '../../../src/languages/java/tests.js'
import { type Files, InputError, type Version, type Versions } from '../../../src/model/index.js'
import { readVersion } from '../../../src/programs/version.js'
import { installJars } from '../../../src/workers/jars.js'
import { pickJdk } from '../../../src/workers/jdk.js'
import { folder } from '../../support/assay.js'

const jdk = pickJdk({ min: 17 })
const order = (total: string): Version =>
  sources({ 'p/Order.java': `package p; public class Order { public int total(int n) { ${total} } }` })
const before = order('return n * 2;')

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

function sources(files: Files): Version {
  return { kind: 'sources', files }
}

function options(tests: Version, rest: Partial<TestOptions> = {}): TestOptions {
  return { jdk, tests, classpath: [], deadlineMs: 60_000, ...rest }
}

const both = options(sources({ 'p/OrderTest.java': jupiter, 'p/OldTest.java': vintage }))

test.concurrent('tests of JUnit 4 and 5 run, each with what became of it', async () => {
  const run = await runTests(before, both)
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

test.concurrent('what passed before and fails after is found, and what always failed is not', async () => {
  const found = await checkTests({ before, after: order('return n == 0 ? 0 : n * 2 + 1;') }, both)
  expect(found).toEqual({
    kind: 'compared',
    ran: 8,
    passedBefore: 6,
    flaky: 0,
    failing: expect.arrayContaining([
      { test: 'p.OrderTest#total()', before: 'passed', after: 'org.opentest4j.AssertionFailedError: expected: <4> but was: <5>' },
      { test: 'p.OldTest#total()', before: 'passed', after: 'java.lang.AssertionError: expected:<6> but was:<7>' },
      { test: 'p.OrderTest#twice(int)[2]', before: 'passed', after: expect.stringContaining('expected: <6>') },
    ]),
  })
  expect(found.kind === 'compared' && found.failing).toHaveLength(3)
}, 180_000)

test.concurrent('tests and versions may be class files', async () => {
  const classes = (name: string, version: Version, ...libraries: readonly string[]): Version => {
    const root = folder(version.kind === 'sources' ? version.files : {})
    const output = join(root, name)
    mkdirSync(output)
    const files = Object.keys(version.kind === 'sources' ? version.files : {}).map(file => join(root, file))
    execFileSync(join(jdk.home, 'bin/javac'), [
      '-d',
      output,
      ...(libraries.length > 0 ? ['-cp', libraries.join(':')] : []),
      ...files,
    ])
    return readVersion(output)
  }
  const versions: Versions = { before: classes('before', before), after: classes('after', order('return 9;')) }
  const text =
    'public class Plain extends junit.framework.TestCase { public void testIt() { assertEquals(4, new Order().total(2)); } }'
  const junit = await installJars('junit', { jdk })
  const libraries = readdirSync(junit).map(name => join(junit, name))
  const plain = classes('tests', sources({ 'p/Plain.java': `package p; ${text}` }), ...libraries, pathOf(versions.before))
  expect(await checkTests(versions, options(plain))).toMatchObject({
    failing: [{ test: 'p.Plain#testIt()', after: expect.stringContaining('expected:<4> but was:<9>') }],
  })
}, 180_000)

function pathOf(version: Version): string {
  return version.kind === 'classes' ? version.path : ''
}

test.concurrent('a test that fails now and then is flaky and no witness', async () => {
  const chance = sources({
    'p/ChanceTest.java': `package p; import org.junit.jupiter.api.*;
      class ChanceTest { @Test void chance() throws Exception {
        var file = java.nio.file.Path.of(System.getProperty("java.io.tmpdir"), "assay-chance-" + System.getProperty("user.name") + new Order().total(1));
        if (java.nio.file.Files.deleteIfExists(file)) return;
        if (new Order().total(1) == 3) java.nio.file.Files.createFile(file);
        Assertions.assertEquals(2, new Order().total(1));
      } }`,
  })
  const found = await checkTests({ before, after: order('return n + 2;') }, options(chance))
  expect(found).toMatchObject({ kind: 'compared', ran: 1, failing: [], flaky: 1 })
}, 180_000)

test.concurrent('a class that can not be set up any more fails with all its tests', async () => {
  const setUp = sources({
    'p/SetUpTest.java': `package p; import org.junit.jupiter.api.*;
      class SetUpTest { @BeforeAll static void all() { if (new Order().total(1) != 2) throw new IllegalStateException("no"); }
        @Test void a() {} @Test void b() {} }`,
  })
  const found = await checkTests({ before, after: order('return 0;') }, options(setUp))
  expect(found).toMatchObject({
    ran: 2,
    failing: [
      { test: 'p.SetUpTest#a()', after: 'java.lang.IllegalStateException: no' },
      { test: 'p.SetUpTest#b()', after: 'java.lang.IllegalStateException: no' },
    ],
  })
}, 180_000)

test.concurrent('tests that no longer compile are told with javac’s messages; that they never did is unusable input', async () => {
  const after = sources({ 'p/Order.java': 'package p; public class Order { public int sum(int n) { return n * 2; } }' })
  const found = await checkTests({ before, after }, both)
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
  const problem = await checkTests({ before, after: before }, broken).catch(error => error)
  expect(problem).toBeInstanceOf(InputError)
  expect(problem.message).toMatch(/^the tests do not compile against the version before \(p\/T\.java:1: .*Missing/s)
  const none = options(sources({ 'p/T.java': 'package p; class T { }' }))
  await expect(checkTests({ before, after: before }, none)).rejects.toThrow(/--tests has no JUnit test in it/)
}, 180_000)

function odd(body: string): Version {
  const text = `import org.junit.jupiter.api.*; class OddTest { @Test void odd() throws Exception { ${body} } }`
  return sources({ 'p/OddTest.java': `package p; ${text}` })
}

test.concurrent('a test that does not end is named', async () => {
  const looping = { ...options(odd('while (new Order().total(1) != 2) Thread.sleep(10);')), deadlineMs: 10_000 }
  expect(await checkTests({ before, after: order('return 3;') }, looping)).toEqual({
    kind: 'hung',
    test: 'p.OddTest#odd()',
    detail: 'no end within 10000 ms',
  })
}, 180_000)

test.concurrent('a test that ends its process is named', async () => {
  const leaving = options(odd('if (new Order().total(1) != 2) System.exit(0);'))
  expect(await checkTests({ before, after: order('return 3;') }, leaving)).toMatchObject({
    kind: 'died',
    test: 'p.OddTest#odd()',
  })
  await expect(checkTests({ before: order('return 3;'), after: before }, leaving)).rejects.toThrow(
    /^the tests break off on the version before in p\.OddTest#odd\(\)/,
  )
}, 180_000)
