/**
 * Works on many items at once and gives the results in the order of the items. A result that waits to be taken keeps its
 * place, so at most `atOnce` items are ever under way: a slow consumer slows the source, and memory stays bounded.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const items = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]()
  let stopped = false
  let exhausted = false
  let waiting = false
  let turn: Promise<unknown> = Promise.resolve()

  const pull = async (): Promise<IteratorResult<T>> => {
    if (stopped || exhausted) return end
    waiting = true
    try {
      const item = await items.next()
      exhausted = item.done === true
      return item
    } catch (error) {
      exhausted = true
      throw error
    } finally {
      waiting = false
    }
  }

  /** Waits for its turn to pull an item, then works on it beside the others. */
  const place = async (): Promise<IteratorResult<R>> => {
    const pulled = turn.then(pull)
    turn = pulled.catch(() => {})
    const item = await pulled
    if (item.done) return end
    try {
      return { done: false, value: await work(item.value) }
    } catch (error) {
      stopped = true
      throw error
    }
  }

  const places: Promise<IteratorResult<R>>[] = []
  const add = () => {
    const added = place()
    // A failure is told when its turn comes; until then it must not count as unhandled.
    added.catch(() => {})
    places.push(added)
  }

  try {
    for (let n = 0; n < Math.max(1, atOnce); n++) add()
    for (let next = places.shift(); next !== undefined; next = places.shift()) {
      const result = await next
      if (result.done) return
      add()
      yield result.value
    }
  } finally {
    stopped = true
    if (!exhausted) await close(items, waiting)
  }
}

const end = { done: true, value: undefined } as const

/** A source that is in the middle of a step may stay there for ever (a terminal): it is told, and not waited for. */
async function close<T>(items: AsyncIterator<T> | Iterator<T>, waiting: boolean): Promise<void> {
  const closed = Promise.resolve(items.return?.())
  if (!waiting) await closed
  else closed.catch(() => {})
}
