/**
 * Findings become bugs: sorted by their signatures, the smallest program of each cluster made smaller still, and clusters that end in the same
 * program are one bug. Nothing here depends on the order in which work gets done, so the same findings give the same bugs.
 */
import { type Bug, bugKinds, linesOf } from '../model/bug.js'
import { type Finding, hashOf, type Request } from '../model/index.js'
import { inOrder } from '../workers/in-order.js'
import { causeText } from './cause-text.js'
import { type Cluster, clustersOf } from './cluster.js'
import { canonical, type Example, minimise } from './minimise/minimise.js'
import type { OwnRules } from './own-rules.js'
import { type Signature, signatureOf } from './signature.js'

export interface Triage {
  readonly own: OwnRules
  /** What the engine's finding are at this request, once; and in fresh processes, and only what showed twice. */
  readonly look: Look
  readonly lookAgain: Look
  /** Smallest programs of earlier times. */
  readonly kept: Kept
  readonly onProgress?: (done: number, of: number) => void
}

export type Look = (engine: string, request: Request) => Promise<readonly Finding[]>

export interface Kept {
  get(key: string): Promise<Finding | undefined>
  put(key: string, smallest: Finding): Promise<void>
}

/** Clusters at once, and programs of each: enough that no engine waits. */
const atOnce = { clusters: 8, programs: 2 }

/** Programs that are tried for one cluster, at most. */
const most = 1500

/** A new number for new rules or another way to minimise: what was kept by the old ones is no longer asked for. */
const version = 1

/** What decides how findings are sorted; whoever keeps bugs keeps it with them. */
export function sortedBy(findings: readonly string[], own: OwnRules): string {
  return hashOf([version, own.hash, findings])
}

export async function bugsOf(findings: AsyncIterable<Finding>, triage: Triage): Promise<readonly Bug[]> {
  const { signed, smallest } = await sign(findings, triage.own)
  const clusters = clustersOf(signed)
  let done = 0
  const drafts: Draft[] = []
  const work = (cluster: Cluster<Light>) => draftOf(cluster, smallest, triage)
  for await (const draft of inOrder(clusters, atOnce.clusters, work)) {
    drafts.push(draft)
    triage.onProgress?.(++done, clusters.length)
  }
  return merged(drafts, new Map(signed.map(({ id }, place) => [id, place])))
}

/** What is kept of a finding while all are sorted. */
interface Light {
  readonly id: string
  readonly group: string
  readonly signature: Signature
}

async function sign(findings: AsyncIterable<Finding>, own: OwnRules) {
  const signed: Light[] = []
  const smallest = new Map<string, Finding>()
  for await (const finding of findings) {
    const light = { id: finding.id, group: groupOf(finding), signature: signatureOf(finding, own) }
    signed.push(light)
    const known = smallest.get(keyOf(light))
    if (known === undefined || isSmaller(finding, known)) smallest.set(keyOf(light), finding)
  }
  return { signed, smallest }
}

function groupOf({ engine, request }: Finding): string {
  return `${engine} ${request.refactoring}`
}

function keyOf({ group, signature }: Light): string {
  return JSON.stringify([group, signature.kind, signature.marks])
}

/** Of two of one size always the same one, whichever comes first. */
function isSmaller(one: Finding, other: Finding): boolean {
  const [a, b] = [one, other].map(({ id, request: { files } }) => [linesOf(files), lengthOf(files), id] as const)
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

async function draftOf(cluster: Cluster<Light>, smallest: ReadonlyMap<string, Finding>, triage: Triage): Promise<Draft> {
  // One that shows nothing else, if there is one.
  const pure = cluster.members.filter(({ signature }) => signature.marks.length === cluster.marks.length)
  const candidates = (pure.length > 0 ? pure : cluster.members).flatMap(member => smallest.get(keyOf(member)) ?? [])
  const start = candidates.reduce((best, each) => (isSmaller(each, best) ? each : best))
  const key = hashOf([version, triage.own.hash, start.id, cluster.marks])
  const known = await triage.kept.get(key)
  if (known !== undefined) return { cluster, smallest: known }
  const found = (await smaller(start, cluster, triage)) ?? start
  await triage.kept.put(key, found)
  return { cluster, smallest: found }
}

/** Undefined if what came of it does not show again: then the finding itself, which did, has to do. */
async function smaller(start: Finding, cluster: Cluster<Light>, triage: Triage): Promise<Finding | undefined> {
  const shown = signatureOf(start, triage.own).marks
  const isSame = (finding: Finding) => isOf(cluster, shown, signatureOf(finding, triage.own))
  const holds = async (example: Example) => (await triage.look(start.engine, requestOf(start, example))).some(isSame)
  const { files, target, parameters } = start.request
  const { example } = await minimise({ files, target, parameters }, { holds, tests: most, atOnce: atOnce.programs })
  const seen = await triage.lookAgain(start.engine, requestOf(start, example))
  return seen.find(isSame)
}

function requestOf({ request }: Finding, example: Example): Request {
  return { refactoring: request.refactoring, n: request.n, program: `${request.program}, made smaller`, ...example }
}

/** The same kind, all errors of the cause, and none that was not there at the start: that would be another fault. */
function isOf({ kind, marks }: Cluster<Light>, start: readonly string[], signature: Signature): boolean {
  const isThere = marks.every(mark => signature.marks.includes(mark))
  return signature.kind === kind && isThere && signature.marks.every(mark => start.includes(mark))
}

async function merged(drafts: readonly Draft[], places: ReadonlyMap<string, number>): Promise<readonly Bug[]> {
  const same = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { files, target, parameters } = draft.smallest.request
    const { group, kind } = draft.cluster
    const key = JSON.stringify([group, kind, await canonical({ files, target, parameters })])
    same.set(key, [...(same.get(key) ?? []), draft])
  }
  const placeOf = (id: string) => places.get(id) ?? 0
  const all = [...same].map(([key, group]) => bugOf(key, group, placeOf))
  const rank = ({ kind }: Bug) => bugKinds.indexOf(kind)
  const first = new Map<string, number>()
  for (const { engine, refactoring, findings } of all) {
    const group = `${engine} ${refactoring}`
    first.set(group, Math.min(first.get(group) ?? Number.POSITIVE_INFINITY, ...findings.slice(0, 1).map(placeOf)))
  }
  const placeIn = ({ engine, refactoring }: Bug) => first.get(`${engine} ${refactoring}`) ?? 0
  return all.sort(
    (a, b) => placeIn(a) - placeIn(b) || rank(a) - rank(b) || b.findings.length - a.findings.length || (a.id < b.id ? -1 : 1),
  )
}

/** Of clusters that end in one program. The cause is told by the one with the most findings. */
function bugOf(key: string, drafts: readonly Draft[], placeOf: (id: string) => number): Bug {
  const [main] = [...drafts].sort(
    (a, b) => b.cluster.members.length - a.cluster.members.length || (a.smallest.id < b.smallest.id ? -1 : 1),
  )
  if (main === undefined) throw new Error('a bug without findings')
  const { smallest, cluster } = main
  const members = drafts.flatMap(draft => draft.cluster.members)
  const ids = [...members].sort((a, b) => placeOf(a.id) - placeOf(b.id)).map(({ id }) => id)
  return {
    id: hashOf(key),
    kind: cluster.kind,
    refactoring: smallest.request.refactoring,
    engine: smallest.engine,
    cause: causeText(smallest.cause, cluster.members[0]?.signature.filters[0]),
    filters: [...new Set(members.flatMap(({ signature }) => signature.filters))],
    findings: ids,
    smallest,
  }
}
