import { expect, test } from 'vitest'
import type { Bug, Cause } from '../../src/model/index.js'
import { samePlaceIn } from '../../src/triage/same-place.js'
import { crashed, found, uncompilable } from './made.js'

function bug(id: string, cause: Cause, site?: string, engine = 'eclipse@4.40'): Bug {
  const messages = site === undefined ? [] : [{ severity: 'warning' as const, key: 'k', text: 'visibility', site }]
  const smallest = { ...found(cause, { engine }), messages }
  return { id, kind: 'compile', refactoring: 'pull-up-method', engine, cause: '', filters: [], findings: ['f'], smallest }
}

test('bugs whose messages or crashes come from one place in the code of their engine are linked', () => {
  const error = uncompilable(['a', 'method'])
  const bugs = [
    bug('1', error, 'Adjustor.adjust'),
    bug('2', error, 'Adjustor.adjust'),
    bug('3', error),
    bug('4', crashed('Checker.visit', 'Engine.run')),
    { ...bug('5', error), symptoms: [{ ...bug('6', crashed('Checker.visit')), kind: 'crash' as const }] },
    bug('7', error, 'Adjustor.adjust', 'eclipse@4.34'),
  ]
  const linked = samePlaceIn(bugs)
  expect(linked.get('1')).toEqual([{ place: 'Adjustor.adjust', bugs: ['2'] }])
  expect(linked.get('4')).toEqual([{ place: 'Checker.visit', bugs: ['5'] }])
  expect(linked.get('5')).toEqual([{ place: 'Checker.visit', bugs: ['4'] }])
  expect(linked.get('3')).toEqual([])
  expect(linked.get('7')).toEqual([])
})
