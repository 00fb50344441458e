/** The result of `assay apply` as text for people: the outcome, the engine's messages, what it changed, and the verdict. */
import type { ApplyResult, EngineOutcome, Files, Message, Wording } from '../model/index.js'
import { type DiffLine, diffFiles } from './diff.js'
import { type Colour, type Paint, painter, type Stream } from './paint.js'
import { checkText } from './terminal.js'
import { asIs, crashText, hangText, messageText, type Quoting, traceOf } from './wording.js'

export interface Asked {
  readonly engine: string
  readonly refactoring: string
  readonly rejectAt: string
  readonly before: Files
  /** Of the language of the program. */
  readonly wording: Wording
}

export function applyText(result: ApplyResult, asked: Asked, stream: Stream): string {
  const lines = [...outcomeLines(result.outcome, asked, painter(stream)), '']
  return `${lines.join('\n')}${'verdict' in result ? `\n${checkText(result, stream, asked)}` : ''}`
}

function outcomeLines(outcome: EngineOutcome, { engine, refactoring, rejectAt, before }: Asked, paint: Paint): readonly string[] {
  const what = `${refactoring} by ${engine}`
  switch (outcome.kind) {
    case 'applied': {
      const diff = diffFiles(before, outcome.files)
      const shown = diff.length === 0 ? ['no file was changed'] : diff.map(line => diffLine(line, paint))
      return [`${paint('green', 'applied')}: ${what}`, ...outcome.messages.map(messageLine), '', ...shown]
    }
    case 'rejected':
      return [
        `${paint('yellow', 'rejected')}: ${what} (--reject-at ${rejectAt})`,
        ...(outcome.messages.length === 0 ? ['  no edit, and no message'] : outcome.messages.map(messageLine)),
      ]
    case 'crashed':
      return [
        `${paint('red', 'crashed')}: ${what}`,
        `  ${trimmed.text(crashText(outcome.error))}`,
        ...traceOf(outcome.error).map(frame => `    at ${frame}`),
      ]
    case 'hung':
      return [`${paint('red', 'hung')}: ${hangText(what)}`]
  }
}

/** The key first: it is what `--disable` takes. */
function messageLine(message: Message): string {
  return `  ${messageText(message, trimmed)}${message.site === '' ? '' : ` (${message.site})`}`
}

const trimmed: Quoting = { ...asIs, text: text => asIs.text(text.trim()) }

const colours: Readonly<Partial<Record<DiffLine['kind'], Colour>>> = {
  file: 'bold',
  hunk: 'yellow',
  removed: 'red',
  added: 'green',
}

function diffLine({ kind, text }: DiffLine, paint: Paint): string {
  const colour = colours[kind]
  return colour === undefined ? text : paint(colour, text)
}
