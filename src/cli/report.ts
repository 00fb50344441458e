/** `assay report`: the bugs of a campaign as a page, as texts to file, for code scanning, for CI servers. */
import { resolve } from 'node:path'
import { type ExitCode, exitCode, type Files, InputError, jsonDocument } from '../model/index.js'
import type { FolderFormat, ReportFormat } from '../report/format.js'
import { type FormatName, fileFormats, folderFormats } from '../report/formats.js'
import type { ReportOptions } from './campaign-options.js'
import { withElsewhere } from './elsewhere.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from './out-folder.js'
import { refuseOthers, writeReport } from './report-file.js'
import { reportOn, type Surroundings } from './sorted.js'

export async function report(options: ReportOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { stdout = process.stdout } = surroundings
  const files = targetsOf(fileFormats, options)
  const folders = targetsOf(folderFormats, options)
  const paths = [...files, ...folders].map(({ path }) => path)
  // What would be refused in the end is refused before any work.
  refuseTwice(paths)
  for (const { format, path } of folders) orExplain(path, () => refuseUsed(path, optionOf(format)), optionOf(format))
  for (const { format, path } of files) refuseOthers(path, format)
  const found = await withElsewhere(await reportOn(options, surroundings), options, surroundings)
  for (const { format, path } of folders) writeFolder(path, format, await format.render(found))
  for (const { format, path } of files) writeReport(path, format, await format.render(found))
  stdout.write(options.output === 'json' ? jsonDocument({ written: paths }) : `${paths.join('\n')}\n`)
  return exitCode.fine
}

interface Target<Format> {
  readonly format: Format
  readonly path: string
}

/** Those of the formats that were asked for, and where each is to be written to. */
function targetsOf<Format extends ReportFormat & { readonly name: FormatName }>(
  among: readonly Format[],
  options: ReportOptions,
): readonly Target<Format>[] {
  return among.flatMap(format => {
    const path = options[format.name]
    return path === undefined ? [] : [{ format, path }]
  })
}

function refuseTwice(paths: readonly string[]): void {
  const twice = paths.find((path, at) => paths.slice(0, at).some(other => resolve(other) === resolve(path)))
  if (twice !== undefined) throw new InputError(`${twice} is named for two reports: give each a file of its own`)
}

function writeFolder(path: string, format: FolderFormat, files: Files): void {
  const write = () => {
    makeEmpty(path, optionOf(format))
    writeFiles(path, files)
  }
  orExplain(path, write, optionOf(format))
}

function optionOf({ name }: ReportFormat): string {
  return `--${name}`
}
