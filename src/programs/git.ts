/**
 * Two versions of a program from a repository: two revisions, a revision and the files as they are, or a revision and the index.
 * Everything is read with git itself, straight from its objects: no checkout, nothing is written, and what is committed can be
 * read in a bare repository as well as in a subfolder.
 */
import { spawn } from 'node:child_process'
import { existsSync, lstatSync, statSync } from 'node:fs'
import { isAbsolute, join, posix, resolve as resolvePath } from 'node:path'
import { InputError } from '../model/index.js'
import { onAbort } from '../workers/abort.js'
import { diskTree, type Tree, type TreeEntry } from './tree.js'

/** What is compared: `REV1..REV2`, `REV` with the working tree, or HEAD with the index. */
export type GitInput =
  | { readonly kind: 'range'; readonly range: string }
  | { readonly kind: 'working-tree'; readonly revision: string }
  | { readonly kind: 'staged' }

export interface GitTrees {
  readonly before: Tree
  readonly after: Tree
  /** The part of the trees that is looked at, with a slash at its end; empty if that is all of them. */
  readonly below: string
  /** The version after is HEAD, and these files are others in the working tree: that is not looked at. */
  readonly uncommitted: readonly string[]
  /** Nothing is staged there, and these files of the working tree have changes that could be. */
  readonly nothingStaged?: { readonly unstaged: readonly string[] }
}

/** `REV1..REV2` and `REV1...REV2` are ranges, where an empty side is HEAD; anything else is a revision, compared with the files as they are. */
export function gitInput(text: string): GitInput {
  return text.includes('..') ? { kind: 'range', range: text } : { kind: 'working-tree', revision: text }
}

/** Without a path all of the repository is meant, wherever in it one is, as in `git diff`. */
export async function readGit(input: GitInput, path?: string, workingFolder = '.'): Promise<GitTrees> {
  const place = await locate(path, workingFolder)
  const { cwd, below } = place
  switch (input.kind) {
    case 'range': {
      const [before, after] = await parse(input.range, cwd)
      const trees = await Promise.all([commitTree(before, cwd), commitTree(after, cwd)])
      const uncommitted = after.isHead ? await uncommittedFiles(place) : []
      return { before: trees[0], after: trees[1], below, uncommitted }
    }
    case 'working-tree': {
      const before = await resolve(input.revision, cwd)
      const trees = await Promise.all([commitTree(before, cwd), workingTree(place)])
      return { before: trees[0], after: trees[1], below, uncommitted: [] }
    }
    case 'staged': {
      const head = await resolve('HEAD', cwd)
      const [before, after] = await Promise.all([commitTree(head, cwd), indexTree(cwd)])
      const trees = { before, after, below, uncommitted: [] }
      if (!isSame(before, after, below)) return trees
      return { ...trees, nothingStaged: { unstaged: await uncommittedFiles(place) } }
    }
  }
}

interface Place {
  /** Where git is run. */
  readonly cwd: string
  readonly below: string
}

/** A folder that is no longer there, or of a bare repository, is one inside the tree. */
async function locate(path: string | undefined, workingFolder: string): Promise<Place> {
  const onDisk = path === undefined ? undefined : resolvePath(workingFolder, path)
  if (path !== undefined && onDisk !== undefined && existsSync(onDisk)) {
    if (!statSync(onDisk).isDirectory()) throw new InputError(`${path} is not a folder: --git compares folders`)
    return { cwd: onDisk, below: await prefix(onDisk) }
  }
  const here = await prefix(workingFolder)
  if (path === undefined) return { cwd: workingFolder, below: '' }
  const below = posix.join(here, path, '/').replace(/^\.?\//, '')
  if (below.startsWith('../') || isAbsolute(path))
    throw new InputError(`${path} does not exist: give a folder of a git repository`)
  return { cwd: workingFolder, below }
}

async function prefix(cwd: string): Promise<string> {
  const { code, stdout, stderr } = await git(cwd, ['rev-parse', '--show-prefix'])
  if (code === 0) return stdout.toString('utf8').replace(/\n$/, '')
  if (stderr.includes('not a git repository'))
    throw new InputError(
      `${cwd === '.' ? 'the working folder' : cwd} is not in a git repository: change to one, or give a folder of it`,
    )
  throw new InputError(`git can't read the repository of ${cwd}: ${stderr}`)
}

interface Revision {
  readonly name: string
  readonly commit: string
  readonly isHead?: boolean
}

async function parse(range: string, cwd: string): Promise<readonly [Revision, Revision]> {
  const [, left, dots, right] = /^(.*?)(\.{2,3})(.*)$/.exec(range) ?? []
  if (left === undefined || right === undefined || left + right === '')
    throw new InputError(`--git ${range} is not a range of revisions; expected REV1..REV2, for example HEAD~1..HEAD`)
  const [before, after, head] = await Promise.all([
    resolve(left || 'HEAD', cwd),
    resolve(right || 'HEAD', cwd),
    git(cwd, ['rev-parse', '--verify', '--quiet', 'HEAD']),
  ])
  const isHead = head.stdout.toString('utf8').trim() === after.commit
  return [dots === '...' ? await mergeBase(before, after, cwd) : before, { ...after, isHead }]
}

async function resolve(name: string, cwd: string): Promise<Revision> {
  const found = name.startsWith('-') ? undefined : await git(cwd, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  if (found?.code === 0) return { name, commit: found.stdout.toString('utf8').trim() }
  if (name === 'HEAD') throw new InputError('the repository has no commit yet: there is nothing to compare with')
  throw new InputError(`--git: unknown revision ${name}${await depth(cwd)}`)
}

async function mergeBase(before: Revision, after: Revision, cwd: string): Promise<Revision> {
  const { code, stdout } = await git(cwd, ['merge-base', before.commit, after.commit])
  const commit = stdout.toString('utf8').split('\n')[0]
  if (code === 0 && commit) return { name: `${before.name}...${after.name}`, commit }
  throw new InputError(
    `${before.name} and ${after.name} have no common ancestor${await depth(cwd)}: use two dots instead of three`,
  )
}

async function depth(cwd: string): Promise<string> {
  const { stdout } = await git(cwd, ['rev-parse', '--is-shallow-repository'])
  return stdout.toString('utf8').trim() === 'true' ? ' (it is a shallow clone: git fetch --unshallow fetches the rest)' : ''
}

async function commitTree({ name, commit }: Revision, cwd: string): Promise<Tree> {
  const { code, stdout, stderr } = await git(cwd, ['ls-tree', '-r', '-z', '-l', '--full-tree', commit])
  if (code !== 0) throw new InputError(`git can't list the files of ${name}: ${stderr}`)
  return blobTree(name, entries(stdout, /^100\d{3} blob ([0-9a-f]+) +(\d+)\t(.*)$/s), cwd)
}

/** What the next commit would have. */
async function indexTree(cwd: string): Promise<Tree> {
  const name = 'the index'
  const top = await workTop(cwd)
  const { code, stdout, stderr } = await git(top, ['ls-files', '--stage', '-z'])
  if (code !== 0) throw new InputError(`git can't list the staged files: ${stderr}`)
  const [, unmerged] = /(?:^|\0)\d+ [0-9a-f]+ [123]\t([^\0]*)/.exec(stdout.toString('utf8')) ?? []
  if (unmerged !== undefined) throw new InputError(`${unmerged} has conflicts: resolve them and stage the file first`)
  // Sizes are not told; they only bound what is read.
  return blobTree(name, entries(stdout, /^100\d{3} ([0-9a-f]+) 0()\t(.*)$/s), top)
}

/** Files that git tracks or would track, as they are on the disk. */
async function workingTree({ cwd }: Place): Promise<Tree> {
  const top = await workTop(cwd)
  const { code, stdout, stderr } = await git(top, ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  if (code !== 0) throw new InputError(`git can't list the files of the working tree: ${stderr}`)
  const paths = [...new Set(stdout.toString('utf8').split('\0'))].filter(path => path !== '' && isFile(join(top, path)))
  return diskTree('the working tree', new Map(paths.map(path => [path, join(top, path)])))
}

async function workTop(cwd: string): Promise<string> {
  const { code, stdout } = await git(cwd, ['rev-parse', '--show-toplevel'])
  const top = stdout.toString('utf8').replace(/\n$/, '')
  if (code === 0 && top !== '') return top
  throw new InputError('the repository is bare and has no working tree: give REV1..REV2')
}

/** No links, no submodules, and nothing that was deleted. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function isSame(before: Tree, after: Tree, below: string): boolean {
  const all = new Set([...before.files.keys(), ...after.files.keys()])
  return [...all].every(path => !path.startsWith(below) || before.files.get(path)?.blob === after.files.get(path)?.blob)
}

/** Those that differ from the last commit, or are not in it; none where there is no working tree. */
async function uncommittedFiles({ cwd, below }: Place): Promise<readonly string[]> {
  const top = await git(cwd, ['rev-parse', '--show-toplevel'])
  if (top.code !== 0) return []
  const { stdout } = await git(cwd, ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'])
  const lines = stdout.toString('utf8').split('\0')
  return lines.map(line => line.slice(3)).filter(path => path !== '' && path.startsWith(below))
}

/** Files only: no links, no submodules. In the order of names, which is git's own but for folders. */
function entries(listing: Buffer, shape: RegExp): ReadonlyMap<string, TreeEntry> {
  const found: (readonly [string, TreeEntry])[] = []
  for (const line of listing.toString('utf8').split('\0')) {
    const [, blob, size, path] = shape.exec(line) ?? []
    if (blob !== undefined && path !== undefined) found.push([path, { blob, size: Number(size) }])
  }
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function blobTree(name: string, files: ReadonlyMap<string, TreeEntry>, cwd: string): Tree {
  return {
    name,
    files,
    async read(paths) {
      const blobs = paths.map(path => files.get(path)?.blob ?? '')
      const texts = await readBlobs(cwd, blobs)
      return new Map(paths.map((path, at) => [path, texts.get(blobs[at] ?? '') ?? Buffer.alloc(0)]))
    },
  }
}

/** Many blobs by one process, each once. */
async function readBlobs(cwd: string, blobs: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(blobs)]
  const texts = new Map<string, Buffer>()
  if (wanted.length === 0) return texts
  const { stdout, stderr } = await git(cwd, ['cat-file', '--batch'], `${wanted.join('\n')}\n`)
  let at = 0
  for (const blob of wanted) {
    const end = stdout.indexOf('\n', at)
    const [, size] = /^\S+ blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? []
    if (end < 0 || size === undefined) throw new InputError(`git can't read the object ${blob}: ${stderr || 'not found'}`)
    texts.set(blob, stdout.subarray(end + 1, end + 1 + Number(size)))
    at = end + 1 + Number(size) + 1
  }
  return texts
}

interface Said {
  readonly code: number | null
  readonly stdout: Buffer
  /** One line. */
  readonly stderr: string
}

function git(cwd: string, args: readonly string[], input = ''): Promise<Said> {
  return new Promise((resolve, reject) => {
    // Its words are read below, so they have to be English; and reading must not refresh anything.
    const env = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' }
    const child = spawn('git', args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] })
    const forget = onAbort(() => child.kill('SIGKILL'))
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', error => {
      const missing = 'code' in error && error.code === 'ENOENT'
      reject(missing ? new InputError('git was not found: install it, or give two folders instead of --git') : error)
    })
    child.on('close', code => {
      forget()
      const stderr = Buffer.concat(err)
        .toString('utf8')
        .replace(/^fatal: /, '')
        .replace(/\s+/g, ' ')
        .trim()
      resolve({ code, stdout: Buffer.concat(out), stderr })
    })
  })
}
