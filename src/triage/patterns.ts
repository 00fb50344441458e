/** Regular expressions that somebody else has written: one that does not come to an end is told instead of waited for. */
import { createContext, Script } from 'node:vm'
import { InputError } from '../model/index.js'

const mostMs = 1000

const room = createContext({ pattern: '', text: '', replace: '' })
const testing = new Script("new RegExp(pattern, 's').test(text)")
const replacing = new Script("text.replace(new RegExp(pattern, 'gs'), replace)")

export function matches(pattern: string, text: string): boolean {
  return run(testing, { pattern, text }) === true
}

export function replaced(pattern: string, text: string, replace: string): string {
  return String(run(replacing, { pattern, text, replace }))
}

function run(script: Script, given: Readonly<Record<string, string>>): unknown {
  try {
    return script.runInContext(Object.assign(room, given), { timeout: mostMs })
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw new InputError(
      `the regular expression ${given.pattern} takes too long (more than ${mostMs / 1000} s for a text): give a simpler one`,
    )
  }
}

/** It may come from another realm, whose errors are no instances of ours. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
