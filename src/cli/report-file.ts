/** Files of reports: a report of Assay's may be written over by the next one, anything else of the user's never is. */
import { closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from '../model/index.js'

export type Form = 'html' | 'sarif' | 'junit'

/** How each of them begins. */
const beginnings: Readonly<Record<Form, RegExp>> = {
  html: /^<!doctype html>[\s\S]*<title>[^<]* – Assay<\/title>/,
  sarif: /^\{\s*"\$schema"[\s\S]*"driver": \{\s*"name": "Assay"/,
  junit: /^<\?xml[^>]*>\s*<testsuites name="assay"/,
}

export function writeReport(path: string, form: Form, text: string): void {
  refuseOthers(path, form)
  orSay(path, () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  })
}

/** What is there and is no report of this form: somebody's campaign, or a page of his own. */
export function refuseOthers(path: string, form: Form): void {
  if (isReplaceable(path, form)) return
  throw new InputError(`${path} is there and no report of Assay's: name another file with --${form}`)
}

export function isReplaceable(path: string, form: Form): boolean {
  return orSay(path, () => {
    const there = statSync(path, { throwIfNoEntry: false })
    return there === undefined || !there.isFile() || there.size === 0 || beginnings[form].test(beginningOf(path))
  })
}

function beginningOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(4096)
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
    throw new InputError(`${path} can't be written (${error.code}): name another file`)
  }
}
