/** `assay impact`: what the change between two versions can reach, and what of that both can be called with. Nothing is run. */

import { openJava } from '../languages/java/java.js'
import type { Both, Compiled } from '../languages/language.js'
import { type ExitCode, exitCode, InputError, jsonDocument } from '../model/index.js'
import { readClasspath } from '../programs/classpath.js'
import { readVersions } from '../programs/version.js'
import type { ImpactOptions } from './impact-options.js'
import { progressTo } from './progress.js'

export async function impact(before: string, after: string, options: ImpactOptions): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.quiet ? 'quiet' : 'shown')
  const versions = readVersions(before, after)
  await using java = openJava({
    classpath: readClasspath(options.classpath),
    ...(options.jdk === undefined ? {} : { jdk: options.jdk }),
    ...(options.release === undefined ? {} : { level: options.release }),
    load: 'one',
    onProgress: progress.say,
  })
  const answer = await java.impact(versions)
  if (answer.kind !== 'answered') throw new InputError(`the versions could not be compiled: the compiler ${answer.kind}`)
  const { impact, compiled, compiledToRun } = answer.value
  refuseUncompilable(compiled, { before, after })
  refuseUncompilable(compiledToRun, { before, after })
  if (impact === undefined) throw new Error('both versions compile, and yet there is no impact')
  if (options.json) process.stdout.write(jsonDocument(impact))
  else process.stdout.write((await import('../report/terminal.js')).impactText(impact, process.stdout))
  return exitCode.fine
}

/** There is no impact without class files. */
function refuseUncompilable(compiled: Both<Compiled>, paths: Both<string>): void {
  for (const version of ['before', 'after'] as const) {
    const opinion = compiled[version]
    if (opinion.kind === 'compiles') continue
    const [first] = opinion.diagnostics
    const where = first === undefined ? '' : `: ${first.file}:${first.line}:${first.column} ${first.message}`
    throw new InputError(`${paths[version]} does not compile${where}`)
  }
}
