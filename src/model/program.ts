/** Programs as data: files by path, and two versions of a program side by side. */

/** Path (with `/`, relative to the program's root) to text. */
export type Files = Readonly<Record<string, string>>

export interface Pair {
  readonly before: Files
  readonly after: Files
}
