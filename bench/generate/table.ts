/** The table of `bench:generate`. A column says what it has to say of any number of theories, so the line of all together is one more. */

import type { Theory } from '../../corpus/theories.js'
import type { AlloyAnswer } from '../shared/alloy-tool.js'
import type { Measured } from './own.js'
import type { Comparison } from './strength.js'

export interface Row {
  readonly theory: Theory
  readonly ours: Measured
  readonly alloy?: AlloyAnswer
  /** Programs that do not compile. */
  readonly refused?: number
  readonly comparison?: Comparison
}

export interface Column {
  readonly head: string
  readonly of: (rows: readonly Row[]) => string | number
}

export interface Parts {
  readonly alloy: boolean
  readonly compile: boolean
  readonly published: boolean
}

export function columnsOf({ alloy, compile, published }: Parts): readonly Column[] {
  return [
    ...ownColumns,
    ...(alloy ? alloyColumns : []),
    ...(compile ? compileColumns : []),
    ...(published ? publishedColumns : []),
  ]
}

/** Programs in a second. */
export function rateOf(rows: readonly Row[]): number {
  return (1000 * programs(rows)) / ms(rows)
}

/** Alloy's time for all its instances to ours for all programs. */
export function timesFaster(rows: readonly Row[]): number {
  return wholeAlloyMs(rows) / ms(rows)
}

/** Where Alloy was stopped, the time that it would need at least: for as many instances as there are programs. */
const wholeAlloyMs = sumOf(({ ours, alloy }) => {
  if (alloy === undefined) return 0
  return alloy.truncated ? (alloy.ms.all * Math.max(ours.programs, alloy.raw)) / alloy.raw : alloy.ms.all
})

const programs = sumOf(({ ours }) => ours.programs)
const ms = sumOf(({ ours }) => ours.ms)
const inS0 = sumOf(({ theory }) => theory.published.programs)
const compilingInS0 = sumOf(({ theory: { published } }) => published.programs * published.compiling)
const instances = sumOf(({ alloy }) => alloy?.raw ?? 0)
const alloyMs = sumOf(({ alloy }) => alloy?.ms.all ?? 0)
const published = sumOf(({ comparison }) => comparison?.published ?? 0)
const compiling = sumOf(({ comparison }) => comparison?.compiling ?? 0)

const ownColumns: readonly Column[] = [
  { head: 'theory', of: rows => (rows.length === 1 ? (rows[0]?.theory.name ?? '') : 'all') },
  { head: 'programs', of: programs },
  { head: 's', of: rows => seconds(ms(rows)) },
  { head: 'programs/s', of: rows => rateOf(rows).toFixed(0) },
  { head: 'heap (MB)', of: rows => Math.max(...rows.map(({ ours }) => ours.heapMb)).toFixed(0) },
  { head: 'S0: programs', of: inS0 },
  { head: 'compile', of: rows => percent(compilingInS0(rows), inS0(rows)) },
]

const alloyColumns: readonly Column[] = [
  { head: 'Alloy: instances', of: rows => `${instances(rows)}${isStopped(rows) ? '+' : ''}` },
  { head: 'copies', of: rows => (isStopped(rows) ? '?' : instances(rows) - programs(rows)) },
  { head: 's', of: rows => seconds(alloyMs(rows)) },
  { head: 'times faster', of: rows => timesFaster(rows).toFixed(0) },
]

const compileColumns: readonly Column[] = [{ head: 'do not compile', of: sumOf(({ refused }) => refused ?? 0) }]

const publishedColumns: readonly Column[] = [
  { head: 'published constraints: programs', of: published },
  { head: 'compile', of: rows => percent(compiling(rows), published(rows)) },
  { head: 'lost', of: sumOf(({ comparison }) => comparison?.lost.length ?? 0) },
  { head: 'extra', of: sumOf(({ comparison }) => comparison?.extra.length ?? 0) },
]

function sumOf(of: (row: Row) => number): (rows: readonly Row[]) => number {
  return rows => rows.reduce((total, row) => total + of(row), 0)
}

function isStopped(rows: readonly Row[]): boolean {
  return rows.some(({ alloy }) => alloy?.truncated)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 0)
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
