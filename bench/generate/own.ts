/** One theory in a process of its own, started cold: `node own.js THEORY [LIMIT]` prints what `Measured` says, as JSON. */
import { getHeapStatistics } from 'node:v8'
import { openPrograms } from '../../corpus/theories.js'

export interface Measured {
  readonly programs: number
  /** From the theory's file to the last program, as bytes that could be written. */
  readonly ms: number
  /** The most memory that the heap ever had. */
  readonly heapMb: number
}

/** As many lines leave `assay generate` together. */
const blockLength = 64 * 1024
const [theory = '', limit] = process.argv.slice(2)
console.log(JSON.stringify(measure()))

function measure(): Measured {
  const started = performance.now()
  let programs = 0
  let heap = 0
  let block = ''
  const leave = () => {
    Buffer.from(block)
    block = ''
    heap = Math.max(heap, getHeapStatistics().total_heap_size)
  }
  for (const program of openPrograms(theory, 'generate').all(limit === undefined ? undefined : Number(limit))) {
    programs++
    block += `${JSON.stringify(program)}\n`
    if (block.length >= blockLength) leave()
  }
  leave()
  return { programs, ms: performance.now() - started, heapMb: heap / 2 ** 20 }
}
