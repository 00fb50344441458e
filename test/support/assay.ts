/** The command line as a person or a script uses it: the built program in a process of its own, on folders or on a batch. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { checkResult } from '../../src/model/check.js'
import { documentOf } from '../../src/model/document.js'
import type { CheckResult, Pair } from '../../src/model/index.js'

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const main = join(project, 'dist/src/cli/main.js')

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly ms: number
}

export interface RunOptions {
  readonly input?: string
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Called with the process as soon as it runs. */
  readonly meanwhile?: (child: ChildProcess) => void
}

export function assay(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runScript(main, args, options)
}

/** A script of ours in a process of its own. */
export function runScript(script: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const started = performance.now()
  const { input, env, cwd, meanwhile } = options
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      // Which JDK a test runs on must not hang on whose machine it is: the newest, unless it says otherwise.
      env: { ...process.env, JAVA_HOME: '', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    // It need not read to the end of its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input ?? '')
    child.on('error', reject)
    child.on('close', code =>
      resolve({ code, stdout: String(Buffer.concat(out)), stderr: String(Buffer.concat(err)), ms: performance.now() - started }),
    )
    meanwhile?.(child)
  })
}

/** Of tests that run side by side nobody knows which one is just ending, so they stay until all of a file are done. */
const folders: string[] = []
afterAll(() => {
  for (const root of folders) rmSync(root, { recursive: true, force: true })
})

/** A folder with these files, gone after the tests of the file. */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-test-')))
  folders.push(root)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

/** `check --json` of one pair. */
export async function checkPair(pair: Pair, ...options: readonly string[]): Promise<Ran & { readonly result: CheckResult }> {
  const ran = await assay(['check', '--json', ...options, folder(pair.before), folder(pair.after)])
  if (ran.stdout === '') throw new Error(`no result: ${ran.stderr}`)
  return { ...ran, result: documentOf(checkResult).parse(JSON.parse(ran.stdout)) }
}

export type BatchAnswer = { readonly id: unknown; readonly error?: string } & Partial<CheckResult>

/** `check --batch` of many pairs, by id. */
export async function checkBatch(
  pairs: Readonly<Record<string, Pair>>,
  ...options: readonly string[]
): Promise<Ran & { readonly results: Readonly<Record<string, CheckResult>> }> {
  const ran = await assay(['check', '--batch', '-', '--quiet', ...options], { input: batchText(pairs) })
  const answers = answersOf(ran)
  const results = answers.map(({ id, ...result }) => [String(id), documentOf(checkResult).parse(result)] as const)
  if (results.length !== Object.keys(pairs).length) throw new Error(`${results.length} results: ${ran.stderr}`)
  return { ...ran, results: Object.fromEntries(results) }
}

export function batchText(pairs: Readonly<Record<string, Pair>>): string {
  return Object.entries(pairs)
    .map(([id, { before, after }]) => `${JSON.stringify({ id, before, after })}\n`)
    .join('')
}

export function answersOf({ stdout }: Pick<Ran, 'stdout'>): readonly BatchAnswer[] {
  return stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}

/** Two versions of one class `p.A` with these members. */
export function members(before: string, after: string): Pair {
  const file = (text: string) => ({ 'p/A.java': `package p;\npublic class A {\n${text}\n}\n` })
  return { before: file(before), after: file(after) }
}
