/**
 * `npm run bench:fixes -- --clones DIR`: real bug fixes (`corpus/fixes.json`), each commit against its parent, with default options:
 * how many are seen? A clone of each library lies in DIR under the library's name. `--budget 60s` and other options of `check` are
 * handed on; `--held-out` takes only the libraries that nobody looked at while the search was made, `--open` the others; `--table FILE`
 * writes the answers as a table in Markdown. With `--without-its-test` each commit comes with the tests of its parent: what is seen then
 * was not shown by the fix's own test.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checked, commitLink, git, markdownTable, root } from './shared/run.js'

interface Fix {
  readonly library: string
  readonly repository: string
  readonly commit: string
  readonly parent: string
  readonly path: string
  readonly what: string
  readonly heldOut?: true
}

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    budget: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    'without-its-test': { type: 'boolean', default: false },
    table: { type: 'string' },
  },
})
if (values.clones === undefined) throw new Error('give the folder with the clones: --clones DIR')
const { clones } = values
const all: readonly Fix[] = JSON.parse(readFileSync(join(root, 'corpus/fixes.json'), 'utf8'))
const fixes = all.filter(({ heldOut = false }) => (values['held-out'] ? heldOut : values.open ? !heldOut : true))
const options = values.budget === undefined ? [] : ['--budget', values.budget]
const rows: (string | number)[][] = []
let found = 0
for (const fix of fixes) {
  const clone = join(clones, fix.library, fix.path)
  if (!existsSync(clone)) throw new Error(`${clone} is missing: clone ${fix.repository} there`)
  const after = values['without-its-test'] ? withTestsOf(fix.parent, fix.commit, clone) : fix.commit
  const range = `${fix.parent}..${after}`
  const { result, seconds } = checked(['--git', range, clone, ...options])
  const { verdict, evidence } = result
  if (verdict.kind === 'changed') found++
  const reason = verdict.kind === 'unknown' ? ` (${verdict.reason})` : ''
  const grade = verdict.kind === 'preserved' ? `, ${evidence?.grade}` : ''
  const changed =
    evidence?.changed === undefined ? '' : `${evidence.changed.entered} of ${evidence.changed.methods} changed methods`
  const answer = `${verdict.kind}${reason}${grade}`
  const link = commitLink(fix.repository, fix.commit)
  rows.push([fix.library, link, answer, changed, evidence?.sequences ?? '', seconds.toFixed(0)])
  console.log([fix.library.padEnd(20), fix.commit.slice(0, 9), answer.padEnd(20), changed].join('  '))
}
console.log(`\nseen: ${found} of ${fixes.length}`)
const head = ['library', 'commit', 'answer', 'changed methods entered', 'sequences', 'seconds']
if (values.table !== undefined) writeFileSync(values.table, markdownTable(head, rows))

/** A commit as another one, but for its tests, in the clone's store of objects only: no branch, no index, no file is touched. */
function withTestsOf(parent: string, commit: string, clone: string): string {
  const prefix = git(clone, ['rev-parse', '--show-prefix'])
  const tests = `${prefix}src/test`
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  try {
    const index = { GIT_INDEX_FILE: join(folder, 'index') }
    const top = git(clone, ['rev-parse', '--show-toplevel'])
    git(top, ['read-tree', commit], index)
    git(top, ['rm', '-r', '-q', '--cached', '--ignore-unmatch', tests], index)
    git(top, ['read-tree', `--prefix=${tests}/`, `${parent}:${tests}`], index)
    const tree = git(top, ['write-tree'], index)
    const who = { GIT_AUTHOR_NAME: 'bench', GIT_AUTHOR_EMAIL: 'bench', GIT_COMMITTER_NAME: 'bench', GIT_COMMITTER_EMAIL: 'bench' }
    return git(top, ['commit-tree', tree, '-p', parent, '-m', 'with the tests of its parent'], who)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
