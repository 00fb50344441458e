/** `assay generate` for programs: of the theories that come with Assay and of one's own, as lines and as folders. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { outLine, type ProgramLine, programLine, theoryLine } from '../../src/model/generate.js'
import { assay, folder, type Ran, type RunOptions } from '../support/assay.js'

const pullUp = 'java/pull-up-method'
/** A small scope for it. */
const scope = ['--scope', 'exactly 1 Package, exactly 2 Class, 2 ClassId, 4 Method, 3 MethodId, 0 Field, 0 FieldId, 4 Body']
/** Three classes that extend each other in all ways, one of them marked. */
const forests = `sig ClassId {}
sig Class { id: one ClassId, extend: lone Class }
one sig Target extends Class {}
fact { id in Class one -> one ClassId and no c: Class | c in c.^extend }
run {} for exactly 3 Class, exactly 3 ClassId
`
/** The same for eight classes with names: more than anybody waits for. */
const letters = [...'ABCDEFGH']
const endless = `abstract sig ClassId {}
one sig ${letters.join(', ')} extends ClassId {}
abstract sig Class { id: one ClassId, extend: lone Class }
one sig ${letters.map(letter => `Class${letter}`).join(', ')} extends Class {}
fact { id = ${letters.map(letter => `Class${letter} -> ${letter}`).join(' + ')} }
`

function generate(...args: readonly string[]): Promise<Ran> {
  return assay(['generate', ...args])
}

function generateIn(cwd: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return assay(['generate', ...args], { cwd, ...options })
}

function programsOf(ran: Ran): readonly ProgramLine[] {
  expect(ran, ran.stderr).toMatchObject({ code: 0 })
  return documentsOf(ran).map(document => programLine.parse(document))
}

function documentsOf({ stdout }: Ran): readonly unknown[] {
  return stdout
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line))
}

const ids = (programs: readonly ProgramLine[]) => programs.map(({ id }) => id)

/** What `--out` wrote, in the form of lines. */
function programsIn(out: string, name: string): readonly ProgramLine[] {
  return readdirSync(out)
    .sort((a, b) => Number(a) - Number(b))
    .map(number => {
      const { 'marks.json': marks, ...files } = filesIn(join(out, number))
      return programLine.parse({ id: `${name}#${number}`, files, marks: JSON.parse(marks ?? '') })
    })
}

function filesIn(root: string): Readonly<Record<string, string>> {
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = found.map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.map(path => [path.slice(root.length + 1), readFileSync(path, 'utf8')]))
}

describe.concurrent('a theory that comes with Assay', () => {
  test('is known by its name, and its programs are printed, a line each', async () => {
    const programs = programsOf(await generate(pullUp, '--limit', '3'))
    expect(ids(programs)).toEqual([`${pullUp}#0`, `${pullUp}#1`, `${pullUp}#2`])
    expect(new Set(programs.map(({ files }) => JSON.stringify(files))).size).toBe(3)
    for (const { files, marks } of programs) {
      expect(Object.keys(files)).toHaveLength(3)
      const { file = '', start, end } = marks.target ?? {}
      expect(files[file]?.slice(start, end)).toBe('m')
    }
  })

  test('prints its instances, too', async () => {
    const ran = await generate(pullUp, '--instances', '--limit', '1')
    expect(documentsOf(ran)).toMatchObject([{ id: `${pullUp}#0`, sigs: {}, fields: {} }])
  })

  test('--main-only takes its command mainOnly, which asks for less and has more programs', async () => {
    const [all, main, named] = await Promise.all(
      [[], ['--main-only'], ['--run', 'mainOnly']].map(only => generate(pullUp, '--count', ...scope, ...only)),
    )
    expect(Number(all?.stdout)).toBeGreaterThan(0)
    expect(Number(main?.stdout)).toBeGreaterThan(Number(all?.stdout))
    expect(named?.stdout).toBe(main?.stdout)
  })

  test('--run, --scope, --where and --main-only change the space, and the ids say so', async () => {
    const choices = [scope, ['--main-only', ...scope], ['--run', 'mainOnly', ...scope], ['--where', 'some Class', ...scope]]
    const runs = await Promise.all(choices.map(choice => generate(pullUp, '--limit', '1', ...choice)))
    const names = runs.map(programsOf).map(([program]) => program?.id)
    for (const name of names) expect(name).toMatch(/^java\/pull-up-method@[0-9a-f]{6}#0$/)
    expect(names[2]).toBe(names[1])
    expect(new Set(names).size).toBe(3)
  })

  test('--list names all of them, for people and as JSON', async () => {
    const [text, json] = await Promise.all([generate('--list'), generate('--list', '--json')])
    const theories = documentsOf(json).map(document => theoryLine.parse(document))
    expect(theories.map(({ name }) => name)).toContain(pullUp)
    expect(text).toMatchObject({ code: 0, stderr: '' })
    const lines = text.stdout.split('\n').slice(0, -1)
    expect(lines.map(line => line.replace(/ +/, ' '))).toEqual(theories.map(({ name, description }) => `${name} ${description}`))
  })
})

describe.concurrent('a theory of one’s own', () => {
  test('prints programs if it has the signatures of Java', async () => {
    const cwd = folder({ 't.als': forests })
    const programs = programsOf(await generateIn(cwd, ['t.als']))
    // Four forests of three classes; there are 1, 2, 3 and 3 classes in them that differ.
    expect(ids(programs)).toEqual(Array.from({ length: 9 }, (_, n) => `t.als#${n}`))
    expect(new Set(programs.map(({ files }) => JSON.stringify(files))).size).toBe(9)
  })

  test('--range, --skip, --sample, --limit and --where choose among its programs', async () => {
    const cwd = folder({ 't.als': forests })
    const choices = [
      [],
      ['--json', '--range', '2..4'],
      ['--skip', '4', '--limit', '2'],
      ['--sample', '3'],
      ['--where', 'no extend'],
    ]
    const runs = await Promise.all(choices.map(choice => generateIn(cwd, ['t.als', ...choice])))
    const [all, range, skipped, sample, single] = runs.map(programsOf)
    expect(range).toEqual(all?.slice(2, 4))
    expect(skipped).toEqual([all?.[0], all?.[4]])
    expect(sample).toHaveLength(3)
    for (const program of sample ?? []) expect(all).toContainEqual(program)
    expect(ids(single ?? [])).toEqual([expect.stringMatching(/^t\.als@[0-9a-f]{6}#0$/)])
  })

  test('without programs is no error, and that is said', async () => {
    const cwd = folder({ 't.als': `${forests}fact { no Class }` })
    const why = 'assay: t.als has no program in this scope\n'
    expect(await generateIn(cwd, ['t.als'])).toMatchObject({ code: 0, stdout: '', stderr: why })
    const ran = await generateIn(cwd, ['t.als', '--out', 'out', '--json'])
    expect(ran).toMatchObject({ code: 0, stdout: '{"out":"out","programs":0}\n' })
    expect(ran.stderr).toContain(why)
  })
})

test('two commands that write into one folder leave whole programs only', async () => {
  const cwd = folder()
  const both = await Promise.all([1, 2].map(() => generateIn(cwd, [pullUp, '--limit', '300', '--out', 'out', '--quiet'])))
  for (const { code, stderr } of both) expect(code, stderr).toBeOneOf([0, 2])
  const written = programsIn(join(cwd, 'out'), pullUp)
  const printed = new Map(programsOf(await generate(pullUp, '--limit', '300')).map(program => [program.id, program]))
  expect(written.length).toBeGreaterThan(0)
  expect(written).toEqual(written.map(({ id }) => printed.get(id)))
})

describe.concurrent('--out', () => {
  test('writes each program to a folder of its number, in a folder that it makes', async () => {
    const cwd = folder({ 't.als': forests })
    const [lines, written] = await Promise.all([
      generateIn(cwd, ['t.als', '--skip', '2']),
      generateIn(cwd, ['t.als', '--skip', '2', '--out', 'new/out']),
    ])
    expect(written).toMatchObject({ code: 0, stdout: '', stderr: 'assay: 5 programs of t.als written to new/out\n' })
    expect(programsIn(join(cwd, 'new/out'), 't.als')).toEqual(programsOf(lines))
  })

  test('writes package folders; with --json it says how many programs there are', async () => {
    const cwd = folder()
    const ran = await generateIn(cwd, [pullUp, '--limit', '2', '--out', '.', '--json', '--quiet'])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(documentsOf(ran).map(document => outLine.parse(document))).toEqual([{ out: '.', programs: 2 }])
    const programs = programsIn(cwd, pullUp)
    expect(ids(programs)).toEqual([`${pullUp}#0`, `${pullUp}#1`])
    for (const { files } of programs) expect(Object.keys(files)).toEqual(['p/A.java', 'p/B.java', 'q/C.java'])
  })

  test('--for stops it after a whole program, and says so', async () => {
    const cwd = folder({ 't.als': endless })
    const out = folder()
    const ran = await generateIn(cwd, ['t.als', '--out', out, '--for', '1s', '--json', '--quiet'])
    expect(ran.code).toBe(0)
    const [line, truncated] = documentsOf(ran)
    const { programs } = outLine.parse(line)
    expect(truncated).toEqual({ truncated: true })
    expect(ran.stderr).toMatch(new RegExp(` and ${programs} programs were written to ${out}\n$`))
    expect(programsIn(out, 't.als')).toHaveLength(programs)
  })

  test('Ctrl-C keeps what was written, and nothing half', async () => {
    const cwd = folder({ 't.als': endless })
    const out = join(cwd, 'out')
    let signalled = 0
    const ran = await generateIn(cwd, ['t.als', '--out', 'out'], {
      meanwhile(child) {
        const polling = setInterval(() => {
          if (numberOfEntries(out) < 20) return
          clearInterval(polling)
          signalled = performance.now()
          child.kill('SIGINT')
        }, 20)
      },
    })
    expect(ran).toMatchObject({ code: 130, stdout: '' })
    expect(performance.now() - signalled).toBeLessThan(1000)
    const programs = programsIn(out, 't.als')
    expect(programs.length).toBeGreaterThanOrEqual(19)
    expect(ids(programs)).toEqual(programs.map((_, n) => `t.als#${n}`))
    for (const { files } of programs) expect(Object.keys(files)).toHaveLength(8)
  })

  test.skipIf(process.platform !== 'linux')('says so where no folder can be made', async () => {
    const cwd = folder({ 't.als': forests })
    expect(await generateIn(cwd, ['t.als', '--out', '/proc/none/out'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: "assay: /proc/none/out can't be written: it can not be created; give another folder with --out\n",
    })
  })

  test.skipIf(process.getuid?.() === 0)('says so where nothing may be written', async () => {
    const ran = await generate(pullUp, '--limit', '1', '--out', '/assay-programs')
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toBe("assay: /assay-programs can't be written: permission denied; give another folder with --out\n")
  })
})

describe.concurrent('what can not be used is exit code 2 and one line', () => {
  const noJava = 'sig Node {}\nrun {} for 2\n'

  test.each<[string, readonly string[], RegExp]>([
    ['no theory', [], /^no theory given: .*--list/],
    ['an unknown theory', ['java/pullup-method'], /^unknown theory java\/pullup-method; did you mean java\/pull-up-method/],
    ['--list with a theory', [pullUp, '--list'], /^--list lists all theories: give it without a theory$/],
    ['--list with --count', ['--list', '--count'], /^--list only lists the theories/],
    ['--out and --count', [pullUp, '--out', 'out', '--count'], /^give --out or --count, not both/],
    ['--out and --instances', [pullUp, '--out', 'out', '--instances'], /^give --out or --instances, not both/],
    ['two folders', [pullUp, '--out', 'out', '--out', 'other'], /^option '--out .* given twice/],
    [
      '--out into a folder that is not empty',
      ['forests.als', '--out', 'full'],
      /^full is not empty: give a new or an empty folder/,
    ],
    ['--out into a file', ['forests.als', '--out', 'full/x'], /^full\/x is a file: give a new or an empty folder/],
    ['--out below a file', ['forests.als', '--out', 'full/x/y'], /^full\/x\/y can't be written: a part of its path is a file; /],
    ['--out without a name', ['forests.als', '--out', ''], /^--out needs the name of a folder$/],
    ['--main-only and --run', [pullUp, '--main-only', '--run', 'generate'], /^give --main-only or --run, not both$/],
    [
      '--main-only where nothing is named so',
      ['forests.als', '--main-only'],
      /^forests\.als has no command named mainOnly, .*; leave out --main-only$/,
    ],
    ['--main-only of a missing file', ['none.als', '--main-only'], /^none\.als does not exist$/],
    ['what is no Java', ['no-java.als'], /^no-java\.als can't be printed as Java: .* signature \w+; add --instances or --count$/],
    ['what is no Java, to a folder', ['no-java.als', '--out', 'out'], /^no-java\.als can't be printed as Java: /],
  ])('%s', async (_, args, message) => {
    const cwd = folder({ 'full/x': '', 'forests.als': forests, 'no-java.als': noJava })
    const ran = await generateIn(cwd, args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(/^assay: [^\n]+\n$/)
    expect(ran.stderr.slice('assay: '.length, -1)).toMatch(message)
    expect(readdirSync(cwd)).not.toContain('out')
  })
})

function numberOfEntries(path: string): number {
  try {
    return readdirSync(path).length
  } catch {
    return 0
  }
}
