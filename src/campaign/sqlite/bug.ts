/**
 * What findings are counted as one bug, provisionally: by what can be read from the cause alone. Everything that counts bugs comes by here, so that
 * a proper sorting can take its place.
 */
import type { Cause, HuntRow } from '../../model/index.js'

export interface Bug {
  readonly kind: keyof HuntRow['bugs']
  /** The same for all findings of a bug, inside an engine and a refactoring. */
  readonly key: string
}

export function bugOf(cause: Cause): Bug {
  switch (cause.kind) {
    case 'uncompilable':
      return { kind: 'compile', key: cause.verdict.kind === 'uncompilable' ? codesOf(cause.verdict.diagnostics) : '' }
    case 'changed':
      return { kind: 'behaviour', key: cause.verdict.kind === 'changed' ? cause.verdict.witness.observed : '' }
    case 'crashed':
      return { kind: 'crash', key: `${cause.error.type} at ${cause.error.frames[0] ?? ''}` }
    // An engine that never answers is as broken as one that crashes, and there is no stack to tell one from another.
    case 'hung':
      return { kind: 'crash', key: 'hung' }
    case 'transformation':
      return { kind: 'transformation', key: cause.rule }
  }
}

/** Each once, in the order of the alphabet. */
export function codesOf(diagnostics: readonly { readonly code: string }[]): string {
  return [...new Set(diagnostics.map(({ code }) => code))].sort().join(' ')
}
