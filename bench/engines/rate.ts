/** How fast attempts go, and what they cost: the clock, the processor time of the workers and of this process, the memory. */
import { cpuUsage } from 'node:process'
import { type Cost, workers } from '../shared/processes.js'
import type { Tried } from './attempts.js'

export interface Measured {
  readonly tried: readonly Tried[]
  readonly ms: number
  /** Processor time of all workers. */
  readonly workersMs: number
  readonly nodeMs: number
}

export async function measure(work: () => Promise<readonly Tried[]>): Promise<Measured> {
  const before = workers()
  const node = cpuUsage()
  const started = performance.now()
  const tried = await work()
  const ms = performance.now() - started
  const { user, system } = cpuUsage(node)
  return { tried, ms, workersMs: cpuMs(workers()) - cpuMs(before), nodeMs: (user + system) / 1000 }
}

/** Attempts in a second. */
export function rateOf(rounds: readonly Measured[]): number {
  return (1000 * sum(rounds, ({ tried }) => tried.length)) / sum(rounds, ({ ms }) => ms)
}

/** Milliseconds of processor time for one attempt. */
export function costOf(rounds: readonly Measured[], of: 'workersMs' | 'nodeMs'): number {
  return sum(rounds, round => round[of]) / sum(rounds, ({ tried }) => tried.length)
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}

function cpuMs(costs: readonly Cost[]): number {
  return sum(costs, cost => cost.cpuMs)
}
