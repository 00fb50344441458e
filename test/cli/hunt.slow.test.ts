/** The command as a user has it: the real one for what is wrong with its options, with the toy engine for what it does. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../../src/model/document.js'
import { huntResult } from '../../src/model/hunt.js'
import type { HuntResult } from '../../src/model/index.js'
import { dump } from '../campaign/store-made.js'
import { assay, folder, type Ran, runScript } from '../support/assay.js'

const toyHunt = fileURLToPath(new URL('../support/toy-hunt.mjs', import.meta.url))

function toy(args: readonly string[], cwd: string): Promise<Ran> {
  return runScript(toyHunt, args, { cwd })
}

async function toyJson(args: readonly string[], cwd: string): Promise<HuntResult> {
  const ran = await toy([...args, '--json'], cwd)
  if (ran.stdout === '') throw new Error(ran.stderr)
  return documentOf(huntResult).parse(JSON.parse(ran.stdout))
}

const pullUp = ['--refactoring', 'pull-up-method']

describe('a hunt', () => {
  test('ends with a table, says where everything is, and exits with 1 because it found something', async () => {
    const ran = await toy(['--sample', '30'], folder())
    expect(ran.code).toBe(1)
    expect(ran.stdout).toMatch(/^refactoring +programs +applied .*after\nrename-class +30 /)
    expect(ran.stdout).toMatch(/\nall +120 /)
    expect(ran.stdout).toMatch(
      /\d+ findings in 120 programs, .* s; each was reproduced in fresh processes.\n\nid +kind .*\n\d+ bugs?\.\n\nThe campaign is in assay.db, the report in assay.html; .*\n$/s,
    )
  })

  test('twice has the same rows, and says the same but for the time', async () => {
    const root = folder()
    const results = [
      await toyJson(['--sample', '25', '--campaign', 'a.db'], root),
      await toyJson(['--sample', '25', '--campaign', 'b.db'], root),
    ]
    const [a, b] = results.map(({ time: _, campaign: __, ...same }) => same)
    expect(a).toEqual(b)
    expect(await dump(join(root, 'a.db'))).toEqual(await dump(join(root, 'b.db')))
  })

  test('piece by piece has the rows of one at once', async () => {
    const root = folder()
    const first = await toyJson(['--sample', '50', ...pullUp, '--limit', '20', '--campaign', 'a.db'], root)
    expect(first).toMatchObject({ truncated: true, rows: [{ programs: 20 }] })
    const second = await toyJson(['--sample', '50', ...pullUp, '--campaign', 'a.db'], root)
    expect(second.truncated).toBeUndefined()
    expect(second.rows).toMatchObject([{ programs: 50 }])
    await toyJson(['--sample', '50', ...pullUp, '--campaign', 'b.db'], root)
    expect(await dump(join(root, 'a.db'))).toEqual(await dump(join(root, 'b.db')))
  })

  test('ends a refactoring at its first finding if it is told to, and says after how many programs that was', async () => {
    const { rows } = await toyJson(['--sample', '200', ...pullUp, '--first'], folder())
    expect(rows[0]?.findings).toBe(1)
    expect(rows[0]?.firstFinding).toEqual({ programs: rows[0]?.programs })
  })

  test('with two techniques in one campaign has the findings of each, and those of one are what it finds alone', async () => {
    const root = folder({ 'own.ndjson': refusing(60).join('\n') })
    const own = [...pullUp, '--programs', 'own.ndjson']
    const both = ['--technique', 'weak', '--technique', 'insisting']
    const { rows } = await toyJson([...own, ...both, '--campaign', 'both.db', '--limit', '31'], root)
    expect(rows[0]?.programs).toBe(31)
    const finished = await toyJson([...own, ...both, '--campaign', 'both.db'], root)
    const alone = await toyJson([...own, '--technique', 'weak', '--campaign', 'weak.db'], root)
    expect(finished.rows[0]?.bugs.refusal).toBe(1)
    expect(alone.rows[0]?.bugs.refusal).toBe(0)
    const found = (await dump(join(root, 'both.db'))).finding ?? []
    const weak = found.filter(row => isRecord(row) && row.technique === 0)
    expect(found.length - weak.length).toBeGreaterThan(5)
    expect(weak).toEqual((await dump(join(root, 'weak.db'))).finding)
    expect((await toy([...own, '--campaign', 'both.db'], root)).stderr).toMatch(
      /made with --technique weak --technique insisting, now --technique weak/,
    )
  })

  test('asks for any refactoring of the engine in own programs, at the mark and with the parameters that are given', async () => {
    const root = folder({
      'own/one/A.java': 'class A {\n  int [|there:f|];\n  int [|f|];\n}\n',
    })
    const args = ['--refactoring', 'rename-field', '--programs', 'own', '--mark', 'there', '--set', 'newName=taken']
    const { rows } = await toyJson(args, root)
    expect(rows).toMatchObject([{ refactoring: 'rename-field', programs: 1, applied: 1 }])
    const asked = (await dump(join(root, 'assay.db'))).asked
    expect(asked).toMatchObject([{ refactoring: 'rename-field', parameters: '{"newName":"taken"}' }])
  })

  test('makes findings again if it is told to, with the same rows', async () => {
    const root = folder()
    await toyJson(['--sample', '40', ...pullUp], root)
    const before = await dump(join(root, 'assay.db'))
    await toyJson(['--sample', '40', ...pullUp, '--rerun', 'findings'], root)
    expect(await dump(join(root, 'assay.db'))).toEqual(before)
  })

  test('begins nothing more when its time is over, and keeps what it has', async () => {
    const root = folder()
    const { truncated, rows } = await toyJson(['--all', ...pullUp, '--for', '300ms'], root)
    expect(truncated).toBe(true)
    expect(rows[0]?.programs).toBeLessThan(8336)
    // Nor is it sorted then: that can wait.
    expect(existsSync(join(root, 'assay.html'))).toBe(false)
  })

  test('takes own programs: folders with marks, or a JSON program on each line', async () => {
    const text = (n: number) => `class B extends A {\n  int [|m${n}|]() { return ${n}; }\n}\n`
    const own = folder({
      'one/A.java': 'class A {\n}\n',
      'one/B.java': text(1),
      'two/A.java': 'class A {\n}\n',
      'two/B.java': text(2),
    })
    const { rows } = await toyJson([...pullUp, '--programs', own], folder())
    expect(rows).toMatchObject([{ refactoring: 'pull-up-method', programs: 2, applied: 2 }])
    const generated = await assay(['generate', 'java/pull-up-method', '--sample', '7', '--quiet'])
    const lines = folder()
    writeFileSync(join(lines, 'own.ndjson'), generated.stdout)
    expect((await toyJson([...pullUp, '--programs', 'own.ndjson'], lines)).rows).toMatchObject([{ programs: 7 }])
  })

  test('of own programs of which one has no mark says which, and begins no campaign', async () => {
    const root = folder({ 'own/one/A.java': 'class [|A|] {\n}\n', 'own/two/A.java': 'class A {\n}\n' })
    const { code, stderr } = await assay(['hunt', ...pullUp, '--programs', 'own'], { cwd: root })
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^assay: program two has no mark target: .*\n$/) })
    expect(existsSync(join(root, 'assay.db'))).toBe(false)
  })

  test('with another plan leaves a campaign as it is', async () => {
    const root = folder()
    await toyJson(['--sample', '10', ...pullUp], root)
    const before = await dump(join(root, 'assay.db'))
    const ran = await toy(['--sample', '11', ...pullUp], root)
    expect(ran.stdout).toBe('')
    expect(ran.stderr).toMatch(/has another plan: .*--sample 10 --seed 1/)
    expect(await dump(join(root, 'assay.db'))).toEqual(before)
  })
})

describe('a hunt refuses with one line', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['an unknown engine', ['--engine', 'idea'], /unknown engine idea/],
    ['an engine twice', ['--engine', 'eclipse', '--engine', 'eclipse'], /twice/],
    ['a refactoring without a theory', ['--refactoring', 'pull-up-methods'], /did you mean pull-up-method/],
    ['an unknown technique', ['--technique', 'guessing'], /unknown technique guessing; available: weak/],
    ['a mark without own programs', ['--mark', 'it'], /--mark and --set need --programs/],
    ['two ways to choose', ['--all', '--sample', '3'], /one of --sample, --skip and --all/],
    [
      'own programs and a theory',
      ['--programs', '.', '--theory', 'x.als', '--refactoring', 'rename-class'],
      /--programs or --theory/,
    ],
    ['own programs without a refactoring', ['--programs', '.'], /--refactoring/],
    ['own programs that are not there', ['--programs', 'nowhere', '--refactoring', 'rename-class'], /nowhere does not exist/],
    ['own programs without a program', ['--programs', '.', '--refactoring', 'rename-class'], /has no program: give a folder/],
    ['a scope in which there is nothing', ['--scope', '1', '--refactoring', 'pull-up-method'], /there are no programs/],
    ['again and only to the first finding', ['--rerun', 'all', '--first'], /--rerun or --first/],
    ['a theory without a refactoring', ['--theory', 'x.als'], /--refactoring/],
    ['a theory that is not there', ['--theory', 'x.als', '--refactoring', 'rename-class'], /x\.als/],
    ['no jobs', ['--jobs', '0'], /--jobs/],
    ['a campaign in a folder that is not there', ['--campaign', 'nowhere/a.db', '--refactoring', 'rename-class'], /nowhere/],
  ])('%s', async (_, args, said) => {
    const { code, stdout, stderr } = await assay(['hunt', ...args], { cwd: folder() })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(said)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

/** Programs of which every second is refused by the toy engine, and no longer where what refuses it is switched off. */
function refusing(count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => {
    const files = {
      'A.java': `class A {\n${n % 2 === 0 ? `  // m${n}\n` : ''}}\n`,
      'B.java': `class B extends A {\n  int m${n}() { return ${n}; }\n}\n`,
    }
    return JSON.stringify({ id: `own#${n}`, files, marks: { target: { file: 'B.java', start: 26, end: 27 } } })
  })
}

function isRecord(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null
}
