/** `assay apply`: one refactoring of one program by an engine, and what the oracle says of the result if it is asked. */
import { attemptOnce, type EngineRelease, idOf } from '../engines/engine.js'
import { findEngine } from '../engines/engines.js'
import { outcomeOf } from '../engines/policy.js'
import { openEngine } from '../engines/session.js'
import type { Runtime } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import {
  type ApplyResult,
  type Attempt,
  asVersions,
  type CheckResult,
  type ExitCode,
  exitCode,
  type Files,
  InputError,
  jsonDocument,
  type Mark,
  type Program,
} from '../model/index.js'
import { byDefault, check } from '../oracle/check.js'
import { readMarks } from '../programs/marks.js'
import { readPosition } from '../programs/position.js'
import { readProgram } from '../programs/program.js'
import { applyText } from '../report/apply.js'
import type { ApplyOptions } from './apply-options.js'
import { codeOf } from './code-of.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from './out-folder.js'
import { progressTo } from './progress.js'

/** Which engines there are, and where the result goes to. */
export interface Surroundings {
  readonly releases?: readonly EngineRelease[]
  readonly stdout?: { write(text: string): unknown; readonly isTTY?: boolean }
}

export async function apply(options: ApplyOptions, { releases, stdout = process.stdout }: Surroundings = {}): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const onProgress = progress.say
  const { release, jdk } = findEngine(options.engine, releases === undefined ? {} : { releases })
  const { mode, rejectAt, out } = options
  const language = languageNamed(release.manifest.language)
  const toolchain = await language.toolchain()
  const { program, classpath } = await readProgramOf()
  const attempt = attemptOf(options, program)
  if (out !== undefined) orExplain(out, () => refuseUsed(out))
  await using engine = openEngine(release, { jdk, mode, classpath, onProgress })
  await using session = await engine.open(program)
  // The oracle's processes start while the engine works.
  await using java = options.result === 'judged' ? toolchain.open({ classpath, load: 'one', onProgress }) : undefined
  const outcome = outcomeOf(await attemptOnce(session, attempt), program.files, rejectAt)
  if (outcome.kind === 'applied' && out !== undefined) write(out, outcome.files)
  const result: ApplyResult =
    outcome.kind === 'applied' && java !== undefined ? { outcome, ...(await judge(program, outcome.files, java)) } : { outcome }
  const asked = { engine: idOf(release.manifest), refactoring: options.refactoring, rejectAt, before: program.files }
  stdout.write(options.output === 'json' ? jsonDocument(result) : applyText(result, asked, stdout))
  if (outcome.kind !== 'applied') return exitCode.found
  return 'verdict' in result ? codeOf(result) : exitCode.fine

  /** A project's build says what it needs, unless that was given. */
  async function readProgramOf(): Promise<{ readonly program: Program; readonly classpath: readonly string[] }> {
    const { program: path, place } = options
    const given = toolchain.readClasspath(options.classpath)
    const project = await toolchain.readProject(path, { jdk: jdk.home, classpath: given, onProgress })
    if (project === undefined) {
      const { sources } = await language.load()
      return { program: readProgram(path, place.kind === 'at' ? 'sources' : 'marks', sources), classpath: given }
    }
    const { files, classpath } = project
    return { program: place.kind === 'at' ? { files, marks: {} } : readMarks(files), classpath }
  }
}

function attemptOf({ refactoring, place, parameters, disabled }: ApplyOptions, program: Program): Attempt {
  const target = place.kind === 'at' ? readPosition(place.position, program.files) : markNamed(place.name, program)
  return { refactoring, target, parameters, disabled }
}

function markNamed(name: string, { marks }: Program): Mark {
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined
  if (mark !== undefined) return mark
  const others = Object.keys(marks)
  const there = others.length === 0 ? 'it has none' : `it has ${others.join(', ')}`
  throw new InputError(`the program has no mark ${name}, ${there}: say where with --at file:line:col, or with --mark`)
}

/** As `assay check` does it by itself. */
async function judge(before: Program, after: Files, java: Runtime): Promise<CheckResult> {
  return (await check(asVersions({ before: before.files, after }), java, { ...byDefault, compareApi: true, places: true })).result
}

function write(out: string, files: Files): void {
  orExplain(out, () => {
    makeEmpty(out)
    writeFiles(out, files)
  })
}
