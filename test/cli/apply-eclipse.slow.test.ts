/** What the README shows of `assay apply` with Eclipse, and what is said where Eclipse can't be fetched. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentOf } from '../../src/model/document.js'
import { engineList } from '../../src/model/engines.js'
import { applyResult } from '../../src/model/refactoring.js'
import { assay, folder, project } from '../support/assay.js'

const pullUp = (example: string) => [
  'apply',
  `examples/${example}/before`,
  '--engine',
  'eclipse',
  '--refactoring',
  'pull-up-method',
  '--check',
]

test('the README shows what Eclipse does to the example, and what Assay says of it', async () => {
  const command = pullUp('super-became-this')
  const ran = await assay([...command, '--quiet'], { cwd: project })
  const [, shown] = readFileSync(join(project, 'README.md'), 'utf8').split(`npx assay ${command.join(' ')}\n\`\`\`\n\n\`\`\`\n`)
  // Of another JDK and another release the rest is true, too.
  const steady = (text = '') => text.replace(/eclipse@[\d.]+/, 'eclipse').replace(/JDK [\d.]+/, 'JDK')
  expect(steady(ran.stdout)).toBe(steady(shown?.split('```')[0]))
  expect(ran.code).toBe(1)
})

test('where Eclipse does no harm, the verdict says so', async () => {
  const ran = await assay([...pullUp('super-became-this-kept'), '--json', '--quiet'], { cwd: project })
  expect(documentOf(applyResult).parse(JSON.parse(ran.stdout))).toMatchObject({
    outcome: { kind: 'applied' },
    verdict: { kind: 'preserved' },
  })
  expect(ran.code).toBe(0)
})

test('what is not fetched yet is told by engines, which fetches nothing', async () => {
  const cache = join(folder(), 'cache')
  const ran = await assay(['engines', '--json'], { env: { ASSAY_CACHE: cache } })
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  const rows = engineList.parse(JSON.parse(ran.stdout))
  expect(rows.map(({ name }) => name)).toContain('eclipse')
  for (const row of rows) expect(row).toMatchObject({ ready: false, missing: expect.stringMatching(/./) })
  expect(existsSync(cache)).toBe(false)
})

test.each([
  ['no Maven', () => ({ PATH: '/nowhere', MAVEN_HOME: '', M2_HOME: '' }), /^assay: Maven is needed once, [^\n]+\n$/],
  ['no network', offline, /^assay: Maven could not download libraries \([^\n]+refused\); check the network [^\n]+\n$/],
])('with %s it is one line, and nothing half fetched is left', async (_, env, words) => {
  const cache = join(folder(), 'cache')
  const ran = await assay([...pullUp('super-became-this').slice(0, -1), '--quiet'], {
    cwd: project,
    env: { ...env(), ASSAY_CACHE: cache },
  })
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(words) })
  expect(readdirSync(join(cache, 'jars'))).toEqual([])
})

/** Maven has a repository of its own with nothing in it, and a proxy that nobody answers at. */
function offline(): NodeJS.ProcessEnv {
  const nobody = ['http', 'https'].flatMap(scheme => [`-D${scheme}.proxyHost=127.0.0.1`, `-D${scheme}.proxyPort=9`])
  return { MAVEN_OPTS: [`-Dmaven.repo.local=${folder()}`, ...nobody].join(' ') }
}
