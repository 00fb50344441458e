/** Whether an engine gets slower or larger the longer it runs: many attempts by the same workers, looked at in parts that are alike. */
import { liveHeapMb, workers } from '../shared/processes.js'
import type { Asked, Tried } from './attempts.js'
import { measure, rateOf } from './rate.js'

export interface Part {
  /** From the start to the end of this part. */
  readonly attempts: number
  readonly rate: number
  /** Of the largest worker. */
  readonly residentMb: number
  /** The same; it is looked at after the first part and after the last. */
  readonly liveMb: number | undefined
}

export const parts = 10

export async function* grow(
  attempts: readonly Asked[],
  work: (some: readonly Asked[]) => Promise<readonly Tried[]>,
): AsyncGenerator<Part, void> {
  let done = 0
  for (let part = 0; part < parts; part++) {
    const some = attempts.filter((_, n) => n % parts === part)
    const round = await measure(() => work(some))
    done += some.length
    const residentMb = Math.max(...workers().map(worker => worker.residentMb))
    const isLooked = part === 0 || part === parts - 1
    yield { attempts: done, rate: rateOf([round]), residentMb, liveMb: isLooked ? await largestHeap() : undefined }
  }
}

/** What was grown, in a sentence each. The first part is not judged by its rate and size: in it the workers warm up. */
export function growthIn(seen: readonly Part[]): readonly string[] {
  const [first, second, last] = [seen[0], seen[1], seen.at(-1)]
  if (first === undefined || second === undefined || last === undefined) return []
  return [
    ...(last.rate < second.rate * slower ? [`from ${show(second.rate)} to ${show(last.rate)} attempts/s`] : []),
    ...(last.residentMb > second.residentMb * larger
      ? [`memory from ${show(second.residentMb)} to ${show(last.residentMb)} MB`]
      : []),
    ...(first.liveMb !== undefined && last.liveMb !== undefined && last.liveMb > first.liveMb * larger
      ? [`live heap from ${show(first.liveMb)} to ${show(last.liveMb)} MB`]
      : []),
  ]
}

/** Less than this is the noise of the machine. */
const slower = 0.85
const larger = 1.1

async function largestHeap(): Promise<number | undefined> {
  const live = await Promise.all(workers().map(({ pid }) => liveHeapMb(pid)))
  const known = live.filter(mb => mb !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

function show(value: number): string {
  return value.toFixed(0)
}
