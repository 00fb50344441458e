/**
 * `npm run bench:libraries`: `assay check` on adjacent releases of real libraries: how large the impact is, how much of it was
 * executed, how long it took with the usual ceiling, and what was found.
 */
import { spawn } from 'node:child_process'
import { releases, sourcesJar } from '../corpus/releases.js'
import { checkResult } from '../src/model/check.js'
import { documentOf } from '../src/model/document.js'
import { assay } from './shared/run.js'

const allowedSeconds = 5 + 20

let late = 0
for (const release of releases) {
  const jars = [await sourcesJar(release, release.before), await sourcesJar(release, release.after)]
  const started = performance.now()
  const { verdict, impact, evidence } = documentOf(checkResult).parse(
    JSON.parse(await output(['check', '--json', '--quiet', ...jars])),
  )
  const seconds = (performance.now() - started) / 1000
  if (seconds > allowedSeconds) late++
  console.log(`${release.artifact} ${release.before} to ${release.after}: ${verdict.kind} in ${seconds.toFixed(1)} s`)
  console.log(
    `  ${impact?.changes} changes, ${impact?.impacted} methods impacted, ${impact?.tested} of ${evidence?.commonMethods} common methods tested`,
  )
  console.log(
    `  ${evidence?.sequences} sequences, ${evidence?.relevant} relevant, ${evidence?.impactedCovered} impacted methods executed${evidence?.truncated ? ', cut short by the ceiling' : ''}`,
  )
  if (verdict.kind !== 'changed') continue
  const { calls, before, after } = verdict.witness
  console.log(`${calls.map(call => `    ${call}`).join('\n')}\n    before  ${before}\n    after   ${after}`)
}
console.log(`${releases.length} libraries, ${late} of them took longer than the ceiling and 20 s`)
process.exitCode = late === 0 ? 0 : 1

function output(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [assay, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', () => resolve(String(Buffer.concat(chunks))))
  })
}
