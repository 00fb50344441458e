/** `assay impact`: what the change between two versions can reach, and what of that both can be called with. Nothing is run. */

import type { Both, Compiled, Way } from '../languages/language.js'
import { languageOf } from '../languages/languages.js'
import { type ExitCode, exitCode, type ImpactResult, InputError, jsonDocument } from '../model/index.js'
import type { ImpactOptions } from './impact-options.js'
import { progressTo } from './progress.js'

export async function impact(options: ImpactOptions): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const toolchain = await languageOf([]).toolchain()
  const given = { ...options, classpath: toolchain.readClasspath(options.classpath), onProgress: progress.say }
  await using pair = toolchain.openPair(options.input, given)
  const found = await impactOf()
  if (options.output === 'json') process.stdout.write(jsonDocument(found))
  else process.stdout.write((await import('../report/terminal.js')).impactText(found, process.stdout))
  return exitCode.fine

  /** By the first way in which both versions compile; where there is none, what was wrong with the first. */
  async function impactOf(): Promise<ImpactResult> {
    const wrong: string[] = []
    for await (const way of pair.ways(() => wrong.slice(-1))) {
      const answer = await ask(way)
      if (typeof answer !== 'string') return answer
      wrong.push(answer)
    }
    throw new InputError(wrong[0] ?? 'the versions could not be compiled')
  }

  /** The impact, or why there is none. */
  async function ask(way: Way): Promise<ImpactResult | string> {
    await using runtime = way.open(options.keepGoing ? 'what-compiles' : 'whole')
    const answer = await runtime.impact(way.versions)
    if (answer.kind !== 'answered') return `the versions could not be compiled: the compiler ${answer.kind}`
    const { impact, compiled, compiledToRun } = answer.value
    const failure = failureOf(compiled) ?? failureOf(compiledToRun)
    if (failure !== undefined) return failure
    if (impact === undefined) throw new Error('both versions compile, and yet there is no impact')
    return impact
  }

  /** There is no impact without class files. */
  function failureOf(compiled: Both<Compiled>): string | undefined {
    for (const version of ['before', 'after'] as const) {
      const opinion = compiled[version]
      if (opinion.kind === 'compiles') continue
      const [first] = opinion.diagnostics
      const where = first === undefined ? '' : `: ${first.file}:${first.line}:${first.column} ${first.message}`
      const name = options.input.kind === 'folders' ? options.input[version] : `the version ${version}`
      return [`${name} does not compile${where}`, ...(opinion.advice ?? [])].join('; ')
    }
    return undefined
  }
}
