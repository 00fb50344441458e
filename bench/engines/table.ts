/** The tables of `bench:engines`, as Markdown for the docs. A row for each refactoring, and one for all. */
import type { Tried } from './attempts.js'
import type { Cause, GivenWay } from './give-way.js'
import type { Part } from './growth.js'
import { costOf, type Measured, rateOf } from './rate.js'
import type { Start, Starts } from './start.js'

export function startTable({ usual, bare }: Starts): string {
  const row = (name: string, { readyMs, answeredMs }: Start) => [name, seconds(readyMs), seconds(answeredMs)]
  const rows =
    bare === undefined
      ? [row('without a class-data archive', usual)]
      : [row('with a class-data archive', usual), row('without', bare)]
  return table(['start', 'ready (s)', 'first answer (s)'], rows)
}

export function rateTable(rounds: ReadonlyMap<string, Measured>): string {
  const row = (name: string, some: readonly Measured[]) => [
    name,
    some.reduce((total, { tried }) => total + tried.length, 0),
    rateOf(some).toFixed(0),
    costOf(some, 'workersMs').toFixed(2),
    costOf(some, 'nodeMs').toFixed(2),
  ]
  const rows = [...rounds].map(([name, round]) => row(name, [round]))
  return table(
    ['refactoring', 'attempts', 'attempts/s', 'worker CPU (ms)', 'Assay CPU (ms)'],
    [...rows, row('all', [...rounds.values()])],
  )
}

export function growthTable(seen: readonly Part[]): string {
  const rows = seen.map(part => [
    part.attempts,
    part.rate.toFixed(0),
    part.residentMb.toFixed(0),
    part.liveMb === undefined ? '' : part.liveMb.toFixed(1),
  ])
  return table(['attempts', 'attempts/s', 'memory (MB)', 'live heap (MB)'], rows)
}

const kinds = ['applied', 'rejected', 'crashed', 'hung', 'failed'] as const

export function outcomeTable(tried: readonly Tried[], ends: readonly GivenWay[]): string {
  const row = (name: string, of: (refactoring: string) => boolean) => {
    const mine = tried.filter(({ asked }) => of(asked.attempt.refactoring))
    const rest = ends.filter(({ asked }) => of(asked.attempt.refactoring))
    const counts = kinds.map(kind => mine.filter(({ came }) => came.kind === kind).length)
    return [name, mine.length, ...counts, appliedIn(rest).length, unchangedIn(rest), percent(shareApplied(rest))]
  }
  const names = [...new Set(tried.map(({ asked }) => asked.attempt.refactoring))]
  const rows = names.map(name => row(name, each => each === name))
  return table(
    ['refactoring', 'attempts', ...kinds, 'rejected that apply', 'without a change', 'share'],
    [...rows, row('all', () => true)],
  )
}

export function causeTable(causes: readonly Cause[]): string {
  const rows = causes.map(({ number, refactoring, disabled, what, example }) => [
    number,
    refactoring,
    disabled.replaceAll(', ', '<br>'),
    what,
    `\`${example.asked.id}\``,
  ])
  return table(['programs', 'refactoring', 'switched off', 'then', 'for instance'], rows)
}

/** 1 where nothing was rejected. */
export function shareApplied(ends: readonly GivenWay[]): number {
  return ends.length === 0 ? 1 : appliedIn(ends).length / ends.length
}

function appliedIn(ends: readonly GivenWay[]): readonly GivenWay[] {
  return ends.filter(({ came }) => came.kind === 'applied')
}

/** Applied, and the program is what it was. */
function unchangedIn(ends: readonly GivenWay[]): number {
  const same = ({ asked, came }: GivenWay) => came.kind === 'applied' && textOf(came.files) === textOf(asked.files)
  return ends.filter(same).length
}

function textOf(files: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${' ---: |'.repeat(head.length)}`, ...rows.map(line), ''].join('\n')
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
