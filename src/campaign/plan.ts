/** Makes the plan of a campaign: the engines under test, the refactorings, the techniques and the programs. */
import { checkKnown } from '../engines/attempt.js'
import { buildOf, type EngineRelease, idOf, type Load } from '../engines/engine.js'
import { findEngine, type ResolvedEngine } from '../engines/engines.js'
import type { Language, LanguageEntry } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import { InputError, nearest, type Plan, type RejectAt } from '../model/index.js'
import { readPrograms } from '../programs/own.js'
import { theoryNamed } from '../programs/theories.js'
import type { TechniqueEntry } from '../techniques/technique.js'
import { techniqueNamed } from '../techniques/techniques.js'
import { generatedInput, type Input, type OwnAsking, ownInput } from './inputs.js'

/** What decides a plan. */
export interface Campaign {
  /** None: the best that runs here. */
  readonly engines: readonly string[]
  /** None: all that have a theory and that every engine can do. */
  readonly refactorings: readonly string[]
  readonly techniques: readonly string[]
  readonly programs: FromTheories | OwnPrograms
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

export interface OwnPrograms extends OwnAsking {
  readonly from: 'own'
  readonly path: string
}

export interface Planned {
  readonly engines: readonly ResolvedEngine[]
  /** That all of them refactor. */
  readonly language: LanguageEntry
  readonly inputs: readonly Input[]
  readonly load: Load
  /** By what runs the programs: `JDK 25.0.3`. */
  planOn(platform: string): Plan
}

/** What there is to choose from. */
export interface Known {
  readonly releases: readonly EngineRelease[]
  readonly languages: readonly LanguageEntry[]
  readonly techniques: readonly TechniqueEntry[]
}

export async function planned(campaign: Campaign, { releases, languages, techniques }: Known): Promise<Planned> {
  for (const name of campaign.techniques) techniqueNamed(name, techniques)
  const engines = enginesFor(campaign, releases)
  const language = languageOf(engines, languages)
  const inputs = inputsFor(campaign, engines, await language.load())
  if (inputs.every(({ planned }) => planned.requests === 0))
    throw new InputError('there are no programs: the theory has no instance in this scope')
  return { engines, language, inputs, load: loadOf(inputs), planOn: platform => planOf(campaign, engines, inputs, platform) }
}

function enginesFor({ engines }: Campaign, releases: readonly EngineRelease[]): readonly ResolvedEngine[] {
  const best = releases.slice(0, 1).map(({ manifest }) => manifest.name)
  const found = (engines.length === 0 ? best : engines).map(name => findEngine(name, { releases }))
  const ids = found.map(({ release }) => idOf(release.manifest))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new InputError(`engine ${twice} is given twice`)
  return found
}

/** That all of them refactor. */
function languageOf(engines: readonly ResolvedEngine[], languages: readonly LanguageEntry[]): LanguageEntry {
  const names = new Set(engines.map(({ release }) => release.manifest.language))
  const [name = '', other] = names
  if (other !== undefined)
    throw new InputError(`these engines refactor different languages, ${name} and ${other}: run a hunt for each`)
  return languageNamed(name, languages)
}

function inputsFor(campaign: Campaign, engines: readonly ResolvedEngine[], language: Language): readonly Input[] {
  const { programs, seed } = campaign
  if (programs.from === 'own') {
    const own = readPrograms(programs.path, language.sources)
    return ownRefactorings(campaign, engines).map(name => ownInput(name, own, language, programs))
  }
  const wanted = refactoringsFor(campaign, engines, language)
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

/** Any that the engines have: who brings programs says where in them, and with which parameters. */
function ownRefactorings({ refactorings, programs }: Campaign, engines: readonly ResolvedEngine[]): readonly string[] {
  const parameters = programs.from === 'own' ? (programs.parameters ?? {}) : {}
  for (const name of refactorings) {
    for (const { release } of engines) {
      const names = release.manifest.refactorings.map(each => each.name)
      const known = release.manifest.refactorings.find(each => each.name === name)
      if (known !== undefined) {
        checkKnown(known, parameters)
        continue
      }
      const near = nearest(name, names)
      const meant = near.length === 0 ? 'assay engines lists its refactorings' : `did you mean ${near.join(' or ')}?`
      throw new InputError(`${idOf(release.manifest)} has no refactoring ${name}; ${meant}`)
    }
  }
  return refactorings
}

/** All that every engine can do and that have a theory; or those that are named. */
function refactoringsFor({ refactorings }: Campaign, engines: readonly ResolvedEngine[], language: Language): readonly string[] {
  const names = Object.keys(language.refactorings).filter(name => language.refactorings[name]?.generated !== undefined)
  if (names.length === 0) throw new InputError(`no theories for ${language.name}: give programs with --programs`)
  const can = ({ release }: ResolvedEngine, name: string) => release.manifest.refactorings.some(each => each.name === name)
  if (refactorings.length === 0) return names.filter(name => engines.every(engine => can(engine, name)))
  return refactorings.map(given => {
    const name = names.find(each => each === given)
    if (name === undefined) {
      const near = nearest(given, names)
      const meant = near.length === 0 ? `available: ${names.join(', ')}` : `did you mean ${near.join(' or ')}?`
      throw new InputError(`no theory for refactoring ${given}; ${meant}`)
    }
    const without = engines.find(engine => !can(engine, name))
    if (without !== undefined) throw new InputError(`${idOf(without.release.manifest)} has no refactoring ${name}`)
    return name
  })
}

function planOf(campaign: Campaign, engines: readonly ResolvedEngine[], inputs: readonly Input[], platform: string): Plan {
  const { techniques, programs, seed, sequences, rejectAt } = campaign
  return {
    engines: engines.map(({ release }) => idOf(release.manifest)),
    builds: Object.fromEntries(engines.map(({ release: { manifest } }) => [idOf(manifest), buildOf(manifest)])),
    techniques,
    inputs: inputs.map(({ planned }) => planned),
    selection: selectionOf(programs, seed),
    seed,
    sequences,
    rejectAt,
    platform,
  }
}

function selectionOf(programs: Campaign['programs'], seed: number): string {
  if (programs.from === 'own') {
    const values = Object.entries(programs.parameters ?? {}).map(([name, value]) => `--set ${name}=${value}`)
    return ['--programs', ...(programs.mark === undefined ? [] : [`--mark ${programs.mark}`]), ...values].join(' ')
  }
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
