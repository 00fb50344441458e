/** `assay report`: the bugs of a campaign as an HTML page, as bug reports, for code scanning, for CI servers. */
import { resolve } from 'node:path'
import type { ReportOptions } from '../../app/load-report.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from '../../app/out-folder.js'
import { report as load } from '../../app/report.js'
import { type Files, InputError, jsonDocument } from '../../model/index.js'
import type { FolderFormat, ReportFormat } from '../../report/format.js'
import { type FormatName, fileFormats, folderFormats } from '../../report/formats.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { refuseOthers, writeReport } from './report-file.js'

export interface ReportCommand extends Shown {
  readonly campaign: string
  /** Where to write it, by format. */
  readonly destinations: Readonly<Partial<Record<FormatName, string>>>
  readonly options: ReportOptions
}

export async function report(
  { campaign, destinations, options, ...shown }: ReportCommand,
  terminal: Terminal,
): Promise<ExitCode> {
  const files = targetsOf(fileFormats, destinations)
  const folders = targetsOf(folderFormats, destinations)
  const paths = [...files, ...folders].map(({ path }) => path)
  // What would be refused in the end is refused before any work.
  refuseTwice(paths)
  for (const { format, path } of folders) orExplain(path, () => refuseUsed(path, optionOf(format)), optionOf(format))
  for (const { format, path } of files) refuseOthers(path, format)
  const found = await load(campaign, options, terminal.environment(shown.progress))
  for (const { format, path } of folders) writeFolder(path, format, await format.render(found))
  for (const { format, path } of files) writeReport(path, format, await format.render(found))
  terminal.stdout.write(shown.output === 'json' ? jsonDocument({ written: paths }) : `${paths.join('\n')}\n`)
  return exitCode.fine
}

interface Target<Format> {
  readonly format: Format
  readonly path: string
}

/** Those of the formats that were asked for, and where each is to be written to. */
function targetsOf<Format extends ReportFormat & { readonly name: FormatName }>(
  among: readonly Format[],
  destinations: ReportCommand['destinations'],
): readonly Target<Format>[] {
  return among.flatMap(format => {
    const path = destinations[format.name]
    return path === undefined ? [] : [{ format, path }]
  })
}

function refuseTwice(paths: readonly string[]): void {
  const twice = paths.find((path, at) => paths.slice(0, at).some(other => resolve(other) === resolve(path)))
  if (twice !== undefined) throw new InputError(`${twice} is given for two reports: give each its own file`)
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
