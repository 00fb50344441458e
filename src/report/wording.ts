/**
 * The sentences about findings, each made once: what is wrong, what was asked, seen and expected. Reports show a program's part in a sentence in their own
 * way (`Word`). In lines of plain text it is escaped, but for `check` and `apply`, which pass on what compilers and engines say (`asIs`).
 */

import { divergenceText, divergenceWords } from '../model/divergence-text.js'
import type {
  Bug,
  BugKind,
  Crash,
  Diagnostic,
  Finding,
  KnownBug,
  Message,
  Remarks,
  ReportedBug,
  Witness,
} from '../model/index.js'
import { defined } from '../model/index.js'
import { counted, oneLine, visible } from '../model/plain.js'
import { code, say, type Word } from '../model/words.js'
import { writePosition } from '../programs/position.js'

/** `Pull Up Method: the result does not compile: cannot find symbol`. */
export function titleWords(bug: Bug): readonly Word[] {
  return [say(`${refactoringName(bug.refactoring)}: `), ...faultWords(bug)]
}

/** `the result does not compile: cannot find symbol`. */
export function faultWords({ cause, smallest }: Bug): readonly Word[] {
  const why = smallest.cause
  switch (why.kind) {
    case 'uncompilable': {
      const [first] = diagnosticsOf(smallest)
      const [, reason] = /does not compile: (.* \(.*\))$/.exec(cause) ?? []
      const message = (first?.message ?? cause).replace(/[ \t]+/g, ' ')
      return [say(`${notCompiled}: ${oneLine(reason ?? message, 160)}`)]
    }
    case 'changed': {
      const witness = witnessOf(smallest)
      if (witness === undefined) return [say(`the behaviour changes: ${oneLine(cause)}`)]
      const { calls, divergence } = witness
      const seen = divergence === undefined ? givesWords(calls.at(-1) ?? '', witness) : divergenceWords(divergence)
      return [say('the behaviour changes: '), ...seen]
    }
    case 'crashed': {
      const [top] = why.error.frames
      return [say('the engine crashes: '), code(why.error.type), ...(top === undefined ? [] : [say(' in '), code(top)])]
    }
    case 'hung':
      return [say(`the engine ${hangs}`)]
    case 'transformation':
      return [say(`wrong transformation: ${oneLine(why.text)}`)]
    case 'refusal':
      return [say(`needless refusal: ${oneLine(refusalText(why.messages))}`)]
  }
}

/** The same at length, beside the program: all that was seen of it. */
export function actualWords({ cause, smallest }: Bug): readonly Word[] {
  const why = smallest.cause
  switch (why.kind) {
    case 'uncompilable': {
      const errors = diagnosticsOf(smallest)
      const shown = errors.slice(0, 2).map(({ message }) => code(message.replace(/[ \t]+/g, ' '), 500))
      const more = errors.length > shown.length ? [say(` and ${errors.length - shown.length} more`)] : []
      return [say(`${notCompiled}: `), ...separated(shown, ' and '), ...more]
    }
    case 'changed': {
      const witness = witnessOf(smallest)
      if (witness === undefined) return [code(cause)]
      const { calls, divergence } = witness
      const reason = divergence === undefined ? [] : [say(': '), ...divergenceWords(divergence)]
      return [...givesWords(calls.join(' '), witness), ...reason]
    }
    case 'crashed':
      return [say('it throws')]
    case 'hung':
      return [say(`it ${hangs}`)]
    case 'transformation': {
      const said = smallest.messages.map(({ text }) => code(text))
      return [say(oneLine(why.text)), ...(said.length === 0 ? [] : [say('; it says '), ...separated(said, ', ')])]
    }
    case 'refusal': {
      const said = why.messages.map(({ text }) => code(text))
      return [say('it refuses: '), ...separated(said, ', '), say('; without that check the result is correct')]
    }
  }
}

/** What an engine said when it refused. */
export function refusalText(messages: readonly Message[]): string {
  return messages.length === 0 ? 'no reason given' : messages.map(({ text }) => text).join(', ')
}

const notCompiled = 'the result does not compile'
const hangs = 'hangs'

function givesWords(call: string, { before, after }: Witness): readonly Word[] {
  return [code(call), say(' gives '), code(after), say(', before '), code(before)]
}

function separated(words: readonly Word[], by: string): readonly Word[] {
  return words.flatMap((word, at) => (at === 0 ? [word] : [say(by), word]))
}

/** `eclipse@4.40 timed out, twice`. */
export function hangText(who: string): string {
  return `${who} timed out, twice`
}

/** Its stack, with files and lines where the engine tells them. */
export function traceOf({ frames, trace = frames }: Crash): readonly string[] {
  return trace
}

export function crashText({ type, message }: Crash): string {
  return `${type}: ${message}`
}

/** `Pull Up Method`, as menus have it. */
export function refactoringName(refactoring: string): string {
  return refactoring.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`)
}

/** As the engine's own menu calls it, where that is something else. */
export function menuName({ refactoring, menu }: ReportedBug): string {
  const name = refactoringName(refactoring)
  return menu === undefined ? name : `${name} (in the menu: ${menu})`
}

/** As its makers name a release: `Eclipse 2026-06 (4.40)`. */
export function engineName({ engine, builds }: Pick<ReportedBug, 'engine' | 'builds'>): string {
  const [name = '', version = ''] = engine.split('@')
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  const build = builds?.[engine]
  return build === undefined ? `${title} ${version}`.trim() : `${title} ${build.released} (${version})`
}

/** `org.eclipse.jdt.core.manipulation 1.24.100, org.eclipse.jdt.core 3.46.0`: all of it, or what matters most. */
export function componentsText(
  { engine, builds }: Pick<ReportedBug, 'engine' | 'builds'>,
  most = Number.POSITIVE_INFINITY,
): string {
  return Object.entries(builds?.[engine]?.components ?? {})
    .slice(0, most)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
}

/** `since Eclipse 2024-12 (4.34), a regression: Eclipse 2024-09 (4.33) does not have it`; undefined where nobody knows. */
export function historyText({ history, builds }: ReportedBug): string | undefined {
  const oldest = history?.releases.find(({ holds }) => holds === 'yes')
  if (history === undefined || oldest === undefined) return undefined
  const { first, lastWithout, goneSince } = history
  const named = (engine: string) => engineName({ engine, ...defined({ builds }) })
  const since =
    first === null || lastWithout === undefined
      ? `in every release checked since ${named(oldest.engine)}, the oldest`
      : `since ${named(first)}, a regression: ${named(lastWithout)} does not have it`
  return goneSince === undefined ? since : `${since}; gone since ${named(goneSince)}`
}

/** `behaviour, 26 findings: in A.m(), A.n(int) ran, now A.n(long) (replay 1f3c9a…)`: as what else a cause shows. */
export function symptomLines({ symptoms = [] }: Bug): readonly string[] {
  return symptoms.map(
    ({ id, kind, cause, findings }) =>
      `${kindNames[kind]} (${counted(findings.length, 'finding')}): ${oneLine(cause)} (replay ${id})`,
  )
}

/** `1f3c9a, 20b7d1 share MemberVisibilityAdjustor.adjustVisibility`: bugs that may be mended with it. */
export function samePlaceLines({ samePlace = [] }: ReportedBug): readonly string[] {
  return samePlace.map(
    ({ place, bugs }) => `${bugs.join(', ')} ${bugs.length === 1 ? 'shares' : 'share'} ${oneLine(place)} with it`,
  )
}

/** Headings for the kinds of bugs, in the order of the model. */
export const kindNames: Readonly<Record<BugKind, string>> = {
  compile: 'does not compile',
  behaviour: 'behaviour changed',
  crash: 'crashed or hung',
  refusal: 'needless refusal',
  transformation: 'wrong transformation',
}

/** `Pull Up Method by Eclipse 2026-06 (4.40)`. */
export function requestText(bug: ReportedBug): string {
  return `${refactoringName(bug.refactoring)} by ${engineName(bug)}`
}

/** What is asked for, and of what: `FILE:3:9`, and the marked text. */
export function targetOf({ request: { target, files } }: Finding): { readonly place: string; readonly text: string } {
  return { place: writePosition(target, files), text: oneLine((files[target.file] ?? '').slice(target.start, target.end), 60) }
}

/** `m at FILE:3:9`. */
export function targetText(finding: Finding): string {
  const { place, text } = targetOf(finding)
  return `${text} at ${visible(place)}`
}

export function expected({ kind, refactoring, smallest }: Bug): string {
  switch (kind) {
    case 'compile':
      return 'a program that compiles, or a refusal with the reason'
    case 'behaviour':
      return 'a program that behaves the same, or a refusal with the reason'
    case 'crash':
      return 'a result, or a refusal with the reason'
    case 'refusal':
      return 'the result: it compiles and behaves the same'
    case 'transformation':
      return `a correct ${refactoringName(refactoring)} (${ruleWords(smallest)}), or a refusal with the reason`
  }
}

/** What should have been, by the rule that was broken. */
function ruleWords({ cause }: Finding): string {
  const rule = cause.kind === 'transformation' ? cause.rule : ''
  return ruleMeanings.get(rule) ?? oneLine(rule.replaceAll('-', ' '))
}

const ruleMeanings: ReadonlyMap<string, string> = new Map([
  ['accessor-missing', 'the field is accessed through a getter that returns it and a setter that sets it'],
  ['not-reversible', 'renaming back restores the program'],
])

/** The errors of the compiler, the witness, the crash or the broken rule, line by line. */
export function seenLines({ cause, smallest }: Bug): readonly string[] {
  const why = smallest.cause
  switch (why.kind) {
    case 'uncompilable':
      return diagnosticsOf(smallest).map(error => diagnosticText(error))
    case 'changed': {
      const witness = witnessOf(smallest)
      return witness === undefined ? [oneLine(cause)] : witnessLines(witness)
    }
    case 'crashed':
      return [oneLine(crashText(why.error)), ...traceOf(why.error).map(frame => `  at ${visible(frame)}`)]
    case 'hung':
      return [hangText('it')]
    case 'transformation':
      return [oneLine(`${why.text} (${why.rule})`)]
    case 'refusal':
      return why.messages.map(({ key, text }) => oneLine(`${text} (${key})`))
  }
}

/** How what programs, compilers and engines say is put into a line of plain text. */
export interface Quoting {
  /** Of a file or a message: has no line breaks, as a rule. */
  readonly name: (text: string) => string
  readonly text: (text: string) => string
}

const escaped: Quoting = { name: visible, text: text => oneLine(text, 500) }

/** As it was said, but in one line. */
export const asIs: Quoting = { name: name => name, text: text => text.replace(/\s*\n\s*/g, '; ') }

/** Of the file after: `FILE:3:9  cannot find symbol`. */
export function diagnosticText({ file, line, column, message }: Diagnostic, { name, text }: Quoting = escaped): string {
  return `${line > 0 ? `${name(file)}:${line}:${column}` : name(file)}  ${text(message)}`
}

/** `warning  RenameField_hidden  f is hidden by g`. */
export function messageText({ severity, key, text }: Message, quoting: Quoting): string {
  return `${severity.padEnd(7)}  ${quoting.name(key)}  ${quoting.text(text)}`
}

function witnessLines(witness: Witness): readonly string[] {
  return [...witness.calls.map(visible), ...observationLines(witness, oneLine)]
}

/** What came of the calls before and after, and where the executions part. */
export function observationLines(
  { observed, before, after, divergence }: Witness,
  shown: (value: string) => string,
): readonly string[] {
  return [
    `  before${observedWords[observed]}  ${shown(before)}`,
    `  after${observedWords[observed]}   ${shown(after)}`,
    ...(divergence === undefined ? [] : [`  ${divergenceText(divergence)}`]),
  ]
}

export const observedWords: Readonly<Record<Witness['observed'], string>> = {
  return: '',
  field: '',
  exception: '',
  test: '',
  output: ' prints',
  'error-output': ' prints to standard error',
}

export function diagnosticsOf({ cause }: Finding): readonly Diagnostic[] {
  return cause.kind === 'uncompilable' && cause.verdict.kind === 'uncompilable' ? cause.verdict.diagnostics : []
}

export function witnessOf({ cause }: Finding): Witness | undefined {
  return cause.kind === 'changed' && cause.verdict.kind === 'changed' ? cause.verdict.witness : undefined
}

/** Since when, where all releases were checked; else `eclipse@4.34 yes, eclipse@4.39 no`. */
export function elsewhereText(bug: ReportedBug): string {
  const others = (bug.elsewhere ?? []).filter(({ engine }) => engine !== bug.engine)
  const answers = others.map(({ engine, answer }) => `${engine} ${answer}`).join(', ')
  return historyText(bug) ?? (answers === '' ? 'not checked' : answers)
}

/** `known as JDT-101 (accepted): https://example.org/jdt/101`. */
export function knownText({ id, status, link }: KnownBug): string {
  return `known as ${id} (${status}): ${link}`
}

/** Something that is known of a bug before it is reported: with the issue that it is about, a reason, or both. */
export interface Remark {
  readonly says: string
  readonly issue?: KnownBug
  readonly why?: string
}

export function remarksOf({ reported, related, choice }: Remarks): readonly Remark[] {
  return [
    ...(reported === undefined ? [] : [{ says: 'already reported', issue: reported }]),
    ...(related === undefined ? [] : [{ says: 'related', issue: related, why: related.why }]),
    ...(choice === undefined ? [] : [{ says: 'may be a choice', why: choice }]),
  ]
}

/** `already reported: https://example.org/jdt/101 (open)`; `may be a choice: the field is null`. */
export function remarkText({ says, issue, why }: Remark): string {
  const about = issue === undefined ? [] : [`${issue.link} (${issue.status})`]
  return oneLine([says, ...about, ...(why === undefined ? [] : [why])].join(': '), 500)
}

/** What reproduces a bug. A report does not know where its reader has the campaign. */
export function replayCommand({ id }: Bug, campaign = 'CAMPAIGN'): string {
  return `npx assay replay ${campaign} ${id}`
}
