import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { fetchHurdle, installJars, type Part } from '../../src/jvm/jars.js'
import { dependencyPlugin, findMaven } from '../../src/jvm/maven.js'
import { unsign } from '../../src/jvm/unsign.js'
import { InputError } from '../../src/model/input-error.js'
import { scratch } from '../workers/fake.js'
import { program } from '../workers/programs.js'

const part: Part = {
  name: 'oracle',
  own: 'dist/jvm/oracle.jar',
  libraries: 'oracle/pom.xml',
  fetched: 'the libraries of the oracle',
}

/** Leaves a library, and what it was called with, where it is told to. */
const fetching = `
for a in "$@"; do case "$a" in -DoutputDirectory=*) out="\${a#-DoutputDirectory=}";; esac; done
echo "$@" > "$out/asked.jar"; echo "$JAVA_HOME" > "$out/java-home.jar"
while [ "$1" != "-f" ]; do shift; done
cat "$2" > "$out/poms.jar"; if [ -e "$(dirname "$2")/../pom.xml" ]; then cat "$(dirname "$2")/../pom.xml" >> "$out/poms.jar"; fi`

function setting(maven: string) {
  const root = scratch()
  const packageRoot = join(root, 'package')
  const put = (path: string, text: string) => {
    mkdirSync(join(packageRoot, path, '..'), { recursive: true })
    writeFileSync(join(packageRoot, path), text)
  }
  put('dist/jvm/oracle.jar', 'our jar')
  put('jvm/pom.xml', 'parent pom')
  put('jvm/oracle/pom.xml', 'oracle pom,')
  program(join(root, 'bin/mvn'), maven)
  const progress: string[] = []
  const env = { ASSAY_CACHE: join(root, 'cache'), PATH: `${join(root, 'bin')}:/usr/bin:/bin` }
  const options = {
    jdk: { home: '/the/jdk', version: '17', major: 17 },
    env,
    packageRoot,
    onProgress: (line: string, lasts?: number | 'done') => void (lasts ?? progress.push(line)),
  }
  return { root, put, options, progress, install: () => installJars(part, options) }
}

test('our jar and its libraries come into one folder, once', async () => {
  const { root, progress, install } = setting(fetching)
  const folder = await install()
  expect(folder).toMatch(/\/cache\/jars\/oracle-[0-9a-f]{16}$/)
  expect(readdirSync(folder).sort()).toEqual(['asked.jar', 'java-home.jar', 'oracle.jar', 'poms.jar', 'sizes.json'])
  expect(readFileSync(join(folder, 'oracle.jar'), 'utf8')).toBe('our jar')
  expect(readFileSync(join(folder, 'poms.jar'), 'utf8')).toBe('oracle pom,parent pom')
  expect(readFileSync(join(folder, 'java-home.jar'), 'utf8')).toBe('/the/jdk\n')
  expect(readFileSync(join(folder, 'asked.jar'), 'utf8')).toContain(
    `${dependencyPlugin}:copy-dependencies -DincludeScope=runtime`,
  )
  program(join(root, 'bin/mvn'), 'exit 1')
  expect(await install()).toBe(folder)
  expect(progress).toHaveLength(1)
})

test('libraries in coordinates are asked for by a pom of them alone, and what is left to do is done before the folder counts', async () => {
  const { options } = setting(fetching)
  const listed: Part = {
    ...part,
    libraries: ['org.example:one:1.0', 'org.example:two:2.0'],
    finish: async folder => writeFileSync(join(folder, 'finished'), ''),
  }
  const folder = await installJars(listed, options)
  const pom = readFileSync(join(folder, 'poms.jar'), 'utf8')
  expect(
    [...pom.matchAll(/<artifactId>(\w+)<\/artifactId><version>([\d.]+)</g)].map(([, name, version]) => `${name} ${version}`),
  ).toEqual(['libraries 1', 'one 1.0', 'two 2.0'])
  expect(pom.match(/<exclusion><groupId>\*<\/groupId><artifactId>\*<\/artifactId><\/exclusion>/g)).toHaveLength(2)
  expect(readdirSync(folder)).toContain('finished')
  const other = await installJars({ ...listed, libraries: ['org.example:one:1.1'] }, options)
  expect(basename(other)).not.toBe(basename(folder))
})

test('a library that was cut short since, or is gone, is fetched again', async () => {
  const { progress, install } = setting(fetching)
  const folder = await install()
  const whole = readFileSync(join(folder, 'poms.jar'), 'utf8')
  writeFileSync(join(folder, 'poms.jar'), whole.slice(1))
  expect(await install()).toBe(folder)
  expect(readFileSync(join(folder, 'poms.jar'), 'utf8')).toBe(whole)
  rmSync(join(folder, 'poms.jar'))
  await install()
  expect(readFileSync(join(folder, 'poms.jar'), 'utf8')).toBe(whole)
  expect(progress).toHaveLength(3)
})

test('another jar, or other libraries, come into another folder', async () => {
  const { put, install } = setting(fetching)
  const folders = [await install()]
  for (const [file, text] of [
    ['dist/jvm/oracle.jar', 'new jar'],
    ['jvm/pom.xml', 'new'],
    ['jvm/oracle/pom.xml', 'new'],
  ] as const) {
    put(file, text)
    folders.push(await install())
  }
  expect(new Set(folders.map(folder => basename(folder))).size).toBe(4)
})

test('what Maven says is told in one line, and nothing is left in the cache', async () => {
  const { root, install } = setting(`
printf '\\033[0m[ERROR] Failed to execute goal on project oracle: Could not transfer artifact x:y:pom:1 from/to central (https://repo.example/maven): transfer failed for https://repo.example/maven/x/y.pom: Unknown host repo.example -> [Help 1]\\n'
echo "[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch."
exit 1`)
  const error = await install().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(InputError)
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^Maven could not download libraries \(https:\/\/repo\.example\/maven: Unknown host repo\.example\); check the network/,
    ),
  })
  expect(readdirSync(join(root, 'cache/jars'))).toEqual([])
})

test('a disk that is full before Maven is done is told as such', async () => {
  const { root, install } = setting(`
echo "[ERROR] Failed to execute goal: Error copying artifact from a.jar to b.jar: No space left on device -> [Help 1]"
exit 1`)
  const error = await install().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(InputError)
  expect(error).toMatchObject({ message: expect.stringMatching(/^the cache can't be used: its disk is full \(.*ASSAY_CACHE/) })
  expect(readdirSync(join(root, 'cache/jars'))).toEqual([])
})

test('without Maven, and without our jar, the error says what to do', async () => {
  const { options } = setting(fetching)
  const without = { ...options, env: { ...options.env, PATH: '/no/such' } }
  await expect(installJars(part, without)).rejects.toThrow(/^Maven is needed once, .* install it, or set MAVEN_HOME$/)
  const unbuilt = { ...options, packageRoot: '/no/such' }
  await expect(installJars(part, unbuilt)).rejects.toThrow(
    /oracle\.jar is missing: .* run npm install with a JDK 17 or later and Maven$/,
  )
})

test('what would keep libraries from being fetched shows before', () => {
  const { root, options } = setting(fetching)
  expect(fetchHurdle(options.env)).toBeUndefined()
  expect(fetchHurdle({ ...options.env, PATH: '/no/such' })).toMatch(/^Maven is needed once/)
  writeFileSync(join(root, 'cache'), 'a file')
  expect(fetchHurdle(options.env)).toMatch(/^the cache can't be used: a part of its path is a file/)
})

test('Maven is found by its home first, then on the path', () => {
  const root = scratch()
  const [home, path] = [program(join(root, 'home/bin/mvn')), program(join(root, 'path/mvn'))]
  expect(findMaven({ MAVEN_HOME: join(root, 'home'), PATH: join(root, 'path') })).toBe(home)
  expect(findMaven({ M2_HOME: join(root, 'none'), PATH: `/no/such:${join(root, 'path')}` })).toBe(path)
  expect(findMaven({})).toBeUndefined()
  mkdirSync(join(root, 'folder/mvn'), { recursive: true })
  expect(findMaven({ PATH: join(root, 'folder') })).toBeUndefined()
})

test('the plugin is the one that the build pins', () => {
  const pom = readFileSync(new URL('../../jvm/pom.xml', import.meta.url), 'utf8')
  const [group, artifact, version] = dependencyPlugin.split(':')
  const pinned = pom.replace(/\s+/g, '')
  expect(pinned).toContain(`<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`)
})

test('a signature is taken off a jar, and nothing else is touched', () => {
  const names = ['META-INF/MANIFEST.MF', 'META-INF/ECLIPSE_.SF', 'META-INF/eclipse_.rsa', 'META-INF/services/X.EC', 'a/B.class']
  const expected = [
    'META-INF/MANIFEST.MF',
    'META-INF/ECLIPSE_.S_',
    'META-INF/eclipse_.rs_',
    'META-INF/services/X.EC',
    'a/B.class',
  ]
  expect(Buffer.from(unsign(zip(names)))).toEqual(zip(expected))
  expect(Buffer.from(unsign(Buffer.from('no jar')))).toEqual(Buffer.from('no jar'))
})

/** A zip file whose entries are empty, with the fields that matter. */
function zip(names: readonly string[]): Buffer {
  const header = (signature: string, size: number, name: string, nameLengthAt: number) => {
    const bytes = Buffer.alloc(size + name.length)
    bytes.write(signature, 'latin1')
    bytes.writeUInt16LE(name.length, nameLengthAt)
    bytes.write(name, size)
    return bytes
  }
  const files = names.map(name => header('PK\x03\x04', 30, name, 26))
  const offsets = files.map((_, at) => files.slice(0, at).reduce((sum, file) => sum + file.length, 0))
  const directory = names.map((name, at) => {
    const entry = header('PK\x01\x02', 46, name, 28)
    entry.writeUInt32LE(offsets[at] ?? 0, 42)
    return entry
  })
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(files).length, 16)
  return Buffer.concat([...files, ...directory, end])
}
