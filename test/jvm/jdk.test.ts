import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findJdks, pickJdk } from '../../src/jvm/jdk.js'
import { InputError } from '../../src/model/input-error.js'
import { scratch } from '../workers/fake.js'
import { fakeJdk, program } from '../workers/programs.js'

test('every JDK is found once, newest first by number', () => {
  const root = scratch()
  const jdk = (name: string, version: string) => fakeJdk(join(root, name), version)
  jdk('jvm/a', '17.0.9')
  jdk('jvm/b', '17.0.15')
  jdk('jvm/c', '1.8.0_392')
  jdk('mac/temurin.jdk/Contents/Home', '21')
  jdk('named', '9.0.4')
  const onPath = jdk('path', '25.0.3')
  symlinkSync(join(root, 'jvm/b'), join(root, 'jvm/default'))
  mkdirSync(join(root, 'bin'))
  mkdirSync(join(root, 'alternatives'))
  symlinkSync(join(onPath, 'bin/javac'), join(root, 'alternatives/javac'))
  symlinkSync(join(root, 'alternatives/javac'), join(root, 'bin/javac'))
  const env = { JAVA_HOME: join(root, 'named'), PATH: `/no/such:${join(root, 'bin')}` }
  expect(findJdks({ env, folders: [join(root, 'jvm'), join(root, 'mac'), join(root, 'none')] })).toEqual([
    { home: onPath, version: '25.0.3', major: 25 },
    { home: join(root, 'mac/temurin.jdk/Contents/Home'), version: '21', major: 21 },
    { home: join(root, 'jvm/b'), version: '17.0.15', major: 17 },
    { home: join(root, 'jvm/a'), version: '17.0.9', major: 17 },
    { home: join(root, 'named'), version: '9.0.4', major: 9 },
    { home: join(root, 'jvm/c'), version: '1.8.0_392', major: 8 },
  ])
})

test('of the same version the one that the user names comes first', () => {
  const root = scratch()
  fakeJdk(join(root, 'jvm/a'), '21.0.1')
  const named = fakeJdk(join(root, 'named'), '21.0.1')
  const [first] = findJdks({ env: { JAVA_HOME: named }, folders: [join(root, 'jvm')] })
  expect(first?.home).toBe(named)
})

test('the install folders of the user are known', () => {
  const home = scratch()
  fakeJdk(join(home, '.sdkman/candidates/java/99'), '99.0.1')
  expect(findJdks({ env: { HOME: home } })[0]).toMatchObject({ version: '99.0.1' })
})

test('without a release file Java is asked', () => {
  const home = join(scratch(), 'odd')
  program(join(home, 'bin/javac'))
  program(join(home, 'bin/java'), `echo '    java.home = ${home}' >&2; echo '    java.version = 18.0.2-ea' >&2`)
  expect(findJdks({ env: { JAVA_HOME: home }, folders: [] })).toEqual([{ home, version: '18.0.2-ea', major: 18 }])
})

test('what is no JDK is passed over', () => {
  const root = scratch()
  program(join(root, 'runtime/bin/java'))
  program(join(root, 'broken/bin/java'))
  program(join(root, 'broken/bin/javac'))
  symlinkSync(join(root, 'nowhere'), join(root, 'dangling'))
  writeFileSync(join(root, 'file'), '')
  expect(findJdks({ env: {}, folders: [root] })).toEqual([])
})

test('the newest that is new enough is picked', () => {
  const root = scratch()
  fakeJdk(join(root, 'a'), '17.0.1')
  fakeJdk(join(root, 'b'), '21.0.1')
  expect(pickJdk({ min: 17 }, { env: {}, folders: [root] }).version).toBe('21.0.1')
})

test('what the user names wins over what is newer', () => {
  const root = scratch()
  const [old, middle] = [fakeJdk(join(root, 'a'), '17.0.1'), fakeJdk(join(root, 'b'), '21.0.1')]
  fakeJdk(join(root, 'c'), '25')
  const env = { ASSAY_JAVA_HOME: middle }
  expect(pickJdk({ min: 17 }, { env, folders: [root] }).version).toBe('21.0.1')
  expect(pickJdk({ min: 17 }, { jdk: old, env, folders: [root] }).version).toBe('17.0.1')
})

test('JAVA_HOME decides where it names a JDK that is new enough, and not over what is named for Assay', () => {
  const root = scratch()
  const [old, usual, mine] = ['11.0.2', '17.0.1', '21.0.1'].map((version, at) => fakeJdk(join(root, `${at}`), version))
  fakeJdk(join(root, 'newest'), '25')
  const said: string[] = []
  const pick = (env: Readonly<Record<string, string | undefined>>) =>
    pickJdk({ min: 17 }, { env, folders: [root], say: line => said.push(line) }).version
  expect(pick({ JAVA_HOME: usual })).toBe('17.0.1')
  expect(pick({ JAVA_HOME: usual, ASSAY_JAVA_HOME: mine })).toBe('21.0.1')
  expect(pick({ JAVA_HOME: '' })).toBe('25')
  expect(said).toEqual([])
  expect(pick({ JAVA_HOME: old })).toBe('25')
  expect(pick({ JAVA_HOME: '/no/such' })).toBe('25')
  expect(said).toEqual([
    `JAVA_HOME names ${old}, which is JDK 11.0.2, older than 17: JDK 25 in ${join(root, 'newest')} is used`,
    `JAVA_HOME names /no/such, which is not a JDK: JDK 25 in ${join(root, 'newest')} is used`,
  ])
})

test('what the user names and can not be used is an error that says why', () => {
  const root = scratch()
  fakeJdk(join(root, 'good'), '25')
  const old = fakeJdk(join(root, 'old'), '11.0.2')
  const runtime = join(root, 'runtime')
  program(join(runtime, 'bin/java'))
  const pick = (folder: string) => () => pickJdk({ min: 17 }, { jdk: folder, env: {}, folders: [root] })
  expect(pick('/no/such')).toThrow(
    '--jdk names /no/such, which is not a JDK (it has no bin/java); give the folder of a JDK 17 or later',
  )
  expect(pick(runtime)).toThrow(/a Java runtime without a compiler \(it has no bin\/javac\)/)
  expect(pick(old)).toThrow(/which is JDK 11\.0\.2; give/)
  expect(() => pickJdk({ min: 17 }, { env: { ASSAY_JAVA_HOME: old }, folders: [root] })).toThrow(
    /^ASSAY_JAVA_HOME names .*JDK 11/,
  )
  expect(pick(old)).toThrow(InputError)
})

test('where there is none that fits, the error says what was found', () => {
  const root = scratch()
  const pick = () => pickJdk({ min: 17 }, { env: {}, folders: [root] })
  expect(pick).toThrow(
    'Assay needs JDK 17 or later and none was found; install one, or give its folder with --jdk or ASSAY_JAVA_HOME',
  )
  program(join(root, 'runtime/bin/java'))
  expect(pick).toThrow(/only a Java runtime without a compiler was found/)
  const old = fakeJdk(join(root, 'old'), '11.0.2')
  expect(pick).toThrow(`the newest JDK found is 11.0.2 in ${old}`)
})
