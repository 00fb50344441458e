/** Git repositories for tests: each commit replaces all files. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folder } from './assay.js'

export function repository(...commits: readonly Readonly<Record<string, string | Uint8Array>>[]): string {
  const root = folder()
  git(root, 'init', '-q', '-b', 'main')
  for (const files of commits) commit(root, files)
  return root
}

export function commit(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const name of readdirSync(root)) if (name !== '.git') rmSync(join(root, name), { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '--allow-empty', '-m', 'change')
}

export function git(cwd: string, ...args: readonly string[]): string {
  const settings = ['user.name=Test', 'user.email=test@example.org', 'commit.gpgsign=false', 'core.autocrlf=false']
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  return execFileSync('git', [...settings.flatMap(setting => ['-c', setting]), ...args], { cwd, env, encoding: 'utf8' }).trim()
}
