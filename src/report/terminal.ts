/** Results as text for people. */
import type { CheckResult, Diagnostic, Evidence, UnknownReason, Verdict, Witness } from '../model/index.js'

export function checkText({ verdict, evidence }: CheckResult, stream: { readonly isTTY?: boolean }): string {
  const paint = painter(stream)
  const lines = [...verdictLines(verdict, paint), ...(evidence === undefined ? [] : ['', ...evidenceLines(evidence, verdict)])]
  return `${lines.join('\n')}\n`
}

type Colour = 'red' | 'green' | 'yellow' | 'bold'
type Paint = (colour: Colour, text: string) => string

const codes: Readonly<Record<Colour, number>> = { bold: 1, red: 31, green: 32, yellow: 33 }

function painter(stream: { readonly isTTY?: boolean }): Paint {
  const plain = !stream.isTTY || (process.env.NO_COLOR ?? '') !== ''
  return plain ? (_, text) => text : (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`
}

function verdictLines(verdict: Verdict, paint: Paint): readonly string[] {
  switch (verdict.kind) {
    case 'changed':
      return [
        `${paint('red', 'changed')}: the behaviour is not the same`,
        ...(verdict.witnesses ?? [verdict.witness]).flatMap(witness => ['', ...witnessLines(witness, paint)]),
      ]
    case 'uncompilable':
      return [`${paint('red', 'uncompilable')}: the version after does not compile`, ...verdict.diagnostics.map(diagnosticLine)]
    case 'preserved':
      return verdict.sameByteCode
        ? [`${paint('green', 'preserved')}: both versions compile to the same byte code`]
        : [`${paint('green', 'preserved')}: no difference was seen`]
    case 'unknown':
      return [
        `${paint('yellow', 'unknown')} (${verdict.reason}): ${reasons[verdict.reason]}`,
        ...(verdict.diagnostics ?? []).map(diagnosticLine),
      ]
  }
}

const reasons: Readonly<Record<UnknownReason, string>> = {
  'before-does-not-compile': 'the version before does not compile, so there is nothing to compare with',
  'nothing-in-common': 'the versions have no public method in common that could be called on both',
  'nothing-reached': 'no common method could be called: no way was found to make the objects that it needs',
  'refused-io':
    'the program does what a check must not do (files, processes, network, exit), in one version only or wherever it was called',
  limit: 'a limit of steps, memory or output was met, in one version only or wherever it was called',
  hung: 'it took too long, twice: the program does not come back, or is too large to compile in time',
  'compilers-disagree': 'javac and ECJ do not agree on the program',
  flaky: 'the differences that were seen do not repeat',
}

function witnessLines({ calls, observed, before, after }: Witness, paint: Paint): readonly string[] {
  const what = { return: '', field: '', exception: '', output: ' prints', 'error-output': ' prints to standard error' }[observed]
  return [
    ...calls.map(call => `    ${call}`),
    `  before${what}  ${paint('bold', before)}`,
    `  after${what}   ${paint('bold', after)}`,
  ]
}

function diagnosticLine({ file, line, column, message }: Diagnostic): string {
  const place = line > 0 ? `${file}:${line}:${column}` : file
  return `  ${place}  ${message.replace(/\s*\n\s*/g, '; ')}`
}

const shownUncovered = 8

function evidenceLines(evidence: Evidence, verdict: Verdict): readonly string[] {
  const { commonClasses, commonMethods, sequences, differing, uncovered = [] } = evidence
  const common = `${count(commonClasses, 'class', 'classes')} and ${count(commonMethods, 'method')} in common`
  const ran =
    verdict.kind === 'preserved' && verdict.sameByteCode
      ? ''
      : `, ${count(sequences, 'sequence')} of calls, ${differing} differing`
  const notes = [
    ...(uncovered.length > 0
      ? [
          `not reached: ${uncovered.slice(0, shownUncovered).join(', ')}${uncovered.length > shownUncovered ? ` and ${uncovered.length - shownUncovered} more` : ''}`,
        ]
      : []),
    ...(evidence.flaky > 0 ? [`${count(evidence.flaky, 'sequence')} dropped: they do not repeat`] : []),
    ...(evidence.refused > 0
      ? [`${count(evidence.refused, 'sequence')} not judged: refused (files, processes, network, threads, exit)`]
      : []),
    ...(evidence.limited > 0 ? [`${count(evidence.limited, 'sequence')} not judged: met a limit`] : []),
    ...(evidence.truncated ? ['cut short by the time limit (--budget)'] : []),
  ]
  return [`${common}${ran} (JDK ${evidence.jdk}, seed ${evidence.seed})`, ...notes]
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
