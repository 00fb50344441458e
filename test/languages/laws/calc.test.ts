/** The toy language under the laws: they can be passed by a language that nobody has heard of. */
import { calc } from '../../support/calc/language.js'
import { languageLaws } from './laws.js'
import { reductionLaws } from './reduction.js'

const program = { 'a.calc': 'double(x) = x + x\ntriple(x) = double(x) + x\n', 'more/b.calc': 'six(x) = double(x) * 3\n' }

languageLaws(calc, {
  program,
  kept: { ...program, 'a.calc': 'double(x) = 2 * x\ntriple(x) = x + double(x)\n' },
  changed: { ...program, 'more/b.calc': 'six(x) = x + x * 3\n' },
  broken: { ...program, 'a.calc': 'double(x) = y\n' },
  unrelated: { 'a.calc': 'other(x) = x\n' },
})

const example = (text: string, target: string) => ({
  files: { 'a.calc': text },
  target: { file: 'a.calc', start: text.indexOf(target), end: text.indexOf(target) + target.length },
  parameters: {},
})
const small = example('double(x) = x + x\nsix(x) = double(x) * 3\n', 'double')

reductionLaws(calc, {
  examples: [small, example('one() = 1\ntwo(x) = one() + x\nthree(x) = two(x) * 2\n', 'two')],
  alike: [small, small],
})
