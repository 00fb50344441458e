/** In which releases of its engine a bug is, for people. */
import { defined, type History, type ReportedBug } from '../model/index.js'
import { oneLine } from '../model/plain.js'
import { painter, type Stream } from './paint.js'
import { engineName, historyText } from './wording.js'

export function bisectText({ bug, history }: { readonly bug: ReportedBug; readonly history: History }, stream: Stream): string {
  const paint = painter(stream)
  const rows = history.releases.map(({ engine, holds }) => ({
    name: engineName({ engine, ...defined({ builds: bug.builds }) }),
    holds,
  }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  const colour = { yes: 'red', no: 'green', 'n.a.': 'yellow' } as const
  return [
    paint('bold', `${bug.refactoring}, ${bug.id}: ${oneLine(bug.cause)}`),
    historyText({ ...bug, history }) ??
      (rows.some(({ holds }) => holds === 'no') ? 'no release checked has it' : 'no release could be checked'),
    ...rows.map(({ name, holds }) => `  ${name.padEnd(width)}  ${paint(colour[holds], holds)}`),
    '',
  ].join('\n')
}
