/** One theory in a process of its own, started cold: `node generate-own.js THEORY [LIMIT]` prints what `Measured` says, as JSON. */
import { memoryUsage } from 'node:process'
import { openPrograms } from './theories.js'

export interface Measured {
  readonly programs: number
  /** From the theory's file to the last program as a line of JSON. */
  readonly ms: number
  /** The most memory that the heap ever had. */
  readonly heapMb: number
}

/** Programs from one look at the heap to the next. */
const lookEvery = 1000
const [theory = '', limit] = process.argv.slice(2)
console.log(JSON.stringify(measure()))

function measure(): Measured {
  const started = performance.now()
  let programs = 0
  let heap = 0
  for (const program of openPrograms(theory, 'generate').all(limit === undefined ? undefined : Number(limit))) {
    if (JSON.stringify(program) === '{}') throw new Error(`${program.id} has no text`)
    if (programs++ % lookEvery === 0) heap = Math.max(heap, memoryUsage().heapTotal)
  }
  return { programs, ms: performance.now() - started, heapMb: Math.max(heap, memoryUsage().heapTotal) / 2 ** 20 }
}
