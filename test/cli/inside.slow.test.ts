/** Where nothing is public, a program is tested by a caller in its package, and that is said. */
import { expect, test } from 'vitest'
import type { Pair } from '../../src/model/index.js'
import { assay, checkBatch, folder } from '../support/assay.js'

const template = `package p;
class Cart {
  private final Prices prices;
  private int count;
  Cart(Prices prices) { this.prices = prices; }
  void add(int n) { count += n; }
  protected int total() { return @@; }
}
interface Prices { int of(String item); default int twice(String item) { return 2 * of(item); } }
`
const cart = (before: string, after: string): Pair => ({
  before: { 'p/Cart.java': template.replace('@@', before) },
  after: { 'p/Cart.java': template.replace('@@', after) },
})

test('a program without anything public is changed, preserved or unknown', async () => {
  const one = (before: string, after: string): Pair => ({ before: { 'A.java': before }, after: { 'A.java': after } })
  const far = { 'q/Far.java': 'package q; class Far { int m() { return 1; } }' }
  const other = { 'q/Far.java': 'package q; class Far { int m() { return 2; } }' }
  const same = cart('count * prices.twice("x")', 'prices.twice("x") * count')
  const { results } = await checkBatch({
    changed: cart('count * prices.twice("x")', '(count + 1) * prices.twice("x")'),
    preserved: same,
    'in the unnamed package': one('class A { int m() { return 1; } }', 'class A { int m() { return 2; } }'),
    'private only': one('class A { private int m() { return 1; } }', 'class A { private int m() { return 2; } }'),
    'a private class': one(
      'class A { private static class B { int m() { return 1; } } }',
      'class A { private static class B { int m() { return 2; } } }',
    ),
    'a change in a smaller package': { before: { ...same.before, ...far }, after: { ...same.before, ...other } },
    'something public': one(
      'public class A { int m() { return 1; } public int n() { return 1; } }',
      'public class A { int m() { return 2; } public int n() { return 1; } }',
    ),
  })
  const said = Object.entries(results).map(([name, { verdict, evidence }]) => [
    name,
    [verdict.kind === 'unknown' ? verdict.reason : verdict.kind, evidence?.inside],
  ])
  expect(Object.fromEntries(said)).toEqual({
    changed: ['changed', 'p'],
    preserved: ['preserved', 'p'],
    'in the unnamed package': ['changed', '(default)'],
    'private only': ['nothing-in-common', undefined],
    'a private class': ['nothing-in-common', undefined],
    'a change in a smaller package': ['nothing-reached', 'p'],
    'something public': ['nothing-reached', undefined],
  })
})

test('the text says so', async () => {
  const { before, after } = cart('count', 'count + 1')
  const { stdout, code } = await assay(['check', folder(before), folder(after)])
  expect(code).toBe(1)
  expect(stdout).toContain('\nnothing is public: tested from inside package p\n')
})
