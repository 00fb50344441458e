/** One theory in a process of its own, so that its memory is its own: `node own.js FILE COMMAND` prints what `Measured` says, as JSON. */
import { openSpace, sampleNumbers } from '../../src/alloy/space.js'

export interface Measured {
  /** Instances, each once up to isomorphism; a number too large for JSON is none that could be streamed. */
  readonly instances: number
  /** From the file to the exact count. */
  readonly countMs: number
  /** For one instance out of a thousand, chosen uniformly, when they are counted. */
  readonly sampleMs: number
  /** From the file to the last instance, nothing kept from the count. */
  readonly streamMs: number
  readonly firstMs: number
  /** The most memory that the process ever had. */
  readonly peakMb: number
}

const [file = '', run = ''] = process.argv.slice(2)
console.log(JSON.stringify(measure()))

function measure(): Measured {
  const started = performance.now()
  const counted = openSpace(file, { run })
  const total = counted.count()
  const countMs = performance.now() - started
  const sampled = performance.now()
  const numbers = sampleNumbers(total, 1000, 1)
  for (const number of numbers) counted.at(number)
  const sampleMs = (performance.now() - sampled) / numbers.length
  return { countMs, sampleMs, ...stream(total), peakMb: process.resourceUsage().maxRSS / 1024 }
}

function stream(total: bigint): Pick<Measured, 'instances' | 'streamMs' | 'firstMs'> {
  const started = performance.now()
  let instances = 0
  let firstMs = 0
  for (const _ of openSpace(file, { run }).instances()) if (instances++ === 0) firstMs = performance.now() - started
  if (BigInt(instances) !== total) throw new Error(`${file}: ${total} counted, ${instances} streamed`)
  return { instances, streamMs: performance.now() - started, firstMs }
}
