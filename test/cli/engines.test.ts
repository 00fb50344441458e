/** `assay engines` and `assay setup` with engines of the test's own. */
import { afterEach, expect, test, vi } from 'vitest'
import { engines } from '../../src/cli/engines.js'
import { setup } from '../../src/cli/setup.js'
import { engineList } from '../../src/model/engines.js'
import { InputError } from '../../src/model/index.js'
import { toyManifest, toyRelease } from '../support/toy-engine/toy.js'

const releases = [
  { ...toyRelease({ version: '4', oldestJdk: 999 }), missing: () => undefined },
  { ...toyRelease({ version: '3' }), missing: () => 'its jars are not fetched' },
  toyRelease({ switchable: false }),
]

afterEach(() => vi.restoreAllMocks())

test('engines says what each can do, whether it is ready, and what is missing', () => {
  const rows = engineList.parse(JSON.parse(printed(() => engines('json', releases))))
  expect(rows.map(({ version, switchable, ready }) => [version, switchable, ready])).toEqual([
    ['4', true, false],
    ['3', true, false],
    ['2', false, true],
  ])
  expect(rows.map(({ missing }) => missing)).toEqual([
    expect.stringContaining('toy@4 needs JDK 999 or later'),
    'its jars are not fetched',
    undefined,
  ])
  expect(rows[2]?.refactorings).toEqual(toyManifest.refactorings)
})

test('people see the refactorings with their parameters', () => {
  expect(
    printed(() => engines('text', releases.slice(1))),
  ).toBe(`toy@3 for java, preconditions can be switched off; not ready: its jars are not fetched
  rename-class newName
  rename-method newName
  rename-field newName
  pull-up-method destination?

toy@2 for java, preconditions can not be switched off; ready
  rename-class newName
  rename-method newName
  rename-field newName
  pull-up-method destination?
`)
})

test('setup fetches nothing if one of the names is wrong', async () => {
  const command = vi.fn(toyRelease().command)
  const asked = setup(['toy', 'no-such-engine'], { quiet: true }, [{ ...toyRelease(), command }])
  await expect(asked).rejects.toThrow(InputError)
  expect(command).not.toHaveBeenCalled()
})

function printed(act: () => unknown): string {
  const texts: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation(text => texts.push(String(text)) > 0)
  act()
  return texts.join('')
}
