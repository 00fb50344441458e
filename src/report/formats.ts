/**
 * The formats of `assay report`, in the order of its options. Whoever writes a report finds its format here, by name. The command line reads the table at
 * every start, so what renders a format is imported when it is needed.
 */
import type { FileFormat, FolderFormat, ReportFormat } from './format.js'

export const formats = [
  {
    name: 'html',
    writes: 'file',
    description: 'one self-contained HTML page, which opens offline',
    recognises: beginning => /^<!doctype html>[\s\S]*<title>[^<]* – Assay<\/title>/.test(beginning),
    render: async report => (await import('./html/report.js')).htmlReport(report),
  },
  {
    name: 'markdown',
    writes: 'folder',
    description: 'one report per bug, ready to be filed',
    render: async report => (await import('./markdown/markdown.js')).markdownReports(report),
  },
  {
    name: 'sarif',
    writes: 'file',
    description: 'SARIF, for code scanning',
    recognises: beginning => /^\{\s*"\$schema"[\s\S]*"driver": \{\s*"name": "Assay"/.test(beginning),
    render: async report => (await import('./sarif/sarif.js')).sarifReport(report),
  },
  {
    name: 'junit',
    writes: 'file',
    description: 'JUnit XML, for CI servers',
    recognises: beginning => /^<\?xml[^>]*>\s*<testsuites name="assay"/.test(beginning),
    render: async report => (await import('./junit/junit.js')).junitReport(report),
  },
] as const satisfies readonly ReportFormat[]

type Listed = (typeof formats)[number]

export type FormatName = Listed['name']

export const fileFormats = formats.filter((format): format is Extract<Listed, FileFormat> => format.writes === 'file')

export const folderFormats = formats.filter((format): format is Extract<Listed, FolderFormat> => format.writes === 'folder')

export function formatNamed<Name extends FormatName>(name: Name): Extract<Listed, { readonly name: Name }> {
  const format = formats.find((each): each is Extract<Listed, { readonly name: Name }> => each.name === name)
  if (format === undefined) throw new Error(`unknown report format ${name}`)
  return format
}
