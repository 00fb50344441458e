/** The result of a replay, for people: S4's table of the engines that have a bug, yes, no or n.a. */
import type { AffectedRelease } from '../model/index.js'
import { painter, type Stream } from './paint.js'

export interface ReplayResult {
  readonly id: string
  readonly refactoring: string
  readonly answers: readonly (AffectedRelease & { readonly why: string })[]
}

export function replayText({ id, refactoring, answers }: ReplayResult, stream: Stream): string {
  const paint = painter(stream)
  const width = Math.max(...answers.map(({ engine }) => engine.length))
  const lines = answers.map(({ engine, answer, why }) => {
    const colour = { yes: 'red', no: 'green', 'n.a.': 'yellow' } as const
    return `${engine.padEnd(width)}  ${paint(colour[answer], answer.padEnd(4))}  ${why}`
  })
  return `${paint('bold', `${refactoring}, ${id}: reproduced?`)}\n${lines.join('\n')}\n`
}
