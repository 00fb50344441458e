/**
 * Works on many items at once and gives the results in the order of the items. A result that waits to be taken keeps its
 * place, so at most `atOnce` items are ever under way: a slow consumer slows the source, and memory stays bounded.
 */
import { pMapIterable } from 'p-map'

export async function* inOrder<T, R>(
  source: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const results = pMapIterable(source, async item => ({ value: await work(item) }), { concurrency: Math.max(1, atOnce) })
  for await (const { value } of results) yield value
}
