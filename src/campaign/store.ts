/**
 * Where a campaign lives. Asynchronous, so that a database on another machine can stand behind it; rows come in the order of the plan, and
 * what `write` has promised is there after a pulled plug.
 */
import type { AffectedRelease, Bug, Finding, HuntRow, Plan, RequestResult } from '../model/index.js'

/** What a campaign says of itself. */
export interface Readable {
  readonly plan: Plan
  /** The closing table, in the order of the plan. */
  rows(): Promise<readonly HuntRow[]>
  /** How many findings did not show again. */
  flaky(): Promise<number>
  /** In the order of the plan. */
  findings(): AsyncIterable<Finding>
  findingIds(): Promise<readonly string[]>
  finding(id: string): Promise<Finding | undefined>
  /** The bugs of the last triage; undefined if there was none. */
  triaged(): Promise<Triaged | undefined>
  /** By the ids of bugs. */
  elsewhere(): Promise<ReadonlyMap<string, readonly AffectedRelease[]>>
}

export interface Triaged {
  /** Of which findings, by which rules: see `triageKey`. */
  readonly key: string
  readonly bugs: readonly Bug[]
}

export interface Store extends Readable, AsyncDisposable {
  /** How many requests of an engine and an input are there: always the first ones of the plan. */
  done(): Promise<readonly Done[]>
  /** All or nothing. Rows that are there already are replaced (`--rerun`). */
  write(results: readonly RequestResult[]): Promise<void>
  /** Places `n` of requests to make again. */
  again(rerun: Rerun, engine: string, input: string): Promise<readonly number[]>
  writeTriaged(triaged: Triaged): Promise<void>
  /** Smallest programs, by whatever name they are asked for again. */
  minimised(key: string): Promise<Finding | undefined>
  writeMinimised(key: string, smallest: Finding): Promise<void>
  writeElsewhere(bug: string, elsewhere: AffectedRelease): Promise<void>
}

export interface Done {
  readonly engine: string
  /** Its id. */
  readonly input: string
  readonly requests: number
}

/** Crashed, hung or unknown; what has findings; everything. */
export type Rerun = 'failed' | 'findings' | 'all'

/** A campaign for whoever only looks. */
export interface Reader extends Readable, AsyncDisposable {}

/** A kind of store, by where a campaign is said to be. */
export interface StoreKind {
  readonly name: string
  /** Whether a campaign at this place is one of its. */
  isAt(place: string): boolean
  /** A new campaign, or one with the same plan, which is resumed; anything else is refused and left as it is. */
  open(place: string, plan: Plan): Promise<Store>
  /** A campaign that is there, to go on with what comes after the requests. */
  reopen(place: string): Promise<Store>
  /** For whoever only looks, also while somebody writes. */
  openReader(place: string): Promise<Reader>
}
