/**
 * Which instances of a space are wanted, with their numbers: a range of them, every n-th of those, a uniform sample of those, the
 * first few of those. What lies far apart is made directly, what lies close together is walked through.
 */
import { type Instance, type Space, sampleNumbers } from '../alloy/space.js'

/** Applied in this order. */
export interface Selection {
  readonly from: bigint
  /** Exclusive. */
  readonly to?: bigint
  readonly every: bigint
  readonly sample?: { readonly size: number; readonly seed: number }
  readonly limit?: bigint
}

export interface Numbered {
  readonly number: bigint
  readonly instance: Instance
}

/** Closer together than this on average, it is faster to walk past what is not wanted than to make each one by itself. */
export const close = 64n

export function* selected(space: Space, { from, to, every, sample, limit }: Selection): Generator<Numbered> {
  const all = { from, ...(to === undefined ? {} : { to }), every }
  const chosen = sample === undefined ? everyNth(space, all) : sampled(space, all, sample.size, sample.seed)
  let left = limit
  if (left === 0n) return
  for (const numbered of chosen) {
    yield numbered
    if (left !== undefined && --left === 0n) return
  }
}

type Stretch = Pick<Selection, 'from' | 'to' | 'every'>

function* everyNth(space: Space, { from, to, every }: Stretch): Generator<Numbered> {
  if (every > close) {
    const end = endOf(space, to)
    for (let number = from; number < end; number += every) yield { number, instance: space.at(number) }
    return
  }
  if (to !== undefined && to <= from) return
  if (from > 0n && from >= space.count()) return
  let number = from
  for (const instance of space.instances(from)) {
    if ((number - from) % every === 0n) yield { number, instance }
    number++
    if (number === to) return
  }
}

function* sampled(space: Space, stretch: Stretch, size: number, seed: number): Generator<Numbered> {
  const { from, to, every } = stretch
  const end = endOf(space, to)
  const total = end > from ? (end - from + every - 1n) / every : 0n
  if (BigInt(size) >= total) {
    yield* everyNth(space, stretch)
    return
  }
  const numbers = sampleNumbers(total, size, seed).map(n => from + n * every)
  if (BigInt(size) * close < total * every) {
    for (const number of numbers) yield { number, instance: space.at(number) }
    return
  }
  let next = 0
  for (const numbered of everyNth(space, stretch)) {
    if (numbered.number !== numbers[next]) continue
    yield numbered
    if (++next === numbers.length) return
  }
}

function endOf(space: Space, to: bigint | undefined): bigint {
  const count = space.count()
  return to === undefined || count < to ? count : to
}
