/** The pairs of `bench:mutants` are the same for everybody, and its edits do what their names say. What they mean is tested with Java. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parse } from '../../corpus/mutants/java/parse.js'
import { print } from '../../corpus/mutants/java/print.js'
import { keepEdits } from '../../corpus/mutants/keep.js'
import { keepPair, type Mutant, plantedPair } from '../../corpus/mutants/pairs.js'
import { faults } from '../../corpus/mutants/plant.js'
import { drawProgram } from '../../corpus/mutants/program.js'
import { dice } from '../../corpus/pairs/dice.js'

const numbers = Array.from({ length: 60 }, (_, number) => number)
const text = ({ edits, before, after }: Mutant) => JSON.stringify([edits, print(before), print(after)])

test('the same seed and number give the same pair, whatever was made before', () => {
  const once = numbers.map(number => text(keepPair(7, number, 0)))
  const again = numbers.toReversed().map(number => text(keepPair(7, number, 0)))
  expect(again.toReversed()).toEqual(once)
  expect(text(keepPair(8, 0, 0))).not.toEqual(once[0])
})

test('a sample of the pairs is as it was', () => {
  const sample = numbers.flatMap(number => [keepPair(1, number, 0), plantedPair(1, number, 0)])
  expect(createHash('sha256').update(sample.map(text).join('\n')).digest('hex').slice(0, 16)).toBe('d30fd04b1df2b62a')
})

test('what is printed reads back as the same tree', () => {
  for (const number of numbers) {
    for (const unit of drawProgram(dice(3, number))) {
      const [printed = ''] = Object.values(print([unit]))
      expect(print([parse(printed)])).toEqual(print([unit]))
      expect(parse(printed)).toEqual(unit)
    }
  }
})

test('operators keep their grouping', () => {
  const source =
    'package p;\n\n\npublic class A {\n  int m(int a, int b) {\n    return a - (b - 1) * (a + b) >>> 2 + -(-a);\n  }\n}\n'
  expect(print([parse(source)])['p/A.java']).toContain('return a - (b - 1) * (a + b) >>> 2 + - -a;')
})

test('Java that the tree has no node for is refused, not cut', () => {
  const inMethod = (body: string) => `package p; class A { void m(Object o, int... n) { ${body} } }`
  expect(() => parse(inMethod('for (int i : n) { if (i > 2) continue; break; } Object p = (Runnable) o;'))).not.toThrow()
  for (const body of [
    'label: for (int i : n) break;',
    'for (int i : n) break label;',
    'for (final int i : n) o.wait();',
    'int a[] = n;',
    '@Deprecated int a = 1;',
    'this.<Integer>m(o);',
    'Object p = (Runnable & java.io.Serializable) o;',
    'Object p = o.new Inner();',
    'if (o instanceof final String s) s.trim();',
    'try { o.wait(); } catch (final Exception e) { }',
    'switch (o) { case String s when s.isEmpty() -> o.wait(); default -> o.notify(); }',
    'synchronized (o) { o.wait(); }',
    'while (o == null) ;',
  ])
    expect(() => parse(inMethod(body)), body).toThrow('no Java that tree.ts has a node for')
  for (const text of [
    'class A { }',
    'package p; enum E { @Deprecated ONE }',
    'package p; class A { int m()[] { return null; } }',
  ])
    expect(() => parse(text), text).toThrow('no Java that tree.ts has a node for')
  expect(() => parse('package p; class A {')).toThrow('no Java: package p; class A {')
})

test('there are many kinds of edits, and each finds a place in some program', () => {
  expect(keepEdits.length).toBeGreaterThanOrEqual(25)
  expect(faults.length).toBeGreaterThanOrEqual(25)
  for (const edit of [...keepEdits, ...faults]) {
    const found = Array.from({ length: 400 }, (_, n) => n).some(n => edit.apply(dice(5, n), drawProgram(dice(5, n))) !== null)
    expect(found, edit.name).toBe(true)
  }
})

test('an edit leaves the program that it is given as it was', () => {
  for (const number of numbers) {
    const d = dice(9, number)
    const program = drawProgram(d)
    const before = JSON.stringify(program)
    for (const edit of [...keepEdits, ...faults]) edit.apply(d, program)
    expect(JSON.stringify(program)).toBe(before)
  }
})
