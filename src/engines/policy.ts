/**
 * An answer becomes an outcome. How bad a message must be to count as a refusal is decided here and not by the engine, whose
 * warnings one user reads and another clicks away.
 */
import {
  type Answer,
  type Crash,
  type Edit,
  type EngineOutcome,
  type Files,
  isInside,
  type Message,
  type RejectAt,
  severities,
} from '../model/index.js'

/** `announcements`: keys of messages that only say what is going to be done, whatever their severity. */
export function outcomeOf(
  answer: Answer,
  files: Files,
  rejectAt: RejectAt,
  announcements: readonly string[] = [],
): EngineOutcome {
  if (answer.kind !== 'answered') return answer
  const { messages, edit } = answer
  if (edit === undefined || messages.some(message => refuses(message, rejectAt, announcements)))
    return { kind: 'rejected', messages }
  const outside = Object.keys(edit).find(path => !isInside(path))
  if (outside !== undefined) return { kind: 'crashed', error: editOutside(outside) }
  return { kind: 'applied', files: applyEdit(files, edit), messages }
}

export function refuses({ severity, key }: Message, rejectAt: RejectAt, announcements: readonly string[] = []): boolean {
  return severities.indexOf(severity) >= severities.indexOf(rejectAt) && !announcements.includes(key)
}

/** Nothing of such an edit is done: an engine that writes there is broken, whatever else it wrote. */
function editOutside(path: string): Crash {
  return { type: 'EditOutsideProgram', message: `it edits ${path}, which is not in the program`, frames: [] }
}

/** By path, so that the result does not depend on the order in which the engine edits. */
function applyEdit(files: Files, edit: Edit): Files {
  const all = Object.entries({ ...files, ...edit }).filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
