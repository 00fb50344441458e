/** One refactoring of one program by an engine, and what the oracle says of the result if it is asked. */
import { attemptOnce, idOf } from '../engines/engine.js'
import { chosenEngine } from '../engines/engines.js'
import { outcomeOf } from '../engines/policy.js'
import { openEngine } from '../engines/session.js'
import type { Runtime } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import {
  type ApplyResult,
  type Attempt,
  asVersions,
  type CheckResult,
  defined,
  type Files,
  InputError,
  type Mark,
  type Program,
  type RejectAt,
  type Wording,
} from '../model/index.js'
import { byDefault, check } from '../oracle/check.js'
import { readMarks } from '../programs/marks.js'
import { readPosition } from '../programs/position.js'
import { readProgram } from '../programs/program.js'
import { abortable, type Opened } from './abortable.js'
import { defaultEnvironment, type Environment } from './environment.js'

export interface ApplyOptions {
  /** The best that runs here if absent. */
  readonly engine?: string | undefined
  readonly refactoring: string
  /** The mark `target` if absent. */
  readonly place?: { readonly kind: 'at'; readonly position: string } | { readonly kind: 'mark'; readonly name: string }
  readonly parameters?: Readonly<Record<string, string>>
  /** Keys of messages whose preconditions are switched off. */
  readonly disabled?: readonly string[]
  /** From which severity on a message of the engine is a rejection: a warning if absent. */
  readonly rejectAt?: RejectAt
  readonly classpath?: readonly string[]
  readonly mode?: 'fast' | 'plain'
  /** Whether the oracle is asked about it, too. */
  readonly result?: 'judged' | 'unjudged'
}

export interface Applied {
  readonly result: ApplyResult
  readonly asked: Asked
}

/** What was asked of whom. */
interface Asked {
  /** `eclipse@4.40`. */
  readonly engine: string
  readonly refactoring: string
  readonly rejectAt: RejectAt
  readonly before: Files
  /** Of the language of the program. */
  readonly wording: Wording
}

/** The program is a folder, a file of JSON, or `-`; or it is in memory. */
export async function apply(
  given: string | Program,
  options: ApplyOptions,
  environment: Environment = defaultEnvironment(),
): Promise<Applied> {
  return abortable(environment.signal, opened => applied(given, options, environment, opened))
}

async function applied(
  given: string | Program,
  options: ApplyOptions,
  { languages, releases, progress }: Environment,
  opened: Opened,
): Promise<Applied> {
  const onProgress = progress.say
  const { mode = 'fast', rejectAt = 'warning', place = usualPlace } = options
  const found = chosenEngine(options.engine, await releases())
  const { manifest } = found.release
  const language = languageNamed(manifest.language, languages)
  const toolchain = await language.toolchain()
  const { program, classpath } = await readProgramOf()
  const attempt = attemptOf(options, place, program)
  await using engine = opened(openEngine(found, { mode, classpath, onProgress }))
  await using session = await engine.open(program)
  // The oracle's processes start while the engine works.
  await using runtime = options.result === 'judged' ? opened(toolchain.open({ classpath, load: 'one', onProgress })) : undefined
  const outcome = outcomeOf(await attemptOnce(session, attempt), program.files, rejectAt, manifest.announcements)
  const result: ApplyResult =
    outcome.kind === 'applied' && runtime !== undefined
      ? { outcome, ...(await judge(program, outcome.files, runtime)) }
      : { outcome }
  return {
    result,
    asked: {
      engine: idOf(manifest),
      refactoring: options.refactoring,
      rejectAt,
      before: program.files,
      wording: language.wording,
    },
  }

  /** A project's build says what it needs, unless that was given. */
  async function readProgramOf(): Promise<{ readonly program: Program; readonly classpath: readonly string[] }> {
    const libraries = toolchain.readClasspath(options.classpath ?? [])
    if (typeof given !== 'string') return { program: given, classpath: libraries }
    const project = await toolchain.readProject(given, {
      ...defined({ home: found.installation.home }),
      classpath: libraries,
      onProgress,
    })
    if (project === undefined) {
      const { sources } = await language.load()
      return { program: readProgram(given, place.kind === 'at' ? 'sources' : 'marks', sources), classpath: libraries }
    }
    const { files, classpath } = project
    return { program: place.kind === 'at' ? { files, marks: {} } : readMarks(files), classpath }
  }
}

const usualPlace = { kind: 'mark', name: 'target' } as const

function attemptOf(
  { refactoring, parameters = {}, disabled = [] }: ApplyOptions,
  place: NonNullable<ApplyOptions['place']>,
  program: Program,
): Attempt {
  const target = place.kind === 'at' ? readPosition(place.position, program.files) : markNamed(place.name, program)
  return { refactoring, target, parameters, disabled }
}

function markNamed(name: string, { marks }: Program): Mark {
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined
  if (mark !== undefined) return mark
  const others = Object.keys(marks)
  const there = others.length === 0 ? 'it has none' : `it has ${others.join(', ')}`
  throw new InputError(`the program has no mark ${name}, ${there}: give a target with --at file:line:col or --mark`)
}

/** As `assay check` does it by itself. */
async function judge(before: Program, after: Files, runtime: Runtime): Promise<CheckResult> {
  return (await check(asVersions({ before: before.files, after }), runtime, { ...byDefault, compareApi: true, places: true }))
    .result
}
