/** The contract of a format of `assay report`. `formats.ts` is the table of all formats, and alone knows what each is made of. */
import type { Files, Report } from '../model/index.js'

export type ReportFormat = FileFormat | FolderFormat

interface Format {
  /** Also the option of `assay report` that asks for it: `html` is `--html`. */
  readonly name: string
  /** Behind that option in the help. */
  readonly description: string
}

/** A report that is one file. */
export interface FileFormat extends Format {
  readonly writes: 'file'
  /** Whether a file with these first `beginningBytes` is a report in this format: only such a file is overwritten. */
  recognises(beginning: string): boolean
  /** The same report gives the same text. */
  render(report: Report): Promise<string>
}

/** A report that is several files in a folder of their own. */
export interface FolderFormat extends Format {
  readonly writes: 'folder'
  /** The same report gives the same texts, by file name. */
  render(report: Report): Promise<Files>
}

export const beginningBytes = 4096
