/** Small pairs, compiled for real: what of their API only one of them has. */
import { beforeAll, expect, test } from 'vitest'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { compareApi } from '../../../../src/languages/java/api/api.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import type { ApiChange, Files } from '../../../../src/model/index.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

interface Example {
  /** One file, with `«before|after»` where its versions differ. */
  readonly text: string
  readonly gone?: readonly string[]
  readonly fresh?: readonly string[]
  readonly renamed?: ApiChange['renamed']
}

const examples: Readonly<Record<string, Example>> = {
  'a method, a field and a constructor that are gone are told': {
    text: 'public class A { «public A(int a) { } public int m(int a) { return 1; } protected long f; |» public A() { } }',
    gone: ['p.A#<init>(int)', 'p.A#f', 'p.A#m(int)'],
  },
  'what is new is told': {
    text: 'public class A { «|public int m() { return 1; } public static final int F = 1;» }',
    fresh: ['p.A#F', 'p.A#m()'],
  },
  'a class that is gone is told once, without its members and nested classes': {
    text: 'public class A { «public static class Old { public int m() { return 1; } public static class In { public int n; } }|public interface New { class In { } }» }',
    gone: ['p.A$Old'],
    fresh: ['p.A$New'],
  },
  'what nobody outside can use does not count': {
    text: 'public class A { «int a; private int b; void m() { } private static class In { public int n; } static class Inside { public int n; }|» } «class B { public int m() { return 1; } }|»',
  },
  'protected members count only where there can be subclasses elsewhere': {
    text: 'public class A { «protected int a; protected static class In { public int n; }|» static final class No { «protected int b;|» } public static final class Fin { «protected int c;|» } public static class Only { private Only() { } «protected int d;|» } public sealed static class Sea permits Lake { «protected int e;|» } private static final class Lake extends Sea { } public enum E { X; «protected int f;|» } }',
    gone: ['p.A#a', 'p.A$In'],
  },
  'a method that moved up is still there': {
    text: 'public class A extends B { «public int m() { return 1; } public int f;|» } class B { «|public int m() { return 1; } public int f;» }',
  },
  'a method that moved into a default method of an interface is still there': {
    text: 'public class A implements I { «public int m() { return 1; }|» } interface I { «|default int m() { return 1; }» }',
  },
  'a method that moved down is gone from above and not new below': {
    text: 'public class A { «public int m() { return 1; }|» public static class B extends A { «|public int m() { return 1; }» } }',
    gone: ['p.A#m()'],
  },
  'an inherited member is told on the class that had it, not on every one below': {
    text: 'public class A extends Hidden { public static class B extends A { } } class Hidden { «public int m() { return 1; } public int f;|» }',
    gone: ['p.A#f', 'p.A#m()'],
  },
  'another return type is another member': {
    text: 'public class A { public «int|long» m() { return 1; } public «int|long» f; }',
    gone: ['p.A#f', 'p.A#m()'],
    fresh: ['p.A#f', 'p.A#m()'],
  },
  'a narrower return type with a bridge keeps the old one': {
    text: 'public class A extends B { public «Object|String» m() { return ""; } } class B { public Object m() { return 1; } }',
    fresh: ['p.A#m()'],
  },
  'static or not is another member': {
    text: 'public class A { public «|static» int m() { return 1; } public «static|» int f; }',
    gone: ['p.A#f', 'p.A#m()'],
    fresh: ['p.A#f', 'p.A#m()'],
  },
  'fewer who may use it is another member, more is not': {
    text: 'public class A { «public|protected» int m() { return 1; } «public|» int n() { return 1; } «protected|public» int o() { return 1; } «|public» int p() { return 1; } }',
    gone: ['p.A#m()', 'p.A#n()'],
    fresh: ['p.A#m()', 'p.A#p()'],
  },
  'a field that can not be written any more is another one': {
    text: 'public class A { public «|final» int f = hashCode(); public «final|» int g = hashCode(); }',
    gone: ['p.A#f'],
    fresh: ['p.A#f'],
  },
  'a class that is no longer public is gone': {
    text: 'public class A { «public|» static class B { public int m() { return 1; } } }',
    gone: ['p.A$B'],
  },
  'another kind of class, and one that can not be extended any more, is another class': {
    text: 'public class A { public static «class|interface» B { } public static «|final» class C { } public «static|» class D { } public static «final|» class E { } }',
    gone: ['p.A$B', 'p.A$B#<init>()', 'p.A$C', 'p.A$D', 'p.A$D#<init>()'],
    fresh: ['p.A$B', 'p.A$C', 'p.A$D', 'p.A$D#<init>(p.A)'],
  },
  'a class that became abstract has constructors for subclasses only': {
    text: 'public class A { public static «|abstract» class B { } }',
    gone: ['p.A$B#<init>()'],
    fresh: ['p.A$B#<init>()'],
  },
  'a class that lost a supertype is another class': {
    text: 'public class A «implements Runnable|» { public void run() { } public static class B «extends A|» { } }',
    gone: ['p.A', 'p.A$B', 'p.A$B#run()'],
    fresh: ['p.A', 'p.A$B'],
  },
  'a supertype that another one brings is not lost': {
    text: 'public abstract class A implements «Iterable<String>|java.util.Collection<String>» { }',
  },
  'constants of an enum and components of a record are members': {
    text: 'public class A { public enum E { X«, Y|» } public record R(int a«, int b|») { } }',
    gone: ['p.A$E#Y', 'p.A$R#<init>(int,int)', 'p.A$R#b()'],
    fresh: ['p.A$R#<init>(int)'],
  },
  'members of annotations count': {
    text: 'public @interface A { int n(); «String m();|» }',
    gone: ['p.A#m()'],
  },
  'an override of what every object has may go and come': {
    text: 'public class A { «public String toString() { return ""; } public int hashCode() { return 1; }|public boolean equals(Object o) { return o == this; }» }',
  },
  'a method that keeps its code under another name is renamed': {
    text: 'public class A { private int a; public int «old|next»(int n) { return n == 0 ? a : «old|next»(n - 1); } public int other() { return 7; } }',
    gone: ['p.A#old(int)'],
    fresh: ['p.A#next(int)'],
    renamed: [{ before: 'p.A#old(int)', after: 'p.A#next(int)' }],
  },
  'of two that are alike none is taken for renamed': {
    text: 'public class A { «public int m() { return 1; } public int n() { return 1; }|public int o() { return 1; }» }',
    gone: ['p.A#m()', 'p.A#n()'],
    fresh: ['p.A#o()'],
  },
  'another body is not the same method': {
    text: 'public class A { «public int m() { return 1; }|public int o() { return 2; }» }',
    gone: ['p.A#m()'],
    fresh: ['p.A#o()'],
  },
  'a field is renamed if its class uses it as before': {
    text: 'public class A { public int «a|b»; public int «c|d»; public int m() { return «a|b» + 1; } }',
    gone: ['p.A#a', 'p.A#c'],
    fresh: ['p.A#b', 'p.A#d'],
    renamed: [{ before: 'p.A#a', after: 'p.A#b' }],
  },
  'a class is renamed if nothing but its name differs': {
    text: 'public class A { public static class «Old|Next» { public «Old|Next» m(int a, «Old|Next»[] b) { return new «Old|Next»(); } } public static class «X|Y» { public int m() { return «1|2»; } } }',
    gone: ['p.A$Old', 'p.A$X'],
    fresh: ['p.A$Next', 'p.A$Y'],
    renamed: [{ before: 'p.A$Old', after: 'p.A$Next' }],
  },
  'new methods of a new supertype are told with it': {
    text: 'public class A { public static class B «|implements I» { } «|public interface I { default int m() { return 1; } }» }',
    fresh: ['p.A$I'],
  },
}

/** Where only the library says whether it is still there: what is to be asked for. */
const unsure: Readonly<Record<string, { readonly text: string; readonly types: readonly string[] }>> = {
  'an override of a library’s method': {
    text: 'public class A extends java.util.ArrayList<String> { «public int size() { return 1; }|» }',
    types: ['java/util/ArrayList'],
  },
  'nothing where the JDK’s type is known to have no such method': {
    text: 'public abstract class A implements Runnable, java.util.List<String> { «public int sizes() { return 1; }|» }',
    types: [],
  },
}

const changes = new Map<string, ReturnType<typeof compareApi>>()

beforeAll(async () => {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const all = Object.entries({ ...examples, ...unsure })
  const compiled = await compiler.compile(
    all.flatMap(([, { text }]) => [version(text, '$1'), version(text, '$2')]),
    'ecj',
    'files',
  )
  for (const [at, [title]] of all.entries()) {
    const [before, after] = [compiled[2 * at], compiled[2 * at + 1]]
    if (before === undefined || after === undefined) throw new Error(title)
    changes.set(title, compareApi(new Hierarchy(classesOf(before)), new Hierarchy(classesOf(after))))
  }
})

test.each(Object.entries(examples))('%s', (title, { gone = [], fresh = [], renamed }) => {
  expect(changes.get(title)?.change).toEqual({
    onlyBefore: gone,
    onlyAfter: fresh,
    ...(renamed === undefined ? {} : { renamed }),
  })
})

test.each(Object.entries(unsure))('asked of the libraries: %s', (title, { types }) => {
  expect(changes.get(title)?.unsure).toEqual(types)
})

function version(text: string, side: string): Files {
  return { 'p/A.java': `package p; ${text.replace(/«([^|»]*)\|([^»]*)»/g, side)}` }
}
