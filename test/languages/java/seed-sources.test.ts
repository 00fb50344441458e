import { expect, test } from 'vitest'
import type { Impact } from '../../../src/languages/java/impact/impact.js'
import { seedSources } from '../../../src/languages/java/seed-sources.js'
import { asVersions, type Files } from '../../../src/model/index.js'

/** Classes that changed, and classes with methods that the change reaches. */
function impact(changed: readonly string[], reached: readonly string[] = []): Impact {
  return {
    changes: changed.map(owner => ({ kind: 'CMB', owner })),
    commonClasses: 0,
    impacted: reached.map(on => ({
      element: '',
      before: undefined,
      after: undefined,
      on,
      key: '',
      distance: 1,
      isChanged: false,
    })),
    lambdas: [],
    common: [],
    tested: [],
    distances: [],
    fields: [],
    constructors: [],
    helpers: [],
  }
}

function chosen(tests: Files, of: Impact, after: Files = {}): readonly string[] {
  return seedSources({ ...asVersions({ before: {}, after }), tests }, of).relevant
}

test('tests called after a changed class come first, then those that name it, then those near to it', () => {
  const tests = {
    'p/AllTest.java': 'new Cart()',
    'p/CartRoundTripTest.java': 'Cart',
    'p/CartTest.java': 'Cart',
    'p/ItemTest.java': 'Item',
    'p/OtherTest.java': 'Cartesian MyCart $Cart',
    'p/TestCart.java': 'Cart',
    'q/FarTest.java': 'Far',
  }
  expect(chosen(tests, impact(['p/Cart'], ['p/Cart', 'p/Item', 'q/Far']))).toEqual([
    'p/CartTest.java',
    'p/TestCart.java',
    'p/CartRoundTripTest.java',
    'p/AllTest.java',
    'p/ItemTest.java',
  ])
})

test('a nested class is known by the one around it, and named in full to the worker', () => {
  const tests = { 'p/CartTest.java': 'Cart', 'p/LineTest.java': 'Line' }
  const { relevant, changed } = seedSources(
    { ...asVersions({ before: {}, after: {} }), tests },
    impact(['p/Cart$Line', 'p/Cart$1']),
  )
  expect(relevant).toEqual(['p/CartTest.java'])
  expect(changed).toEqual(['p.Cart$Line', 'p.Cart$1'])
})

test('no more files and characters than a worker reads quickly', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`p/T${n}.java`, 'Cart']))
  expect(chosen(many, impact(['p/Cart']))).toHaveLength(40)
  const large = {
    'p/CartTest.java': `Cart ${'x'.repeat(1_499_000)}`,
    'p/B.java': `Cart ${'x'.repeat(2_000)}`,
    'p/C.java': 'Cart',
  }
  expect(chosen(large, impact(['p/Cart']))).toEqual(['p/CartTest.java', 'p/C.java'])
})

test('where tests are few, callers in the program are read too', () => {
  const program = { 'p/Cart.java': 'class Cart', 'p/Desk.java': 'new Cart()', 'p/Item.java': 'class Item' }
  expect(chosen({ 'p/CartTest.java': 'Cart' }, impact(['p/Cart']), program)).toEqual(['p/CartTest.java', 'p/Desk.java'])
})

test('what the chosen tests are built on comes after them', () => {
  const tests = {
    'p/CartTest.java': 'class CartTest extends ShopTestCase { Cart cart = Fixtures.cart() }',
    'p/Fixtures.java': 'class Fixtures { }',
    'p/OtherFixtures.java': 'class OtherFixtures { }',
    'p/ShopTestCase.java': 'abstract class ShopTestCase { }',
  }
  expect(chosen(tests, impact(['p/Cart']))).toEqual(['p/CartTest.java', 'p/Fixtures.java', 'p/ShopTestCase.java'])
})

test('a small set of tests is read whole and by path, a large one as far as it has to do with the change', () => {
  const few = { 'p/OtherTest.java': 'Other', 'p/CartTest.java': 'Cart' }
  const read = (tests: Files) =>
    Object.keys(seedSources({ ...asVersions({ before: {}, after: {} }), tests }, impact(['p/Cart'])).files)
  expect(read(few)).toEqual(['p/CartTest.java', 'p/OtherTest.java'])
  expect(read({ 'p/OtherTest.java': 'Other' })).toEqual([])
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`p/T${n}.java`, 'Other']))
  expect(read({ ...many, 'p/CartTest.java': 'Cart' })).toEqual(['p/CartTest.java'])
})
