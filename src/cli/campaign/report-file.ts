/** Files of reports: a report of Assay's may be written over by the next one, anything else of the user's never is. */
import { closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from '../../model/index.js'
import { beginningBytes, type FileFormat } from '../../report/format.js'

export function writeReport(path: string, format: FileFormat, text: string): void {
  refuseOthers(path, format)
  orSay(path, () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  })
}

/** Refuses to overwrite a file that is not a report in this format, such as a campaign or a page of the user's own. */
export function refuseOthers(path: string, format: FileFormat): void {
  if (isReplaceable(path, format)) return
  throw new InputError(`${path} exists and is not an Assay report; choose another file with --${format.name}`)
}

export function isReplaceable(path: string, format: FileFormat): boolean {
  return orSay(path, () => {
    const there = statSync(path, { throwIfNoEntry: false })
    return there === undefined || !there.isFile() || there.size === 0 || format.recognises(beginningOf(path))
  })
}

function beginningOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(beginningBytes)
    return bytes.subarray(0, readSync(file, bytes)).toString()
  } finally {
    closeSync(file)
  }
}

function orSay<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new InputError(`${path} can't be written (${error.code}); choose another file`)
  }
}
