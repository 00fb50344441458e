/**
 * A hunt as a process of its own that can be killed: the real command on the real theories, with the toy engine and an oracle that
 * judges by a hash of the result. `node toy-hunt.mjs OPTION…`; and the commands that look at its campaigns, `node toy-hunt.mjs bugs assay.db`.
 */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { insisting } from './toy-technique.mjs'

const built = new URL('../../dist/src/', import.meta.url)
const { Command } = await import('commander')
const { defaultEnvironment } = await import(new URL('app/environment.js', built))
const { huntCommand } = await import(new URL('cli/hunt/options.js', built))
const { bisectCommand, bugsCommand, replayCommand, reportCommand } = await import(new URL('cli/campaign/options.js', built))
const { progressTo } = await import(new URL('cli/progress.js', built))
const { languages } = await import(new URL('languages/languages.js', built))
const { techniques } = await import(new URL('techniques/techniques.js', built))

const parameters = name => (name === 'pull-up-method' ? [] : [{ name: 'newName', required: true }])
const release = version => ({
  manifest: {
    name: 'toy',
    version,
    released: '2026-01',
    components: { 'toy.core': '2.0' },
    language: 'java',
    refactorings: ['rename-class', 'rename-method', 'rename-field', 'pull-up-method'].map(name => ({
      name,
      parameters: parameters(name),
    })),
    switchable: true,
    known: JSON.parse(process.env.TOY_KNOWN ?? '[]'),
    choices: JSON.parse(process.env.TOY_CHOICES ?? '[]'),
  },
  on: () => ({
    platform: 'Node',
    missing: () => undefined,
    command: async () => ({
      command: process.execPath,
      args: [fileURLToPath(new URL('toy-engine/worker.mjs', import.meta.url))],
      // Release 0 refuses everything, so that no bug of release 1 is in it.
      env: version === '0' ? { TOY_REFUSES: 'yes' } : {},
    }),
  }),
})

/** One in twenty does not compile, one in twenty behaves differently; or one in so many. */
const oneIn = Number(process.env.TOY_ONE_IN ?? 20)

const runtime = () => ({
  platform: 'toy',
  version: 'toy',
  async compare({ after }) {
    const score = createHash('sha256').update(JSON.stringify(after)).digest().readUInt32BE() % oneIn
    const fails = {
      kind: 'fails',
      diagnostics: [{ code: 'toy', message: 'it does not compile', file: 'A.java', line: 1, column: 1 }],
    }
    const both = { before: { kind: 'compiles' }, after: score === 0 ? fails : { kind: 'compiles' } }
    const value = { compiled: both, compiledToRun: both, ...(score === 0 ? {} : { run: run(score === 1 ? [{}] : []) }) }
    return { kind: 'answered', value, by: 1 }
  },
  async verify() {
    const witness = { calls: ['new p.A().m();'], observed: 'return', before: '1', after: '2' }
    return { kind: 'answered', value: { kind: 'holds', witness }, by: 2 }
  },
  async [Symbol.asyncDispose]() {},
})

function run(candidates) {
  const none = { flaky: 0, refused: 0, refusedInOne: 0, limited: 0, limitedInOne: 0 }
  const impact = { changes: 1, impacted: 1, tested: 1 }
  const counts = {
    commonClasses: 1,
    commonMethods: 1,
    sequences: 1,
    judged: 1,
    relevant: 1,
    differing: candidates.length,
    impactedCovered: 1,
  }
  return {
    sameByteCode: false,
    impact,
    ...counts,
    ...none,
    uncovered: [],
    untaken: [],
    missed: false,
    allThrew: false,
    changed: { methods: 1, entered: 1 },
    onlyThrew: [],
    unmade: [],
    hung: [],
    hungInOne: false,
    serialised: [],
    truncated: false,
    candidates,
  }
}

const command = new Command('toy').exitOverride()
const releases = (process.env.TOY_RELEASES ?? '2 1').split(' ').map(release)
const judged = languages.map(language => ({ ...language, toolchain: async () => ({ open: runtime }) }))
const terminal = {
  environment: shown =>
    defaultEnvironment({
      releases: async () => releases,
      languages: judged,
      techniques: [...techniques, insisting],
      progress: progressTo(process.stderr, shown),
    }),
  stdout: process.stdout,
  end(code) {
    process.exitCode = code
  },
}
for (const register of [huntCommand, bugsCommand, reportCommand, replayCommand, bisectCommand]) register(command, terminal)
const given = process.argv.slice(2)
await command.parseAsync(['bugs', 'report', 'replay', 'bisect'].includes(given[0]) ? given : ['hunt', ...given], { from: 'user' })
