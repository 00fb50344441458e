/**
 * `npm run bench:cold`: one cold `assay check` of a pair of three classes, start of every process included. The peer in the
 * same run is what a person does at the least: javac on the version before, javac on the version after. They take turns, so
 * that whatever else the machine does falls on both.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickJdk } from '../src/jvm/jdk.js'
import { filesBelow } from '../src/programs/folder.js'
import { assay, median, root, timed } from './shared/run.js'

const rounds = Number(process.argv[2] ?? 15)
const jdk = pickJdk({ min: 17 })
const example = join(root, 'examples/super-pushed-down')
const [before, after] = [join(example, 'before'), join(example, 'after')]
const output = mkdtempSync(join(tmpdir(), 'assay-bench-'))
try {
  const check: number[] = []
  const javac: number[] = []
  // The first round fills the caches of the file system and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const mine = await timed(process.execPath, [assay, 'check', before, after])
    const peer = (await compile(before)) + (await compile(after))
    if (round === 0) continue
    check.push(mine)
    javac.push(peer)
  }
  const show = (name: string, times: readonly number[]) =>
    console.log(
      `${name.padEnd(34)} median ${(median(times) / 1000).toFixed(3)} s, slowest ${(Math.max(...times) / 1000).toFixed(3)} s`,
    )
  console.log(`${rounds} rounds, JDK ${jdk.version}, Node ${process.versions.node}, ${filesBelow(before, '.java').size} classes`)
  show('assay check, cold', check)
  show('javac before; javac after, cold', javac)
  console.log(`ratio: a check takes ${(median(check) / median(javac)).toFixed(2)} of the time of the two javac runs`)
} finally {
  rmSync(output, { recursive: true, force: true })
}

function compile(folder: string): Promise<number> {
  const files = [...filesBelow(folder, '.java').values()]
  return timed(join(jdk.home, 'bin/javac'), ['-proc:none', '-d', output, ...files])
}
