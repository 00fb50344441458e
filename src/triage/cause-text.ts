/** The cause of a finding in a line, for people. It begins with the filter that says most about it, if one does. */
import { divergenceText } from '../model/divergence-text.js'
import type { Cause, Divergence } from '../model/index.js'

export interface CauseContext {
  readonly filter?: string | undefined
  /** What the language says of it. */
  readonly reason?: string | undefined
}

export function causeText(cause: Cause, { filter, reason }: CauseContext = {}): string {
  const text = textOf(cause, reason)
  if (filter !== undefined) return `${filter.replaceAll('-', ' ')}: ${text}`
  return cause.kind === 'changed' ? `changes behaviour: ${text}` : text
}

function textOf(cause: Cause, reason: string | undefined): string {
  switch (cause.kind) {
    case 'uncompilable': {
      const message = cause.verdict.kind === 'uncompilable' ? firstLine(cause.verdict.diagnostics[0]?.message ?? '') : ''
      const said = message.replace(/;$/, '')
      return `does not compile: ${reason === undefined ? said : `${reason} (${said})`}`
    }
    case 'changed':
      return cause.verdict.kind === 'changed' ? changedText(cause.verdict.witness) : ''
    case 'crashed':
      return `crashes: ${simple(cause.error.type)}${cause.error.frames[0] === undefined ? '' : ` in ${cause.error.frames[0]}`}`
    case 'hung':
      return 'never answers'
    case 'transformation':
      return `${cause.rule.replaceAll('-', ' ')}: ${firstLine(cause.text)}`
    case 'refusal':
      return `refuses needlessly: ${firstLine(cause.messages[0]?.text ?? cause.preconditions.join(', '))}`
  }
}

function changedText({ divergence, before, after }: Witnessed): string {
  return divergence === undefined ? `${firstLine(before)}, now ${firstLine(after)}` : divergenceText(divergence)
}

interface Witnessed {
  readonly before: string
  readonly after: string
  readonly divergence?: Divergence | undefined
}

function simple(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1)
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
