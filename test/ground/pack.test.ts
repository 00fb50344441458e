/** What people install is the tarball of `npm pack`, in a folder of their own, perhaps without running install scripts. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyFolder, project, run, write } from './copy.js'

const destination = mkdtempSync(join(tmpdir(), 'assay-ground-'))
let tarball = ''
let files: readonly string[] = []

beforeAll(async () => {
  ;({ tarball, files } = await pack(destination))
}, 120_000)
afterAll(() => rmSync(destination, { recursive: true, force: true }))

test('the tarball holds what runs, and neither sources, tests, benchmarks nor other people’s jars', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/src/cli/main.js',
      'jvm/pom.xml',
      'jvm/oracle/pom.xml',
      'src/report/html/page.css',
      'src/report/html/page.js',
      'theories/java/metamodel.als',
    ]),
  )
  expect(files.filter(file => file.endsWith('.jar'))).toEqual(['dist/jvm/eclipse.jar', 'dist/jvm/oracle.jar'])
  const known =
    /^(package\.json|LICENSE|README\.md|CHANGELOG\.md|docs\/.*\.(md|svg|png)|dist\/src\/.*\.(js|d\.ts)|dist\/jvm\/(oracle|eclipse)\.jar|src\/report\/html\/page\.(css|js)|jvm\/((oracle|junit|eclipse\/[\d.]+)\/)?pom\.xml|jvm\/junit\/src\/main\/.*\.java|theories\/.*\.als)$/
  expect(files.filter(file => !known.test(file))).toEqual([])
})

test('installed in an empty folder without install scripts, it judges a pair and knows its theories', async () => {
  const folder = emptyFolder()
  write(folder, 'package.json', '{ "private": true }\n')
  const installed = await run(folder, 'npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    tarball,
  ])
  expect(installed, installed.stderr).toMatchObject({ code: 0 })

  const assay = join(folder, 'node_modules/.bin/assay')
  expect(await run(folder, assay, ['--version'])).toMatchObject({ code: 0, stdout: `${version()}\n` })

  const listed = await run(folder, assay, ['generate', '--list'])
  expect(listed, listed.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining('java/pull-up-method') })

  cpSync(join(project, 'examples/overload-gained'), join(folder, 'pair'), { recursive: true })
  const cache = join(folder, 'cache')
  const checked = await run(folder, assay, ['check', 'pair/before', 'pair/after', '--json'], { ASSAY_CACHE: cache })
  expect(checked, checked.stderr).toMatchObject({ code: 1 })
  expect(JSON.parse(checked.stdout)).toMatchObject({ verdict: { kind: 'changed' } })
}, 300_000)

/** Packs the project into a folder; what the build says on the way must not get into the JSON. */
async function pack(folder: string): Promise<{ readonly tarball: string; readonly files: readonly string[] }> {
  const { code, stdout, stderr } = await run(project, 'npm', ['pack', '--json', '--pack-destination', folder])
  expect(code, stderr).toBe(0)
  const [packed] = JSON.parse(stdout) as readonly {
    readonly filename: string
    readonly files: readonly { readonly path: string }[]
  }[]
  if (packed === undefined) throw new Error(`npm pack packed nothing: ${stdout}`)
  return { tarball: join(folder, packed.filename), files: packed.files.map(file => file.path) }
}

function version(): string {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { readonly version: string }
  return version
}
