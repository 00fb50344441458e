/**
 * The nine kinds of change and what each can reach, one small program for every law, as both compilers compile it. What is
 * listed must be impacted, and nothing else of the program.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import { impactOf, impactResult } from '../../../../src/languages/java/impact/impact.js'
import type { ImpactResult, Pair } from '../../../../src/model/index.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

interface Case {
  readonly pair: Pair
  /** `CMB A#m()`. */
  readonly changes: readonly string[]
  readonly impacted: readonly string[]
  /** Where only some of the impacted ones are worth saying; the others may be impacted or not. */
  readonly alsoAny?: true
  readonly untouched?: readonly string[]
}

/** Classes of the default package: a text each, the version after with the replacement made. */
function edit(classes: readonly string[], from: string, to: string): Pair {
  const files = (texts: readonly string[]) =>
    Object.fromEntries(texts.map(text => [`${/(?:class|interface|enum|record) (\w+)/.exec(text)?.[1]}.java`, text] as const))
  const after = classes.map(text => text.replace(from, to))
  expect(after).not.toEqual(classes)
  return { before: files(classes), after: files(after) }
}

const a = 'public class A { public int k() { return 10; } }'
const c = 'public class C extends B { public int x() { return 30; } }'

const cases: Readonly<Record<string, () => Case>> = {
  'S1, section 3.3: its own example': () => ({
    pair: edit(
      [a, 'public class B extends A { public int test() { return k(); } public int n() { return 20; } }', c],
      'int n()',
      'int k()',
    ),
    changes: ['RM B#n()', 'AM B#k()'],
    impacted: ['B#k()', 'B#n()', 'B#test()', 'C#k()', 'C#n()', 'C#test()'],
  }),
  'AM: the method, and those who inherit it, down to the next declaration': () => ({
    pair: edit(
      [
        a,
        'public class B extends A { /**/ }',
        c,
        'public class D extends C { public int k() { return 5; } }',
        'public class E extends D { }',
      ],
      '/**/',
      'public int k() { return 11; }',
    ),
    changes: ['AM B#k()'],
    impacted: ['B#k()', 'C#k()'],
  }),
  'RM: the same backwards': () => ({
    pair: edit(
      [
        a,
        'public class B extends A { public int k() { return 11; } }',
        c,
        'public class D extends C { public int k() { return 5; } }',
      ],
      'public int k() { return 11; }',
      '',
    ),
    changes: ['RM B#k()'],
    impacted: ['B#k()', 'C#k()'],
  }),
  'CMB: the method, those who inherit it, those who call it': () => ({
    pair: edit(
      [
        'public class A { public int k() { return 10; } public int other() { return 1; } }',
        'public class B extends A { public int twice() { return 2 * k(); } }',
        'public class U { public int use(A a) { return a.k(); } public int useOther(A a) { return a.other(); } }',
      ],
      'return 10;',
      'return 12;',
    ),
    changes: ['CMB A#k()'],
    impacted: ['A#k()', 'B#k()', 'B#twice()', 'U#use(A)'],
  }),
  'CMM: as CMB': () => ({
    pair: edit(
      [
        'public class A { public int k() { return 10; } public int other() { return 1; } }',
        'public class B extends A { public int twice() { return 2 * k(); } }',
      ],
      'public int k()',
      'public synchronized int k()',
    ),
    changes: ['CMM A#k()'],
    impacted: ['A#k()', 'B#k()', 'B#twice()'],
  }),
  'AF: those who access the field that now hides another': () => ({
    pair: edit(
      [
        'public class A { public int f; public int inA() { return f; } }',
        'public class B extends A { /**/ public int inB() { return f; } public int none() { return 1; } }',
        'public class U { public int use(B b) { return b.f; } public int useA(A a) { return a.f; } }',
      ],
      '/**/',
      'public int f;',
    ),
    changes: ['AF B#f'],
    impacted: ['B#inB()', 'U#use(B)'],
  }),
  'RF: the same backwards': () => ({
    pair: edit(
      [
        'public class A { public int f; public int inA() { return f; } }',
        'public class B extends A { public int f; public int inB() { return f; } public int none() { return 1; } }',
      ],
      'B extends A { public int f;',
      'B extends A {',
    ),
    changes: ['RF B#f'],
    impacted: ['B#inB()'],
  }),
  'CFM: those who access the field': () => ({
    pair: edit(
      [
        'public class A { int f; public int get() { return f; } public void set(int x) { f = x; } public int none() { return 1; } }',
      ],
      'int f;',
      'volatile int f;',
    ),
    changes: ['CFM A#f'],
    impacted: ['A#get()', 'A#set(int)'],
  }),
  'CFI: the constructors, and those who read the field': () => ({
    pair: edit(
      [
        'public class A { int f = 1; int g = 5; public int get() { return f; } public int other() { return g; } public static A make() { return new A(); } }',
      ],
      'f = 1',
      'f = 2',
    ),
    changes: ['CFI A#f'],
    impacted: ['A#<init>()', 'A#get()', 'A#make()'],
    alsoAny: true,
  }),
  'CSFI: the initialiser of the class, and those who read the field': () => ({
    pair: edit(
      [
        'public class A { static int f = 1; public static int get() { return f; } public static int other() { return 3; } }',
        'public class U { public int use() { return A.get(); } public int none() { return 2; } }',
      ],
      'f = 1',
      'f = 2',
    ),
    changes: ['CSFI A#f'],
    impacted: ['A#<clinit>()', 'A#get()', 'U#use()'],
    alsoAny: true,
    untouched: ['U#none()'],
  }),
  'a constant that the compiler put in elsewhere': () => ({
    pair: edit(
      [
        'public class K { public static final int MAX = 5; }',
        'public class U { public boolean over(int n) { return n > K.MAX; } public int none() { return 2; } }',
      ],
      'MAX = 5',
      'MAX = 6',
    ),
    changes: ['CSFI K#MAX', 'CMB U#over(int)'],
    impacted: ['U#over(int)'],
  }),
  'a field written here and read there (S1 misses it)': () => ({
    pair: edit(
      [
        'public class A { private int f; public A() { init(7); } void init(int n) { f = n; } public int get() { return f; } public int none() { return 1; } }',
      ],
      'f = n;',
      'f = n + 1;',
    ),
    changes: ['CMB A#init(int)'],
    impacted: ['A#<init>()', 'A#get()', 'A#init(int)'],
  }),
  'a list that is filled here and looked at there': () => ({
    pair: edit(
      [
        'import java.util.*; public class A { private final List<String> all = new ArrayList<>(); public void add(String s) { all.add(s); } public int size() { return all.size(); } public int none() { return 1; } }',
      ],
      'all.add(s);',
      'all.add(s); all.add(s);',
    ),
    changes: ['CMB A#add(java.lang.String)'],
    impacted: ['A#add(java.lang.String)', 'A#size()'],
  }),
  'an array that is written here and read there': () => ({
    pair: edit(
      [
        'public class A { private final int[] all = new int[3]; public void put(int n) { all[1] = n; } public int at(int i) { return all[i]; } public int none() { return 1; } }',
      ],
      'all[1]',
      'all[2]',
    ),
    changes: ['CMB A#put(int)'],
    impacted: ['A#at(int)', 'A#put(int)'],
  }),
  'an overriding method, for those who call the one above': () => ({
    pair: edit(
      [
        a,
        'public class B extends A { public int k() { return 20; } }',
        'public class U { public int use(A a) { return a.k(); } public int none() { return 1; } }',
      ],
      'return 20;',
      'return 21;',
    ),
    changes: ['CMB B#k()'],
    impacted: ['B#k()', 'U#use(A)'],
  }),
  'a super call leads only upwards': () => ({
    pair: edit(
      [a, 'public class B extends A { public int k() { return super.k(); } public int up() { return super.k(); } }'],
      'int k() { return super.k();',
      'int k() { return 1 + super.k();',
    ),
    changes: ['CMB B#k()'],
    impacted: ['B#k()'],
  }),
  'an interface, a default method, and who implements it': () => ({
    pair: edit(
      [
        'public interface I { int one(); default int two() { return 2 * one(); } }',
        'public class A implements I { public int one() { return 1; } public int none() { return 0; } }',
      ],
      'return 1;',
      'return 3;',
    ),
    changes: ['CMB A#one()'],
    impacted: ['A#one()', 'A#two()', 'I#two()'],
  }),
  'a lambda belongs to the method around it': () => ({
    pair: edit(
      [
        'import java.util.function.*; public class A { public int go(int n) { IntUnaryOperator f = x -> x + 1; return f.applyAsInt(n); } public IntSupplier other() { return () -> 4; } }',
      ],
      'x + 1',
      'x + 2',
    ),
    changes: ['CMB A#go(int)'],
    impacted: ['A#go(int)'],
  }),
  'a lambda that was put before others leaves them as they are': () => ({
    pair: edit(
      ['import java.util.function.*; public class A { /**/ public IntSupplier other() { return () -> 4; } }'],
      '/**/',
      'public IntSupplier fresh() { return () -> 9; }',
    ),
    changes: ['AM A#fresh()'],
    impacted: ['A#fresh()'],
  }),
  'what a lambda calls': () => ({
    pair: edit(
      [
        'import java.util.function.*; public class A { private int help() { return 1; } public IntSupplier go() { return () -> help(); } public int none() { return 1; } }',
      ],
      'return 1;',
      'return 2;',
    ),
    changes: ['CMB A#help()'],
    impacted: ['A#go()', 'A#help()'],
  }),
  'a method reference': () => ({
    pair: edit(
      [
        'import java.util.function.*; public class A { private int help() { return 1; } public IntSupplier go() { return this::help; } public int none() { return 1; } }',
      ],
      'return 1;',
      'return 2;',
    ),
    changes: ['CMB A#help()'],
    impacted: ['A#go()', 'A#help()'],
  }),
  'an anonymous class, called back by the library': () => ({
    pair: edit(
      [
        'import java.util.*; public class A { public List<String> sorted(List<String> l) { l.sort(new Comparator<String>() { public int compare(String x, String y) { return x.compareTo(y); } }); return l; } public int none() { return 1; } }',
      ],
      'x.compareTo(y)',
      'y.compareTo(x)',
    ),
    changes: ['CMB A$1#compare(java.lang.String,java.lang.String)'],
    impacted: ['A$1#<init>(A)', 'A$1#compare(java.lang.String,java.lang.String)', 'A#sorted(java.util.List)'],
  }),
  'a nested class': () => ({
    pair: edit(
      [
        'public class A { private static class N { int v() { return 1; } } public int go() { return new N().v(); } public int none() { return 1; } }',
      ],
      'int v() { return 1;',
      'int v() { return 2;',
    ),
    changes: ['CMB A$N#v()'],
    impacted: ['A#go()', 'A$N#v()'],
  }),
  'toString, for whoever joins the object to a text': () => ({
    pair: edit(
      [
        'public class A { public String toString() { return "a"; } }',
        'public class U { public String use(A a) { return "<" + a + ">"; } public int none() { return 1; } }',
      ],
      'return "a"',
      'return "b"',
    ),
    changes: ['CMB A#toString()'],
    impacted: ['A#toString()', 'U#use(A)'],
  }),
  'a static initialiser, for whoever uses the class': () => ({
    pair: edit(
      [
        'public class A { static { System.out.println("hello"); } public static int one() { return 1; } }',
        'public class U { public int use() { return A.one(); } public int none() { return 1; } }',
      ],
      '"hello"',
      '"hi"',
    ),
    changes: ['CMB A#<clinit>()'],
    impacted: ['A#<clinit>()', 'A#<init>()', 'A#one()', 'U#use()'],
  }),
  'a class and a method that are looked up by name': () => ({
    pair: edit(
      [
        'public class A { public int k() { return 10; } }',
        'public class U { public Object use() throws Exception { return Class.forName("A").getMethod("k").invoke(new Object()); } public int none() { return 1; } }',
      ],
      'return 10;',
      'return 11;',
    ),
    changes: ['CMB A#k()'],
    impacted: ['A#k()', 'U#use()'],
  }),
  'other supertypes: what is inherited from elsewhere, and tests for the type': () => ({
    pair: edit(
      [
        'public class A { public int k() { return 10; } }',
        'public class O { public int k() { return 20; } }',
        'public class B extends A { public int own() { return 1; } }',
        'public class U { public boolean is(Object o) { return o instanceof A; } public int none() { return 1; } }',
      ],
      'B extends A',
      'B extends O',
    ),
    changes: ['CMM B', 'CMB B#<init>()', 'CMB B#k()'],
    impacted: ['B#<init>()', 'B#k()', 'U#is(java.lang.Object)'],
  }),
  'a record that got another component': () => ({
    pair: edit(
      [
        'public record R(int x) { public int twice() { return 2 * x; } }',
        'public class U { public int use(R r) { return r.x(); } public int none() { return 1; } }',
      ],
      'R(int x) { public int twice() { return 2 * x; }',
      'R(int x) { public int twice() { return 2 * x; } public int x() { return x + 1; }',
    ),
    changes: ['CMB R#x()'],
    impacted: ['R#x()', 'U#use(R)'],
  }),
  'an enum constant with a body': () => ({
    pair: edit(
      [
        'public enum E { ONE { public int v() { return 1; } }, TWO { public int v() { return 2; } }; public abstract int v(); }',
        'public class U { public int use(E e) { return e.v(); } public int none() { return 1; } }',
      ],
      'return 2;',
      'return 3;',
    ),
    changes: ['CMB E$2#v()'],
    impacted: ['E#v()', 'E$2#v()', 'U#use(E)'],
  }),
  'a class that nobody can name is tested through the open type above it': () => ({
    pair: edit(
      [
        'public interface Store { int get(int k); int size(); static Store create() { return new Hidden(); } }',
        'class Hidden implements Store { public int get(int k) { return k; } public int size() { return 1; } }',
      ],
      'return k;',
      'return k + 1;',
    ),
    changes: ['CMB Hidden#get(int)'],
    impacted: ['Hidden#get(int)', 'Store#get(int)'],
  }),
  'an added method that nobody calls': () => ({
    pair: edit(['public class A { public int k() { return 10; } /**/ }'], '/**/', 'private int help() { return 1; }'),
    changes: ['AM A#help()'],
    impacted: ['A#help()'],
  }),
  'generics: a bridge leads to the method behind it': () => ({
    pair: edit(
      [
        'public interface Source<T> { T next(); }',
        'public class A implements Source<String> { public String next() { return "a"; } }',
        'public class U { public Object use(Source<?> s) { return s.next(); } public int none() { return 1; } }',
      ],
      'return "a"',
      'return "b"',
    ),
    changes: ['CMB A#next()'],
    impacted: ['A#next()', 'U#use(Source)'],
  }),
}

const results: Record<string, Readonly<Record<string, ImpactResult>>> = {}

beforeAll(async () => {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const pairs = Object.values(cases).map(make => make().pair)
  for (const name of ['ecj', 'javac'] as const) {
    const before = await compiler.compile(
      pairs.map(pair => pair.before),
      name,
      'files',
    )
    const after = await compiler.compile(
      pairs.map(pair => pair.after),
      name,
      'files',
    )
    results[name] = Object.fromEntries(
      Object.keys(cases).map((key, at) => {
        const [old, now] = [before[at], after[at]]
        if (old === undefined || now === undefined) throw new Error('not compiled')
        return [key, impactResult(impactOf(new Hierarchy(classesOf(old)), new Hierarchy(classesOf(now))))]
      }),
    )
  }
}, 60_000)

describe.each(['ecj', 'javac'] as const)('as %s compiles it', compiler => {
  test.each(Object.entries(cases))('%s', (name, make) => {
    const { changes, impacted, alsoAny, untouched = [] } = make()
    const result = results[compiler]?.[name]
    expect(result?.changes.map(({ kind, element }) => `${kind} ${element}`).sort()).toEqual([...changes].sort())
    if (alsoAny) expect(result?.impacted).toEqual(expect.arrayContaining([...impacted]))
    else expect(result?.impacted).toEqual([...impacted].sort())
    for (const element of untouched) expect(result?.impacted).not.toContain(element)
  })
})

afterAll(() => expect(Object.keys(cases).length).toBeGreaterThan(25))
