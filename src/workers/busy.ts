/** Progress of long work: a line when it begins, then its duration every second, so that it does not look dead. */

/** A line for people. With a number, the work of an earlier line has been running for that many seconds; with `done`, it is over. */
export type ProgressCallback = (line: string, lasts?: number | 'done') => void

export async function busy<T>(line: string, say: ProgressCallback, work: () => Promise<T>): Promise<T> {
  let seconds = 0
  say(line)
  const ticking = setInterval(() => say(line, ++seconds), 1000)
  try {
    return await work()
  } finally {
    clearInterval(ticking)
    if (seconds > 0) say(line, 'done')
  }
}
