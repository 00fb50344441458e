/** Results as text for people. */

import {
  type ApiChange,
  type ApiPolicy,
  breaksApi,
  type CheckResult,
  type Evidence,
  type ImpactResult,
  type UnknownReason,
  type Verdict,
  type Witness,
  type Wording,
} from '../model/index.js'
import { counted, firstOf } from '../model/plain.js'
import { type Paint, painter, type Stream } from './paint.js'
import { asIs, diagnosticText, observationLines } from './wording.js'

/** What else decides the text. */
export interface CheckTextOptions {
  readonly policy?: ApiPolicy
  /** Where no file differs: more than that, if there is more to say. */
  readonly whySame?: string | undefined
  /** Of the language of the program. */
  readonly wording: Pick<Wording, 'compilers'>
}

export function checkText(result: CheckResult, stream: Stream, options: CheckTextOptions): string {
  const { policy = 'ignore' } = options
  const { verdict, impact, evidence, api } = result
  const paint = painter(stream)
  const [first = '', ...more] = verdictLines(verdict, evidence, paint, options)
  const lines = [
    first,
    ...(breaksApi(result, policy) ? [`${paint('red', 'fails')} because of the API (--api keep): ${brokenText(api)}`] : []),
    ...more,
    ...(evidence === undefined ? [] : ['', ...impactLines(impact), ...evidenceLines(evidence, verdict)]),
    ...(api === undefined ? [] : apiLines(api)),
  ]
  return `${lines.join('\n')}\n`
}

const nothingDiffers = 'no source of the program and no build file differs'

/** What changed, and what that can reach: those that can be tested first. */
export function impactText({ changes, impacted, common, tested, inside, leftOut = [] }: ImpactResult, stream: Stream): string {
  const paint = painter(stream)
  const isTested = new Set(tested)
  const others = impacted.filter(element => !isTested.has(element))
  const open = inside === undefined ? 'public' : `open to package ${inside}`
  const told = changes.map(change => ({ ...change, words: changeWords(change) }))
  const width = Math.max(0, ...told.map(({ words }) => words.length))
  const lines = [
    paint('bold', counted(changes.length, 'change')),
    ...told.map(({ kind, words, element }) => `  ${kind.padEnd(4)}  ${words.padEnd(width)}  ${element}`),
    '',
    paint('bold', `${counted(impacted.length, 'method')} impacted${ofThem(tested.length, impacted.length, open)}`),
    ...tested.map(element => `  test  ${element}`),
    ...others.map(element => `        ${element}`),
    '',
    `${counted(common.length, 'method')} in common`,
    ...(leftOut.length > 0 ? [leftOutLine(leftOut)] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** The abbreviations are those of S1; whoever has not read it needs words. */
function changeWords({ kind, element }: ImpactResult['changes'][number]): string {
  return kind === 'CMM' && !element.includes('#') ? 'changed modifiers or supertypes' : changes[kind]
}

const changes: Readonly<Record<ImpactResult['changes'][number]['kind'], string>> = {
  AM: 'added method',
  RM: 'removed method',
  CMB: 'changed body',
  CMM: 'changed modifiers',
  AF: 'added field',
  RF: 'removed field',
  CFM: 'changed modifiers',
  CFI: 'changed initialiser',
  CSFI: 'changed static initialiser',
}

function ofThem(tested: number, impacted: number, open: string): string {
  if (impacted === 0) return ''
  const which = impacted === 1 ? (tested === 1 ? '' : 'not ') : `${tested === 0 ? 'none' : tested} of them `
  return `, ${which}common to both versions and ${open}`
}

function verdictLines(
  verdict: Verdict,
  evidence: Evidence | undefined,
  paint: Paint,
  { whySame = nothingDiffers, wording }: CheckTextOptions,
): readonly string[] {
  switch (verdict.kind) {
    case 'changed':
      return [
        `${paint('red', 'changed')}: the behaviour is not the same`,
        ...(verdict.witnesses ?? [verdict.witness]).flatMap(witness => ['', ...witnessLines(witness, paint)]),
      ]
    case 'uncompilable':
      return [`${paint('red', 'uncompilable')}: the version after does not compile`, ...errorLines(verdict)]
    case 'preserved':
      if (verdict.sameSources) return [`${paint('green', 'preserved')}: ${whySame}`]
      return verdict.sameByteCode
        ? [`${paint('green', 'preserved')}: both versions compile to the same byte code`]
        : [`${paint('green', 'preserved')}: no difference was seen${butHardlyRan(evidence)}`]
    case 'unknown':
      return [`${paint('yellow', 'unknown')} (${verdict.reason}): ${reasonText(verdict.reason, wording)}`, ...errorLines(verdict)]
  }
}

/** So that the first line alone shows how weak the evidence is. */
function butHardlyRan(evidence: Evidence | undefined): string {
  if (evidence?.changed === undefined) return ''
  const { methods, entered } = evidence.changed
  if (entered === methods) return ''
  if (methods === 1) return ', but the method that changed was not executed'
  const which = entered === 0 ? 'none' : `only ${entered}`
  return `, but ${which} of the ${counted(methods, 'method')} that changed ${entered === 1 ? 'was' : 'were'} executed`
}

function reasonText(reason: UnknownReason, { compilers }: CheckTextOptions['wording']): string {
  return reason === 'compilers-disagree' ? `${compilers} do not agree on the program` : reasons[reason]
}

const reasons: Readonly<Record<Exclude<UnknownReason, 'compilers-disagree'>, string>> = {
  'before-does-not-compile': 'the version before does not compile, so there is nothing to compare with',
  'nothing-in-common': 'the versions have no public method in common that could be called on both',
  'nothing-reached':
    'no common method was called: the objects that it needs could not be created, or --sequences or --budget is too small',
  'only-threw': 'every call that reached the change threw an exception: its other behaviour was not observed',
  'refused-io':
    'the program uses what a check does not allow (files, processes, network, exit), in one version only or in every call',
  limit: 'a limit of steps, memory or output was reached, in one version only or in every call, or the program ended its process',
  hung: 'timed out, twice: the program does not terminate, or is too large to compile in time',
  flaky: 'the observed differences are not reproducible',
}

function witnessLines(witness: Witness, paint: Paint): readonly string[] {
  const { calls, divergence, at } = witness
  return [
    ...calls.map(call => `    ${call}`),
    ...observationLines(witness, value => paint('bold', value)),
    ...placeLines(divergence === undefined || divergence.in === 'witness' ? at : divergence.at),
  ]
}

/** What they come to, and the first of them. */
function errorLines(verdict: Extract<Verdict, { kind: 'uncompilable' | 'unknown' }>): readonly string[] {
  const { diagnostics = [], errors = diagnostics.length, advice = [] } = verdict
  const rest = errors - Math.min(diagnostics.length, shownErrors)
  return [
    ...advice.map(line => `  ${line}`),
    ...diagnostics.slice(0, shownErrors).map(diagnostic => `  ${diagnosticText(diagnostic, asIs)}`),
    ...(rest > 0 ? [`  and ${counted(rest, 'more error')}`] : []),
  ]
}

const shownErrors = 10

function placeLines(at: Witness['at']): readonly string[] {
  if (at === undefined) return []
  return [`  at ${at.before}${at.after === at.before ? '' : `, now ${at.after}`}`]
}

function brokenText({ onlyBefore } = noApi): string {
  return `${counted(onlyBefore.length, 'public class or member', 'public classes and members')} removed or with another signature, see below`
}

const noApi: ApiChange = { onlyBefore: [], onlyAfter: [] }

/** Each class and member once: as renamed, as one with another signature, as gone or as new. */
function apiLines({ onlyBefore, onlyAfter, renamed = [] }: ApiChange): readonly string[] {
  const isRenamed = new Set(renamed.flatMap(({ before, after }) => [before, after]))
  const after = new Set(onlyAfter)
  const other = onlyBefore.filter(element => after.has(element) && !isRenamed.has(element))
  const isTold = new Set([...isRenamed, ...other])
  const gone = onlyBefore.filter(element => !isTold.has(element))
  const fresh = onlyAfter.filter(element => !isTold.has(element))
  const them = gone.length === 1 ? 'it' : 'them'
  return [
    ...(gone.length > 0
      ? [`removed: ${firstOf(gone.map(apiName))} (callers that use ${them} do not compile, and compiled ones fail to link)`]
      : []),
    ...(renamed.length > 0
      ? [
          `renamed: ${firstOf(renamed.map(pair => `${apiName(pair.before)} is ${apiName(pair.after)} now`))} (callers need the new name)`,
        ]
      : []),
    ...(other.length > 0
      ? [`changed signature: ${firstOf(other.map(apiName))} (compiled callers may fail to link, and sources may not compile)`]
      : []),
    ...(fresh.length > 0 ? [`added: ${firstOf(fresh.map(apiName))}`] : []),
  ]
}

/** A constructor as one calls it. */
function apiName(element: string): string {
  return element.replace(/^(.*)#<init>\(/, 'new $1(')
}

function impactLines(impact: CheckResult['impact']): readonly string[] {
  if (impact === undefined) return []
  const { changes, impacted, tested } = impact
  return [`${counted(changes, 'change')} with an impact on ${counted(impacted, 'method')}, ${tested} tested`]
}

function evidenceLines(evidence: Evidence, verdict: Verdict): readonly string[] {
  const {
    commonClasses,
    commonMethods,
    sequences,
    differing,
    grade,
    uncovered = [],
    untaken = [],
    serialised = [],
    onlyThrew = [],
    hung = [],
    leftOut = [],
  } = evidence
  const common = `${counted(commonClasses, 'class', 'classes')} and ${counted(commonMethods, 'method')} in common`
  const nothingToRun = verdict.kind === 'preserved' && verdict.sameByteCode
  const ran = nothingToRun ? '' : `, ${counted(sequences, 'sequence')} of calls, ${differing} differing`
  const { tests } = evidence
  const notes = [
    ...(evidence.inside === undefined ? [] : [`nothing is public: tested from inside package ${evidence.inside}`]),
    ...(leftOut.length > 0 ? [leftOutLine(leftOut)] : []),
    ...(evidence.notes ?? []),
    ...(tests === undefined ? [] : [testsLine(tests)]),
    ...(verdict.kind === 'preserved' && !nothingToRun
      ? [
          `evidence: ${grade} (${leftOut.length > 0 ? notAllCompiled : grade === 'partial' && uncovered.length === 0 ? notAllTried : grades[grade]})`,
        ]
      : []),
    ...notReached(uncovered, untaken),
    ...(serialised.length > 0 ? [`the serialised form changed, which no call shows: ${firstOf(serialised)}`] : []),
    ...(onlyThrew.length > 0 ? [`reached, but always threw: ${firstOf(onlyThrew)}`] : []),
    ...(hung.length > 0 ? [`left out, because ${hung.length === 1 ? 'it' : 'they'} did not terminate: ${firstOf(hung)}`] : []),
    ...(evidence.flaky > 0 ? [`${counted(evidence.flaky, 'sequence')} with non-deterministic results, which are ignored`] : []),
    ...(evidence.refused > 0
      ? [`${counted(evidence.refused, 'sequence')} not judged: refused (files, processes, network, threads, exit)`]
      : []),
    ...(evidence.limited > 0 ? [`${counted(evidence.limited, 'sequence')} not judged: reached a limit`] : []),
    ...(evidence.truncated ? ['truncated by the time limit (--budget)'] : []),
    ...(grade === 'partial' && !nothingToRun && verdict.kind !== 'changed' ? adviceLines(evidence) : []),
  ]
  return [`${common}${ran} (${evidence.platform}, seed ${evidence.seed})`, ...notes]
}

function leftOutLine(leftOut: readonly string[]): string {
  return `left out, because they do not compile: ${firstOf(leftOut)}`
}

/** Methods that did not run at all, and lines of others where a branch went only one way. */
function notReached(uncovered: readonly string[], untaken: readonly string[]): readonly string[] {
  const partly = new Set(untaken.map(branch => branch.slice(0, branch.lastIndexOf(':'))))
  const not = uncovered.filter(element => !partly.has(element))
  return [
    ...(not.length > 0 ? [`not executed in a call that returned: ${firstOf(not)}`] : []),
    ...(untaken.length > 0 ? [`branches that went only one way: ${firstOf(untaken)}`] : []),
  ]
}

/** What would reach more, the likeliest first. */
function adviceLines({ unmade = [], refused, tests }: Evidence): readonly string[] {
  const advice = [
    ...(unmade.length > 0
      ? [`no object of ${firstOf(unmade)} could be created: a public constructor, factory or subclass would help`]
      : []),
    ...(refused > 0 ? ['--allow-io allows the program to use files, processes and the network'] : []),
    '--budget 1m searches longer',
    ...(tests === undefined ? ["--tests DIR also runs the project's own tests"] : []),
  ]
  return [`to reach more: ${advice.join('; ')}`]
}

function testsLine({ ran, failing, flaky }: NonNullable<Evidence['tests']>): string {
  const unsteady = flaky > 0 ? `, ${flaky} flaky` : ''
  return `${counted(ran, 'test')} of the project, ${failing} that passed and ${failing === 1 ? 'fails' : 'fail'} now${unsteady}`
}

const grades = {
  full: 'every method and branch that the change wrote or can reach was executed',
  partial: 'not every method and branch that the change wrote or can reach was executed',
}
const notAllTried = 'all of the change was executed, but not all of its observable effects were tested'
const notAllCompiled = 'part of the program was left out'
