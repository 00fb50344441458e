/** The two versions that a command is given: two folders, jars or files, or two trees of a repository. */
import type { GitInput } from './git.js'

export type VersionsInput =
  | { readonly kind: 'folders'; readonly before: string; readonly after: string }
  | { readonly kind: 'git'; readonly input: GitInput; readonly path?: string }
