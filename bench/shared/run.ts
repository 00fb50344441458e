/** What the benchmarks share: running commands, tables, and the middle of many times. */
import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CheckResult } from '../../src/model/index.js'

/** Of the project; this file is compiled to dist/bench/shared. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
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

/** `assay check` with these arguments in a process of its own, and how long it took. */
export function checked(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { readonly result: CheckResult; readonly seconds: number } {
  const started = performance.now()
  const ran = spawnSync(process.execPath, [assay, 'check', ...args, '--json', '--quiet'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  })
  const seconds = (performance.now() - started) / 1000
  return { result: JSON.parse(ran.stdout), seconds }
}

/** What git says, in this folder. */
export function git(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const ran = spawnSync('git', args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  if (ran.status !== 0) throw new Error(`git ${args.join(' ')}: ${ran.stderr}`)
  return ran.stdout.trim()
}

export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return `${[line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')}\n`
}

export function commitLink(repository: string, commit: string): string {
  return `[${commit.slice(0, 9)}](https://github.com/${repository}/commit/${commit})`
}
