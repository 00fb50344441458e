/** A throw-away copy of parts of the project, where a test may break things, and a way to run its commands as a person would. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-ground-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The named files and folders of the project, with its installed modules at hand; what Maven built stays behind. */
export function copyOf(...paths: readonly string[]): string {
  const folder = emptyFolder()
  copyInto(folder, ...paths)
  return folder
}

export function copyInto(folder: string, ...paths: readonly string[]): void {
  for (const path of paths.filter(path => existsSync(join(project, path)))) {
    cpSync(join(project, path), join(folder, path), { recursive: true, filter: file => basename(file) !== 'target' })
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
}

export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Writes a program for the shell, `#!` line and all, that can be found on a PATH. */
export function writeProgram(folder: string, name: string, body: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
}

export function run(folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: { ...cleanEnvironment(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, stdout, stderr }))
  })
}

/** The environment of a person's shell: without what npm and vitest tell the processes that they start. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|vitest|vite_|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/i.test(name),
  )
  return Object.fromEntries(ours)
}
