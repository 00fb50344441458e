/** What the change between two versions can reach, and what of that both can be called with. Nothing is run. */
import type { Both, Compiled, Way } from '../languages/language.js'
import { type ImpactResult, InputError } from '../model/index.js'
import type { VersionsInput } from '../programs/versions-input.js'
import { abortable } from './abortable.js'
import { type JudgingOptions, languageFor, pairOptions, type ReadingOptions } from './check.js'
import { defaultEnvironment, type Environment } from './environment.js'

export interface ImpactOptions extends Pick<JudgingOptions, 'language' | 'level' | 'home' | 'classpath'>, ReadingOptions {}

export async function impact(
  input: VersionsInput,
  options: ImpactOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<ImpactResult> {
  return abortable(environment.signal, async opened => {
    const toolchain = await (await languageFor(input, options, environment)).toolchain()
    await using pair = opened(toolchain.openPair(input, pairOptions(options, toolchain, environment)))
    const wrong: string[] = []
    // By the first way in which both versions compile; where there is none, what was wrong with the first.
    for await (const way of pair.ways(() => wrong.slice(-1))) {
      const answer = await ask(way)
      if (typeof answer !== 'string') return answer
      wrong.push(answer)
    }
    throw new InputError(wrong[0] ?? 'the versions could not be compiled')

    /** The impact, or why there is none. */
    async function ask(way: Way): Promise<ImpactResult | string> {
      await using runtime = opened(way.open(options.keepGoing ? 'what-compiles' : 'whole'))
      const answer = await runtime.impact(way.versions)
      if (answer.kind !== 'answered') return `the versions could not be compiled: the compiler ${answer.kind}`
      const { impact, compiled, compiledToRun } = answer.value
      const failure = failureOf(compiled) ?? failureOf(compiledToRun)
      if (failure !== undefined) return failure
      if (impact === undefined) throw new Error('both versions compile, and yet there is no impact')
      return impact
    }
  })

  /** There is no impact without class files. */
  function failureOf(compiled: Both<Compiled>): string | undefined {
    for (const version of ['before', 'after'] as const) {
      const opinion = compiled[version]
      if (opinion.kind === 'compiles') continue
      const [first] = opinion.diagnostics
      const where = first === undefined ? '' : `: ${first.file}:${first.line}:${first.column} ${first.message}`
      const name = input.kind === 'folders' ? input[version] : `the version ${version}`
      return [`${name} does not compile${where}`, ...(opinion.advice ?? [])].join('; ')
    }
    return undefined
  }
}
