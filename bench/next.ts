/**
 * `npm run bench:next -- --clones DIR`: large projects (`large` in `corpus/projects.json`: two commits, one the parent of the other),
 * as somebody meets them who works on them: the first commit against its parent with nothing known (the build tool is asked,
 * nothing is compiled yet), then the next commit. Fails if the first takes over 60 s or the next over 15 s.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheRoot } from '../src/workers/cache.js'
import { checked, root } from './shared/run.js'

interface Project {
  readonly project: string
  readonly large?: readonly string[]
}

const { values } = parseArgs({ options: { clones: { type: 'string' }, only: { type: 'string' } } })
if (values.clones === undefined) throw new Error('give the folder with the clones: --clones DIR')
const mostSeconds = [60, 15]

const all: readonly Project[] = JSON.parse(readFileSync(join(root, 'corpus/projects.json'), 'utf8'))
for (const { project, large = [] } of all.filter(({ project }) => values.only === undefined || project === values.only)) {
  const clone = join(values.clones, project)
  const cache = mkdtempSync(join(tmpdir(), 'assay-next-'))
  try {
    // Assay itself is installed; of the project nothing is known.
    const known = ['builds', 'compiled'].map(name => join(cacheRoot(), name))
    cpSync(cacheRoot(), cache, { recursive: true, filter: path => !known.includes(path) })
    for (const [at, commit] of large.entries()) {
      const { result, seconds } = checked(['--git', `${commit}~1..${commit}`, clone, '--api', 'ignore'], { ASSAY_CACHE: cache })
      const { verdict, evidence } = result
      const lines = linesOf(clone, commit)
      const grade = evidence === undefined ? '' : `, ${evidence.grade}, ${evidence.sequences} sequences`
      const times = ['the first time', 'the next'][at] ?? ''
      console.log(
        [project, commit.slice(0, 10), `${lines} lines`, times, `${seconds.toFixed(1)} s`, `${verdict.kind}${grade}`].join('  '),
      )
      if (seconds > (mostSeconds[at] ?? 0)) process.exitCode = 1
    }
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

/** Of Java that is not tests. */
function linesOf(clone: string, commit: string): number {
  const list = spawnSync('git', ['-C', clone, 'ls-tree', '-r', '--name-only', commit], { encoding: 'utf8', maxBuffer: 1 << 28 })
  const paths = list.stdout.split('\n').filter(path => path.endsWith('.java') && !/(^|\/)([\w-]*tests?|test[\w-]*)\//i.test(path))
  const batch = paths.map(path => `${commit}:${path}`).join('\n')
  const texts = spawnSync('git', ['-C', clone, 'cat-file', '--batch'], { input: batch, maxBuffer: 1 << 30 })
  return texts.stdout.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0)
}
