/**
 * A language and an engine that src/ has never heard of go through all of Assay because they are registered, and for no other reason. Beside
 * Java, which is the first: the files tell that it is not meant.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { expect, test } from 'vitest'
import {
  apply,
  bug,
  bugs,
  check,
  checkBatch,
  defaultEnvironment,
  engines,
  hunt,
  impact,
  replay,
  report,
} from '../../src/app/index.js'
import { applyCommand } from '../../src/cli/apply/options.js'
import { bugsCommand, replayCommand, reportCommand } from '../../src/cli/campaign/options.js'
import { checkCommand } from '../../src/cli/check/options.js'
import { huntCommand } from '../../src/cli/hunt/options.js'
import { languages } from '../../src/languages/languages.js'
import type { Files } from '../../src/model/index.js'
import { readMarks } from '../../src/programs/marks.js'
import { formats } from '../../src/report/formats.js'
import { folder } from '../support/assay.js'
import { calcEngine } from '../support/calc/engine.js'
import { calc } from '../support/calc/language.js'
import { memoryStores } from '../support/memory-store.js'
import { terminal } from '../support/terminal.js'

const world = { languages: [...languages, calc] as const, releases: async () => calcEngine }

/** In memory, so that each test has its own. */
const environment = () => {
  const store = memoryStores()
  return defaultEnvironment({ ...world, stores: async () => [store] })
}

/** What no fault needs. */
const noise = 'seven(x) = x + 7\neight(x) = seven(x) + 1\n'

const programs: Readonly<Record<string, Files>> = {
  factor: { 'a.calc': `[|double|](x) = x + x\n${noise}`, 'b.calc': 'six(x) = double(x) * 3\n' },
  factors: { 'a.calc': `${noise}[|twice|](y) = y + y\nnine(y) = 3 * twice(y) * 3\n` },
  recursive: { 'a.calc': `[|loop|](x) = loop(x) + 1\nuser(x) = loop(x)\n${noise}` },
  sum: { 'a.calc': '[|double|](x) = x + x\nfour(x) = double(x) + 4\n' },
  unused: { 'a.calc': '[|one|]() = 1\ntwo() = 2\n' },
}

const before = { 'a.calc': 'double(x) = x + x\nsix(x) = double(x) * 3\n' }
const after = { 'a.calc': 'six(x) = x + x * 3\n' }
const same = { 'a.calc': 'six(x) = (x + x) * 3\n' }

/** Words of another language, of what compiles and runs it, of an engine for it. */
const foreign = /java|jdk|javac|\becj\b|junit 5|eclipse|jvm|\bclass(es)? (file|path)/i

test('check says what changed, by files in memory and on the disk, and batches judge every pair', async () => {
  const changed = { kind: 'changed', witness: { calls: ['six(1)'], before: '6', after: '4' } }
  expect((await check({ kind: 'files', before, after }, {}, environment())).result.verdict).toMatchObject(changed)
  const folders = { kind: 'folders', before: folder(before), after: folder(after) } as const
  expect((await check(folders, {}, environment())).result.verdict).toMatchObject(changed)
  const items = [
    { id: 1, before, after: same },
    { id: 2, before, after },
    { id: 3, before, after: { 'a.calc': 'six(x) = y\n' } },
  ]
  const answers: unknown[] = []
  for await (const answer of checkBatch(items, {}, environment())) answers.push(answer)
  expect(answers).toMatchObject([
    { id: 1, verdict: { kind: 'preserved' } },
    { id: 2, verdict: changed },
    { id: 3, verdict: { kind: 'uncompilable', diagnostics: [{ code: 'calc.syntax', file: 'a.calc', line: 1 }] } },
  ])
})

test('what a language can not do is said in its own words', async () => {
  const asked = impact({ kind: 'files', before, after }, {}, environment())
  await expect(asked).rejects.toThrow('Calc does not know what a change can reach')
  const load = async () => ({ ...(await calc.load()), refactorings: { 'inline-function': { parameters: [] } } })
  const withoutTheories = { ...environment(), languages: [{ ...calc, load }] as const }
  const wanted = hunt({ campaign: 'memory:calc', engines: ['abacus@1'] }, withoutTheories)
  await expect(wanted).rejects.toThrow('no theories for calc: give programs with --programs')
})

test('apply finds the language by the engine, and has the result judged', async () => {
  const program = { files: before, marks: { target: { file: 'a.calc', start: 0, end: 'double'.length } } }
  const applied = (engine: string, refactoring: string, parameters = {}) =>
    apply(program, { engine, refactoring, parameters, result: 'judged' }, environment())
  expect((await applied('abacus@1', 'inline-function')).result).toMatchObject({
    outcome: { kind: 'applied', files: after },
    verdict: { kind: 'changed' },
  })
  expect((await applied('abacus', 'inline-function')).result).toMatchObject({
    outcome: { files: { 'a.calc': 'six(x) = ((x) + (x)) * 3\n' } },
    verdict: { kind: 'preserved' },
  })
  expect((await applied('abacus@1', 'rename-function', { newName: 'twice' })).result).toMatchObject({
    outcome: { files: { 'a.calc': 'twice(x) = x + x\nsix(x) = twice(x) * 3\n' } },
  })
  expect((await applied('abacus@1', 'rename-function', { newName: 'six' })).result).toMatchObject({
    outcome: { kind: 'rejected', messages: [{ key: 'calc.taken' }] },
  })
})

test('engines lists what the engine can do, and in which language', async () => {
  expect(await engines(environment())).toMatchObject([
    { name: 'abacus', version: '2', language: 'calc', refactorings: [{ name: 'inline-function' }, { name: 'rename-function' }] },
    { name: 'abacus', version: '1', language: 'calc' },
  ])
})

test('a hunt finds both planted faults and none in what is right, makes them small, and a mended release does not have them', async () => {
  const calcEnvironment = environment()
  const place = 'memory:calc'
  const programs = { from: 'own', path: programFile() } as const
  const { result } = await hunt(
    { campaign: place, engines: ['abacus@1'], refactorings: ['inline-function'], programs },
    calcEnvironment,
  )
  expect(result.rows).toMatchObject([
    { refactoring: 'inline-function', programs: 5, applied: 3, rejected: 1, crashed: 1, changed: 2, preserved: 1, findings: 3 },
  ])
  const found = await bugs(place, {}, calcEnvironment)
  expect(found.map(({ kind, smallest: { request } }) => [kind, request.files])).toEqual([
    ['behaviour', { 'a.calc': 'double(x) = x + x\n', 'b.calc': 'six(x) = double(x) * 3\n' }],
    ['crash', { 'a.calc': 'loop(x) = loop(x) + 1\n' }],
  ])
  const [behaviour] = found
  if (behaviour === undefined) throw new Error('nothing was found')
  expect(behaviour.findings).toHaveLength(2)
  expect(await bug(place, behaviour.id.slice(0, 6), {}, calcEnvironment)).toEqual(behaviour)
  const replayed = async (...engines: string[]) => (await replay(place, behaviour.id, { engines }, calcEnvironment)).answers
  expect(await replayed()).toMatchObject([{ engine: 'abacus@1', answer: 'yes' }])
  expect(await replayed('abacus')).toMatchObject([{ engine: 'abacus@2', answer: 'no', why: 'its result: preserved' }])
})

test('a hunt takes the programs of the theory that the language names, of the refactorings that have one', async () => {
  const programs = { from: 'theories', where: [], constraints: 'all', selecting: { kind: 'every', nth: 1n } } as const
  const { result, report } = await hunt({ campaign: 'memory:calc', engines: ['abacus@1'], programs }, environment())
  expect(result.rows).toMatchObject([
    { refactoring: 'inline-function', programs: 4, applied: 4, changed: 1, preserved: 3, findings: 1 },
  ])
  expect(report?.bugs.map(({ smallest: { request } }) => request.files)).toEqual([
    { 'a.calc': 'callee(x) = x + x\ncaller(x) = callee(x) * 3\n' },
  ])
})

test('what is right in every program is a campaign without bugs', async () => {
  const programs = { from: 'own', path: programFile(), parameters: { newName: 'fresh' } } as const
  const { result, report } = await hunt(
    { campaign: 'memory:calc', engines: ['abacus@1'], refactorings: ['rename-function'], programs },
    environment(),
  )
  expect(result.rows).toMatchObject([{ programs: 5, applied: 5, preserved: 5, findings: 0 }])
  expect(report?.bugs).toEqual([])
})

test('reports in every format speak of this language and of no other', async () => {
  const calcEnvironment = environment()
  const place = 'memory:calc'
  const programs = { from: 'own', path: programFile() } as const
  await hunt({ campaign: place, engines: ['abacus@1'], refactorings: ['inline-function'], programs }, calcEnvironment)
  const whole = await report(place, {}, calcEnvironment)
  expect(whole.bugs.map(({ elsewhere }) => elsewhere)).toEqual(whole.bugs.map(() => [{ engine: 'abacus@2', answer: 'no' }]))
  for (const { name, render } of formats) {
    const text = [await render(whole)].flatMap(made => (typeof made === 'string' ? made : Object.values(made))).join('\n')
    expect(text, name).toContain('six')
    expect(foreign.exec(text)?.[0], name).toBeUndefined()
    expect(text, name).not.toContain('// a.calc')
  }
})

test('the command line does the same for whoever registers the language', async () => {
  const root = folder()
  const file = programFile()
  const at = (name: string) => join(root, name)
  const checked = await run('check', folder(before), folder(after))
  expect(checked).toMatchObject({ code: 1, text: expect.stringContaining('six(1)') })
  expect((await run('check', '--language', 'calc', folder(before), folder(same))).text).toMatch(/^preserved/)
  const target = ['--at', 'a.calc:1:1', '--refactoring', 'inline-function', '--check']
  const applied = await run('apply', folder(before), '--engine', 'abacus@1', ...target)
  expect(applied.text).toMatch(/^applied: .*\n[\s\S]*\nchanged/)
  const own = ['--programs', file, '--refactoring', 'inline-function', '--engine', 'abacus@1']
  const hunted = await run('hunt', '--campaign', at('assay.db'), ...own)
  expect(hunted).toMatchObject({ code: 1, text: expect.stringContaining('3 findings in 5 programs') })
  const listed = await run('bugs', at('assay.db'), '--json')
  const [{ id }, ...others] = JSON.parse(listed.text)
  expect(others).toHaveLength(1)
  const told = await run('bugs', at('assay.db'), id)
  expect(told.text).toContain('before: a.calc')
  expect(await run('replay', at('assay.db'), id)).toMatchObject({ code: 1 })
  expect(await run('replay', at('assay.db'), id, '--engine', 'abacus@2')).toMatchObject({ code: 0 })
  const written = formats.flatMap(({ name }) => [`--${name}`, at(name)])
  expect(await run('report', at('assay.db'), ...written)).toMatchObject({ code: 0 })
  const texts = [at('html'), at('sarif'), at('junit'), ...readdirSync(at('markdown')).map(name => at(`markdown/${name}`))]
  for (const text of [
    checked.text,
    applied.text,
    hunted.text,
    listed.text,
    told.text,
    ...texts.map(path => readFileSync(path, 'utf8')),
  ])
    expect(foreign.exec(text)?.[0]).toBeUndefined()
  expect(readFileSync(at('sarif'), 'utf8')).toContain('"sourceLanguage": "calc"')
  expect(texts.filter(path => readFileSync(path, 'utf8').includes('```calc\n'))).toHaveLength(2)
})

/** As `hunt --programs` takes them. */
function programFile(): string {
  const file = join(folder(), 'programs.ndjson')
  const lines = Object.entries(programs).map(([id, marked]) => JSON.stringify({ id, ...readMarks(marked) }))
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/** A command, with this language and this engine among those that it knows. */
async function run(...args: readonly string[]) {
  const ended = terminal(world)
  const assay = new Command().exitOverride()
  const commands = [checkCommand, applyCommand, huntCommand, bugsCommand, reportCommand, replayCommand]
  for (const register of commands) register(assay, ended)
  await assay.parseAsync(args, { from: 'user' })
  return { code: ended.code(), text: ended.text() }
}
