/** The first difference between two plans, in terms of command-line options. */
import type { Build, Plan, PlannedInput } from '../model/index.js'

/** `it was made with --seed 1, now --seed 2`; nothing if they are equal. */
export function planDifference(made: Plan, now: Plan): string | undefined {
  for (const [words, before, after] of differing(made, now)) {
    if (before !== after) return `it was made ${words} ${before}, now ${after}`
  }
  return undefined
}

type Aspect = readonly [words: 'with' | 'on', made: string, now: string]

function* differing(made: Plan, now: Plan): Iterable<Aspect> {
  const both = (words: 'with' | 'on', say: (plan: Plan) => string): Aspect => [words, say(made), say(now)]
  yield both('with', ({ engines }) => repeated('--engine', engines))
  for (const engine of now.engines) yield* differingBuilds(engine, made.builds[engine], now.builds[engine])
  yield both('with', ({ techniques }) => repeated('--technique', techniques))
  yield both('with', ({ inputs }) =>
    repeated(
      '--refactoring',
      inputs.map(({ refactoring }) => refactoring),
    ),
  )
  yield both('with', ({ selection }) => selection)
  for (const [at, input] of made.inputs.entries()) {
    const other = now.inputs[at]
    if (other !== undefined) yield ['with', programs(input), programs(other)]
  }
  yield both('with', ({ seed }) => `--seed ${seed}`)
  yield both('with', ({ sequences }) => `--sequences ${sequences}`)
  yield both('with', ({ rejectAt }) => `--reject-at ${rejectAt}`)
  yield both('on', ({ platform }) => platform)
}

function* differingBuilds(engine: string, made: Build | undefined, now: Build | undefined): Iterable<Aspect> {
  for (const name of new Set([made, now].flatMap(build => Object.keys(build?.components ?? {})))) {
    const of = (build: Build | undefined) => `${engine}, whose ${name} is ${build?.components[name] ?? 'not there'}`
    yield ['with', of(made), of(now)]
  }
}

function repeated(option: string, values: readonly string[]): string {
  return values.map(value => `${option} ${value}`).join(' ')
}

function programs({ refactoring, source, hash, requests }: PlannedInput): string {
  return `${requests} programs of ${source} (${hash}) for ${refactoring}`
}
