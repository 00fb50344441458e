/**
 * Two revisions of a repository as two versions of a program. Everything is read with git itself, straight from its objects:
 * no checkout, nothing is written, and it works in a bare repository as well as in a subfolder.
 */
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { isAbsolute, posix, resolve as resolvePath } from 'node:path'
import { type Files, InputError, type Versions } from '../model/index.js'
import { layoutOf, type MavenProject } from './maven-project.js'
import { decodeReadable, decodeSources, meter } from './sources.js'

export interface Revisions {
  readonly versions: Versions
  /** The Maven projects that the revisions are, if they are. */
  readonly projects: { readonly before?: MavenProject; readonly after?: MavenProject }
}

/**
 * `REV1..REV2`, where an empty side is HEAD; with three dots the version before is where both have parted. Without a path all of
 * the repository is meant, wherever in it one is. All this is as in `git diff`.
 */
export async function readRevisions(range: string, path?: string, workingFolder = '.'): Promise<Revisions> {
  const place = await locate(path, workingFolder)
  const revisions = await parse(range, place.cwd)
  const [before, after] = await Promise.all(revisions.map(revision => open(revision, place)))
  if (before === undefined || after === undefined) throw new Error('a range has two ends')
  const [texts, tests] = await Promise.all([
    read(place.cwd, [...before.sources.values(), ...after.sources.values()]),
    readTests(place.cwd, before, after),
  ])
  return {
    versions: {
      before: version(before, texts),
      after: version(after, texts),
      ...(Object.keys(tests).length === 0 ? {} : { tests }),
    },
    projects: {
      ...(before.project === undefined ? {} : { before: before.project }),
      ...(after.project === undefined ? {} : { after: after.project }),
    },
  }
}

interface Place {
  /** Where git is run. */
  readonly cwd: string
  /** The part of the tree that is looked at, with a slash at its end; empty if that is all of it. */
  readonly below: string
}

/** A folder that is no longer there, or of a bare repository, is one inside the tree. */
async function locate(path: string | undefined, workingFolder: string): Promise<Place> {
  const onDisk = path === undefined ? undefined : resolvePath(workingFolder, path)
  if (path !== undefined && onDisk !== undefined && existsSync(onDisk)) {
    if (!statSync(onDisk).isDirectory()) throw new InputError(`${path} is no folder: --git compares what lies below a folder`)
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
    throw new InputError(`${cwd === '.' ? 'the working folder' : cwd} is in no git repository: go to one, or name a folder of it`)
  throw new InputError(`git can't read the repository of ${cwd}: ${stderr}`)
}

interface Revision {
  readonly name: string
  readonly commit: string
}

async function parse(range: string, cwd: string): Promise<readonly Revision[]> {
  const [, left, dots, right] = /^(.*?)(\.{2,3})(.*)$/.exec(range) ?? []
  if (left === undefined || right === undefined || left + right === '')
    throw new InputError(`--git ${range} names no two revisions: write REV1..REV2, for example HEAD~1..HEAD`)
  const [before, after] = await Promise.all([resolve(left || 'HEAD', cwd), resolve(right || 'HEAD', cwd)])
  return [dots === '...' ? await parting(before, after, cwd) : before, after]
}

async function resolve(name: string, cwd: string): Promise<Revision> {
  const found = name.startsWith('-') ? undefined : await git(cwd, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  if (found?.code === 0) return { name, commit: found.stdout.toString('utf8').trim() }
  throw new InputError(`--git names ${name}, which is no revision of this repository${await depth(cwd)}`)
}

async function parting(before: Revision, after: Revision, cwd: string): Promise<Revision> {
  const { code, stdout } = await git(cwd, ['merge-base', before.commit, after.commit])
  const commit = stdout.toString('utf8').split('\n')[0]
  if (code === 0 && commit) return { name: `${before.name}...${after.name}`, commit }
  throw new InputError(`${before.name} and ${after.name} have no commit in common${await depth(cwd)}: write them with two dots`)
}

async function depth(cwd: string): Promise<string> {
  const { stdout } = await git(cwd, ['rev-parse', '--is-shallow-repository'])
  return stdout.toString('utf8').trim() === 'true' ? ' (it is a shallow clone: git fetch --unshallow brings the rest)' : ''
}

interface Tree {
  readonly name: string
  readonly below: string
  /** Source files of the program to the objects that hold them. */
  readonly sources: ReadonlyMap<string, string>
  /** Its test sources, from the root of the repository, likewise. */
  readonly tests: ReadonlyMap<string, string>
  readonly encoding?: string
  readonly project?: MavenProject
}

async function open({ name, commit }: Revision, { cwd, below }: Place): Promise<Tree> {
  const { code, stdout, stderr } = await git(cwd, ['ls-tree', '-r', '-z', '-l', '--full-tree', commit])
  if (code !== 0) throw new InputError(`git can't list the files of ${name}: ${stderr}`)
  const files = entries(stdout)
  const poms = new Map([...files].filter(([path]) => /(^|\/)(pom[^/]*\.xml|\.mvn\/maven\.config)$/.test(path)))
  const texts = await read(
    cwd,
    [...poms.values()].map(({ object }) => object),
  )
  const decoded = new Map([...poms].map(([path, { object }]) => [path, texts.get(object)?.toString('utf8') ?? '']))
  const { sources, tests, ...rest } = layoutOf([...files.keys()], decoded, below)
  if (sources.length === 0)
    throw new InputError(`${name} has no .java file${below === '' ? '' : ` below ${below}`}: nothing to check`)
  const add = meter(name, 'sources')
  const objects = new Map<string, string>()
  for (const path of sources) {
    const { object, size } = files.get(path) ?? { object: '', size: 0 }
    add(size)
    objects.set(path.slice(below.length), object)
  }
  return { name, below, sources: objects, tests: few(tests, files), ...rest }
}

/** More bytes of test sources than these are not read. */
const largestTests = 24 * 1024 * 1024

function few(paths: readonly string[], files: ReadonlyMap<string, Entry>): ReadonlyMap<string, string> {
  const objects = new Map<string, string>()
  let room = largestTests
  for (const path of paths) {
    const { object, size } = files.get(path) ?? { object: '', size: 0 }
    if (size <= room) objects.set(path, object)
    room -= Math.min(size, room)
  }
  return objects
}

/** Those of the version after, and those of the version before that are gone or were different. Nothing depends on them. */
async function readTests(cwd: string, before: Tree, after: Tree): Promise<Files> {
  const older = [...before.tests].filter(([path, object]) => after.tests.get(path) !== object)
  if (older.length + after.tests.size === 0) return {}
  try {
    const texts = await read(cwd, [...after.tests.values(), ...older.map(([, object]) => object)])
    const source = (path: string, object: string) => ({ name: path, where: path, bytes: texts.get(object) ?? Buffer.alloc(0) })
    return {
      ...decodeReadable(
        [...after.tests].map(([path, object]) => source(path, object)),
        after.encoding,
      ),
      ...decodeReadable(
        older.map(([path, object]) => source(after.tests.has(path) ? `before/${path}` : path, object)),
        before.encoding,
      ),
    }
  } catch (error) {
    if (error instanceof InputError) return {}
    throw error
  }
}

interface Entry {
  readonly object: string
  readonly size: number
}

/** Files only: no links, no submodules. In the order of names, which is git's own but for folders. */
function entries(listing: Buffer): ReadonlyMap<string, Entry> {
  const found: (readonly [string, Entry])[] = []
  for (const line of listing.toString('utf8').split('\0')) {
    const [, object, size, path] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line) ?? []
    if (object !== undefined && path !== undefined) found.push([path, { object, size: Number(size) }])
  }
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Many objects by one process: most of two revisions is the same, so each is asked for once. */
async function read(cwd: string, objects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(objects)]
  const texts = new Map<string, Buffer>()
  if (wanted.length === 0) return texts
  const { stdout, stderr } = await git(cwd, ['cat-file', '--batch'], `${wanted.join('\n')}\n`)
  let at = 0
  for (const object of wanted) {
    const end = stdout.indexOf('\n', at)
    const [, size] = /^\S+ blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? []
    if (end < 0 || size === undefined) throw new InputError(`git can't read the object ${object}: ${stderr || 'it is not there'}`)
    texts.set(object, stdout.subarray(end + 1, end + 1 + Number(size)))
    at = end + 1 + Number(size) + 1
  }
  return texts
}

function version({ name, below, sources, encoding }: Tree, texts: ReadonlyMap<string, Buffer>): Versions['before'] {
  const found = [...sources].map(([path, object]) => ({
    name: path,
    where: `${below}${path} in ${name}`,
    bytes: texts.get(object) ?? Buffer.alloc(0),
  }))
  const files: Files = decodeSources(name, found, encoding)
  return { kind: 'sources', files }
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
      const stderr = Buffer.concat(err)
        .toString('utf8')
        .replace(/^fatal: /, '')
        .replace(/\s+/g, ' ')
        .trim()
      resolve({ code, stdout: Buffer.concat(out), stderr })
    })
  })
}
