/** The modules of a theory. */
import type { Module, Open } from './syntax.js'

export interface Loaded {
  readonly module: Module
  readonly opens: readonly { readonly open: Open; readonly target: Loaded }[]
  readonly ours: boolean
}
