/** What takes a while is said when it begins, and then every second for how long it has been going on: nobody should take it for dead. */

/** A line for people. With a number, the work that was said before lasts since so many seconds; with `done`, it is over. */
export type Say = (line: string, lasts?: number | 'done') => void

export async function busy<T>(line: string, say: Say, work: () => Promise<T>): Promise<T> {
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
