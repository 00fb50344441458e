/** What a jar looks like from outside, without the code that unpacks it. */

export function isJar(path: string): boolean {
  return /\.(jar|zip)$/i.test(path)
}

/** A zip file starts with an entry, or with its end if it is empty. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}
