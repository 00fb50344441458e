import { expect, test } from 'vitest'
import { layoutOf } from '../../../../src/languages/java/project/layout.js'

const pom = (inside = '') => `<?xml version="1.0"?>\n<project xmlns="http://maven.apache.org/POM/4.0.0">${inside}</project>`

/** What of these files is the program; a text is a pom. */
function sources(files: Readonly<Record<string, string | null>>, below = ''): readonly string[] {
  const poms = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== null)
  return layoutOf(Object.keys(files), bytes(poms), below).sources
}

function bytes(texts: readonly (readonly [string, string])[]): ReadonlyMap<string, Uint8Array> {
  return new Map(texts.map(([path, text]) => [path, Buffer.from(text)]))
}

test('without a build tool every source file counts', () => {
  expect(sources({ 'p/A.java': null, 'B.java': null, 'notes.md': null })).toEqual(['p/A.java', 'B.java'])
})

test('as Gradle has it, only what lies under src/main/java', () => {
  const files = {
    'build.gradle': null,
    'src/main/java/A.java': null,
    'src/test/java/T.java': null,
    'sub/src/main/java/B.java': null,
  }
  expect(sources(files)).toEqual(['src/main/java/A.java', 'sub/src/main/java/B.java'])
})

test('modules are followed, through comments and folders, and what is no module is left out', () => {
  const files = {
    'pom.xml': pom(
      '<!-- <module>no</module> --><modules><module>a</module><!-- <module>old</module> --><module> b/pom-b.xml </module></modules>',
    ),
    'a/pom.xml': pom('<modules><module><![CDATA[../c]]></module></modules>'),
    'b/pom-b.xml': pom(),
    'c/pom.xml': pom('<modules><module>../a</module></modules>'),
    'old/pom.xml': pom(),
    ...Object.fromEntries(
      ['a', 'b', 'c', 'old'].flatMap(m => [
        [`${m}/src/main/java/${m}.java`, null],
        [`${m}/src/test/java/T.java`, null],
      ]),
    ),
  }
  expect(sources(files)).toEqual(['a/src/main/java/a.java', 'b/src/main/java/b.java', 'c/src/main/java/c.java'])
})

test('modules of a profile count if it is active by default', () => {
  const profile = (active: boolean, module: string) =>
    `<profile><activation><activeByDefault>${active}</activeByDefault></activation><modules><module>${module}</module></modules></profile>`
  const files = {
    'pom.xml': pom(`<profiles>${profile(true, 'a')}${profile(false, 'b')}</profiles>`),
    'a/pom.xml': pom(),
    'b/pom.xml': pom(),
    'a/src/main/java/A.java': null,
    'b/src/main/java/B.java': null,
  }
  expect(sources(files)).toEqual(['a/src/main/java/A.java'])
})

test('a source folder that is set counts, and is inherited', () => {
  const parent = '<parent><artifactId>x</artifactId></parent>'
  const files = {
    'pom.xml': pom(
      '<properties><where>java</where></properties><modules><module>a</module><module>b</module></modules>' +
        `<build><sourceDirectory>${'$'}{project.basedir}/src/${'$'}{where}</sourceDirectory></build>`,
    ),
    'a/pom.xml': pom(parent),
    'b/pom.xml': pom(`${parent}<build><sourceDirectory>./code</sourceDirectory></build>`),
    'a/src/java/A.java': null,
    'a/src/main/java/No.java': null,
    'b/code/B.java': null,
    'b/src/java/No.java': null,
  }
  expect(sources(files)).toEqual(['a/src/java/A.java', 'b/code/B.java'])
})

test('several projects side by side are one program', () => {
  const files = { 'x/pom.xml': pom(), 'y/pom.xml': pom(), 'x/src/main/java/X.java': null, 'y/src/main/java/Y.java': null }
  expect(sources(files)).toEqual(['x/src/main/java/X.java', 'y/src/main/java/Y.java'])
})

test('below a folder only what lies there, with the pom above it for its libraries', () => {
  const files = {
    'pom.xml': pom('<modules><module>a</module></modules>'),
    'a/pom.xml': pom(),
    'a/src/main/java/p/A.java': null,
    'a/src/main/java/q/B.java': null,
  }
  expect(sources(files, 'a/')).toEqual(['a/src/main/java/p/A.java', 'a/src/main/java/q/B.java'])
  expect(sources(files, 'a/src/main/java/p/')).toEqual(['a/src/main/java/p/A.java'])
  const poms = bytes([
    ['pom.xml', files['pom.xml']],
    ['a/pom.xml', files['a/pom.xml']],
  ])
  expect(layoutOf(Object.keys(files), poms, 'a/src/main/java/p/').build).toMatchObject({ roots: ['a/pom.xml'] })
})

test('a pom that is no XML, or lists itself, does no harm', () => {
  expect(sources({ 'pom.xml': '#set($x = 1) <project>', 'src/main/java/A.java': null })).toEqual(['src/main/java/A.java'])
  expect(sources({ 'pom.xml': pom('<modules><module>.</module></modules>'), 'src/main/java/A.java': null })).toEqual([
    'src/main/java/A.java',
  ])
})

test('a project that keeps its sources elsewhere is still a program', () => {
  expect(sources({ 'pom.xml': pom(), 'java/A.java': null })).toEqual(['java/A.java'])
})

test('tests are where the poms say, else where Maven and Gradle have them', () => {
  const tests = (files: Readonly<Record<string, string | null>>, below = '') => {
    const poms = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== null)
    return layoutOf(Object.keys(files), bytes(poms), below).tests
  }
  const usual = { 'src/main/java/A.java': null, 'src/test/java/T.java': null, 'src/test/resources/no.java': null }
  expect(tests({ 'pom.xml': pom(), ...usual, 'old/src/test/java/O.java': null })).toEqual(['src/test/java/T.java'])
  const set = pom('<build><testSourceDirectory>./checks/</testSourceDirectory></build>')
  expect(tests({ 'pom.xml': set, ...usual, 'checks/p/C.java': null })).toEqual(['checks/p/C.java'])
  const gradle = { 'build.gradle': null, 'a/src/main/java/A.java': null, 'a/src/test/java/T.java': null }
  expect(tests(gradle)).toEqual(['a/src/test/java/T.java'])
  expect(tests({ ...gradle, 'b/src/main/java/B.java': null, 'b/src/test/java/U.java': null }, 'b/')).toEqual([
    'b/src/test/java/U.java',
  ])
  expect(tests(gradle, 'a/src/main/java/')).toEqual(['a/src/test/java/T.java'])
  expect(tests({ 'A.java': null, 'ATest.java': null })).toEqual([])
})

test('further source folders of the tree are those that the build helper adds', () => {
  const helper = `<build><plugins><plugin><artifactId>build-helper-maven-plugin</artifactId><executions><execution>
    <goals><goal>add-source</goal></goals>
    <configuration><sources><source>${'$'}{project.basedir}/src-gen/main/java</source></sources></configuration>
  </execution></executions></plugin></plugins></build>`
  const files = { 'pom.xml': pom(helper), 'src/main/java/A.java': null, 'src-gen/main/java/B.java': null, 'other/C.java': null }
  expect(sources(files)).toEqual(['src/main/java/A.java', 'src-gen/main/java/B.java'])
})

test('modules are known by name, with what they need of each other', () => {
  const module = (name: string, ...needs: readonly string[]) =>
    pom(
      `<artifactId>${name}</artifactId><dependencies>${needs.map(need => `<dependency><artifactId>${need}</artifactId></dependency>`).join('')}</dependencies>`,
    )
  const texts = bytes([
    ['pom.xml', pom('<artifactId>root</artifactId><modules><module>core</module><module>app</module></modules>')],
    ['core/pom.xml', module('my-core', 'gson')],
    ['app/pom.xml', module('my-app', 'my-core', 'gson')],
  ])
  expect(layoutOf(['core/src/main/java/A.java'], texts, '').modules).toEqual([
    { folder: '', name: 'root', needs: [] },
    { folder: 'app/', name: 'my-app', needs: ['my-core'] },
    { folder: 'core/', name: 'my-core', needs: [] },
  ])
})

test('a Gradle project has a module for each script, and those that it names are needed', () => {
  const texts = bytes([
    ['settings.gradle', "include 'core', 'web-app'"],
    ['core/build.gradle', ''],
    ['web-app/build.gradle.kts', 'dependencies { implementation(project(":core")) }'],
    ['tool/build.gradle', 'dependencies { implementation projects.webApp }'],
    ['buildSrc/build.gradle', "project(':core')"],
  ])
  const { build, modules } = layoutOf(['core/src/main/java/A.java'], texts, '')
  expect(build).toMatchObject({ kind: 'gradle', root: '' })
  expect(modules).toEqual([
    { folder: 'core/', name: 'core', needs: [] },
    { folder: 'web-app/', name: 'web-app', needs: ['core'] },
    { folder: 'tool/', name: 'tool', needs: ['web-app'] },
  ])
})
