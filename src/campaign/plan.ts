/** A campaign's plan, from what is wanted: who is tested, with which refactorings, of which programs. */
import { type EngineRelease, idOf, type Load } from '../engines/engine.js'
import { type Found, findEngine } from '../engines/engines.js'
import type { Language, LanguageEntry } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import { InputError, nearest, type Plan, type RejectAt } from '../model/index.js'
import { readPrograms } from '../programs/own.js'
import { theoryNamed } from '../programs/theories.js'
import type { Input } from './input.js'
import { generatedInput, ownInput } from './inputs.js'

/** What decides a plan. */
export interface Campaign {
  /** None: the best that runs here. */
  readonly engines: readonly string[]
  /** None: all that have a theory and that every engine can do. */
  readonly refactorings: readonly string[]
  readonly programs: FromTheories | { readonly from: 'own'; readonly path: string }
  /** Decides the sample and the tests. */
  readonly seed: number
  /** Of calls, with which a result is tested at most. */
  readonly sequences: number
  readonly rejectAt: RejectAt
}

export interface FromTheories {
  readonly from: 'theories'
  /** Instead of the shipped ones. */
  readonly theory?: string | undefined
  readonly scope?: string | undefined
  readonly where: readonly string[]
  readonly constraints: 'all' | 'main'
  readonly selecting: { readonly kind: 'sample'; readonly size: number } | { readonly kind: 'every'; readonly nth: bigint }
}

export interface Planned {
  readonly engines: readonly Found[]
  /** That all of them refactor. */
  readonly language: LanguageEntry
  readonly inputs: readonly Input[]
  readonly load: Load
  /** By the version of what runs the programs. */
  planOn(jdk: string): Plan
}

/** What there is to choose from. */
export interface Known {
  readonly releases: readonly EngineRelease[]
  readonly languages: readonly LanguageEntry[]
}

export async function planned(campaign: Campaign, { releases, languages }: Known): Promise<Planned> {
  const engines = enginesFor(campaign, releases)
  const language = languageOf(engines, languages)
  const inputs = inputsFor(campaign, engines, await language.load())
  if (inputs.every(({ planned }) => planned.requests === 0))
    throw new InputError('there is no program to hunt with: nothing in this scope satisfies the theory')
  return { engines, language, inputs, load: loadOf(inputs), planOn: jdk => planOf(campaign, engines, inputs, jdk) }
}

function enginesFor({ engines }: Campaign, releases: readonly EngineRelease[]): readonly Found[] {
  const best = releases.slice(0, 1).map(({ manifest }) => manifest.name)
  const found = (engines.length === 0 ? best : engines).map(name => findEngine(name, { releases }))
  const ids = found.map(({ release }) => idOf(release.manifest))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new InputError(`${twice} is named twice`)
  return found
}

/** That all of them refactor. */
function languageOf(engines: readonly Found[], languages: readonly LanguageEntry[]): LanguageEntry {
  const names = new Set(engines.map(({ release }) => release.manifest.language))
  const [name = '', other] = names
  if (other !== undefined)
    throw new InputError(`these engines refactor different languages, ${name} and ${other}: hunt with each alone`)
  return languageNamed(name, languages)
}

function inputsFor(campaign: Campaign, engines: readonly Found[], language: Language): readonly Input[] {
  const { programs, seed } = campaign
  const wanted = refactoringsFor(campaign, engines, language)
  if (programs.from === 'own') {
    const own = readPrograms(programs.path, language.sources)
    return wanted.map(name => ownInput(name, own, language))
  }
  const { theory, scope, where, constraints } = programs
  const selecting = programs.selecting.kind === 'sample' ? { ...programs.selecting, seed } : programs.selecting
  return wanted.map(name => {
    return generatedInput(name, {
      language,
      theory: theoryNamed(theory ?? language.refactorings[name]?.generated?.theory ?? name),
      choice: { ...(scope === undefined ? {} : { scope }), where },
      constraints,
      selecting,
    })
  })
}

/** All that every engine can do and that have a theory; or those that are named. */
function refactoringsFor({ refactorings }: Campaign, engines: readonly Found[], language: Language): readonly string[] {
  const names = Object.keys(language.refactorings)
  const can = ({ release }: Found, name: string) => release.manifest.refactorings.some(each => each.name === name)
  if (refactorings.length === 0) return names.filter(name => engines.every(engine => can(engine, name)))
  return refactorings.map(given => {
    const name = names.find(each => each === given)
    if (name === undefined) {
      const near = nearest(given, names)
      const meant = near.length === 0 ? `there are ${names.join(', ')}` : `did you mean ${near.join(' or ')}?`
      throw new InputError(`there is no theory for ${given}, so it can't be hunted; ${meant}`)
    }
    const without = engines.find(engine => !can(engine, name))
    if (without !== undefined) throw new InputError(`${idOf(without.release.manifest)} has no refactoring ${name}`)
    return name
  })
}

function planOf(campaign: Campaign, engines: readonly Found[], inputs: readonly Input[], jdk: string): Plan {
  const { programs, seed, sequences, rejectAt } = campaign
  return {
    engines: engines.map(({ release }) => idOf(release.manifest)),
    techniques: ['weak'],
    inputs: inputs.map(({ planned }) => planned),
    selection: selectionOf(programs, seed),
    seed,
    sequences,
    rejectAt,
    jdk,
  }
}

function selectionOf(programs: Campaign['programs'], seed: number): string {
  if (programs.from === 'own') return '--programs'
  const { selecting, scope, where, constraints } = programs
  const all = selecting.kind === 'every' && selecting.nth === 1n
  return [
    ...(scope === undefined ? [] : [`--scope '${scope}'`]),
    ...where.map(formula => `--where '${formula}'`),
    ...(constraints === 'main' ? ['--main-only'] : []),
    selecting.kind === 'sample' ? `--sample ${selecting.size} --seed ${seed}` : all ? '--all' : `--skip ${selecting.nth}`,
  ].join(' ')
}

/** What the optimising compiler takes at first, it gives back only after thousands of requests. */
function loadOf(inputs: readonly Input[]): Load {
  return inputs.reduce((sum, { planned }) => sum + planned.requests, 0) > manyRequests ? 'many' : 'few'
}

const manyRequests = 10_000
