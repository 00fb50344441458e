/** Chance that can be repeated: one small generator of numbers, and the three questions that are asked of it. */

export interface Dice {
  below(limit: number): number
  chance(share: number): boolean
  pick<T>(options: readonly T[]): T
}

/** Mulberry32, started from both numbers so that neighbouring pairs have nothing in common. */
export function dice(seed: number, n: number): Dice {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: share => next() < share,
    pick(options) {
      const index = below(options.length)
      const option = options[index]
      if (option === undefined) throw new Error('nothing to pick from')
      return option
    },
  }
}
