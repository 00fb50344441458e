/** What a Maven project's build says, told by Maven itself. */
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import type { MavenProject } from '../../../../src/languages/java/project/layout.js'
import { projectBuild } from '../../../../src/languages/java/project/project-build.js'
import { folder } from '../../../support/assay.js'

const jdk = pickJdk({ min: 17 })
const pom = (inside: string) =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${inside}</project>`
const parent = '<parent><groupId>x</groupId><artifactId>root</artifactId><version>1</version></parent>'
const library = (group: string, artifact: string, rest = '') =>
  `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>${rest}</dependency>`

/** A library with a version that its parent manages by a property, one of its own module, one that is only provided. */
const project: MavenProject = {
  kind: 'maven',
  roots: ['pom.xml'],
  poms: new Map([
    [
      'pom.xml',
      pom(`<groupId>x</groupId><artifactId>root</artifactId><version>1</version><packaging>pom</packaging>
        <properties><gson>2.13.2</gson></properties><modules><module>core</module><module>app</module></modules>
        <dependencyManagement><dependencies>
          ${library('com.google.code.gson', 'gson', `<version>${'$'}{gson}</version>`)}
        </dependencies></dependencyManagement>`),
    ],
    [
      'core/pom.xml',
      pom(`${parent}<artifactId>core</artifactId><dependencies>
        ${library('com.google.code.gson', 'gson', '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>')}
        ${library('org.opentest4j', 'opentest4j', '<version>1.3.0</version><scope>test</scope>')}
      </dependencies>`),
    ],
    [
      'app/pom.xml',
      pom(`${parent}<artifactId>app</artifactId><dependencies>
        ${library('x', 'core', '<version>1</version>')}
        ${library('org.ow2.asm', 'asm', '<version>9.10.1</version><scope>provided</scope>')}
      </dependencies>`),
    ],
  ]),
}

test('libraries of all modules are found, without the modules themselves, and only once asked for', async () => {
  const said: string[] = []
  const env = { ...process.env, ASSAY_CACHE: folder() }
  const ask = async (scope: 'program' | 'tests') => {
    const options = { jdk, env, scope, onProgress: (line: string) => said.push(line) }
    return (await projectBuild({ before: project, after: project }, options)).classpath.map(path => basename(path))
  }
  expect((await ask('program')).sort()).toEqual(['asm-9.10.1.jar', 'gson-2.13.2.jar'])
  expect((await ask('tests')).sort()).toEqual(['asm-9.10.1.jar', 'gson-2.13.2.jar', 'opentest4j-1.3.0.jar'])
  await ask('program')
  expect(said).toHaveLength(2)
}, 300_000)

test('a project that can not be resolved, or a machine without Maven, gives no class path and one line', async () => {
  const missing: MavenProject = {
    kind: 'maven',
    roots: ['pom.xml'],
    poms: new Map([
      [
        'pom.xml',
        pom(`<groupId>x</groupId><artifactId>y</artifactId><version>1</version>
          <dependencies>${library('no.such.group', 'nothing', '<version>0</version>')}</dependencies>`),
      ],
    ]),
  }
  for (const PATH of [process.env.PATH, join(folder(), 'empty')]) {
    const said: string[] = []
    const env = { ...process.env, PATH, MAVEN_HOME: undefined, M2_HOME: undefined, ASSAY_CACHE: folder() }
    expect((await projectBuild({ after: missing }, { jdk, env, onProgress: line => said.push(line) })).classpath).toEqual([])
    expect(said.at(-1)).toMatch(
      /^no class path, since Maven could not tell it \([^\n]+\); if the program needs one, give --classpath$/,
    )
  }
}, 300_000)

test('poms without libraries need no Maven', async () => {
  const plain: MavenProject = {
    kind: 'maven',
    roots: ['pom.xml'],
    poms: new Map([['pom.xml', pom(`<groupId>x</groupId><artifactId>y</artifactId><version>1</version>`)]]),
  }
  const said: string[] = []
  expect(
    (await projectBuild({ after: plain }, { jdk, env: { PATH: '' }, onProgress: line => said.push(line) })).classpath,
  ).toEqual([])
  expect(said).toEqual([])
})
