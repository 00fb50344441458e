/** What comes after a hunt, as a user has it: with the toy engine, whose findings are decided by a hash. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bugSummary } from '../../src/model/bug.js'
import { documentOf } from '../../src/model/document.js'
import { history } from '../../src/model/history.js'
import { huntResult } from '../../src/model/hunt.js'
import type { BugSummary, Files, Mark } from '../../src/model/index.js'
import { dump } from '../campaign/store-made.js'
import { assay, folder, type Ran, runScript } from '../support/assay.js'

const script = fileURLToPath(new URL('../support/toy-hunt.mjs', import.meta.url))
const plan = ['--sample', '40', '--refactoring', 'pull-up-method', '--refactoring', 'rename-class']

let root = ''
let bugs: readonly BugSummary[] = []

beforeAll(async () => {
  root = folder()
  const hunted = await toy('--quiet', ...plan)
  expect(hunted.stderr).toBe('')
  expect(hunted.stdout).toMatch(/The campaign is in assay.db, the report in assay.html;/)
  bugs = z.array(bugSummary).parse(JSON.parse((await toy('bugs', 'assay.db', '--json')).stdout))
})

function toy(...args: readonly string[]): Promise<Ran> {
  return runScript(script, args, { cwd: root })
}

const first = (): BugSummary => {
  const [bug] = bugs
  if (bug === undefined) throw new Error('there is no bug')
  return bug
}

describe('bugs', () => {
  test('are told by a hunt, and counted in its rows by kind', async () => {
    const { stdout, code } = await toy(...plan, '--json')
    const { rows, bugs: listed, known } = documentOf(huntResult).parse(JSON.parse(stdout))
    expect(listed).toEqual(bugs)
    const counted = rows.map(({ bugs: { compile, behaviour, crash } }) => compile + behaviour + crash)
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(bugs.length)
    expect(bugs.reduce((sum, bug) => sum + bug.findings, 0)).toBe(rows.reduce((sum, row) => sum + row.findings, 0))
    expect({ known, code }).toEqual({ known: 0, code: 1 })
    expect(existsSync(join(root, 'assay.html'))).toBe(true)
  })

  test('are the same with the same ids and programs in another campaign of the same plan', async () => {
    await toy('--quiet', ...plan, '--campaign', 'other.db')
    expect(await dump(join(root, 'other.db'))).toEqual(await dump(join(root, 'assay.db')))
    const html = (name: string) => readFileSync(join(root, name), 'utf8').replaceAll(name.replace('html', 'db'), '')
    expect(html('other.html')).toBe(html('assay.html'))
  })

  test('come in another order if that is asked for', async () => {
    const { stdout } = await toy('bugs', 'assay.db', '--json', '--sort', 'findings')
    const counts = (JSON.parse(stdout) as BugSummary[]).map(({ findings }) => findings)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(counts).toHaveLength(bugs.length)
  })

  test('are told one by one, by the beginning of an id or by a finding', async () => {
    const whole = JSON.parse((await toy('bugs', 'assay.db', first().id.slice(0, 8), '--json')).stdout)
    expect(whole).toMatchObject({ ...first(), request: { refactoring: first().refactoring }, findingIds: expect.any(Array) })
    expect(Object.keys(whole.before)).not.toEqual([])
    const text = await toy('bugs', 'assay.db', whole.findingIds[0])
    expect(text).toMatchObject({ code: 0, stdout: expect.stringContaining(first().id) })
  })

  test("that are sorted by rules of one's own are sorted anew", async () => {
    writeFileSync(join(root, 'rules.json'), JSON.stringify({ filters: [{ name: 'toys', kind: 'compile', message: 'toy' }] }))
    const { stdout } = await toy('bugs', 'assay.db', '--json', '--filters', 'rules.json')
    const compile = (JSON.parse(stdout) as BugSummary[]).filter(({ kind }) => kind === 'compile')
    expect(compile.every(({ filters }) => filters.join() === 'toys')).toBe(true)
    expect(compile).not.toEqual([])
    const without = await toy('bugs', 'assay.db', '--json', '--quiet')
    expect(JSON.parse(without.stdout)).toEqual(bugs)
  })
})

describe('known bugs', () => {
  test('are counted apart and do not fail a hunt, if all are known', async () => {
    const entries = await Promise.all(
      bugs.map(async ({ id, refactoring, kind }) => {
        const { before, request } = JSON.parse((await toy('bugs', 'assay.db', id, '--json')).stdout)
        const program = { files: before, target: request.target, parameters: request.parameters }
        return { id: `known-${id}`, link: 'https://example.org/1', status: 'accepted', engine: 'toy', refactoring, kind, program }
      }),
    )
    const known = (name: string, content: unknown) => writeFileSync(join(root, name), JSON.stringify(content))
    known('known.json', entries)
    const all = await toy(...plan, '--json', '--known', 'known.json')
    const { rows, known: count } = documentOf(huntResult).parse(JSON.parse(all.stdout))
    expect(count).toBe(rows.reduce((sum, row) => sum + row.findings, 0))
    expect(all.code).toBe(0)
    known('some.json', entries.slice(1))
    expect((await toy(...plan, '--json', '--known', 'some.json')).code).toBe(1)
    const listed = JSON.parse((await toy('bugs', 'assay.db', '--json', '--known', 'some.json')).stdout) as BugSummary[]
    expect(listed.map(bug => bug.known)).toEqual([undefined, ...bugs.slice(1).map(({ id }) => `known-${id}`)])
    expect((await toy('bugs', 'assay.db', '--known', 'known.json')).stdout).toMatch(/accepted/)
  })
})

describe('what an engine brings of its bugs', () => {
  const wholes = () => Promise.all(bugs.map(async ({ id }) => JSON.parse((await toy('bugs', 'assay.db', id, '--json')).stdout)))

  /** As an engine has them: the target marked in its file. */
  const marked = ({ before, request }: { before: Files; request: { target: Mark } }) => {
    const { file, start, end } = request.target
    const text = before[file] ?? ''
    return { ...before, [file]: `${text.slice(0, start)}[|${text.slice(start, end)}|]${text.slice(end)}` }
  }

  test('is said in lists, bugs, pages and texts, and decides nothing', async () => {
    const [one, ...others] = await wholes()
    const of = (bug: { id: string; refactoring: string; kind: string }, id: string) => ({
      id,
      link: `https://example.org/${id}`,
      status: 'open',
      refactoring: bug.refactoring,
      programs: [{ kind: bug.kind, files: marked(Object(bug)), parameters: Object(bug).request.parameters }],
    })
    const env = {
      TOY_KNOWN: JSON.stringify([of(one, 'toy-1'), ...others.map(each => ({ ...of(each, 'toy-2'), related: 'it is near' }))]),
      TOY_CHOICES: JSON.stringify([{ refactoring: one.refactoring, message: '', why: 'they said so' }]),
    }
    const told = (...args: readonly string[]) => runScript(script, args, { cwd: root, env })
    const hunted = await told(...plan, '--json')
    expect([hunted.code, JSON.parse(hunted.stdout).known]).toEqual([1, 0])
    expect(JSON.parse((await told('bugs', 'assay.db', '--json')).stdout)).toEqual(bugs)
    const sentence = 'already reported: https://example.org/toy-1 (open)'
    for (const args of [plan, ['bugs', 'assay.db']]) expect((await told(...args)).stdout).toContain(`${one.id}  ${sentence}\n`)
    expect((await told('bugs', 'assay.db', one.id)).stdout).toContain(`${sentence}\nmay be a choice: they said so\n`)
    expect(JSON.parse((await told('bugs', 'assay.db', one.id, '--json')).stdout)).toMatchObject({
      reported: { id: 'toy-1', link: 'https://example.org/toy-1', status: 'open' },
      choice: 'they said so',
    })
    for (const { id } of others) {
      const { related, reported } = JSON.parse((await told('bugs', 'assay.db', id, '--json')).stdout)
      expect([related, reported]).toEqual([
        { id: 'toy-2', link: 'https://example.org/toy-2', status: 'open', why: 'it is near' },
        undefined,
      ])
    }
    await told('report', 'assay.db', '--quiet', '--markdown', 'remarks', '--html', 'remarks.html')
    const text = readFileSync(join(root, 'remarks', `${one.refactoring}-${one.kind}-${one.id}.md`), 'utf8')
    expect(text).toContain('\n- Already reported: [toy-1](<https://example.org/toy-1>) (open)\n- May be a choice: they said so\n')
    expect(readFileSync(join(root, 'remarks.html'), 'utf8')).toContain('href="https://example.org/toy-1"')
  })

  test("gives way to the user's own file of known bugs", async () => {
    const [one] = await wholes()
    const { refactoring, kind, before, request } = one
    const own = { id: 'mine', link: 'https://example.org/mine', status: 'accepted' }
    const program = { files: before, target: request.target, parameters: request.parameters }
    writeFileSync(join(root, 'own.json'), JSON.stringify([{ ...own, engine: 'toy', refactoring, kind, program }]))
    const shipped = { id: 'toy-1', link: 'https://example.org/1', status: 'open', refactoring }
    const env = {
      TOY_KNOWN: JSON.stringify([{ ...shipped, programs: [{ kind, files: marked(one), parameters: request.parameters }] }]),
    }
    const args = ['bugs', 'assay.db', one.id, '--known', 'own.json']
    const { stdout } = await runScript(script, [...args, '--json'], { cwd: root, env })
    expect(JSON.parse(stdout)).toMatchObject({ known: 'mine', reported: own })
    expect((await runScript(script, args, { cwd: root, env })).stdout).not.toContain('already reported')
  })
})

describe('replay', () => {
  test('says that a bug still holds, and a finding too', async () => {
    expect((await toy('replay', 'assay.db', first().id, '--quiet')).code).toBe(1)
    const { stdout, code } = await toy('replay', 'assay.db', first().smallest.id, '--json', '--quiet')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ answers: [{ engine: 'toy@2', answer: 'yes' }] })
  })

  test('tries other releases', async () => {
    const { stdout, code } = await toy('replay', 'assay.db', first().id, '--engine', 'toy@1', '--engine', 'toy', '--quiet')
    expect(stdout).toMatch(/toy@1 +yes .*\ntoy@2 +yes /)
    expect(code).toBe(1)
  })
})

describe('bisect', () => {
  const bisect = (releases: string, ...args: readonly string[]) =>
    runScript(script, ['bisect', 'assay.db', ...args, '--quiet'], { cwd: root, env: { TOY_RELEASES: releases } })
  const read = ({ stdout }: Ran) => documentOf(history).parse(JSON.parse(stdout))

  test('where the oldest release has the bug already, nobody knows the first', async () => {
    const ran = await bisect('2 1', first().id, '--json')
    expect(read(ran)).toEqual({
      first: null,
      releases: [
        { engine: 'toy@1', holds: 'yes' },
        { engine: 'toy@2', holds: 'yes' },
      ],
    })
    expect(ran.code).toBe(1)
  })

  test('a release without the bug before one with it makes it a regression', async () => {
    const ran = await bisect('2 1 0', first().id, '--json')
    expect(read(ran)).toMatchObject({ first: 'toy@1', lastWithout: 'toy@0' })
    const { stdout, code } = await bisect('2 1 0', first().id)
    expect(stdout).toContain('since Toy 2026-01 (1), a regression: Toy 2026-01 (0) does not have it\n')
    expect(code).toBe(1)
  })

  test('without an id every bug is bisected, a document each', async () => {
    const { stdout } = await bisect('2 1 0', '--json')
    const lines = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.map(({ id, first }) => [id, first])).toEqual(bugs.map(({ id }) => [id, 'toy@1']))
  })

  test('reports say since when, once all releases were checked', async () => {
    const { stdout } = await runScript(script, ['bugs', 'assay.db', first().id], { cwd: root, env: { TOY_RELEASES: '2 1 0' } })
    expect(stdout).toContain('elsewhere  since Toy 2026-01 (1), a regression')
  })

  test('a bug that no release has any more is no finding', async () => {
    expect((await bisect('0', first().id, '--json')).code).toBe(0)
  })

  test('an unknown engine is refused', async () => {
    const { code, stderr } = await bisect('2 1', first().id, '--engine', 'tay')
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('unknown engine tay; did you mean toy?') })
  })
})

describe('a report', () => {
  test('is written in every form, the same each time', async () => {
    const write = async (name: string) => {
      const paths = [
        '--html',
        `${name}/a.html`,
        '--sarif',
        `${name}/a.sarif`,
        '--junit',
        `${name}/a.xml`,
        '--markdown',
        `${name}/md`,
      ]
      const ran = await toy('report', 'assay.db', '--quiet', ...paths)
      expect(ran).toMatchObject({ code: 0, stderr: '' })
      const files = readdirSync(join(root, name), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
      return files.map(({ parentPath, name: file }) => [file, readFileSync(join(parentPath, file), 'utf8')]).sort()
    }
    const one = await write('one')
    expect(one.length).toBe(3 + bugs.length + 1)
    expect(one.every(([, text]) => text !== '')).toBe(true)
    expect(await write('two')).toEqual(one)
    const again = await toy('report', 'assay.db', '--quiet', '--json', '--html', 'one/a.html')
    expect(JSON.parse(again.stdout)).toEqual({ schemaVersion: 1, written: ['one/a.html'] })
  })

  test('is never written over anything else, least of all over the campaign', async () => {
    writeFileSync(join(root, 'mine.html'), '<!doctype html><title>Mine</title>')
    const before = readFileSync(join(root, 'assay.db'))
    for (const file of ['assay.db', 'mine.html', 'assay.html']) {
      const { code, stderr } = await toy('report', 'assay.db', '--quiet', '--sarif', file).catch(() => ({ code: 2, stderr: '' }))
      expect({ code, stderr }).not.toEqual({ code: 0, stderr: '' })
    }
    expect(readFileSync(join(root, 'assay.db'))).toEqual(before)
    expect(readFileSync(join(root, 'mine.html'), 'utf8')).toContain('Mine')
  })

  test('of a hunt leaves a page of the same name alone, and says so', async () => {
    writeFileSync(join(root, 'page.html'), 'mine')
    const { stdout } = await toy(...plan, '--quiet', '--campaign', 'page.db')
    expect(stdout).toMatch(
      /page.html exists, is not an Assay report and was not overwritten: assay report page.db --html FILE writes one.\n$/,
    )
    expect(readFileSync(join(root, 'page.html'), 'utf8')).toBe('mine')
  })
})

describe('one line and exit code 2', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['no campaign', ['bugs', 'none.db'], /none.db does not exist/],
    ['no such bug', ['bugs', 'assay.db', 'zzzz'], /no bug or finding "zzzz" in assay.db/],
    ['no such finding', ['replay', 'assay.db', 'zzzz'], /no bug or finding "zzzz" in assay.db/],
    ['nothing to write', ['report', 'assay.db'], /no report format given/],
    ['one file for two', ['report', 'assay.db', '--html', 'x', '--sarif', './x'], /\.\/x is given for two reports/],
    ['a report over the campaign', ['report', 'assay.db', '--html', 'assay.db'], /assay.db exists and is not an Assay report/],
    ['a folder that is used', ['report', 'assay.db', '--markdown', '.'], /is not empty/],
    ['a file that can not be written', ['report', 'assay.db', '--html', '.'], /can't be written/],
    ['known bugs that are none', ['bugs', 'assay.db', '--known', 'assay.html'], /assay.html is not JSON/],
    ['another order', ['bugs', 'assay.db', '--sort', 'size'], /--sort/],
  ])('%s', async (_, args, words) => {
    const { code, stderr, stdout } = await assay(args, { cwd: root })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
