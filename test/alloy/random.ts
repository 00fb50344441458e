/** Numbers that look random and are the same for the same seed. */
export interface Random {
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** From `least` to `most` things. */
  times<T>(least: number, most: number, make: () => T): readonly T[]
}

export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    chance: probability => next() < probability,
    pick: list => {
      if (list.length === 0) throw new Error('there is nothing to pick from')
      return list[between(0, list.length - 1)] as (typeof list)[number]
    },
    times: (least, most, make) => Array.from({ length: between(least, most) }, make),
  }
}
