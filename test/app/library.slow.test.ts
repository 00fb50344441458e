/** The programs of docs/library.md are run as they stand there, against the package as others import it, and print what stands below them. */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, project, run, write } from '../ground/copy.js'

const page = readFileSync(join(project, 'docs/library.md'), 'utf8')
const examples = [...page.matchAll(/^## (.+)\n[\s\S]*?^```js\n([\s\S]*?)^```\n\n```\n([\s\S]*?)^```\n/gm)].map(
  ([, title = '', program = '', output = '']) => ({ title, program, output }),
)

test('every section of docs/library.md has an example', () => {
  expect(examples.map(({ title }) => title)).toEqual([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title))
})

test.each(examples)(
  'the example "$title" of docs/library.md prints what the page says',
  async ({ program, output }) => {
    const folder = folderWith(program)
    const { code, stdout, stderr } = await run(folder, process.execPath, ['example.mjs'])
    expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: output })
  },
  120_000,
)

test('the examples of docs/library.md fit the types of the package', async () => {
  for (const { program } of examples) {
    const folder = folderWith(program)
    const strict = ['--noEmit', '--allowJs', '--checkJs', '--strict', '--skipLibCheck']
    const level = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,esnext.disposable', '--types', 'node']
    const { stdout } = await run(folder, join(project, 'node_modules/.bin/tsc'), [...strict, ...level, 'example.mjs'])
    expect(stdout).toBe('')
  }
}, 120_000)

/** Where the package is installed under its name. */
function folderWith(program: string): string {
  const folder = emptyFolder()
  write(folder, 'package.json', '{ "private": true }\n')
  write(folder, 'example.mjs', program)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(project, join(folder, 'node_modules/assay'))
  symlinkSync(join(project, 'node_modules/@types'), join(folder, 'node_modules/@types'))
  return folder
}
