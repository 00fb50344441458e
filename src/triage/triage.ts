/**
 * Findings become bugs: sorted by their signatures, the smallest program of each cluster made smaller still, and clusters that end in the same
 * program are one bug, and so are those in which the same goes wrong. Nothing here depends on the order in which work gets done, so the same findings give the same bugs.
 */
import { type Languages, languageOf } from '../languages/languages.js'
import { type Bug, bugKinds, linesOf } from '../model/bug.js'
import { defined, type Finding, hashOf, type Request } from '../model/index.js'
import { inOrder } from '../workers/in-order.js'
import { causeText } from './cause-text.js'
import { type Cluster, clustersOf } from './cluster.js'
import { canonical, type Example, minimise } from './minimise/minimise.js'
import { openWorld, type Signature, signatureOf } from './signature.js'
import { withSymptoms } from './symptoms.js'
import type { UserRules } from './user-rules.js'

export interface Triage {
  readonly rules: UserRules
  /** Among which those of the programs are. */
  readonly languages?: Languages
  /** Findings of an engine by a technique at a request: as they show once; and only those that show again in other processes. */
  readonly findOnce: Find
  readonly find: Find
  /** Smallest programs that are kept. */
  readonly kept: Kept
  /** How many findings of a cluster are made smaller, of which the smallest is taken. */
  readonly starts?: number
  readonly onProgress?: (done: number, of: number) => void
}

export type Find = (by: Pick<Finding, 'engine' | 'technique'>, request: Request) => Promise<readonly Finding[]>

export interface Kept {
  get(key: string): Promise<Finding | undefined>
  put(key: string, smallest: Finding): Promise<void>
}

/** Clusters at once, and programs of each: enough that no engine waits. */
const atOnce = { clusters: 8, programs: 2 }

/** Programs that are tried for one cluster, at most. */
const maxTests = 1500

/** A new number for new rules or another way to minimise: what was kept by the old ones is no longer asked for. */
const version = 6

/** What decides which bugs come of the findings; it is kept with them. */
export function triageKey(findings: readonly string[], rules: UserRules): string {
  return hashOf([version, rules.hash, findings])
}

export async function bugsOf(findings: AsyncIterable<Finding>, triage: Triage): Promise<readonly Bug[]> {
  const { signed, starts } = await sign(findings, triage.rules)
  const clusters = clustersOf(signed)
  let done = 0
  const drafts: Draft[] = []
  const work = (cluster: Cluster<Light>) => draftOf(cluster, starts, triage)
  for await (const draft of inOrder(clusters, atOnce.clusters, work)) {
    drafts.push(draft)
    triage.onProgress?.(++done, clusters.length)
  }
  return merged(drafts, new Map(signed.map(({ id }, place) => [id, place])), triage)
}

/** What is kept of a finding while all are sorted. */
interface Light {
  readonly id: string
  readonly group: string
  readonly signature: Signature
}

/** By signature: what to begin with when a smallest program is looked for. */
type Starts = ReadonlyMap<string, readonly Finding[]>

async function sign(findings: AsyncIterable<Finding>, rules: UserRules) {
  const signed: Light[] = []
  const starts = new Map<string, readonly Finding[]>()
  for await (const finding of findings) {
    const light = { id: finding.id, group: groupOf(finding), signature: signatureOf(finding, rules) }
    signed.push(light)
    starts.set(keyOf(light), startsAmong([...(starts.get(keyOf(light)) ?? []), finding], rules))
  }
  return { signed, starts }
}

/**
 * The smallest one, and a few of others by their ids, which are as good as drawn by lot and the same every time: what is left in the end depends on
 * where one begins, and the smallest of several is more likely the same in another campaign.
 */
function startsAmong(findings: readonly Finding[], rules: UserRules): readonly Finding[] {
  // Where the program itself notices, that is shown, though a program in which it does not may be smaller.
  const inside = findings.filter(finding => !signatureOf(finding, rules).isOpenWorld)
  const [smallest, ...others] = [...(inside.length > 0 ? inside : findings)].sort((a, b) => (isSmaller(a, b) ? -1 : 1))
  const drawn = others.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, moreStarts)
  return smallest === undefined ? [] : [smallest, ...drawn]
}

const moreStarts = 3

function groupOf({ engine, request }: Finding): string {
  return `${engine} ${request.refactoring}`
}

function keyOf({ group, signature }: Light): string {
  return JSON.stringify([group, signature.kind, signature.marks])
}

/** Of two of one size always the same one, whichever comes first, and whatever it was made from. */
function isSmaller(one: Finding, other: Finding): boolean {
  const [a, b] = [one, other].map(
    ({ request: { files, target } }) => [linesOf(files), lengthOf(files), JSON.stringify([files, target])] as const,
  )
  if (a === undefined || b === undefined) return false
  return a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2]
}

function lengthOf(files: Request['files']): number {
  return Object.values(files).reduce((sum, text) => sum + text.length, 0)
}

/** A cluster with its smallest program. */
interface Draft {
  readonly cluster: Cluster<Light>
  readonly smallest: Finding
}

async function draftOf(cluster: Cluster<Light>, all: Starts, triage: Triage): Promise<Draft> {
  // Such that show nothing else, if there are any.
  const pure = cluster.members.filter(({ signature }) => signature.marks.length === cluster.marks.length)
  const keys = new Set((pure.length > 0 ? pure : cluster.members).map(keyOf))
  const starts = startsAmong(
    [...keys].flatMap(key => all.get(key) ?? []),
    triage.rules,
  ).slice(0, triage.starts)
  const found: Finding[] = []
  const own = { ...triage, findOnce: askedOnce(triage.findOnce) }
  for (const start of starts) found.push(await smallestFrom(start, cluster, own))
  return { cluster, smallest: found.reduce((best, each) => (isSmaller(each, best) ? each : best)) }
}

/** Those that are made smaller from different starts meet before they are done. */
function askedOnce(find: Find): Find {
  const answers = new Map<string, Promise<readonly Finding[]>>()
  return (by, request) => {
    const key = JSON.stringify([by.engine, by.technique, request.files, request.target, request.parameters])
    const answer = answers.get(key) ?? find(by, request)
    answers.set(key, answer)
    return answer
  }
}

async function smallestFrom(start: Finding, cluster: Cluster<Light>, triage: Triage): Promise<Finding> {
  const key = hashOf([version, triage.rules.hash, start.id, cluster.marks])
  const known = await triage.kept.get(key)
  if (known !== undefined) return known
  const found = (await smaller(start, cluster, triage)) ?? start
  await triage.kept.put(key, found)
  return found
}

/** Undefined if what came of it does not show again: then the finding itself, which did, has to do. */
async function smaller(start: Finding, cluster: Cluster<Light>, triage: Triage): Promise<Finding | undefined> {
  const shown = signatureOf(start, triage.rules)
  const isSame = (finding: Finding) => isOf(cluster, shown, signatureOf(finding, triage.rules))
  const holds = async (example: Example) => (await triage.findOnce(start, requestOf(start, example))).some(isSame)
  const { files, target, parameters } = start.request
  const { example } = await minimise(
    { files, target, parameters },
    { holds, tests: maxTests, atOnce: atOnce.programs, ...defined({ among: triage.languages }) },
  )
  const seen = await triage.find(start, requestOf(start, example))
  return seen.find(isSame)
}

function requestOf({ request }: Finding, example: Example): Request {
  return {
    refactoring: request.refactoring,
    input: request.input,
    n: request.n,
    program: `${request.program}, made smaller`,
    ...example,
  }
}

/** The same kind, all errors of the cause, and none that was not there at the start: that would be another fault. A caller inside stays. */
function isOf({ kind, marks }: Cluster<Light>, start: Signature, signature: Signature): boolean {
  const isThere = marks.every(mark => signature.marks.includes(mark))
  const isSeen = start.isOpenWorld || !signature.isOpenWorld
  return signature.kind === kind && isThere && isSeen && signature.marks.every(mark => start.marks.includes(mark))
}

async function merged(
  drafts: readonly Draft[],
  places: ReadonlyMap<string, number>,
  { languages }: Pick<Triage, 'languages'>,
): Promise<readonly Bug[]> {
  const same = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { files, target, parameters } = draft.smallest.request
    const { group, kind } = draft.cluster
    const key = JSON.stringify([group, kind, await canonical({ files, target, parameters }, languages)])
    same.set(key, [...(same.get(key) ?? []), draft])
  }
  const placeOf = (id: string) => places.get(id) ?? 0
  const bugs = [...same].map(([key, group]) => bugOf(key, group, placeOf, languages))
  const all = await withSymptoms(await Promise.all(bugs), placeOf, languages)
  const rank = ({ kind }: Bug) => bugKinds.indexOf(kind)
  const first = new Map<string, number>()
  for (const { engine, refactoring, findings } of all) {
    const group = `${engine} ${refactoring}`
    first.set(group, Math.min(first.get(group) ?? Number.POSITIVE_INFINITY, ...findings.slice(0, 1).map(placeOf)))
  }
  const placeIn = ({ engine, refactoring }: Bug) => first.get(`${engine} ${refactoring}`) ?? 0
  return [...all].sort(
    (a, b) => placeIn(a) - placeIn(b) || rank(a) - rank(b) || b.findings.length - a.findings.length || (a.id < b.id ? -1 : 1),
  )
}

/** Of clusters that end in one program. The cause is told by the one with the most findings. */
async function bugOf(
  key: string,
  drafts: readonly Draft[],
  placeOf: (id: string) => number,
  among: Languages | undefined,
): Promise<Bug> {
  const [main] = [...drafts].sort(
    (a, b) => b.cluster.members.length - a.cluster.members.length || (a.smallest.id < b.smallest.id ? -1 : 1),
  )
  if (main === undefined) throw new Error('a bug without findings')
  const { smallest, cluster } = main
  const members = drafts.flatMap(draft => draft.cluster.members)
  const language = await languageOf(Object.keys(smallest.request.files), among).load()
  const reason = await language.reasonOf?.(smallest)
  const ids = [...members].sort((a, b) => placeOf(a.id) - placeOf(b.id)).map(({ id }) => id)
  return {
    id: hashOf(key),
    kind: cluster.kind,
    refactoring: smallest.request.refactoring,
    engine: smallest.engine,
    cause: causeText(smallest.cause, { filter: cluster.members[0]?.signature.filters[0], reason }),
    filters: [
      ...new Set(members.flatMap(({ signature }) => signature.filters)),
      ...(members.every(({ signature }) => signature.isOpenWorld) ? [openWorld] : []),
    ],
    findings: ids,
    smallest,
  }
}
