/** Programs as data: sources or class files, and two versions of a program side by side. */

/** Path (with `/`, relative to the program's root) to text. */
export type Files = Readonly<Record<string, string>>

/** A range in a file: UTF-16 offsets from 0, the end exclusive. */
export interface Mark {
  readonly file: string
  readonly start: number
  readonly end: number
}

/** Sources, and named places in them: what a refactoring is asked for. */
export interface Program {
  readonly files: Files
  readonly marks: Readonly<Record<string, Mark>>
}

/** Binary name (`p.A$B`) to class file. */
export type Classes = ReadonlyMap<string, Uint8Array>

/** One version of a program: its sources, or what some compiler has made of them; and the folder or jar where that lies. */
export type Version =
  /** `beside`: files that annotation processors read, by their path from the same root. */
  | { readonly kind: 'sources'; readonly files: Files; readonly path?: string; readonly beside?: Files }
  | { readonly kind: 'classes'; readonly classes: Classes; readonly path: string }

export interface Versions {
  readonly before: Version
  readonly after: Version
  /** Sources of the project's own tests, of both versions: what the search for a difference may start from. */
  readonly tests?: Files
}

/** Two versions as sources. */
export interface Pair {
  readonly before: Files
  readonly after: Files
}

export function asVersions({ before, after }: Pair): Versions {
  return { before: { kind: 'sources', files: before }, after: { kind: 'sources', files: after } }
}

/** The versions without some files of their sources, as far as these are in them. */
export function withoutFiles(versions: Versions, paths: readonly string[] = []): Versions {
  if (paths.length === 0) return versions
  const gone = new Set(paths)
  const keep = (version: Version): Version =>
    version.kind === 'sources'
      ? { ...version, files: Object.fromEntries(Object.entries(version.files).filter(([path]) => !gone.has(path))) }
      : version
  return { ...versions, before: keep(versions.before), after: keep(versions.after) }
}

/** Whether a path stays below the program's root: only such ones are written to a disk. */
export function isInside(path: string): boolean {
  return path !== '' && !/^[a-zA-Z]:|[\\\0]/.test(path) && path.split('/').every(part => !['', '.', '..'].includes(part))
}
