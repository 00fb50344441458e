import { test } from 'vitest'
import { parse, parseFormula, parseScope } from '../../../src/alloy/parse/parse.js'
import { onlyRefuses } from './mutated.js'

test('ten thousand mutated theories are read or refused in one line', () => {
  onlyRefuses(10_000, text => parse(text, 'mutated.als'))
})

test('so are mutated formulas and scopes', () => {
  onlyRefuses(1000, text => parseFormula(text.slice(text.indexOf('fact {')), '--where'))
  onlyRefuses(1000, text => parseScope(text.slice(text.lastIndexOf('for ') + 4), '--scope'))
})
