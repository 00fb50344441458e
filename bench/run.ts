/** What the benchmarks share: running commands and the middle of many times. */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of the project; this file is compiled to dist/bench. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const assay = join(root, 'dist/src/cli/main.js')

/** Milliseconds from the start of a command to its end. */
export function timed(command: string, args: readonly string[]): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.on('error', reject)
    child.on('close', () => resolve(performance.now() - started))
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
