import { expect, test } from 'vitest'
import { withChanges } from '../../../../src/languages/edits.js'
import { rearranged } from '../../../../src/languages/java/reduction/passes/rearranged.js'
import { programOf } from '../../../../src/languages/java/reduction/program.js'
import { javaReduction } from '../../../../src/languages/java/reduction/reduction.js'
import { javaParser } from '../../../../src/languages/java/syntax/parser.js'
import { marked, shown } from '../../../triage/minimise/marked.js'

const parse = await javaParser()

/** What could become of a program: its files, one after the other, with single spaces. */
function ways(files: Readonly<Record<string, string>>): readonly string[] {
  const example = marked(files)
  return rearranged(programOf(example, parse)).flatMap(change => {
    const changed = withChanges(example, [change])
    return changed === undefined ? [] : Object.values(shown(changed)).join(' ').replace(/\s+/g, ' ').trim()
  })
}

const two = {
  'A.java': 'class A { int n(long a) { return 1; } }',
  'B.java': 'class B extends A { int «m»() { return super.n(2); } int n(int a) { return 3; } }',
}

test('an object that is the same is this one', () => {
  expect(ways(two)).toContain(
    'class A { int n(long a) { return 1; } } class B extends A { int «m»() { return this.n(2); } int n(int a) { return 3; } }',
  )
})

test('a method is in another class, with the target and its own receivers', () => {
  expect(ways(two)).toContain(
    'class A { int n(long a) { return 1; } int «m»() { return n(2); } } class B extends A { int n(int a) { return 3; } }',
  )
})

test('a method that has left its class empty calls on a new object, and the class is gone', () => {
  const three = { ...two, 'C.java': 'class C extends B { int k() { return m(); } }' }
  expect(ways(three)).toContain(
    'class A { int n(long a) { return 1; } int k() { return new B().m(); } } class B extends A { int «m»() { return super.n(2); } int n(int a) { return 3; } }',
  )
})

test('two classes have the members of each other', () => {
  expect(ways(two)).toContain(
    'class A { int «m»() { return super.n(2); } int n(int a) { return 3; } } class B extends A { int n(long a) { return 1; } }',
  )
})

test('two methods of one name change places, and their calls with them', () => {
  expect(
    ways({
      'A.java': 'class A { int «m»() { return 1; } int n() { return m(); } }',
      'B.java': 'class B { int m(int a) { return 2; } }',
    }),
  ).toContain('class A { int m(int a) { return 2; } int n() { return m(0); } } class B { int «m»() { return 1; } }')
})

test('a class is joined with another one, and extends what that extended', () => {
  expect(ways({ 'A.java': 'class A {}', 'B.java': 'class B extends A { int «m»; }', 'C.java': 'class C { B f; }' })).toContain(
    'class A {} class C extends A { C f; int «m»; }',
  )
})

test('a class is joined with another one as what can not be seen from outside, and what called a method of that name is somewhere else', () => {
  const files = {
    'A.java': 'class A {}',
    'B.java': 'class B extends A { public void n() { m(0); } public void m(long a) {} }',
    'C.java': 'class C { public void «m»(int a) {} }',
  }
  expect(ways(files)).toContain(
    'class A { public void n() { new B().m(0); } } class B extends A { public void m(long a) {} private void «m»(int a) {} }',
  )
})

test('a class that is named is another one, and parameters have the types of each other', () => {
  expect(ways({ 'A.java': 'class A { A «f»; }', 'B.java': 'class B {}' })).toContain('class A { B «f»; } class B {}')
  expect(ways(two)).toContain(
    'class A { int n(int a) { return 1; } } class B extends A { int «m»() { return super.n(2); } int n(long a) { return 3; } }',
  )
})

test('two files are in the packages of each other', () => {
  expect(ways({ 'p/A.java': 'package p; class A { int «f»; }', 'q/B.java': 'package q; class B {}' })).toContain(
    'package q; class A { int «f»; } package p; class B {}',
  )
})

test('what only two steps make smaller is one', async () => {
  const example = marked({
    'A.java': 'public class A {\n    public void m() {\n        new C().n();\n    }\n}\n',
    'B.java': 'public class B {\n    protected void «n»() {}\n}\n',
    'C.java': 'public class C extends B {\n    protected void n(int a) {}\n}\n',
  })
  const { rearranging } = await javaReduction()
  const ways = rearranging.flatMap(({ propose }) =>
    propose(example).flatMap(change => {
      const changed = withChanges(example, [change])
      return changed === undefined ? [] : Object.values(shown(changed)).join(' ').replace(/\s+/g, ' ').trim()
    }),
  )
  expect(ways).toContain(
    'public class B { protected void n(int a) {} public void m() { new C().n(0); } } public class C extends B { protected void «n»() {} }',
  )
})
