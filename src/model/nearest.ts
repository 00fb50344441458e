/** Names that somebody may have meant who wrote another one. */

/** The letters that may be wrong: a third of them. */
const mostWrong = 1 / 3

/** At most three, the nearest first; capitals don't matter. */
export function nearest(written: string, names: Iterable<string>): readonly string[] {
  const most = Math.min(written.length - 1, Math.max(1, Math.floor(written.length * mostWrong)))
  return [...new Set(names)]
    .map(name => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, far }) => far <= most && name !== written)
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name)
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
