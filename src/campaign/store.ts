/**
 * Where a campaign lives. Asynchronous, so that a database on another machine can stand behind it; rows come in the order of the plan, and
 * what `write` has promised is there after a pulled plug.
 */
import type { Finding, HuntRow, Plan, Seen } from '../model/index.js'

export interface Store extends AsyncDisposable {
  readonly plan: Plan
  /** How many requests of an engine and a refactoring are there: always the first ones of the plan. */
  done(): Promise<readonly Done[]>
  /** All or nothing. Rows that are there already are replaced (`--rerun`). */
  write(seen: readonly Seen[]): Promise<void>
  /** Places `n` of requests to make again. */
  again(rerun: Rerun, engine: string, refactoring: string): Promise<readonly number[]>
  /** The closing table, in the order of the plan. */
  rows(): Promise<readonly HuntRow[]>
  /** Findings that did not show again. */
  flaky(): Promise<number>
}

export interface Done {
  readonly engine: string
  readonly refactoring: string
  readonly requests: number
}

/** Crashed, hung or unknown; what has findings; everything. */
export type Rerun = 'failed' | 'findings' | 'all'

/** A campaign for whoever only looks. */
export interface Reader extends AsyncDisposable {
  readonly plan: Plan
  rows(): Promise<readonly HuntRow[]>
  flaky(): Promise<number>
  /** In the order of the plan. */
  findings(): AsyncIterable<Finding>
}
