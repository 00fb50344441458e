/** The cause of a finding in a line, for people. */
import { divergenceText } from '../model/divergence-text.js'
import type { Cause, Divergence, Split } from '../model/index.js'

export function causeText(cause: Cause): string {
  switch (cause.kind) {
    case 'uncompilable':
      return `does not compile: ${cause.verdict.kind === 'uncompilable' ? firstLine(cause.verdict.diagnostics[0]?.message ?? '') : ''}`
    case 'changed':
      return cause.verdict.kind === 'changed' ? changedText(cause.split, cause.verdict.witness) : 'changes behaviour'
    case 'crashed':
      return `crashes: ${simple(cause.error.type)}${cause.error.frames[0] === undefined ? '' : ` in ${cause.error.frames[0]}`}`
    case 'hung':
      return 'never answers'
    case 'transformation':
      return `${cause.rule.replaceAll('-', ' ')}: ${firstLine(cause.text)}`
  }
}

function changedText(split: Split | undefined, { divergence, before, after }: Witnessed): string {
  const [filter] = split?.filters ?? []
  const what = filter === undefined ? 'changes behaviour' : filter.replaceAll('-', ' ')
  return `${what}: ${divergence === undefined ? `${firstLine(before)}, now ${firstLine(after)}` : divergenceText(divergence)}`
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
