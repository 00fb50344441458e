/** The check of the import order has to bite: with an unfit TypeScript it reads nothing, finds nothing and is content. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOf, project, run, write } from './copy.js'

test('the sources keep the order, and the check has read them', async () => {
  const { code, stdout } = await cruise(project)
  expect(stdout).toMatch(/no dependency violations found \([1-9]\d* modules, [1-9]\d* dependencies cruised\)/)
  expect(code).toBe(0)
})

test('an import against the order is refused, whatever form it has', async () => {
  const folder = smallProject()
  expect(await cruise(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining('no dependency violations found') })

  write(folder, 'src/model/value.ts', "import { run } from '../cli/run.js'\nexport const early = run\n")
  write(folder, 'src/model/type.ts', "import type { Run } from '../cli/run.js'\nexport type Early = Run\n")
  write(folder, 'src/model/inline.ts', "export type Early = import('../cli/run.js').Run\n")
  write(folder, 'src/model/lazy.ts', "export const early = () => import('../cli/run.js')\n")
  write(folder, 'src/report/late.ts', "export { run } from '../cli/run.js'\n")
  const { code, stdout } = await cruise(folder)
  for (const file of ['value', 'type', 'inline', 'lazy']) {
    expect(stdout).toContain(`error import-order-model: src/model/${file}.ts → src/cli/run.ts`)
  }
  expect(stdout).toContain('error import-order-report: src/report/late.ts → src/cli/run.ts')
  expect(code).toBe(5)
})

test('circles, dead ends, tests and tools are refused', async () => {
  const folder = smallProject()
  write(folder, 'src/model/circle.ts', "import { round } from './round.js'\nexport const circle = () => round\n")
  write(folder, 'src/model/round.ts', "import { circle } from './circle.js'\nexport const round = () => circle\n")
  write(folder, 'src/cli/dead-end.ts', "export { gone } from './gone.js'\n")
  write(folder, 'src/cli/tested.ts', "export { tested } from '../../test/tested.js'\n")
  write(folder, 'src/cli/timed.ts', "export { timed } from '../../bench/timed.js'\n")
  write(folder, 'src/cli/lost.ts', "export { lost } from '../lost/lost.js'\n")
  write(folder, 'src/cli/tool.ts', "export { test } from 'vitest'\n")
  const { stdout } = await cruise(folder)
  expect(stdout).toContain('error no-circular: src/model/circle.ts')
  expect(stdout).toContain('error not-to-unresolvable: src/cli/dead-end.ts → ./gone.js')
  expect(stdout).toContain('error src-stands-alone: src/cli/tested.ts → test/tested.ts')
  expect(stdout).toContain('error src-stands-alone: src/cli/timed.ts → bench/timed.ts')
  expect(stdout).toContain('error unknown-folder: src/cli/lost.ts → src/lost/lost.ts')
  expect(stdout).toContain('error no-dev-dependency: src/cli/tool.ts')
  expect(stdout).toContain('6 dependency violations')
})

test('a language, an engine and a store are entered through their registries alone', async () => {
  const folder = smallProject()
  for (const [file, inside] of [
    ['languages/languages', 'java/java'],
    ['engines/engines', 'eclipse/eclipse'],
    ['campaign/stores', 'sqlite/sqlite'],
    ['techniques/techniques', 'weak'],
  ] as const) {
    const [station = ''] = file.split('/')
    write(folder, `src/${station}/${inside}.ts`, 'export const it = 1\n')
    write(folder, `src/${file}.ts`, `export { it } from './${inside}.js'\n`)
  }
  expect(await cruise(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining('no dependency violations found') })

  write(folder, 'src/languages/by-hand.ts', "export { it } from './java/java.js'\n")
  write(folder, 'src/report/of-java.ts', "export const it = () => import('../languages/java/java.js')\n")
  write(folder, 'src/oracle/of-eclipse.ts', "export { it } from '../engines/eclipse/eclipse.js'\n")
  write(folder, 'src/campaign/of-weak.ts', "export { it } from '../techniques/weak.js'\n")
  write(folder, 'src/cli/of-sqlite.ts', "export { it } from '../campaign/sqlite/sqlite.js'\n")
  write(folder, 'src/languages/toy/toy.ts', "export { it } from '../java/java.js'\n")
  write(folder, 'src/jvm/jdk.ts', 'export const jdk = 25\n')
  write(folder, 'src/languages/java/jdk.ts', "export { jdk } from '../../jvm/jdk.js'\n")
  write(folder, 'src/oracle/of-jdk.ts', "export { jdk } from '../jvm/jdk.js'\n")
  const { code, stdout } = await cruise(folder)
  expect(stdout).toContain('error through-the-registry-of-languages: src/languages/by-hand.ts → src/languages/java/java.ts')
  expect(stdout).toContain('error through-the-registry-of-languages: src/report/of-java.ts → src/languages/java/java.ts')
  expect(stdout).toContain('error through-the-registry-of-engines: src/oracle/of-eclipse.ts → src/engines/eclipse/eclipse.ts')
  expect(stdout).toContain('error through-the-registry-of-stores: src/cli/of-sqlite.ts → src/campaign/sqlite/sqlite.ts')
  expect(stdout).toContain('error through-the-registry-of-techniques: src/campaign/of-weak.ts → src/techniques/weak.ts')
  expect(stdout).toContain('error languages-apart: src/languages/toy/toy.ts → src/languages/java/java.ts')
  expect(stdout).toContain('error jvm-for-what-runs-on-it: src/oracle/of-jdk.ts → src/jvm/jdk.ts')
  expect(stdout).toContain('7 dependency violations')
  expect(code).toBe(7)
})

test('what a report format is made of is imported by the table of formats alone', async () => {
  const folder = smallProject()
  write(folder, 'src/report/page/page.ts', "export { escaped } from './escaped.js'\nexport { shared } from '../shared.js'\n")
  write(folder, 'src/report/page/escaped.ts', 'export const escaped = 1\n')
  write(folder, 'src/report/shared.ts', 'export const shared = 1\n')
  write(folder, 'src/report/formats.ts', "export const page = () => import('./page/page.js')\n")
  write(folder, 'src/cli/by-name.ts', "export { page } from '../report/formats.js'\n")
  expect(await cruise(folder, 'src', 'test')).toMatchObject({ code: 0 })

  write(folder, 'src/cli/direct.ts', "export { escaped } from '../report/page/page.js'\n")
  write(folder, 'src/cli/type.ts', "export type Escaped = typeof import('../report/page/escaped.js')\n")
  write(folder, 'src/report/beside.ts', "export { escaped } from './page/page.js'\n")
  write(folder, 'src/report/feed/feed.ts', "export { escaped } from '../page/escaped.js'\n")
  write(folder, 'src/report/list/list.ts', "export { page } from '../formats.js'\n")
  write(folder, 'src/report/formats.ts', "export { escaped as page } from './page/page.js'\n")
  write(folder, 'test/direct.ts', "export { escaped } from '../src/report/page/page.js'\n")
  const { stdout } = await cruise(folder, 'src', 'test')
  expect(stdout).toContain('error report-format-by-registry: src/cli/direct.ts → src/report/page/page.ts')
  expect(stdout).toContain('error report-format-by-registry: src/cli/type.ts → src/report/page/escaped.ts')
  expect(stdout).toContain('error report-format-by-registry: src/report/beside.ts → src/report/page/page.ts')
  expect(stdout).toContain('error report-format-by-registry: test/direct.ts → src/report/page/page.ts')
  expect(stdout).toContain('error report-format-on-demand: src/report/formats.ts → src/report/page/page.ts')
  expect(stdout).toContain('error report-format-alone: src/report/feed/feed.ts → src/report/page/escaped.ts')
  expect(stdout).toContain('error report-format-alone: src/report/list/list.ts → src/report/formats.ts')
  expect(stdout).toContain('7 dependency violations')
})

test('a corpus knows no benchmark, and a benchmark only what is its own or shared', async () => {
  const folder = smallProject()
  write(folder, 'corpus/pairs.ts', 'export const pairs = []\n')
  write(folder, 'bench/speed.ts', "export { pairs } from '../corpus/pairs.js'\nexport { plot } from './speed/plot.js'\n")
  write(folder, 'bench/speed/plot.ts', "export { median as plot } from '../shared/median.js'\n")
  write(folder, 'bench/shared/median.ts', 'export const median = 1\n')
  expect(await cruise(folder, 'src', 'corpus', 'bench')).toMatchObject({ code: 0 })

  write(folder, 'src/cli/pairs.ts', "export { pairs } from '../../corpus/pairs.js'\n")
  write(folder, 'corpus/timed.ts', "export { timed } from '../bench/timed.js'\n")
  write(folder, 'bench/memory.ts', "export { plot } from './speed/plot.js'\n")
  const { stdout } = await cruise(folder, 'src', 'corpus', 'bench')
  expect(stdout).toContain('error src-stands-alone: src/cli/pairs.ts → corpus/pairs.ts')
  expect(stdout).toContain('error corpus-stands-alone: corpus/timed.ts → bench/timed.ts')
  expect(stdout).toContain('error measurements-apart: bench/memory.ts → bench/speed/plot.ts')
  expect(stdout).toContain('3 dependency violations')
})

test('options are read in cli alone, benchmarks know no test, alloy has an order of its own, and engines and stores know no other', async () => {
  const folder = smallProject()
  const keep: readonly (readonly [string, string])[] = [
    ['src/cli/options.ts', "export { Command } from 'commander'\n"],
    ['src/alloy/parse/text.ts', 'export const text = 1\n'],
    ['src/alloy/ground/bounds.ts', "export { text } from '../parse/text.js'\n"],
    ['src/engines/engines.ts', "export { it } from './one/one.js'\n"],
    ['src/engines/one/one.ts', 'export const it = 1\n'],
    ['src/campaign/stores.ts', "export { it } from './one/one.js'\n"],
    ['src/campaign/one/one.ts', 'export const it = 1\n'],
    ['src/jvm/jdk.ts', 'export const jdk = 25\n'],
    ['src/languages/kotlin/jdk.ts', "export { jdk } from '../../jvm/jdk.js'\n"],
    ['src/techniques/one.ts', "export { part } from './one/part.js'\n"],
    ['src/techniques/one/part.ts', 'export const part = 1\n'],
    ['dist/src/model/word.js', "export const word = 'word'\n"],
  ]
  for (const [file, text] of keep) write(folder, file, text)
  expect(await cruise(folder, 'src', 'bench')).toMatchObject({ code: 0 })

  write(folder, 'src/app/options.ts', "export { Command } from 'commander'\n")
  write(folder, 'src/alloy/parse/early.ts', "export { text } from '../ground/bounds.js'\n")
  write(folder, 'src/engines/two/two.ts', "export { it } from '../one/one.js'\n")
  write(folder, 'src/campaign/two/two.ts', "export { it } from '../one/one.js'\n")
  write(folder, 'src/model/built.ts', "export { word } from '../../dist/src/model/word.js'\n")
  write(folder, 'src/rogue.ts', "export { run } from './cli/run.js'\n")
  write(folder, 'src/techniques/two.ts', "export { part } from './one.js'\n")
  write(folder, 'src/engines/shared.ts', "export { jdk } from '../jvm/jdk.js'\n")
  write(folder, 'bench/of-test.ts', "export { tested } from '../test/tested.js'\n")
  const { stdout } = await cruise(folder, 'src', 'bench')
  expect(stdout).toContain('error only-cli-reads-the-command-line: src/app/options.ts')
  expect(stdout).toContain('error import-order-alloy-parse: src/alloy/parse/early.ts → src/alloy/ground/bounds.ts')
  expect(stdout).toContain('error engines-apart: src/engines/two/two.ts → src/engines/one/one.ts')
  expect(stdout).toContain('error stores-apart: src/campaign/two/two.ts → src/campaign/one/one.ts')
  expect(stdout).toContain('error src-by-source: src/model/built.ts')
  expect(stdout).toContain('error unknown-folder-imports: src/rogue.ts → src/cli/run.ts')
  expect(stdout).toContain('error techniques-apart: src/techniques/two.ts → src/techniques/one.ts')
  expect(stdout).toContain('error jvm-for-what-runs-on-it: src/engines/shared.ts → src/jvm/jdk.ts')
  expect(stdout).toContain('error bench-without-test: bench/of-test.ts → test/tested.ts')
  expect(stdout).toContain('9 dependency violations')
})

/** Four files that keep every rule, under the project's own configuration. */
function smallProject(): string {
  const folder = copyOf('.dependency-cruiser.cjs', 'package.json', 'tsconfig.json', 'tsconfig.test.json')
  write(
    folder,
    'src/cli/run.ts',
    "import { word } from '../model/word.js'\nexport type Run = () => string\nexport const run: Run = () => word\n",
  )
  write(folder, 'src/model/word.ts', "export const word = 'word'\n")
  write(folder, 'src/lost/lost.ts', 'export const lost = 1\n')
  write(folder, 'test/tested.ts', 'export const tested = 1\n')
  write(folder, 'bench/timed.ts', 'export const timed = 1\n')
  return folder
}

function cruise(folder: string, ...parts: readonly string[]) {
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  return run(folder, process.execPath, [
    program,
    '--config',
    '.dependency-cruiser.cjs',
    ...(parts.length === 0 ? ['src'] : parts),
  ])
}
