/**
 * Calc behind the contract of a language: it is found by its files or its name, compiled and run in this process. What a caller can see of a
 * program is what its functions give for small numbers.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Instance } from '../../../src/alloy/space.js'
import type {
  Candidate,
  Comparison,
  Compiled as CompiledFact,
  Language,
  LanguageEntry,
  Reached,
  Run,
  Runtime,
  Toolchain,
  Way,
} from '../../../src/languages/language.js'
import { type Files, InputError, type Program, type Version, type Versions } from '../../../src/model/index.js'
import { filesBelow } from '../../../src/programs/folder.js'
import type { ProcessId } from '../../../src/workers/worker.js'
import { type Compiled, call, compile, type Definition } from './calc.js'

const isSource = (path: string) => path.endsWith('.calc')

export const calc: LanguageEntry = {
  name: 'calc',
  isSource,
  wording: { title: 'Calc', code: 'calc', comment: '#', compilers: 'two runs of its compiler' },
  load: async () => language,
  toolchain: async () => toolchain,
}

const theory = fileURLToPath(new URL('inline-function.als', import.meta.url))

const language: Language = {
  name: 'calc',
  refactorings: {
    'inline-function': { parameters: [], generated: { theory, target: 'target', values: {} } },
    'rename-function': { parameters: [{ name: 'newName', required: true }] },
  },
  sources: { isSource, readSources },
  printerOf({ fields }, name) {
    if (!fields.includes('Function.operator'))
      throw new InputError(`${name} has no Function.operator: it describes no programs of Calc`)
    return print
  },
  notPrinted: () => [],
  postconditions: async () => ({
    /** What was inlined or renamed is gone. */
    broken({ files, target }, _, result) {
      const name = files[target.file]?.slice(target.start, target.end)
      const isThere = Object.values(result).some(text => new RegExp(`^${name}\\(`, 'm').test(text))
      return isThere ? { rule: 'function-still-there', text: `${name} is still there` } : undefined
    },
    wayBack: () => undefined,
    firstDifference: (before, after) => Object.keys({ ...before, ...after }).find(path => before[path] !== after[path]),
  }),
  async reduction() {
    return {
      layouts: [example => example],
      passes: [{ name: 'leave out lines', kind: 'list', propose: ({ files }) => Object.entries(files).flatMap(lineEdits) }],
      closing: [],
      rearranging: [],
      canonical: example => example,
    }
  },
}

function print({ fields }: Instance): Program {
  // Atoms are called by their signature and a number.
  const signOf = (name: string) =>
    fields['Function.operator']?.some(([of, operator]) => of?.startsWith(name) && operator?.startsWith('Sum')) ? '+' : '*'
  const text = `callee(x) = x ${signOf('Callee')} x\ncaller(x) = callee(x) ${signOf('Caller')} 3\n`
  return { files: { 'a.calc': text }, marks: { target: { file: 'a.calc', start: 0, end: 'callee'.length } } }
}

/** Each line of a file left out. */
function lineEdits([file, text]: [string, string]) {
  return [...text.matchAll(/.*\n/g)].map(({ 0: line, index }) => ({
    edits: [{ file, start: index, end: index + line.length, text: '' }],
  }))
}

function readSources(path: string): Files {
  if (isSource(path)) return { [path]: readFileSync(path, 'utf8') }
  return Object.fromEntries([...filesBelow(path, '.calc')].map(([name, file]) => [name, readFileSync(file, 'utf8')]))
}

const toolchain: Toolchain = {
  readClasspath: () => [],
  open: () => runtime,
  openPair(input) {
    if (input.kind === 'git') throw new InputError('Calc knows no repositories')
    const versions: Versions = {
      before: { kind: 'sources', files: readVersion(input.before) },
      after: { kind: 'sources', files: readVersion(input.after) },
    }
    const way: Way = {
      versions,
      without: [],
      canReduce: false,
      open: () => runtime,
      async runTests() {
        throw new InputError('Calc has no tests')
      },
    }
    return {
      read: async () => ({ isSame: false, unread: [] }),
      async *ways() {
        yield way
      },
      async [Symbol.asyncDispose]() {},
    }
  },
  readProject: () => undefined,
  setUp: async () => 'Calc needs nothing',
  health: () => [{ check: 'Calc', ok: true, found: 'ready' }],
  isReady: () => true,
}

/** Arguments that functions are called with. */
const small = [0, 1, 2, 3]

interface Difference {
  readonly name: string
  readonly given: readonly number[]
  readonly before: string
  readonly after: string
}

const runtime: Runtime = {
  platform: 'Calc 1',
  version: '1',

  async compare(versions) {
    const before = compile(filesOf(versions.before))
    const after = compile(filesOf(versions.after))
    const compiled = { before: factOf(before), after: factOf(after) }
    const both = { compiled, compiledToRun: compiled }
    if (before.kind === 'fails' || after.kind === 'fails') return answered(both)
    const common = [...before.definitions.keys()].filter(name => isIn(name, before.definitions, after.definitions))
    const calls = common.flatMap(name => callsOf(name, before.definitions))
    const differences = calls
      .map(({ name, given }) => ({
        name,
        given,
        before: call(before.definitions, name, given),
        after: call(after.definitions, name, given),
      }))
      .filter(({ before, after }) => before !== after)
    const changed = common.filter(name => before.definitions.get(name)?.text !== after.definitions.get(name)?.text)
    const run = runOf(common.length, calls.length, changed.length, differences)
    return answered({ ...both, run, structure: { ...noStructure } })
  },

  async verify(versions, _, candidate) {
    const { name, given, ...said } = candidate as unknown as Difference
    const [before, after] = [compile(filesOf(versions.before)), compile(filesOf(versions.after))]
    if (before.kind === 'fails' || after.kind === 'fails') return answered({ kind: 'same' })
    const holds = call(before.definitions, name, given) === said.before && call(after.definitions, name, given) === said.after
    const witness = { calls: [`${name}(${given.join(', ')})`], observed: 'return' as const, ...said }
    return answered(holds ? { kind: 'holds', witness } : { kind: 'unsteady' })
  },

  async impact() {
    throw new InputError('Calc does not know what a change can reach')
  },

  async [Symbol.asyncDispose]() {},
}

function filesOf(version: Version): Files {
  if (version.kind === 'classes') throw new InputError('Calc has sources only')
  return version.files
}

function factOf(compiled: Compiled): CompiledFact {
  return compiled.kind === 'compiles'
    ? { kind: 'compiles' }
    : { ...compiled, errors: compiled.diagnostics.map(({ code }) => ({ code, kinds: [] })) }
}

function isIn(name: string, ...versions: readonly ReadonlyMap<string, Definition>[]): boolean {
  const [first, ...others] = versions.map(version => version.get(name)?.parameters.length)
  return others.every(other => other === first)
}

/** Every function with every choice of small arguments. */
function callsOf(name: string, definitions: ReadonlyMap<string, Definition>) {
  const rows = (definitions.get(name)?.parameters ?? []).reduce<readonly (readonly number[])[]>(
    all => all.flatMap(row => small.map(value => [...row, value])),
    [[]],
  )
  return rows.map(given => ({ name, given }))
}

function runOf(methods: number, sequences: number, changed: number, differences: readonly Difference[]): Run {
  const reached: Reached = {
    impactedCovered: changed,
    uncovered: [],
    untaken: [],
    missed: false,
    allThrew: false,
    changed: { methods: changed, entered: changed },
  }
  const counts = { sequences, judged: sequences, relevant: sequences, differing: differences.length }
  const none = { flaky: 0, refused: 0, refusedInOne: 0, limited: 0, limitedInOne: 0, onlyThrew: [], unmade: [], serialised: [] }
  return {
    ...reached,
    ...counts,
    ...none,
    sameByteCode: false,
    commonClasses: 0,
    commonMethods: methods,
    impact: { changes: changed, impacted: changed, tested: methods },
    hung: [],
    hungInOne: false,
    truncated: false,
    candidates: differences as unknown as readonly Candidate[],
  }
}

const noStructure: NonNullable<Comparison['structure']> = {
  before: {},
  after: {},
  added: [],
  removed: [],
  modified: [],
  superclasses: {},
}

function answered<T>(value: T) {
  return { kind: 'answered' as const, value, by: 0 as ProcessId }
}

function readVersion(given: string | Files): Files {
  return typeof given === 'string' ? readSources(given) : given
}
