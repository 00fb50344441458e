/**
 * What a finding is recognised by, without the names of its program: the errors of the compiler, the kind of divergence, the frames of the
 * engine, the rule that was broken. Findings with equal signatures have one cause as far as anybody can tell without running them.
 */
import type { BugKind, Cause, DivergenceSignature, ErrorKind, Finding } from '../model/index.js'
import { addedFilters, type Texts, type UserRules, withoutDetails } from './user-rules.js'

export interface Signature {
  readonly kind: BugKind
  /** A set, sorted; never empty. Of a compile error all its templates, otherwise one. */
  readonly marks: readonly string[]
  /** All that match, the most telling first. */
  readonly filters: readonly string[]
  /** Whether only a caller outside of the program sees it: no code of the program means anything else than before. */
  readonly isOpenWorld: boolean
}

/** What a bug is marked with whose findings are all of that kind: makers of engines may say that nobody calls so. */
export const openWorld = 'open-world'

export function signatureOf(finding: Finding, rules: UserRules): Signature {
  const { cause } = finding
  const filters = [...addedFilters(textsOf(finding), rules), ...(cause.kind === 'changed' ? (cause.split?.filters ?? []) : [])]
  // A filter says more than the kinds of two declarations do, and one of somebody's own more than anything.
  const marks = filters[0] === undefined ? marksOf(cause).map(mark => withoutDetails(mark, rules)) : [filters[0]]
  return { kind: kindOf(cause), marks: [...new Set(marks)].sort(), filters, isOpenWorld: isOpenWorld(cause) }
}

function isOpenWorld(cause: Cause): boolean {
  return cause.kind === 'changed' && cause.verdict.kind === 'changed' && cause.verdict.witness.divergence?.in === 'witness'
}

/** Whether another finding, maybe of another engine or release, is the same one: of another engine nobody expects the same errors. */
export function isLike(finding: Finding, other: Finding, rules: UserRules): boolean {
  const [one, two] = [signatureOf(finding, rules), signatureOf(other, rules)]
  if (one.kind !== two.kind) return false
  return nameOf(finding.engine) !== nameOf(other.engine) || one.marks.some(mark => two.marks.includes(mark))
}

/** Without the release. */
function nameOf(engine: string): string {
  return engine.replace(/@.*/, '')
}

export function kindOf(cause: Cause): BugKind {
  switch (cause.kind) {
    case 'uncompilable':
      return 'compile'
    case 'changed':
      return 'behaviour'
    case 'crashed':
    // An engine that never answers is as broken as one that crashes, and there is no stack to tell one from another.
    case 'hung':
      return 'crash'
    case 'transformation':
    case 'refusal':
      return cause.kind
  }
}

function marksOf(cause: Cause): readonly string[] {
  switch (cause.kind) {
    case 'uncompilable':
      return cause.verdict.kind === 'uncompilable'
        ? (cause.errors ?? withoutKinds(cause.verdict.diagnostics)).map(templateOf)
        : []
    case 'changed':
      return [cause.split === undefined ? observedOf(cause) : signatureText(cause.split)]
    case 'crashed':
      return [`${cause.error.type} at ${topOf(cause.error.frames)}`]
    case 'hung':
      return ['hung']
    case 'transformation':
      return [cause.rule]
    case 'refusal':
      return cause.preconditions
  }
}

/** The engine's own place: what is further down only says how one got there, and what only complains names who was not content with it. */
function topOf(frames: readonly string[]): string {
  const own = frames.findIndex(frame => !/^(Assert|Objects)\./.test(frame))
  return frames.slice(0, own + 1).join(' < ')
}

function templateOf({ code, kinds }: ErrorKind): string {
  return `${code}(${kinds.join(', ')})`
}

/** Of campaigns that did not store them. */
function withoutKinds(diagnostics: readonly { readonly code: string }[]): readonly ErrorKind[] {
  return diagnostics.map(({ code }) => ({ code, kinds: [] }))
}

function signatureText({ before, after }: DivergenceSignature): string {
  return `${before} → ${after}`
}

function observedOf({ verdict }: { readonly verdict: Extract<Cause, { kind: 'changed' }>['verdict'] }): string {
  return verdict.kind === 'changed' ? `another ${verdict.witness.observed}` : 'changed'
}

/** What rules of one's own, and those of an engine, can look at. */
export function textsOf({ cause, request }: Finding): Texts {
  const { refactoring } = request
  if (cause.kind === 'changed' && cause.verdict.kind === 'changed') {
    const { divergence, before, after, observed } = cause.verdict.witness
    return {
      kind: kindOf(cause),
      refactoring,
      in: divergence?.in ?? '',
      before: divergence?.before ?? before,
      after: divergence?.after ?? after,
      message: observed,
    }
  }
  return { kind: kindOf(cause), refactoring, in: '', before: '', after: '', message: messageOf(cause) }
}

function messageOf(cause: Cause): string {
  switch (cause.kind) {
    case 'uncompilable':
      return cause.verdict.kind === 'uncompilable'
        ? cause.verdict.diagnostics.map(each => `${each.code}: ${each.message}`).join('\n')
        : ''
    case 'crashed':
      return [`${cause.error.type}: ${cause.error.message}`, ...cause.error.frames].join('\n')
    case 'transformation':
      return `${cause.rule}: ${cause.text}`
    case 'refusal':
      return cause.messages.map(({ key, text }) => `${key}: ${text}`).join('\n')
    case 'changed':
    case 'hung':
      return ''
  }
}
