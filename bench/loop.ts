/**
 * `npm run bench:loop -- --clones DIR`: somebody works on a real repository (`corpus/loop.json`: a commit, and edits of its files, some of which
 * keep the behaviour): edit, `check --git HEAD`, next edit. The first check asks the build tool and compiles all; of each that follows the
 * time counts. Fails if one of them takes over 3 s. Works on a copy: nothing in DIR is changed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CheckResult } from '../src/model/index.js'
import { checked, git, median, root } from './shared/run.js'

interface Loop {
  readonly project: string
  readonly repository: string
  readonly commit: string
  /** Patterns of what is checked out. */
  readonly paths: readonly string[]
  readonly first: Edit
  readonly edits: readonly Edit[]
}

interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly keeps: boolean
}

const { values } = parseArgs({ options: { clones: { type: 'string' } } })
if (values.clones === undefined) throw new Error('give the folder with the clones: --clones DIR')
const mostSeconds = 3

const loop: Loop = JSON.parse(readFileSync(join(root, 'corpus/loop.json'), 'utf8'))
const work = mkdtempSync(join(tmpdir(), 'assay-loop-'))
try {
  git(work, ['clone', '--quiet', '--shared', '--no-checkout', resolve(values.clones, loop.project), '.'])
  git(work, ['sparse-checkout', 'set', '--no-cone', ...loop.paths])
  git(work, ['checkout', '--quiet', '--detach', loop.commit])
  console.log(`the first: ${shown(check(loop.first))}`)
  const all = loop.edits.map(check)
  for (const one of all) console.log(shown(one))
  const times = all.map(({ seconds }) => seconds)
  console.log(`\nmedian ${median(times).toFixed(2)} s, at most ${Math.max(...times).toFixed(2)} s`)
  process.exitCode = Math.max(...times) <= mostSeconds ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

interface Checked {
  readonly edit: Edit
  readonly seconds: number
  readonly result: CheckResult
}

function check(edit: Edit): Checked {
  const path = join(work, edit.file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}`)
  writeFileSync(path, text.replace(edit.from, edit.to))
  const answer = checked(['--git', 'HEAD', work])
  writeFileSync(path, text)
  return { edit, ...answer }
}

function shown({ edit, seconds, result: { verdict, evidence } }: Checked): string {
  const file = edit.file.slice(edit.file.lastIndexOf('/') + 1)
  const reason = verdict.kind === 'unknown' ? ` (${verdict.reason})` : ''
  const truth = edit.keeps ? 'keeps' : 'changes'
  return `${seconds.toFixed(2)} s  ${file}, ${truth}: ${verdict.kind}${reason}, ${evidence?.sequences ?? 0} sequences`
}
