/** What is common to both versions is worked out twice: from class files, to say it, and by reflection, to call it. It must be the same. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairs } from '../../../../corpus/pairs/pairs.js'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import { impactOf } from '../../../../src/languages/java/impact/impact.js'
import { readSources } from '../../../../src/languages/java/project/version.js'
import type { Pair } from '../../../../src/model/index.js'
import { project } from '../../../support/assay.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

const examples = readdirSync(join(project, 'examples'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }): Pair => {
    const read = (version: string) => readSources(join(project, 'examples', name, version))
    return { before: read('before'), after: read('after') }
  })

const strange: readonly Pair[] = [
  // Nothing public: from inside the package.
  versions(
    'class A extends B { @@ private int p() { return 1; } int q() { return 2; } private static class H { int m() { return 1; } } static class O { int m() { return 1; } } } class B { protected int r() { return 3; } } enum E { X; int s() { return 1; } } interface I { void t(); default void u() { } static void v() { } } record R(int w) { }',
    '',
    'int n() { return 2; }',
  ),
  versions(
    'class A extends B<String> implements Comparable<A> { public int compareTo(A a) { return 0; } String m(String s) { return s; } @@ } class B<T> { T m(T t) { return t; } Object o() { return 1; } }',
    '',
    'String o() { return ""; }',
  ),
  // An override of the library's that one version lost; a bridge that stands alone; enums; nested and hidden classes; statics of interfaces.
  versions('public class A { @@ }', 'public String toString() { return "a"; }', ''),
  versions('public class A extends Base { @@ } class Base { public int k() { return 1; } }', '', 'public int n() { return 2; }'),
  versions(
    '@@',
    'public class A { public int k() { return 1; } }',
    'public class A extends B { } abstract class B { public int k() { return 1; } }',
  ),
  versions(
    '@@',
    'public class A extends B { } abstract class B { public int k() { return 1; } }',
    'public class A { public int k() { return 1; } }',
  ),
  versions(
    'public class A extends B { @@ } abstract class B { public int k() { return 1; } }',
    '',
    'public int k() { return 1; }',
  ),
  versions('public enum A { ONE, TWO; @@ public int v() { return ordinal(); } }', '', 'public int n() { return 2; }'),
  versions(
    'public class A { public enum E { @@ } public static class N { public int m(N[] n, E e) { return 1; } } static class H { public int h() { return 1; } } }',
    'X, Y',
    'Y, X',
  ),
  versions('public class A { public enum E { @@ } }', 'X, Y', 'X, Y, Z'),
  versions(
    'public interface A<T> { static int s() { return 1; } default T d(T t) { return t; } class I implements A<String> { public String d(String s) { return s @@; } } }',
    '',
    '+ 1',
  ),
  versions('public class A implements Comparable<A> { public int compareTo(A a) { return @@; } }', '0', '1'),
  versions('public record A(int x, java.util.List<String> l) { public int m() { return @@; } }', '0', '1'),
  versions(
    'public class A { public class In { public int m(In i) { return @@; } } protected static class P { public int p() { return 1; } } }',
    '0',
    '1',
  ),
]

function versions(text: string, before: string, after: string): Pair {
  return { before: { 'A.java': text.replace('@@', before) }, after: { 'A.java': text.replace('@@', after) } }
}

test('class files and reflection tell the same common classes and methods', { timeout: 120_000 }, async () => {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const generated = [...pairs(250, 5)].map(({ before, after }): Pair => ({ before, after }))
  let compared = 0
  for (const pair of [...examples, ...strange, ...generated]) {
    const [before, after] = await compiler.compile([pair.before, pair.after], 'ecj', 'files')
    if (!before?.ok || !after?.ok) continue
    compared++
    const { commonClasses, common, inside } = impactOf(new Hierarchy(classesOf(before)), new Hierarchy(classesOf(after)))
    expect({ classes: commonClasses, methods: common.length }, JSON.stringify(pair)).toEqual(
      await compiler.common(pair.before, pair.after, inside),
    )
  }
  expect(compared).toBeGreaterThan(200)
})
