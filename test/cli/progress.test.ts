import { expect, test } from 'vitest'
import { progressTo } from '../../src/cli/progress.js'

/** Where nobody looks, as in a log. */
function log() {
  const lines: string[] = []
  const stream = { isTTY: false, write: (text: string) => lines.push(text) }
  return { lines, stream: stream as unknown as NodeJS.WriteStream }
}

test('in a log, what lasts is a line when it begins and one every ten seconds', () => {
  const { lines, stream } = log()
  const { say } = progressTo(stream, 'shown')
  say('fetching Eclipse')
  for (let seconds = 1; seconds <= 25; seconds++) say('fetching Eclipse', seconds)
  say('fetching Eclipse', 'done')
  expect(lines).toEqual([
    'assay: fetching Eclipse\n',
    'assay: fetching Eclipse, 10 s so far\n',
    'assay: fetching Eclipse, 20 s so far\n',
  ])
})

test('who wants it quiet hears nothing', () => {
  const { lines, stream } = log()
  const { say } = progressTo(stream, 'quiet')
  say('fetching Eclipse')
  say('fetching Eclipse', 10)
  expect(lines).toEqual([])
})
