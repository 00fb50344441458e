/**
 * What every refactoring engine is put behind. An engine lives in processes of its own: it may crash, hang or leak, and only what it
 * had in hand is lost and asked again. It tells facts; what counts as a rejection is decided outside.
 */

import {
  type Answer,
  type Attempt,
  type BugKind,
  type Build,
  type Files,
  InputError,
  type KnownBug,
  type Parameter,
  type Program,
} from '../model/index.js'
import type { ProgressCallback } from '../workers/busy.js'
import type { Env } from '../workers/env.js'
import type { Doing } from '../workers/pool.js'
import type { Command } from '../workers/worker.js'

export interface Manifest extends Build {
  readonly name: string
  /** The release, as its makers number it. */
  readonly version: string
  /** Of the programs that it refactors, by its name. */
  readonly language: string
  readonly refactorings: readonly EngineRefactoring[]
  /** By refactoring: how the engine's own menu calls it, where that is something else. */
  readonly menu?: Readonly<Record<string, string>>
  /** By parameter: how the engine's own dialogs call it. */
  readonly labels?: Readonly<Record<string, string>>
  /** Whether its preconditions can be switched off one by one. */
  readonly switchable: boolean
  /** Keys of messages that announce a part of the change and warn of nothing: they refuse nothing, whatever their severity. */
  readonly announcements?: readonly string[]
  /** Issues of its makers' tracker about its bugs, in whatever release. */
  readonly known?: readonly KnownIssue[]
  /** What its makers may call a choice. */
  readonly choices?: readonly Choice[]
}

/** An issue with the programs that show it. */
export interface KnownIssue extends KnownBug {
  readonly refactoring: string
  readonly programs: readonly KnownProgram[]
  /** If the issue is about something else, and reports of these programs have to name it: why. */
  readonly related?: string
}

/** The smallest program of a bug, up to names and to how its classes lie in files. */
export interface KnownProgram {
  readonly kind: BugKind
  /** With the target marked: `[|m|]`. */
  readonly files: Files
  readonly parameters?: Readonly<Record<string, string>>
}

/** A bug is one if all that is named here is so. */
export interface Choice {
  readonly refactoring: string
  /** The first filter of its smallest program. */
  readonly filter?: string
  /** A regular expression for the broken rule or the messages, as in a file of filters. */
  readonly message?: string
  /** In a sentence for people, without the full stop. */
  readonly why: string
}

/** As it is called on the command line: `eclipse@4.34`. */
export function idOf({ name, version }: Pick<Manifest, 'name' | 'version'>): string {
  return `${name}@${version}`
}

export function buildOf({ released, components }: Manifest): Build {
  return { released, components }
}

export interface EngineRefactoring {
  readonly name: string
  readonly parameters: readonly Parameter[]
}

export interface Engine extends AsyncDisposable {
  readonly manifest: Manifest
  /** A small program or a whole project; one attempt at it may take so long. */
  open(program: Program, limits?: { readonly deadlineMs: number }): Promise<Session>
  /** What each of its processes is at. */
  doing(): readonly Doing[]
}

export interface Session extends AsyncDisposable {
  /**
   * Answers come in the order of the attempts, several of which may be under way. A place where nothing can be refactored, a
   * refactoring that the engine does not have, a parameter that is missing or unknown: an UnusableAttempt that names it.
   */
  attempt(attempts: AsyncIterable<Attempt> | Iterable<Attempt>): AsyncIterable<Answer>
}

/** For whoever makes one attempt. */
export async function attemptOnce(session: Session, attempt: Attempt): Promise<Answer> {
  for await (const answer of session.attempt([attempt])) return answer
  throw new Error('the engine gave no answer')
}

/** An attempt that can't be made: nothing can be refactored there, or the engine can't be asked so. It says nothing about the engine. */
export class UnusableAttempt extends InputError {}

/** A release of an engine: what it can do, and how it is had on a machine. */
export interface EngineRelease {
  readonly manifest: Manifest
  /** Fetches nothing, starts nothing. */
  on(machine: Machine): Installation | Impossible
}

/** What a machine has to run an engine on, as far as its user has a say. */
export interface Machine {
  /** `process.env` if absent. */
  readonly env?: Env
  /** The folder of what the engine shall run on, such as a JDK's. */
  readonly home?: string | undefined
}

/** A release as this machine would run it. */
export interface Installation {
  /** That it runs on: `JDK 25.0.3`. */
  readonly platform: string
  /** The folder of that. */
  readonly home?: string
  /** What is to be done before a worker can start; undefined if one could start at once. Fetches nothing. */
  missing(): Missing | undefined
  /** Starts a worker that speaks `wire.ts`; what is missing is fetched and built first. */
  command(onProgress: ProgressCallback, load?: Load): Promise<Command>
  /** A start that failed is tried again with this one, which leaves out what only makes it faster. */
  careful?(command: Command): Command
}

export interface Missing {
  /** In a few words. */
  readonly what: string
  /** What keeps it from being had, as far as that shows without trying. */
  readonly hurdle?: string | undefined
}

/** It can't run here. */
export interface Impossible {
  /** In a few words. */
  readonly lacks: string
  /** In a line for people. */
  readonly why: string
  readonly advice?: string | undefined
}

/** A few attempts, where the start counts, or tens of thousands, where the rate does in the end. */
export type Load = 'few' | 'many'
