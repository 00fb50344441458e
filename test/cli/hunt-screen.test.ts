import { expect, test } from 'vitest'
import { huntScreen } from '../../src/cli/hunt/screen.js'
import type { HuntRow } from '../../src/model/index.js'
import { plan, some } from '../campaign/store-made.js'

test('A campaign that goes on is shown with what it had before, and what is made again counts apart', async () => {
  let shown = ''
  const progress = { say() {}, count() {}, end: (text: () => string) => (shown = text()) }
  const none = { applied: 0, rejected: 0, crashed: 0, hung: 0, uncompilable: 0, changed: 0, preserved: 0, unknown: 0 }
  const bugs = { compile: 0, behaviour: 0, crash: 0, refusal: 0, transformation: 0 }
  const before: HuntRow = { engine: 'toy@1.0', refactoring: 'rename-class', programs: 3, ...none, findings: 1, bugs }
  const screen = huntScreen(progress, 'line', plan, [before], [])
  for (const result of some(5)) screen.result(result)
  screen.end()
  expect(shown).toMatch(/^5 of 800 requests, 3 run again, \d+ findings?, /)
})
