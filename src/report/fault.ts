/** What is wrong with a bug, in the same words in every report: the fault in a line, what was asked, what was seen, what should have been. */

import { divergenceText, divergenceWords } from '../model/divergence-text.js'
import type { Bug, BugKind, Diagnostic, Finding, ReportedBug, Witness } from '../model/index.js'
import { oneLine, visible } from '../model/plain.js'
import { code, say, type Word } from '../model/words.js'
import { writePosition } from '../programs/position.js'

/** `the result does not compile: cannot find symbol`. */
export function faultWords({ kind, cause, smallest }: Bug): readonly Word[] {
  const why = smallest.cause
  if (kind === 'refusal') return [say(`it refuses without need: ${oneLine(cause)}`)]
  switch (why.kind) {
    case 'uncompilable': {
      const [first] = diagnosticsOf(smallest)
      return [say(`the result does not compile: ${oneLine((first?.message ?? cause).replace(/[ \t]+/g, ' '), 120)}`)]
    }
    case 'changed': {
      const witness = witnessOf(smallest)
      if (witness === undefined) return [say(`the behaviour changes: ${oneLine(cause)}`)]
      const seen = [code(witness.calls.at(-1) ?? ''), say(' gives '), code(witness.after), say(', before '), code(witness.before)]
      return [say('the behaviour changes: '), ...(witness.divergence === undefined ? seen : divergenceWords(witness.divergence))]
    }
    case 'crashed': {
      const [top] = why.error.frames
      return [say('the engine crashes: '), code(why.error.type), ...(top === undefined ? [] : [say(' in '), code(top)])]
    }
    case 'hung':
      return [say('the engine does not come back')]
    case 'transformation':
      return [say(`something else than asked: ${oneLine(why.text)}`)]
  }
}

/** `Pull Up Method`, as menus have it. */
export function refactoringName(refactoring: string): string {
  return refactoring.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`)
}

/** As the engine's own menu calls it, where that is something else. */
export function menuName({ engine, refactoring }: Bug): string {
  const name = refactoringName(refactoring)
  const inMenu = engine.startsWith('eclipse@') ? eclipseMenu.find(([start]) => refactoring.startsWith(start))?.[1] : undefined
  return inMenu === undefined || inMenu === name ? name : `${name} (in the menu: ${inMenu})`
}

const eclipseMenu = [
  ['add-parameter', 'Change Method Signature'],
  ['rename-', 'Rename'],
  ['push-down-', 'Push Down'],
  ['pull-up-', 'Pull Up'],
  ['move-method', 'Move'],
] as const

/** `Eclipse 4.41`. */
export function engineName(engine: string): string {
  const [name = '', version] = engine.split('@')
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${version === undefined ? '' : ` ${version}`}`
}

/** Headings for the kinds of bugs, in the order of the model. */
export const kindNames: Readonly<Record<BugKind, string>> = {
  compile: 'does not compile',
  behaviour: 'behaviour changed',
  crash: 'crashed or hung',
  refusal: 'needless refusal',
  transformation: 'something else than asked',
}

/** What is asked for, and of what: `p/A.java:3:9`, and the marked text. */
export function targetOf({ request: { target, files } }: Finding): { readonly place: string; readonly text: string } {
  return { place: writePosition(target, files), text: oneLine((files[target.file] ?? '').slice(target.start, target.end), 60) }
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
      return `that ${refactoringName(refactoring)} does what it says (${ruleWords(smallest)}), or a refusal with the reason`
  }
}

/** What should have been, by the rule that was broken. */
function ruleWords({ cause }: Finding): string {
  const rule = cause.kind === 'transformation' ? cause.rule : ''
  return ruleMeanings.get(rule) ?? oneLine(rule.replaceAll('-', ' '))
}

const ruleMeanings: ReadonlyMap<string, string> = new Map([
  ['accessor-missing', 'a getter that returns the field and a setter that sets it, by which it is accessed'],
  ['not-reversible', 'renamed back, the program is what it was'],
])

/** The errors of the compiler, the witness, the crash or the broken rule, line by line. */
export function seenLines({ cause, smallest }: Bug): readonly string[] {
  const why = smallest.cause
  switch (why.kind) {
    case 'uncompilable':
      return diagnosticsOf(smallest).map(diagnosticText)
    case 'changed': {
      const witness = witnessOf(smallest)
      return witness === undefined ? [oneLine(cause)] : witnessLines(witness)
    }
    case 'crashed':
      return [oneLine(`${why.error.type}: ${why.error.message}`), ...why.error.frames.map(frame => `  at ${visible(frame)}`)]
    case 'hung':
      return ['it did not come back in time, twice']
    case 'transformation':
      return [oneLine(`${why.text} (${why.rule})`)]
  }
}

/** Of the file after. */
export function diagnosticText({ file, line, column, message }: Diagnostic): string {
  return `${line > 0 ? `${visible(file)}:${line}:${column}` : visible(file)}  ${oneLine(message, 500)}`
}

function witnessLines({ calls, observed, before, after, divergence }: Witness): readonly string[] {
  return [
    ...calls.map(visible),
    `  before${observedWords[observed]}  ${oneLine(before)}`,
    `  after${observedWords[observed]}   ${oneLine(after)}`,
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

/** `eclipse@4.34 yes, eclipse@4.39 no`. */
export function elsewhereText({ elsewhere }: ReportedBug): string {
  return elsewhere === undefined || elsewhere.length === 0
    ? 'not asked'
    : elsewhere.map(({ engine, answer }) => `${engine} ${answer}`).join(', ')
}
