/**
 * Work that its caller may abort. The signal goes along with whatever is called in the work, however deep, so that each process that is
 * started there ends with it; where nobody gives a signal, this costs nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const signals = new AsyncLocalStorage<AbortSignal>()

export function withSignal<T>(signal: AbortSignal, work: () => T): T {
  return signals.run(signal, work)
}

/** Calls it when the work in which we are is aborted; gives what takes that back. */
export function onAbort(act: () => void): () => void {
  const signal = signals.getStore()
  if (signal?.aborted) act()
  signal?.addEventListener('abort', act, { once: true })
  return () => signal?.removeEventListener('abort', act)
}
