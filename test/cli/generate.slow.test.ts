/** `assay generate` as a person or a script uses it: what it prints, what it refuses, and how it ends. */
import { type ChildProcess, execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { countLine, type InstanceLine, instanceLine } from '../../src/model/generate.js'
import { assay, folder, main, type Ran, type RunOptions } from '../support/assay.js'

/** Trees of folders and files: 13 with a file and at most 4 objects. */
const trees = `abstract sig Object { parent: lone Dir }
sig Dir, File extends Object {}
one sig Root extends Dir {}
fact Tree { all o: Object - Root | one o.parent }
fact { no Root.parent && (no o: Object | o in o.^parent) }
pred someFile { some File }
pred noFile { no File }
run someFile for 4
empty: run noFile for 3
`
/** All digraphs: more than anybody waits for. */
const endless = 'sig Node { edges: set Node }\nrun {} for exactly 8 Node\n'

function generate(theory: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return assay(['generate', 't.als', ...args], { cwd: folder({ 't.als': theory }), ...options })
}

async function instances(theory: string, ...args: readonly string[]): Promise<readonly InstanceLine[]> {
  const ran = await generate(theory, ['--instances', ...args])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  return linesOf(ran)
}

function linesOf({ stdout }: Ran): readonly InstanceLine[] {
  return stdout
    .split('\n')
    .slice(0, -1)
    .map(line => instanceLine.parse(JSON.parse(line)))
}

const ids = (lines: readonly InstanceLine[]) => lines.map(({ id }) => id)

describe('instances', () => {
  test('are printed each once, with numbered ids', async () => {
    const lines = await instances(trees)
    expect(ids(lines)).toEqual(Array.from({ length: 13 }, (_, n) => `t.als#${n}`))
    expect(new Set(lines.map(({ sigs, fields }) => JSON.stringify([sigs, fields]))).size).toBe(13)
    for (const { sigs, fields } of lines) {
      expect(Object.keys(sigs)).toEqual(['Object', 'Dir', 'File', 'Root'])
      expect(fields['Object.parent']).toHaveLength((sigs.Object?.length ?? 0) - 1)
    }
  })

  test('are the same at any time, and with --json', async () => {
    const [once, again, json] = await Promise.all([[], [], ['--json']].map(args => generate(trees, ['--instances', ...args])))
    expect(again?.stdout).toBe(once?.stdout)
    expect(json?.stdout).toBe(once?.stdout)
  })

  test('--range, --skip, --sample and --limit choose among them', async () => {
    const all = await instances(trees)
    const [range, skipped, limited, sample, everything] = await Promise.all([
      instances(trees, '--range', '3..6'),
      instances(trees, '--range', '1..11', '--skip', '4'),
      instances(trees, '--skip', '2', '--limit', '2'),
      instances(trees, '--sample', '5', '--seed', '3'),
      instances(trees, '--sample', '1000'),
    ])
    expect(range).toEqual(all.slice(3, 6))
    expect(skipped).toEqual([all[1], all[5], all[9]])
    expect(limited).toEqual([all[0], all[2]])
    expect(sample).toHaveLength(5)
    expect(sample).toEqual(all.filter(({ id }) => ids(sample).includes(id)))
    expect(await instances(trees, '--sample', '5', '--seed', '3')).toEqual(sample)
    expect(everything).toEqual(all)
  })

  test('--run, --scope and --where change the space, and the ids say so', async () => {
    const [other, smaller, constrained, same] = await Promise.all([
      instances(trees, '--run', 'empty'),
      instances(trees, '--scope', '2'),
      instances(trees, '--where', 'one File', '--scope', '3 Object'),
      instances(trees, '--scope', '2', '--limit', '1'),
    ])
    expect(other).toHaveLength(4)
    expect(smaller).toHaveLength(1)
    for (const { sigs } of constrained) expect(sigs.File).toHaveLength(1)
    for (const line of [...other, ...smaller, ...constrained]) expect(line.id).toMatch(/^t\.als@[0-9a-f]{6}#\d+$/)
    expect(same).toEqual(smaller)
    expect(new Set([other, smaller, constrained].map(lines => lines[0]?.id)).size).toBe(3)
    expect(await instances(trees, '--where', 'one File', '--where', 'one Dir')).toHaveLength(1)
  })
})

describe('--count', () => {
  test('prints the number for people, and as JSON', async () => {
    expect(await generate(trees, ['--count'])).toMatchObject({ code: 0, stdout: '13\n', stderr: '' })
    const { stdout } = await generate(trees, ['--count', '--json'])
    expect(stdout).toBe('{"count":13}\n')
    expect(countLine.parse(JSON.parse(stdout))).toEqual({ count: 13 })
  })

  test('is that of the whole space', async () => {
    expect((await generate(trees, ['--count', '--limit', '2'])).stdout).toBe('13\n')
  })

  test('may have more digits than JavaScript can hold', async () => {
    const theory = 'lone sig X {}\nabstract sig A { f: set B }\nabstract sig B {}\n'
    const wide = `${theory}${Array.from({ length: 20 }, (_, n) => `one sig A${n} extends A {}`).join('\n')}\n
      ${Array.from({ length: 4 }, (_, n) => `one sig B${n} extends B {}`).join('\n')}\nrun {} for 24`
    expect((await generate(wide, ['--count', '--json'])).stdout).toBe(`{"count":${2n ** 81n}}\n`)
    const far = await instances(wide, '--range', `${2n ** 81n - 1n}..${2n ** 81n + 5n}`)
    expect(ids(far)).toEqual([`t.als#${2n ** 81n - 1n}`])
  })
})

describe('a theory without instances', () => {
  const none = `${trees}fact { no Root }`

  test('is no error: nothing is printed, and that is said', async () => {
    const ran = await generate(none, ['--instances'])
    expect(ran).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'assay: t.als has no instance in this scope\n',
    })
    expect(await generate(none, ['--instances', '--quiet'])).toMatchObject({ code: 0, stdout: '', stderr: '' })
  })

  test('has the count 0', async () => {
    expect(await generate(none, ['--count', '--json'])).toMatchObject({ code: 0, stdout: '{"count":0}\n' })
  })

  test('is told from one of which nothing was chosen', async () => {
    const ran = await generate(trees, ['--instances', '--range', '20..30'])
    expect(ran).toMatchObject({ code: 0, stdout: '' })
    expect(ran.stderr).toBe('assay: nothing is printed: t.als has 13 instances, and none of them is selected\n')
  })
})

test('warnings go to standard error, unless quiet', async () => {
  const ran = await generate(trees, ['--count', '--where', 'no Dir & File'])
  expect(ran).toMatchObject({ code: 0, stdout: '13\n' })
  expect(ran.stderr).toMatch(/^assay: --where:1:8: warning: [^\n]+\n$/)
  expect(await generate(trees, ['--count', '--where', 'no Dir & File', '--quiet'])).toMatchObject({ code: 0, stderr: '' })
})

describe('what can not be used is exit code 2 and one line', () => {
  test.each<[string, string, readonly string[], RegExp]>([
    ['a syntax error', 'sig A {\n  f: }', ['--count'], /^assay: t\.als:2:6: an expression was expected, not '\}'$/],
    ['a text that ends early', 'sig A {', ['--count'], /^assay: t\.als:1:8: .* not the end of the text$/],
    ['a type error', 'sig A { f: A }\nfact { A + f in A }', ['--count'], /^assay: t\.als:2:\d+: .*arity/],
    ['an unknown name', 'sig Node {}\nfact { some Nod }', ['--count'], /^assay: t\.als:2:13: .*'Nod'.*'Node'/],
    [
      'an unknown module',
      'open util/orderin[A]\nsig A {}',
      ['--count'],
      /^assay: t\.als:1:6: module util\/orderin not found: .*util\/ordering/,
    ],
    [
      'time',
      'sig A {}\nfact { always some A }',
      ['--count'],
      /^assay: t\.als:2:8: the temporal operator 'always' is not supported$/,
    ],
    ['an unknown command', trees, ['--count', '--run', 'someFil'], /^assay: t\.als:\d+:\d+: .*'someFil'.*'someFile'/],
    ['a scope that does not parse', trees, ['--count', '--scope', '3 of Dir'], /^assay: --scope:1:6: /],
    ['a scope of something unknown', trees, ['--count', '--scope', '3 Dirr'], /^assay: --scope:1:3: .*'Dirr'.*'Dir'/],
    ['a scope that is too large', trees, ['--count', '--quiet', '--scope', '300'], /^assay: t\.als:\d+:\d+: .*too large/],
    [
      'a constraint that does not parse',
      trees,
      ['--count', '--where', 'some ('],
      /^assay: --where:1:7: .* not the end of the text$/,
    ],
    ['a constraint with an unknown name', trees, ['--count', '--where', 'some Fil'], /^assay: --where:1:6: .*'Fil'.*'File'/],
    ['a constraint that is none', trees, ['--count', '--where', 'File'], /^assay: --where:1:1: /],
    ['endless nesting', `fact { ${'('.repeat(100_000)}`, ['--count'], /^assay: t\.als:1:\d+: this is nested too deeply/],
    ['neither --instances nor --count', trees, [], /^assay: t\.als can't be printed as Java: .*; add --instances or --count$/],
    ['both', trees, ['--instances', '--count'], /^assay: give --count or --instances, not both$/],
    ['a range that is none', trees, ['--instances', '--range', '5'], /^assay: option '--range .* 10\.\.20/],
    ['a range backwards', trees, ['--instances', '--range', '5..3'], /^assay: option '--range .* 10\.\.20/],
    ['every 0-th', trees, ['--instances', '--skip', '0'], /^assay: option '--skip .* Expected an integer of at least 1/],
    [
      'a negative sample',
      trees,
      ['--instances', '--sample', '-1'],
      /^assay: option '--sample .* Expected an integer between 0 and 2147483647/,
    ],
    [
      'a limit in words',
      trees,
      ['--instances', '--limit', 'ten'],
      /^assay: option '--limit .* Expected an integer of at least 0/,
    ],
    ['two scopes', trees, ['--count', '--scope', '3', '--scope', '2'], /^assay: option '--scope .* given twice/],
    ['two ranges', trees, ['--instances', '--range', '0..1', '--range', '1..2'], /^assay: option '--range .* given twice/],
    ['a duration without a unit', trees, ['--instances', '--for', '5'], /^assay: option '--for .*500ms/],
  ])('%s', async (_, theory, args, message) => {
    const ran = await generate(theory, args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(/^[^\n]+\n$/)
    expect(ran.stderr.trimEnd()).toMatch(message)
  })

  test.each([
    ['a file that is missing', 'none.als', /^assay: none\.als does not exist$/],
    ['a folder', 'folder.als', /^assay: folder\.als is a folder: give the path of an \.als file$/],
    [
      'a name that Assay does not know',
      'java/none',
      /^assay: unknown theory java\/none; give a name or the path of an \.als file; .*--list/,
    ],
    ['a file that is not UTF-8', 'latin.als', /^assay: latin\.als is not UTF-8/],
  ])('%s', async (_, path, message) => {
    const cwd = folder({ 'folder.als/x': '', 'latin.als': Buffer.from('// \xe4', 'latin1') })
    const ran = await assay(['generate', path, '--count'], { cwd })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr.trimEnd()).toMatch(message)
  })
})

describe('how it ends', () => {
  test('nobody has to hear what it says on standard error', async () => {
    const cwd = folder({ 't.als': 'sig A {} sig B {}\nrun { some x: A | some B } for 3\n' })
    const command = (args: string) => `"${process.execPath}" "${main}" generate ${args} 2> /dev/full; echo "exit $?"`
    const run = promisify(execFile)
    expect((await run('sh', ['-c', command('t.als --count')], { cwd })).stdout).toBe('9\nexit 0\n')
    expect((await run('sh', ['-c', command('none.als --count')], { cwd })).stdout).toBe('exit 2\n')
  })

  test('--for stops it, and says so', async () => {
    const ran = await generate(endless, ['--instances', '--for', '1s', '--quiet'])
    expect(ran.code).toBe(0)
    expect(ran.ms).toBeLessThan(5000)
    const lines = linesOf(ran)
    expect(lines.length).toBeGreaterThan(0)
    expect(ran.stderr).toBe(
      `assay: truncated: t.als was stopped after 1000 ms (--for), and ${lines.length} instances were printed\n`,
    )
  })

  test('--for stops a count too: then it is unknown', async () => {
    const ran = await generate(endless, ['--count', '--for', '500ms'])
    expect(ran).toMatchObject({ code: 3, stdout: '' })
    expect(ran.stderr).toMatch(/^assay: truncated: .* the count is not known\n$/)
  })

  test('a pipe that closes ends it with 0 (| head -1)', async () => {
    const ran = await generate(endless, ['--instances'], {
      meanwhile: ({ stdout }) => stdout?.once('data', () => stdout.destroy()),
    })
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.ms).toBeLessThan(5000)
  })

  test.each([
    ['while it prints', '--instances'],
    ['while it counts', '--count'],
  ])('Ctrl-C ends it within a second %s', async (_, print) => {
    let signalled = 0
    const ran = await generate(endless, [print], {
      meanwhile(child) {
        setTimeout(() => {
          signalled = performance.now()
          child.kill('SIGINT')
        }, 1500)
      },
    })
    expect(ran.code).toBe(130)
    expect(performance.now() - signalled).toBeLessThan(1000)
  })

  test('nobody reads: it waits, and its memory stays flat', { skip: process.platform !== 'linux' }, async () => {
    const memory: number[] = []
    await generate(endless, ['--instances'], {
      meanwhile(child) {
        child.stdout?.pause()
        setTimeout(() => memory.push(residentMb(child)), 2000)
        setTimeout(() => {
          memory.push(residentMb(child))
          child.kill('SIGINT')
          child.stdout?.resume()
        }, 4000)
      },
    })
    const [early = 0, late = 0] = memory
    expect(early).toBeGreaterThan(0)
    expect(late).toBeLessThan(200)
    expect(late - early).toBeLessThan(20)
  })
})

function residentMb({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(join('/proc', String(pid), 'status'), 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
