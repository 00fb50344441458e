import { expect, test } from 'vitest'
import { openJava } from '../../src/languages/java/java.js'
import { asVersions } from '../../src/model/index.js'
import { check, type OracleSettings } from '../../src/oracle/check.js'

const options: OracleSettings = {
  strategy: 'impact',
  sequences: 20,
  seed: 1,
  budgetMs: 2000,
  strict: false,
  allowIo: false,
  witnesses: 'smallest',
}

const before = {
  'p/A.java': `package p;
    public class A {
      protected static final int f = 1; volatile long g; static int h = new java.util.Random(1).nextInt();
      A() { } private A(int a) { }
      public synchronized long m(int a, java.util.List<String>[] b) { Runnable r = () -> { }; new Object() { int x; }; return 1; }
      static class Nested { private class Inner { } }
      enum E { X { }; }
      interface I { void k(); }
    }`,
  'p/B.java': 'package p; public class B extends A implements A.I { public void k() { } public int n(A.I a) { return 1; } }',
  'p/C.java': 'package p; abstract class C extends java.util.ArrayList<String> { class Nested extends B { } }',
}

const after = {
  ...before,
  'p/B.java': 'package p; class B extends A implements A.I { public final void k() { } protected int o(A.I[] a) { return 1; } }',
}

test('what both versions declare and how that differs is told if it is asked for', async () => {
  await using java = openJava({ load: 'one' })
  const versions = asVersions({ before, after })
  const [told, untold] = [await check(versions, java, { ...options, structure: true }), await check(versions, java, options)]
  expect(untold).not.toHaveProperty('structure')
  expect(told.result.verdict).toEqual(untold.result.verdict)
  const { structure } = told
  expect(structure?.before).toEqual({
    'p.A': ['public'],
    'p.A#f': ['protected', 'static', 'final'],
    'p.A#g': ['volatile'],
    'p.A#h': ['static'],
    'p.A#<init>(int)': ['private'],
    'p.A#m(int,java.util.List[])': ['public', 'synchronized'],
    'p.A$Nested': ['static'],
    'p.A$Nested$Inner': ['private'],
    'p.A$E': expect.arrayContaining(['static']),
    'p.A$E#X': ['public', 'static', 'final'],
    'p.A$E#values()': ['public', 'static'],
    'p.A$E#valueOf(java.lang.String)': ['public', 'static'],
    'p.A$I': ['static', 'abstract', 'interface'],
    'p.A$I#k()': ['public', 'abstract'],
    'p.B': ['public'],
    'p.B#k()': ['public'],
    'p.B#n(p.A$I)': ['public'],
    'p.C': ['abstract'],
    'p.C$Nested': [],
  })
  expect(structure?.superclasses).toEqual({ 'p.B': 'p.A', 'p.C$Nested': 'p.B' })
  expect(structure?.added).toEqual(['p.B#o(p.A$I[])'])
  expect(structure?.removed).toEqual(['p.B#n(p.A$I)'])
  expect(structure?.modified).toEqual([
    { element: 'p.B', before: ['public'], after: [] },
    { element: 'p.B#k()', before: ['public'], after: ['public', 'final'] },
  ])
})
