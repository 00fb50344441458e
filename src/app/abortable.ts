/**
 * A use case that its caller may abort: what it has opened is closed at once, the processes that it has started end, and it fails with
 * the reason that the caller gave. Without a signal it is as if this were not here.
 */
import { withSignal } from '../workers/abort.js'

/** Keeps what was opened, to close it when the work is aborted; whoever opened it still closes it otherwise. */
export type Opened = <T extends AsyncDisposable>(resource: T) => T

export async function abortable<T>(signal: AbortSignal | undefined, work: (opened: Opened) => Promise<T>): Promise<T> {
  if (signal === undefined) return work(resource => resource)
  signal.throwIfAborted()
  const open = new Set<AsyncDisposable>()
  const opened: Opened = resource => {
    open.add(resource)
    if (signal.aborted) void resource[Symbol.asyncDispose]()
    return resource
  }
  const working = withSignal(signal, () => work(opened))
  const { promise: aborted, stop } = reasonOf(signal, async () => {
    await Promise.allSettled([...open].map(resource => resource[Symbol.asyncDispose]()))
    await Promise.race([working.catch(() => {}), patience()])
  })
  try {
    return await Promise.race([working, aborted])
  } catch (error) {
    // Whatever it fails with now comes of that.
    if (signal.aborted) await aborted
    throw error
  } finally {
    stop()
  }
}

/** Fails once the signal is aborted and the rest is done. */
function reasonOf(signal: AbortSignal, close: () => Promise<void>): { promise: Promise<never>; stop: () => void } {
  let stop = () => {}
  const promise = new Promise<never>((_, reject) => {
    const onAbort = () => void close().finally(() => reject(signal.reason))
    signal.addEventListener('abort', onAbort, { once: true })
    stop = () => signal.removeEventListener('abort', onAbort)
  })
  // Where the work fails first nobody waits for it.
  promise.catch(() => {})
  return { promise, stop }
}

/** For work that waits for something else than what was closed. */
function patience(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, patienceMs).unref())
}

const patienceMs = 500
