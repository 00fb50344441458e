/** What became of the bugs that were reported, as S2 has it in a table: per engine, how many are accepted, duplicated, fixed, open. */
import { type KnownBug, reportStates } from '../model/bug.js'
import { painter, type Stream } from './paint.js'
import { tableText } from './table.js'

export interface ReportedTo extends KnownBug {
  readonly engine: string
}

/** With the ids of those that were found now. */
export function knownTableText(known: readonly ReportedTo[], matched: ReadonlySet<string>, stream: Stream): string {
  const paint = painter(stream)
  const engines = [...new Set(known.map(({ engine }) => engine))].toSorted()
  const counts = (bugs: readonly ReportedTo[]) => [
    bugs.length,
    ...reportStates.slice(1).map(state => bugs.filter(({ status }) => status === state).length),
    bugs.filter(({ id }) => matched.has(id)).length,
  ]
  const rows = engines.map(engine => [engine, ...counts(known.filter(bug => bug.engine === engine)).map(String)])
  const total = engines.length > 1 ? [['all', ...counts(known).map(String)]] : []
  const columns = ['engine', ...reportStates, 'found now']
  const [head = '', ...lines] = tableText(columns, [...rows, ...total])
  return `${[paint('bold', head), ...lines].join('\n')}\n`
}
