/**
 * `npm run bench:store`: a campaign of a million requests, written in batches as a hunt writes it: what a request costs on the disk, how fast they are
 * written, how long it takes to go on with it, and whether memory stays flat. A third is rejected, with one to three messages of some hundred sets.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../src/campaign/sqlite/open.js'
import type { Judged, Message, Plan, Request, RequestResult } from '../src/model/index.js'

const requests = Number(process.argv[2] ?? 1_000_000)
const batch = Number(process.argv[3] ?? 200)
const refactorings = Array.from({ length: 10 }, (_, n) => `refactoring-${n}`)
const each = Math.ceil(requests / refactorings.length)

const plan: Plan = {
  engines: ['toy@1.0'],
  builds: { 'toy@1.0': { released: '2025-12', components: { 'toy.core': '1.0.100' } } },
  techniques: ['weak'],
  inputs: refactorings.map(refactoring => ({
    id: refactoring,
    refactoring,
    source: `java/${refactoring}`,
    hash: '1f3c9a',
    requests: each,
  })),
  selection: `--sample ${each} --seed 1`,
  seed: 1,
  sequences: 2000,
  rejectAt: 'warning',
  platform: 'JDK 25.0.3',
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
const file = join(folder, 'assay.db')
try {
  const started = performance.now()
  {
    await using store = await openStore(file, plan)
    for (let from = 0; from < each; from += batch) {
      const places = Array.from({ length: Math.min(batch, each - from) }, (_, at) => from + at)
      for (const refactoring of refactorings) await store.write(places.map(n => seen(refactoring, n)))
      if ((from / batch) % Math.ceil(each / batch / 5) === 0) report(from * refactorings.length)
    }
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${requests} requests in ${seconds.toFixed(1)} s, ${Math.round(requests / seconds)} a second, in batches of ${batch}`,
  )
  console.log(`${(statSync(file).size / requests).toFixed(1)} bytes a request on the disk, ${statSync(file).size} in all`)

  const again = performance.now()
  await using store = await openStore(file, plan)
  const done = (await store.done()).reduce((sum, { requests }) => sum + requests, 0)
  console.log(`opened again in ${(performance.now() - again).toFixed(0)} ms: ${done} requests are done`)
  const table = performance.now()
  const rejected = (await store.rows()).reduce((sum, row) => sum + row.rejected, 0)
  console.log(`the closing table in ${(performance.now() - table).toFixed(0)} ms: ${rejected} rejected`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function report(done: number): void {
  console.log(`${String(done).padStart(9)} requests, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB of memory`)
}

function seen(refactoring: string, n: number): RequestResult {
  const files = { 'p/A.java': `package p;\n\nclass A {\n  int m${n}() {\n    return ${n};\n  }\n}\n` }
  const request: Request = {
    refactoring,
    input: refactoring,
    n,
    program: `java/${refactoring}#${n * 37 + (n % 11)}`,
    files,
    target: { file: 'p/A.java', start: 27, end: 28 },
    parameters: { newName: 'other' },
  }
  const [applyMs, judgeMs] = [1 + (n % 40) / 7, n % 3 === 0 ? 0 : 3 + (n % 90) / 11]
  return { engine: 'toy@1.0', request, log: [judged(request)], findings: [], flaky: [], time: { applyMs, judgeMs, verifyMs: 0 } }
}

function judged({ refactoring, n, files, target, parameters }: Request): Judged {
  const attempt = { refactoring, target, parameters, disabled: [] }
  if (n % 3 === 0) return { attempt, outcome: { kind: 'rejected', messages: messages(n) } }
  const sequences = 100 + ((n * 13) % 900)
  return {
    attempt,
    outcome: { kind: 'applied', files, messages: [] },
    verdict: { kind: 'preserved' },
    evidence: {
      commonClasses: 2,
      commonMethods: 4,
      sequences,
      relevant: sequences - (n % 7),
      differing: 0,
      impactedCovered: n % 4,
      grade: 'full',
      flaky: 0,
      refused: 0,
      limited: 0,
      seed: 1,
      platform: 'JDK 25.0.3',
      truncated: false,
    },
  }
}

/** One to three of a hundred; 300 sets in all. */
function messages(n: number): readonly Message[] {
  return Array.from({ length: 1 + (Math.floor(n / 3) % 3) }, (_, at): Message => {
    const kind = (Math.floor(n / 3) * 7 + at * 11) % 100
    return {
      severity: 'error',
      key: `RefactoringCoreMessages.precondition_${kind}`,
      text: `m${n} is there`,
      site: `Processor.check${kind % 30}`,
    }
  })
}
