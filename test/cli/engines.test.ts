/** `assay engines` and `assay setup` with engines of the test's own. */
import { Command } from 'commander'
import { expect, test, vi } from 'vitest'
import { enginesCommand, setUpCommand } from '../../src/cli/machine/options.js'
import type { EngineRelease } from '../../src/engines/engine.js'
import { engineList } from '../../src/model/engines.js'
import { InputError } from '../../src/model/index.js'
import { terminal } from '../support/terminal.js'
import { toyInstallation, toyManifest, toyRelease } from '../support/toy-engine/toy.js'

const releases = [
  toyRelease({ version: '4' }, { lacks: 'no JDK for it', why: 'toy@4 needs JDK 999 or later', advice: 'install one' }),
  toyRelease({ version: '3' }, { ...toyInstallation(), missing: () => ({ what: 'not set up', hurdle: 'there is no network' }) }),
  toyRelease({ switchable: false }),
]

test('engines says what each can do, whether it is ready, and what is missing', async () => {
  const rows = engineList.parse(JSON.parse(await printed(releases, 'engines', '--json')))
  expect(rows.map(({ version, switchable, ready }) => [version, switchable, ready])).toEqual([
    ['4', true, false],
    ['3', true, false],
    ['2', false, true],
  ])
  expect(rows.map(({ missing }) => missing)).toEqual([
    'toy@4 needs JDK 999 or later; install one',
    'not set up, and there is no network',
    undefined,
  ])
  expect(rows[2]).toMatchObject({ released: '2026-01', components: { 'toy.core': '2.0' } })
  expect(rows[2]?.refactorings).toEqual(toyManifest.refactorings)
})

test('people see the refactorings with their parameters', async () => {
  expect(
    await printed(releases.slice(1), 'engines'),
  ).toBe(`toy@3 (2026-01) for java, preconditions can be disabled; not ready: not set up, and there is no network
  rename-class newName
  rename-method newName
  rename-field newName
  pull-up-method destination?

toy@2 (2026-01) for java, preconditions can not be disabled; ready
  rename-class newName
  rename-method newName
  rename-field newName
  pull-up-method destination?
`)
})

test('setup fetches nothing if one of the names is wrong', async () => {
  const command = vi.fn(toyInstallation().command)
  const asked = printed([toyRelease({}, { ...toyInstallation(), command })], 'setup', 'toy', 'no-such-engine', '--quiet')
  await expect(asked).rejects.toThrow(InputError)
  expect(command).not.toHaveBeenCalled()
})

async function printed(releases: readonly EngineRelease[], ...args: readonly string[]): Promise<string> {
  const shown = terminal({ releases: async () => releases })
  const assay = new Command().exitOverride()
  enginesCommand(assay, shown)
  setUpCommand(assay, shown)
  await assay.parseAsync(args, { from: 'user' })
  return shown.text()
}
