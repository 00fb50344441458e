/** Campaigns in memory, as a second kind of store: what is written is copied, as if it went through a wire. */
import { advanced, doneOf } from '../../src/campaign/done.js'
import { planDifference } from '../../src/campaign/plan-difference.js'
import type { Readable, Store, StoreKind, Triaged } from '../../src/campaign/store.js'
import { bugKinds } from '../../src/model/bug.js'
import {
  type AffectedRelease,
  type Finding,
  type HuntRow,
  InputError,
  type Plan,
  type PlannedInput,
  type RequestResult,
} from '../../src/model/index.js'

export function memoryStores(): StoreKind {
  const campaigns = new Map<string, Campaign>()
  const found = (place: string) => {
    const campaign = campaigns.get(place)
    if (campaign === undefined) throw new InputError(`${place} does not exist`)
    return campaign
  }
  return {
    name: 'memory',
    isAt: place => place.startsWith('memory:'),
    async open(place, plan) {
      const campaign = campaigns.get(place) ?? new Campaign(plan)
      const difference = planDifference(campaign.plan, plan)
      if (difference !== undefined) throw new InputError(`${place} has another plan: ${difference}`)
      if (campaign.isOwned) throw new InputError(`${place} is in use`)
      campaign.isOwned = true
      campaigns.set(place, campaign)
      return campaign
    },
    async reopen(place) {
      return this.open(place, found(place).plan)
    },
    async openReader(place) {
      const reader: Readable = found(place)
      return {
        plan: reader.plan,
        rows: () => reader.rows(),
        flaky: () => reader.flaky(),
        findings: () => reader.findings(),
        findingIds: () => reader.findingIds(),
        finding: id => reader.finding(id),
        triaged: () => reader.triaged(),
        elsewhere: () => reader.elsewhere(),
        async [Symbol.asyncDispose]() {},
      }
    },
  }
}

class Campaign implements Store {
  readonly plan: Plan
  isOwned = false
  /** By engine, input and number. */
  readonly #seen = new Map<string, RequestResult>()
  #triaged: Triaged | undefined
  readonly #minimised = new Map<string, Finding>()
  readonly #elsewhere = new Map<string, Map<string, AffectedRelease>>()

  constructor(plan: Plan) {
    this.plan = structuredClone(plan)
  }

  async done() {
    return [...this.#done().values()]
  }

  async write(seen: readonly RequestResult[]) {
    advanced(this.#done(), seen)
    for (const one of seen) this.#seen.set(keyOf(one), structuredClone(one))
  }

  async again(rerun: 'failed' | 'findings' | 'all', engine: string, input: string) {
    const isWanted = ({ log: [first], findings }: RequestResult) => {
      if (rerun === 'all') return true
      if (rerun === 'findings') return findings.length > 0
      return first !== undefined && (['crashed', 'hung'].includes(first.outcome.kind) || first.verdict?.kind === 'unknown')
    }
    return this.#of(engine, input)
      .filter(isWanted)
      .map(({ request }) => request.n)
  }

  async rows() {
    return this.plan.engines.flatMap(engine => this.plan.inputs.map(input => this.#row(engine, input)))
  }

  async flaky() {
    return this.#all().reduce((sum, { flaky }) => sum + flaky.length, 0)
  }

  async *findings() {
    for (const { findings } of this.#all()) yield* structuredClone(findings)
  }

  async findingIds() {
    return this.#all().flatMap(({ findings }) => findings.map(({ id }) => id))
  }

  async finding(id: string) {
    return structuredClone(this.#all().flatMap(({ findings }) => findings.filter(finding => finding.id === id))[0])
  }

  async triaged() {
    return structuredClone(this.#triaged)
  }

  async writeTriaged(triaged: Triaged) {
    this.#triaged = structuredClone(triaged)
  }

  async minimised(key: string) {
    return structuredClone(this.#minimised.get(key))
  }

  async writeMinimised(key: string, smallest: Finding) {
    this.#minimised.set(key, structuredClone(smallest))
  }

  async elsewhere() {
    const sorted = (answers: Map<string, AffectedRelease>) => [...answers.values()].sort((a, b) => (a.engine < b.engine ? -1 : 1))
    return new Map([...this.#elsewhere].map(([bug, answers]) => [bug, sorted(answers)]))
  }

  async writeElsewhere(bug: string, elsewhere: AffectedRelease) {
    const answers = this.#elsewhere.get(bug) ?? new Map<string, AffectedRelease>()
    this.#elsewhere.set(bug, answers.set(elsewhere.engine, elsewhere))
  }

  async [Symbol.asyncDispose]() {
    this.isOwned = false
  }

  #row(engine: string, { id, refactoring, source }: PlannedInput): HuntRow {
    const seen = this.#of(engine, id)
    const isAlone = this.plan.inputs.filter(other => other.refactoring === refactoring).length === 1
    const firsts = seen.flatMap(({ log: [first] }) => (first === undefined ? [] : [first]))
    const outcomes = (kind: string) => firsts.filter(({ outcome }) => outcome.kind === kind).length
    const verdicts = (kind: string) => firsts.filter(({ verdict }) => verdict?.kind === kind).length
    const ids = new Set(seen.flatMap(({ findings }) => findings.map(({ id }) => id)))
    const bugs = (this.#triaged?.bugs ?? []).filter(({ findings: [first] }) => first !== undefined && ids.has(first))
    const counted = bugKinds.map(kind => [kind, bugs.filter(bug => bug.kind === kind).length] as const)
    const first = seen.find(({ findings }) => findings.length > 0)
    return {
      engine,
      refactoring,
      ...(isAlone ? {} : { source }),
      programs: seen.length,
      applied: outcomes('applied'),
      rejected: outcomes('rejected'),
      ...(outcomes('unusable') === 0 ? {} : { unusable: outcomes('unusable') }),
      crashed: outcomes('crashed'),
      hung: outcomes('hung'),
      uncompilable: verdicts('uncompilable'),
      changed: verdicts('changed'),
      preserved: verdicts('preserved'),
      unknown: verdicts('unknown'),
      findings: seen.reduce((sum, { findings }) => sum + findings.length, 0),
      bugs: Object.fromEntries(counted) as HuntRow['bugs'],
      ...(first === undefined ? {} : { firstFinding: { programs: first.request.n + 1 } }),
    }
  }

  #done() {
    return doneOf(this.plan, (engine, input) => this.#of(engine, input).length)
  }

  /** In the order of the plan. */
  #all(): readonly RequestResult[] {
    return this.plan.engines.flatMap(engine => this.plan.inputs.flatMap(({ id }) => this.#of(engine, id)))
  }

  #of(engine: string, input: string): readonly RequestResult[] {
    return [...this.#seen.values()]
      .filter(seen => seen.engine === engine && seen.request.input === input)
      .sort((a, b) => a.request.n - b.request.n)
  }
}

function keyOf({ engine, request }: RequestResult): string {
  return JSON.stringify([engine, request.input, request.n])
}
