/** Bugs: the findings that are held to have one cause, and the smallest program that shows it. */
import { z } from 'zod'
import type { Finding, HuntRow, Plan } from './campaign.js'
import type { Build } from './engines.js'
import type { History } from './history.js'
import type { Wording } from './wording.js'

export const bugKinds = ['compile', 'behaviour', 'crash', 'refusal', 'transformation'] as const
export type BugKind = (typeof bugKinds)[number]

/** What became of a bug that was reported to the engine's makers: the columns of S2's table. */
export const reportStates = ['reported', 'accepted', 'duplicated', 'fixed', 'open'] as const
export type ReportState = (typeof reportStates)[number]

const smallestSummary = z.readonly(z.strictObject({ id: z.string(), lines: z.int() }))

/** A line of `assay bugs --json`. */
export const bugSummary = z.readonly(
  z.strictObject({
    id: z.string(),
    kind: z.enum(bugKinds),
    refactoring: z.string(),
    engine: z.string(),
    /** For people, in a line. */
    cause: z.string(),
    filters: z.readonly(z.array(z.string())),
    findings: z.int(),
    /** The name of the known bug that it is. */
    known: z.optional(z.string()),
    smallest: smallestSummary,
    /** As what else it shows; absent where all findings are of its kind. */
    symptoms: z.optional(
      z.readonly(
        z.array(
          z.readonly(
            z.strictObject({
              id: z.string(),
              kind: z.enum(bugKinds),
              cause: z.string(),
              findings: z.int(),
              smallest: smallestSummary,
            }),
          ),
        ),
      ),
    ),
  }),
)

export type BugSummary = z.infer<typeof bugSummary>

export interface Bug {
  /** A hash of what it is: engine, refactoring, kind and the smallest program. */
  readonly id: string
  readonly kind: BugKind
  readonly refactoring: string
  readonly engine: string
  readonly cause: string
  readonly filters: readonly string[]
  /** Ids of all findings, in the order of the plan. */
  readonly findings: readonly string[]
  /** Minimised and in canonical form; it is a finding itself, though of no request of the campaign. */
  readonly smallest: Finding
  /** As what else it shows, where that is not of its kind. */
  readonly symptoms?: readonly Symptom[]
}

/** A cause as it shows in some of its findings. */
export type Symptom = Pick<Bug, 'id' | 'kind' | 'cause' | 'filters' | 'findings' | 'smallest'>

/** Bugs that have to do with one place in the engine's code. */
export interface SharedPlace {
  /** `MemberVisibilityAdjustor.adjustVisibility`. */
  readonly place: string
  /** Their ids. */
  readonly bugs: readonly string[]
}

/** A bug that was reported already. */
export interface KnownBug {
  readonly id: string
  /** In the tracker of the engine's makers. */
  readonly link: string
  readonly status: ReportState
}

/** An issue about something else that whoever reports the bug has to name. */
export interface RelatedIssue extends KnownBug {
  /** In a sentence, without the full stop. */
  readonly why: string
}

/** What ships with an engine about its bugs. It decides nothing: neither exit codes nor which bugs count as known. */
export interface Remarks {
  /** The bug in the makers' tracker. */
  readonly reported?: KnownBug
  readonly related?: RelatedIssue
  /** Why the makers may call it a choice and no bug, in a sentence without the full stop. */
  readonly choice?: string
}

export interface ReportedBug extends Bug, Remarks {
  /** How the engine's own menu calls the refactoring, where that is something else. */
  readonly menu?: string
  /** By parameter: how the engine's own dialogs call it; one that is not here is nothing that a user types. */
  readonly labels?: Readonly<Record<string, string>>
  /** By the user's own file, which goes before `reported`. */
  readonly known?: KnownBug
  /** Others that share a place in the engine's code with it. */
  readonly samePlace?: readonly SharedPlace[]
  /** Whether releases and engines have it; absent where that was not checked. */
  readonly elsewhere?: readonly AffectedRelease[]
  /** Since when; absent unless all releases of the engine were checked. */
  readonly history?: History
  /** Of all releases that it names, by engine. */
  readonly builds?: Builds
}

/** A release or another engine that was checked for a bug. */
export interface AffectedRelease {
  readonly engine: string
  /** `n.a.`: it can't be asked there, or nobody can judge. */
  readonly answer: 'yes' | 'no' | 'n.a.'
}

export type Builds = Readonly<Record<string, Build>>

/** All that a report is made from. */
export interface Report {
  readonly plan: Plan
  /** Of all engines that it names, by id, as far as they are known. */
  readonly builds: Builds
  /** Of the language of the programs. */
  readonly wording: Wording
  readonly rows: readonly HuntRow[]
  readonly flaky: number
  /** By refactoring in the order of the plan, engine, kind, and number of findings. */
  readonly bugs: readonly ReportedBug[]
}

/** How long a program is for whoever has to read it: lines that are not empty. */
export function linesOf(files: Readonly<Record<string, string>>): number {
  return Object.values(files).reduce((sum, text) => sum + text.split('\n').filter(line => line.trim() !== '').length, 0)
}

export function summaryOf(bug: ReportedBug): BugSummary {
  const { id, kind, refactoring, engine, cause, filters, findings, known, symptoms } = bug
  return {
    id,
    kind,
    refactoring,
    engine,
    cause,
    filters,
    findings: findings.length,
    ...(known === undefined ? {} : { known: known.id }),
    smallest: smallestOf(bug),
    ...(symptoms === undefined ? {} : { symptoms: symptoms.map(symptomSummary) }),
  }
}

function smallestOf({ smallest }: Pick<Bug, 'smallest'>): BugSummary['smallest'] {
  return { id: smallest.id, lines: linesOf(smallest.request.files) }
}

function symptomSummary(symptom: Symptom) {
  const { id, kind, cause, findings } = symptom
  return { id, kind, cause, findings: findings.length, smallest: smallestOf(symptom) }
}

/** What `assay bugs CAMPAIGN ID --json` says: the bug, with the smallest program that shows it. */
export function wholeOf(bug: ReportedBug) {
  const { request, messages, after, attempt, cause } = bug.smallest
  const { kind: _, ...why } = cause
  const reported = bug.known ?? bug.reported
  return {
    ...summaryOf(bug),
    ...(bug.known === undefined ? {} : { report: bug.known }),
    ...(reported === undefined ? {} : { reported }),
    ...(bug.related === undefined ? {} : { related: bug.related }),
    ...(bug.choice === undefined ? {} : { choice: bug.choice }),
    ...(bug.elsewhere === undefined ? {} : { elsewhere: bug.elsewhere }),
    ...(bug.history === undefined ? {} : { history: bug.history }),
    ...(bug.samePlace === undefined ? {} : { samePlace: bug.samePlace }),
    request: { refactoring: request.refactoring, target: request.target, parameters: request.parameters },
    ...(attempt.disabled.length === 0 ? {} : { disabled: attempt.disabled }),
    messages,
    before: request.files,
    ...(after === undefined ? {} : { after }),
    /** The verdict of the oracle; or how the engine crashed; or the rule that it broke. */
    ...why,
    findingIds: bug.findings,
  }
}
