/** Numbers chosen at random, each set of them as likely as any other, from a seed. */

/** `n` different numbers below `total`, in ascending order; all if there are no more. After Floyd. */
export function sampleNumbers(total: bigint, n: number, seed: number): bigint[] {
  const wanted = BigInt(n) < total ? BigInt(n) : total
  const bits = generator(seed)
  const chosen = new Set<bigint>()
  for (let last = total - wanted; last < total; last++) {
    const number = below(last + 1n, bits)
    chosen.add(chosen.has(number) ? last : number)
  }
  return [...chosen].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))
}

/** As likely each: what is beyond is thrown again. */
function below(limit: bigint, bits: () => number): bigint {
  const width = limit.toString(2).length
  for (;;) {
    let number = 0n
    for (let have = 0; have < width; have += 32) number = (number << 32n) | BigInt(bits())
    number &= (1n << BigInt(width)) - 1n
    if (number < limit) return number
  }
}

/** 32 random bits at a time: sfc32 by Chris Doty-Humphrey. */
function generator(seed: number): () => number {
  let [a, b, c, counter] = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 0x9e3779b9, 1]
  const next = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let n = 0; n < 16; n++) next()
  return next
}
