/** Where something stands in a text, and what is said of it there. */
import { InputError } from '../model/index.js'

export interface Position {
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
}

/** What is wrong at a place of a theory: `file:line:col: message`. */
export class TheoryError extends InputError {
  constructor(
    readonly position: Position,
    readonly what: string,
  ) {
    super(`${written(position)}: ${what}`)
  }
}

export function written({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`
}
