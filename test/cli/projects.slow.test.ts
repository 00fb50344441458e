/** `assay check`, `impact` and `apply` on projects: working trees, the index, folders with build files, modules. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pickJdk } from '../../src/jvm/jdk.js'
import { assay, folder } from '../support/assay.js'
import { git, repository } from '../support/repository.js'

const pom = (inside = '', artifact = 'x') =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
   <groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${inside}</project>`
const source = (path: string) => `src/main/java/${path}`
const a = (expression: string) => `package p;\npublic class A { public int a(int n) { return ${expression}; } }\n`
const broken = { 'src/test/java/p/ATest.java': 'class Broken extends Nothing {}' }

async function check(args: readonly string[], cwd: string) {
  const { code, stdout, stderr } = await assay(['check', ...args, '--json'], { cwd })
  return { code, stderr, ...JSON.parse(stdout) }
}

function write(root: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('a revision is compared with the files as they are, edit after edit', async () => {
  const root = repository({ 'pom.xml': pom(), [source('p/A.java')]: a('n + n'), ...broken })
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({ code: 0, verdict: { kind: 'preserved', sameSources: true } })
  write(root, source('p/A.java'), a('2 * n'))
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({ code: 0, verdict: { kind: 'preserved' } })
  write(root, source('p/A.java'), a('3 * n'))
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({ code: 1, verdict: { kind: 'changed' } })
  write(root, source('p/New.java'), 'package p; class New { No such; }')
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({ code: 1, verdict: { kind: 'uncompilable' } })
}, 60_000)

test('where all that changed is no part of the program, nothing is known', async () => {
  const program = { 'pom.xml': pom(), [source('p/A.java')]: a('n + n'), 'src/main/resources/a.properties': 'a=1' }
  const root = repository(program)
  write(root, 'src/main/resources/a.properties', 'a=2')
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({
    code: 3,
    verdict: {
      kind: 'unknown',
      reason: 'nothing-reached',
      advice: ['1 changed file outside the programs that were read, not compared: src/main/resources/a.properties'],
    },
  })
  write(root, source('p/A.java'), a('2 * n'))
  const { verdict, evidence } = await check(['--git', 'HEAD'], root)
  expect(verdict.kind).toBe('preserved')
  expect(evidence).toMatchObject({ grade: 'partial', notes: [expect.stringContaining('a.properties')] })
}, 60_000)

test('class files that are kept are those of the libraries that are there', async () => {
  const root = repository({ 'pom.xml': pom(), [source('p/A.java')]: a('n * l.L.K') })
  write(root, source('p/A.java'), a('n * 5'))
  const libraries = folder({})
  const answers: string[] = []
  for (const k of [5, 6, 5]) {
    write(libraries, 'l/L.java', `package l; public class L { public static final int K = ${k}; }`)
    const javac = join(pickJdk({ min: 17 }).home, 'bin', 'javac')
    execFileSync(javac, ['--release', '17', '-d', libraries, join(libraries, 'l/L.java')])
    answers.push((await check(['--git', 'HEAD', '--classpath', libraries], root)).verdict.kind)
  }
  expect(answers).toEqual(['preserved', 'changed', 'preserved'])
}, 60_000)

test('what is staged is compared with HEAD', async () => {
  const root = repository({ [source('p/A.java')]: a('n + n') })
  write(root, source('p/A.java'), a('3 * n'))
  expect(await check(['--staged'], root)).toMatchObject({ verdict: { kind: 'preserved', sameSources: true } })
  git(root, 'add', '-A')
  write(root, source('p/A.java'), a('n + n'))
  expect(await check(['--staged'], root)).toMatchObject({ code: 1, verdict: { kind: 'changed' } })
}, 60_000)

test('where there is nothing to compare, one line says so', async () => {
  const root = repository({ [source('p/A.java')]: a('n + n') })
  const text = async (...args: readonly string[]) => (await assay(['check', ...args], { cwd: root })).stdout
  expect(await text('--git', 'HEAD')).toBe('preserved: no source of the program and no build file differs\n')
  expect(await text('--staged')).toBe('preserved: nothing is staged\n')
  write(root, source('p/A.java'), a('3 * n'))
  expect(await text('--staged')).toBe(
    'preserved: nothing is staged; 1 file of the working tree has unstaged changes, with which --git HEAD compares\n',
  )
}, 60_000)

test('--keep-going is not advised to who gave it', async () => {
  const b = (name: string) => `package p;\npublic class ${name} extends A { }\n`
  const root = repository({
    'pom.xml': pom(),
    [source('p/A.java')]: 'package p;\npublic class A extends gone.Gone { public int a() { return 1; } }\n',
    [source('p/B.java')]: b('B'),
    [source('p/C.java')]: b('C'),
  })
  write(root, source('p/B.java'), b('B').replace('{ }', '{ public int b() { return 1; } }'))
  const advice = async (...args: readonly string[]) => (await check(['--git', 'HEAD', ...args], root)).verdict.advice.join('\n')
  expect(await advice()).toContain('--keep-going leaves them out')
  const more = await advice('--keep-going')
  expect(more).not.toContain('--keep-going leaves them out')
  expect(more).toContain('--keep-going gave up')
}, 60_000)

test('changes that are not committed are not ignored in silence', async () => {
  const root = repository({ 'A.java': a('n') }, { 'A.java': a('n + 0') })
  write(root, 'A.java', a('7'))
  const { stderr } = await check(['--git', 'HEAD~1..'], root)
  expect(stderr).toMatch(/1 file of the working tree has uncommitted changes, which are not compared: --git REV compares/)
}, 60_000)

test('folders with a build file are projects: tests are left out, and the level is the build’s', async () => {
  const old = { 'pom.xml': pom('<properties><maven.compiler.source>1.8</maven.compiler.source></properties>'), ...broken }
  // A word that means something else from Java 10 on.
  const text = (n: number) =>
    `package p;\npublic class A { public int a() { class var { int x = ${n}; } return new var().x; } }\n`
  const before = folder({ ...old, [source('p/A.java')]: text(1) })
  const after = folder({ ...old, [source('p/A.java')]: text(2) })
  expect(await check([before, after], folder())).toMatchObject({ code: 1, verdict: { kind: 'changed', witness: { after: '2' } } })
}, 60_000)

const modules = {
  'pom.xml': pom('<packaging>pom</packaging><modules><module>core</module><module>app</module><module>rest</module></modules>'),
  'core/pom.xml': pom('', 'core'),
  'app/pom.xml': pom(
    '<dependencies><dependency><groupId>g</groupId><artifactId>core</artifactId><version>1</version></dependency></dependencies>',
    'app',
  ),
  'rest/pom.xml': pom('', 'rest'),
  'core/src/main/java/p/A.java': a('n + n'),
  'app/src/main/java/q/B.java': 'package q;\npublic class B { public int b() { return new p.A().a(1); } }\n',
  'rest/src/main/java/r/C.java': 'package r;\npublic class C extends Nothing {}\n',
}

test('modules that a change can’t reach need not compile, and those that it breaks are seen', async () => {
  const root = repository(modules)
  write(root, 'core/src/main/java/p/A.java', a('2 * n'))
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({
    code: 0,
    verdict: { kind: 'preserved' },
    evidence: { grade: 'full' },
  })
  write(root, 'core/src/main/java/p/A.java', a('n').replace('int a(', 'int renamed('))
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({
    code: 1,
    verdict: { kind: 'uncompilable', diagnostics: [{ file: 'app/src/main/java/q/B.java' }] },
  })
}, 60_000)

test('modules that do not compile together with what changed are left out, said, and cost the grade', async () => {
  const root = repository({
    ...modules,
    'app/src/main/java/p/A.java': 'package p; public class A {}',
    'app/src/main/java/q/D.java': 'class D { No no; }',
  })
  write(root, 'core/src/main/java/p/A.java', a('2 * n'))
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({
    code: 0,
    verdict: { kind: 'preserved' },
    evidence: { grade: 'partial', leftOut: ['app'] },
  })
}, 60_000)

test('sources that the build makes are made by Maven where they are missing', async () => {
  const echo = `<build><plugins><plugin><artifactId>maven-antrun-plugin</artifactId><version>3.1.0</version><executions><execution>
    <phase>generate-sources</phase><goals><goal>run</goal></goals><configuration><target>
      <mkdir dir="${'$'}{project.build.directory}/generated-sources/x/p"/>
      <echo file="${'$'}{project.build.directory}/generated-sources/x/p/Made.java">package p; public class Made { public static int one() { return 1; } }</echo>
    </target></configuration></execution></executions></plugin></plugins></build>`
  const root = repository({ 'pom.xml': pom(echo), [source('p/A.java')]: a('n + Made.one()') })
  write(root, source('p/A.java'), a('n + 2 * Made.one()'))
  expect(await check(['--git', 'HEAD'], root)).toMatchObject({ verdict: { kind: 'changed' } })
}, 300_000)

test('a source that is no UTF-8 is read as Latin-1 with a word, or as --encoding says', async () => {
  const text = (suffix: string) => Buffer.from(`public class A { public String a() { return "\u00e4${suffix}"; } }`, 'latin1')
  const before = folder({ 'A.java': text('') })
  const after = folder({ 'A.java': text('!') })
  const result = await check([before, after], folder())
  expect(result).toMatchObject({ verdict: { kind: 'changed', witness: { before: '"\u00e4"' } } })
  expect(result.stderr).toMatch(/A\.java: not UTF-8, read as Latin-1/)
  const cyrillic = await check([before, after, '--encoding', 'windows-1251'], folder())
  expect(cyrillic).toMatchObject({ verdict: { kind: 'changed', witness: { before: '"\u0434"' } } })
  expect(cyrillic.stderr).toBe('')
}, 60_000)

test('impact takes revisions and the files as they are, too', async () => {
  const root = repository({ 'pom.xml': pom(), [source('p/A.java')]: a('n + n') })
  write(root, source('p/A.java'), a('2 * n'))
  const { code, stdout } = await assay(['impact', '--git', 'HEAD', '--json'], { cwd: root })
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ changes: [{ kind: 'CMB', element: 'p.A#a(int)' }], tested: ['p.A#a(int)'] })
}, 60_000)

test.each<[string, readonly string[], RegExp]>([
  ['both options', ['--git', 'HEAD', '--staged'], /give --git or --staged, not both/],
  ['two folders with --staged', ['--staged', 'a', 'b'], /--staged takes at most one folder/],
  ['no repository', ['--staged'], /is not in a git repository/],
])('%s: one line, exit 2', async (_, args, message) => {
  const { code, stderr } = await assay(['check', ...args], { cwd: folder() })
  expect(code).toBe(2)
  expect(stderr.trim()).toMatch(message)
})

test('nothing is written into a project that is looked at', async () => {
  const root = repository({ 'pom.xml': pom(), [source('p/A.java')]: a('n + n') })
  const copy = join(folder(), 'copy')
  cpSync(root, copy, { recursive: true })
  rmSync(join(copy, '.git'), { recursive: true })
  write(copy, source('p/A.java'), a('2 * n'))
  await check([root, copy], folder())
  expect(git(root, 'status', '--porcelain', '--ignored')).toBe('')
}, 60_000)
