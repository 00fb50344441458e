/** Two versions of a program as somebody names them: two folders, jars or files, two trees of a repository, or sources in memory. */
import type { Files } from '../model/index.js'
import type { GitInput } from './git.js'

export type VersionsInput =
  | { readonly kind: 'folders'; readonly before: string; readonly after: string }
  | { readonly kind: 'git'; readonly input: GitInput; readonly path?: string }
  | { readonly kind: 'files'; readonly before: Files; readonly after: Files }
