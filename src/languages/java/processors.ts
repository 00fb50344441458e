/**
 * The annotation processors of a build. They are foreign code with all rights, so javac runs them in a process of its own, never
 * in one that compares. What they write joins the sources; one that changes the program itself while it is compiled, as
 * Lombok does, can only be had with javac's class files.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { type Jdk, plainJvm } from '../../jvm/jdk.js'
import { type Classes, type Diagnostic, type Files, InputError, isInside } from '../../model/index.js'
import { type ChildEnd, runChild } from '../../workers/child.js'
import { removeTemporary, temporaryFolder } from '../../workers/temporary.js'

export interface Processors {
  readonly jdk: Jdk
  /** Jars and folders that have them and what they need. */
  readonly path: readonly string[]
  readonly classpath: readonly string[]
  /** Files that processors read beside the sources. */
  readonly beside?: Files
  /** For javac: level, what changes the meaning of the code, what processors are told. */
  readonly options: readonly string[]
}

export interface Generated {
  /** What they wrote, below a folder of its own. */
  readonly files: Files
  /** Why there may be less of it than there should be. */
  readonly trouble?: string
}

/** As it was kept. */
export function readGenerated(value: unknown): Generated {
  const { files, trouble } = value as Generated
  const texts = Object.entries(files)
  if (!texts.every(([, text]) => typeof text === 'string')) throw new TypeError('these are no files')
  return { files, ...(typeof trouble === 'string' ? { trouble } : {}) }
}

/** What the processors write for a program. */
export async function generate(sources: Files, processors: Processors): Promise<Generated> {
  const folder = await newFolder()
  try {
    const output = join(folder, 'generated')
    await mkdir(output)
    const { end, errors } = await runJavac(sources, folder, processors, ['-proc:only', '-s', output])
    const written = await filesBelow(output, '.java')
    const files = await Promise.all(
      written.map(async path => [`${generatedFolder}/${path}`, await readFile(join(output, path), 'utf8')]),
    )
    const trouble = end.kind === 'done' ? undefined : (errors[0]?.message ?? end.detail)
    return { files: Object.fromEntries(files), ...(trouble === undefined ? {} : { trouble }) }
  } finally {
    await removeTemporary(folder)
  }
}

export type Processed =
  | { readonly kind: 'compiled'; readonly classes: Classes; readonly path: string }
  | { readonly kind: 'fails'; readonly diagnostics: readonly Diagnostic[] }

/** The class files that javac makes of a program with the processors at work; they lie in a folder that is the caller's to remove. */
export async function compileProcessed(sources: Files, processors: Processors): Promise<Processed & { readonly folder: string }> {
  const folder = await newFolder()
  const { end, errors } = await runJavac(sources, folder, processors, [
    '-g:lines',
    '-XDstringConcat=inline',
    '-Xmaxerrs',
    '10000',
  ])
  const path = join(folder, 'classes')
  if (end.kind !== 'done') {
    const crash = { code: 'crash', message: `javac broke down: ${end.detail}`, file: '', line: 0, column: 0 }
    return { kind: 'fails', diagnostics: errors.length > 0 ? errors : [crash], folder }
  }
  const found = await filesBelow(path, '.class')
  const classes = await Promise.all(
    found.map(async file => [file.slice(0, -'.class'.length).replaceAll('/', '.'), await readFile(join(path, file))] as const),
  )
  return { kind: 'compiled', classes: new Map(classes), path, folder }
}

/** Whether one of them changes the program while it is compiled, and some file wants that. */
export function isRewriting(path: readonly string[], files: Files): boolean {
  return (
    path.some(jar => /^lombok\b/.test(basename(jar))) &&
    Object.values(files).some(text => /^\s*import\s+(static\s+)?lombok\./m.test(text))
  )
}

/** Whether processors that wrote nothing for one version will write nothing for the other: it has no annotation that the first has not. */
export function isIdle({ files, trouble }: Generated, one: Files, other: Files): boolean {
  if (Object.keys(files).length > 0 || trouble !== undefined) return false
  const known = new Set<string>()
  for (const text of Object.values(one)) for (const name of annotationsIn(text)) known.add(name)
  return Object.entries(other).every(([path, text]) => one[path] === text || annotationsIn(text).every(name => known.has(name)))
}

function annotationsIn(text: string): readonly string[] {
  return text.match(/@\s*[\w.]+/g) ?? []
}

const generatedFolder = 'generated-by-processors'
const deadlineMs = 120_000

async function newFolder(): Promise<string> {
  return temporaryFolder('processors')
}

async function runJavac(
  sources: Files,
  folder: string,
  { jdk, path, classpath, options, beside = {} }: Processors,
  goal: readonly string[],
): Promise<{ readonly end: ChildEnd; readonly errors: readonly Diagnostic[] }> {
  const [root, classes, log, list, cwd] = ['sources', 'classes', 'messages', 'arguments', 'empty'].map(name =>
    join(folder, name),
  ) as [string, string, string, string, string]
  for (const made of [root, classes, cwd]) await mkdir(made)
  for (const [name, text] of Object.entries({ ...beside, ...sources })) {
    if (!isInside(name)) throw new InputError(`${name} is not a path inside the program`)
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await writeFile(
    list,
    Object.keys(sources)
      .map(name => `${quoted(join(root, name))}\n`)
      .join(''),
  )
  const args = [
    ...['-nowarn', '-Xlint:none', '-implicit:none', '-encoding', 'UTF-8', '-Xstdout', log, '-d', classes],
    ...['-processorpath', path.join(delimiter), '-classpath', classpath.join(delimiter)],
    ...goal,
    ...options,
    `@${list}`,
  ]
  const end = await runChild({ command: join(jdk.home, 'bin', 'javac'), args, env: plainJvm, cwd }, deadlineMs, () => {})
  return { end, errors: errorsIn(await readFile(log, 'utf8').catch(() => ''), root) }
}

/** As the files of arguments want it. */
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** From javac's messages for people: `/…/p/A.java:3: error: cannot find symbol`, or `error: …` without a place. */
function errorsIn(messages: string, root: string): readonly Diagnostic[] {
  return messages.split('\n').flatMap(line => {
    const [, path, number, message] = /^(?:(.*\.java):(\d+): )?error: (.*)$/.exec(line) ?? []
    if (message === undefined) return []
    const file = path?.startsWith(`${root}/`) ? path.slice(root.length + 1) : (path ?? '')
    return [{ code: 'javac', message, file, line: Number(number ?? 0), column: number === undefined ? 0 : 1 }]
  })
}

async function filesBelow(folder: string, suffix: string): Promise<readonly string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = all
    .filter(entry => entry.isFile() && entry.name.endsWith(suffix))
    .map(entry => join(entry.parentPath, entry.name))
  return files.map(file => file.slice(folder.length + 1)).sort()
}
