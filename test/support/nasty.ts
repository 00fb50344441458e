/**
 * Programs that a compiler trips over when it is used for the second time. The order matters: a name is a class, then an interface,
 * then gone; a package comes and goes; a generated class leaves a name behind that the next program asks for. A reused compiler must
 * say of each what a fresh one says. Many do not compile, on purpose.
 */

export interface NastyProgram {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

export const nasty: readonly NastyProgram[] = [
  // One name, many kinds of types.
  program('a class and its neighbour', {
    'p1/A.java': 'package p1; public class A { public D d; }',
    'p1/D.java': 'package p1; public class D { }',
  }),
  program('the neighbour is gone', { 'p1/A.java': 'package p1; public class A { public D d; }' }),
  program('the neighbour is an interface now', {
    'p1/A.java': 'package p1; public class A implements D { public int m() { return k(); } }',
    'p1/D.java': 'package p1; public interface D { default int k() { return 1; } }',
  }),
  program('the neighbour is a class again, but implemented', {
    'p1/A.java': 'package p1; public class A implements D { }',
    'p1/D.java': 'package p1; public class D { }',
  }),
  program('the neighbour is an enum', {
    'p1/A.java': 'package p1; public class A { int m(D d) { return switch (d) { case X -> 1; case Y -> 2; }; } }',
    'p1/D.java': 'package p1; public enum D { X, Y }',
  }),
  program('the enum has lost a constant', {
    'p1/A.java': 'package p1; public class A { int m(D d) { return switch (d) { case X -> 1; case Y -> 2; }; } }',
    'p1/D.java': 'package p1; public enum D { X }',
  }),
  program('the neighbour is a record', {
    'p1/A.java': 'package p1; public class A { int m() { return new D(3).x(); } }',
    'p1/D.java': 'package p1; public record D(int x) { }',
  }),
  program('the record has another component', {
    'p1/A.java': 'package p1; public class A { int m() { return new D(3).x(); } }',
    'p1/D.java': 'package p1; public record D(String x) { }',
  }),
  program('the neighbour is an annotation', {
    'p1/A.java': 'package p1; @D(2) public class A { }',
    'p1/D.java': 'package p1; public @interface D { int value(); }',
  }),
  program('the annotation is gone', { 'p1/A.java': 'package p1; @D(2) public class A { }' }),
  program('the neighbour is generic', {
    'p1/A.java': 'package p1; public class A { D<String> d = new D<>(); String m() { return d.t; } }',
    'p1/D.java': 'package p1; public class D<T> { T t; }',
  }),
  program('and no longer generic', {
    'p1/A.java': 'package p1; public class A { D<String> d = new D<>(); String m() { return d.t; } }',
    'p1/D.java': 'package p1; public class D { Object t; }',
  }),
  program('the neighbour is final', {
    'p1/A.java': 'package p1; public class A extends D { }',
    'p1/D.java': 'package p1; public final class D { }',
  }),
  program('the neighbour is abstract', {
    'p1/A.java': 'package p1; public class A extends D { int k() { return 1; } }',
    'p1/D.java': 'package p1; public abstract class D { abstract int k(); }',
  }),
  program('the abstract method has another type', {
    'p1/A.java': 'package p1; public class A extends D { int k() { return 1; } }',
    'p1/D.java': 'package p1; public abstract class D { abstract long k(); }',
  }),

  // Packages that come and go.
  program('a package is imported on demand but missing', { 'p1/A.java': 'package p1; import p3.*; public class A { X x; }' }),
  program('the package exists', {
    'p1/A.java': 'package p1; import p3.*; public class A { X x; X.In y; }',
    'p3/X.java': 'package p3; public class X { public static class In { } public enum Z { A, B } public record R(int a) { } }',
  }),
  program('the package is gone again', { 'p1/A.java': 'package p1; import p3.*; public class A { X x; X.In y; }' }),
  program('the package exists without the class', {
    'p1/A.java': 'package p1; import p3.*; public class A { X x; }',
    'p3/Other.java': 'package p3; public class Other { }',
  }),
  program('a single import of a package that was there', { 'p1/A.java': 'package p1; import p3.X; public class A { X x; }' }),
  program('only a subpackage exists', {
    'p1/A.java': 'package p1; import p3.*; import p3.deep.*; public class A { Y y; }',
    'p3/deep/Y.java': 'package p3.deep; public class Y { }',
  }),
  program('the subpackage is gone', { 'p1/A.java': 'package p1; import p3.deep.*; public class A { }' }),
  program('a package without public types', {
    'p1/A.java': 'package p1; import p3.*; public class A { Hidden h; }',
    'p3/Hidden.java': 'package p3; class Hidden { }',
  }),
  program('two packages offer one name', {
    'p1/A.java': 'package p1; import p2.*; import p3.*; public class A { X x; }',
    'p2/X.java': 'package p2; public class X { }',
    'p3/X.java': 'package p3; public class X { }',
  }),
  program('only one package offers it', {
    'p1/A.java': 'package p1; import p2.*; import p3.*; public class A { X x; }',
    'p2/X.java': 'package p2; public class X { }',
    'p3/Y.java': 'package p3; public class Y { }',
  }),
  program('the own package offers it too', {
    'p1/A.java': 'package p1; import p2.*; public class A { int m() { return new X().own; } }',
    'p1/X.java': 'package p1; public class X { int own; }',
    'p2/X.java': 'package p2; public class X { }',
  }),
  program('the own package no longer does', {
    'p1/A.java': 'package p1; import p2.*; public class A { int m() { return new X().own; } }',
    'p2/X.java': 'package p2; public class X { }',
  }),
  program('a class and a package of one name', {
    'p1/p2.java': 'package p1; public class p2 { }',
    'p1/p2/X.java': 'package p1.p2; public class X { }',
  }),
  program('only the package', {
    'p1/p2/X.java': 'package p1.p2; public class X { }',
    'p1/A.java': 'package p1; public class A { p1.p2.X x; }',
  }),
  program('only the class, with a member of that name', {
    'p1/p2.java': 'package p1; public class p2 { static class X { } }',
    'p1/A.java': 'package p1; public class A { p1.p2.X x; }',
  }),
  program('neither class nor package', { 'p1/A.java': 'package p1; public class A { p1.p2.X x; }' }),

  // The unnamed package.
  program('two classes in the unnamed package', {
    'A.java': 'public class A { int k() { return 1; } }',
    'B.java': 'class B extends A { int k() { return 2; } }',
  }),
  program('one of them is gone', { 'B.java': 'class B extends A { int k() { return 2; } }' }),
  program('a named package asks for a class of the unnamed one', {
    'A.java': 'public class A { }',
    'p1/C.java': 'package p1; public class C { A a; }',
  }),
  program('and imports it', { 'A.java': 'public class A { }', 'p1/C.java': 'package p1; import A; public class C { A a; }' }),
  program('a class called as a package', {
    'p1.java': 'public class p1 { static int A = 1; }',
    'B.java': 'class B { int m() { return p1.A; } }',
  }),
  program('the package of that name', {
    'p1/A.java': 'package p1; public class A { public static int v = 1; }',
    'B.java': 'class B { int m() { return p1.A.v; } }',
  }),

  // Names of java.lang.
  program('an own String', {
    'p1/String.java': 'package p1; public class String { }',
    'p1/A.java': 'package p1; public class A { String s; java.lang.String t = s; }',
  }),
  program('no own String', { 'p1/A.java': 'package p1; public class A { String s = "x"; }' }),
  program('an own Object', {
    'p1/Object.java': 'package p1; public class Object { public int own() { return 1; } }',
    'p1/A.java': 'package p1; public class A { int m(Object o) { return o.own(); } }',
  }),
  program('no own Object', { 'p1/A.java': 'package p1; public class A { int m(Object o) { return o.own(); } }' }),
  program('an own Integer, and boxing', {
    'p1/Integer.java': 'package p1; public class Integer { }',
    'p1/A.java': 'package p1; public class A { Integer i = 1; java.lang.Integer j = 1; }',
  }),
  program('no own Integer', { 'p1/A.java': 'package p1; public class A { Integer i = 1; }' }),
  program('an own Override and Deprecated', {
    'p1/Override.java': 'package p1; public @interface Override { }',
    'p1/Deprecated.java': 'package p1; public @interface Deprecated { }',
    'p1/A.java': 'package p1; public class A { @Override @Deprecated int nothingAbove() { return 1; } }',
  }),
  program('the real Override', { 'p1/A.java': 'package p1; public class A { @Override int nothingAbove() { return 1; } }' }),
  program('an own class in java.lang', { 'java/lang/Foo.java': 'package java.lang; public class Foo { }' }),
  program('nobody has it any more', { 'p1/A.java': 'package p1; public class A { Foo f; }' }),
  program('an own class in java.util', {
    'java/util/Bag.java': 'package java.util; public class Bag { }',
    'p1/A.java': 'package p1; import java.util.*; public class A { Bag b; List<Bag> l; }',
  }),
  program('java.util as it is', { 'p1/A.java': 'package p1; import java.util.*; public class A { Bag b; List<String> l; }' }),
  program('an own java.lang.String', { 'java/lang/String.java': 'package java.lang; public class String { }' }),
  program('strings as they are', {
    'p1/A.java': 'package p1; public class A { int m(String s) { return s.length() + ("a" + s).length(); } }',
  }),

  // Generated and nested classes, and who asks for them by their binary names.
  program('nested classes of all kinds', {
    'p1/A.java':
      'package p1; public class A { class In { class Deep { int v = 1; } } static class Nest { } enum E { ONE } interface I { } record R(int x) { } In.Deep d = new In().new Deep(); }',
  }),
  program('the nested classes are gone', { 'p1/A.java': 'package p1; public class A { In i; A.Nest n; A.E e; }' }),
  program('anonymous classes and lambdas', {
    'p1/A.java':
      'package p1; public class A { Object o = new Object() { int q = 1; }; Runnable r = () -> { }; Runnable s = this::m; void m() { new Object() { }; } }',
  }),
  program('their names as identifiers', { 'p1/A.java': 'package p1; public class A { A$1 a; A$2 b; }' }),
  program('a class that has such a name', {
    'p1/A$1.java': 'package p1; public class A$1 { int own; }',
    'p1/A.java': 'package p1; public class A { int m() { return new A$1().own; } }',
  }),
  program('such a class beside an anonymous one', {
    'p1/A$1.java': 'package p1; public class A$1 { }',
    'p1/A.java': 'package p1; public class A { Object o = new Object() { }; }',
  }),
  program('a member class and a class with its binary name', {
    'p1/A.java': 'package p1; public class A { static class B { } }',
    'p1/A$B.java': 'package p1; public class A$B { }',
  }),
  program('only the class with the dollar', {
    'p1/A$B.java': 'package p1; public class A$B { public int v; }',
    'p1/C.java': 'package p1; public class C { int m(A$B b) { return b.v; } A.B nested; }',
  }),
  program('local classes of one name', {
    'p1/A.java':
      'package p1; public class A { int m() { class L { int v = 1; } return new L().v; } int n() { class L { int v = 2; } record P(int a) { } enum Q { X } return new L().v + new P(1).a() + Q.X.ordinal(); } }',
  }),
  program('the local class is asked for elsewhere', { 'p1/A.java': 'package p1; public class A { L l; A$1L m; }' }),
  program('a switch on an enum of the program', {
    'p1/E.java': 'package p1; public enum E { ONE { int v() { return 1; } }, TWO { int v() { return 2; } }; abstract int v(); }',
    'p1/A.java':
      'package p1; public class A { int m(E e) { switch (e) { case ONE: return 1; case TWO: return 2; } return e.v(); } }',
  }),
  program('the same switch, another order of constants', {
    'p1/E.java': 'package p1; public enum E { TWO, ONE, THREE }',
    'p1/A.java': 'package p1; public class A { int m(E e) { switch (e) { case ONE: return 1; case TWO: return 2; } return 0; } }',
  }),
  program('the same switch, not an enum', {
    'p1/E.java': 'package p1; public class E { public static final int ONE = 1; }',
    'p1/A.java': 'package p1; public class A { int m(E e) { switch (e) { case ONE: return 1; } return 0; } }',
  }),
  program('a switch on an enum of the library', {
    'p1/A.java': 'package p1; public class A { int m(Thread.State s) { switch (s) { case NEW: return 1; default: return 2; } } }',
  }),
  program('private members reached from nested classes', {
    'p1/A.java':
      'package p1; public class A { private int f = 1; private A(int x) { } private A() { this(1); } class In { private int g = f++; int m() { return new A(2).f + A.this.f; } } int n() { return new In().g; } }',
  }),
  program('captured variables', {
    'p1/A.java':
      'package p1; import java.util.function.*; public class A { IntSupplier m(int a, final String s) { int b = a + 1; class L { int v() { return a + b + s.length(); } } IntSupplier t = () -> new L().v() + b; return t; } class In { In(int x) { } } Object o(A other) { return other.new In(1) { int y = 2; }; } }',
  }),
  program('a captured variable that changes', {
    'p1/A.java': 'package p1; public class A { Runnable m(int a) { a++; return () -> System.out.println(a); } }',
  }),

  // Constants, inlined where they are used.
  program('a constant of another class', {
    'p1/K.java': 'package p1; public interface K { int N = 1; String S = "one"; }',
    'p1/A.java':
      'package p1; public class A { int m(int i) { switch (i) { case K.N: return 1; case 2: return 2; } return (K.S + K.N).length(); } }',
  }),
  program('the constant has another value', {
    'p1/K.java': 'package p1; public interface K { int N = 2; String S = "three"; }',
    'p1/A.java':
      'package p1; public class A { int m(int i) { switch (i) { case K.N: return 1; case 2: return 2; } return (K.S + K.N).length(); } }',
  }),
  program('the constant is no constant', {
    'p1/K.java': 'package p1; public class K { static int N = 1; static final String S = new String("x"); }',
    'p1/A.java': 'package p1; public class A { int m(int i) { switch (i) { case K.N: return 1; } return 0; } }',
  }),
  program('constants that need each other', {
    'p1/A.java': 'package p1; public class A { static final int X = B.Y + 1; }',
    'p1/B.java': 'package p1; public class B { static final int Y = A.X + 1; }',
  }),
  program('a table of constants', {
    'p1/A.java': `package p1; public class A { static final int[] T = { ${numbers(900).join(', ')} }; ${numbers(120)
      .map(n => `static final int C${n} = ${n} * 3;`)
      .join(' ')} }`,
  }),

  // Static imports.
  program('a static import from the program', {
    'p1/K.java':
      'package p1; public class K { public static int f = 1; public static int m() { return f; } public static class In { } }',
    'p2/A.java': 'package p2; import static p1.K.*; import static p1.K.m; public class A { int n() { return m() + f; } In i; }',
  }),
  program('what was imported is not static', {
    'p1/K.java': 'package p1; public class K { public int f = 1; public int m() { return f; } public class In { } }',
    'p2/A.java': 'package p2; import static p1.K.*; import static p1.K.m; public class A { int n() { return m() + f; } In i; }',
  }),
  program('what was imported is gone', {
    'p2/A.java': 'package p2; import static p1.K.*; import static p1.K.m; public class A { }',
  }),
  program('a static import from the library, shadowed', {
    'p1/A.java':
      'package p1; import static java.lang.Math.*; public class A { int max(int a) { return a; } int m() { return max(1, 2) + abs(-1); } }',
  }),

  // Sealed types, records, patterns.
  program('a sealed interface', {
    'p1/A.java': 'package p1; public sealed interface A permits B, C { }',
    'p1/B.java': 'package p1; public final class B implements A { }',
    'p1/C.java':
      'package p1; public non-sealed class C implements A { int m(A a) { return a instanceof B b ? b.hashCode() : 2; } }',
  }),
  program('a permitted class is missing', {
    'p1/A.java': 'package p1; public sealed interface A permits B, C { }',
    'p1/B.java': 'package p1; public final class B implements A { }',
  }),
  program('one who is not permitted', {
    'p1/A.java': 'package p1; public sealed interface A permits B { }',
    'p1/B.java': 'package p1; public final class B implements A { }',
    'p1/C.java': 'package p1; public final class C implements A { }',
  }),
  program('no longer sealed', {
    'p1/A.java': 'package p1; public interface A { }',
    'p1/C.java': 'package p1; public class C implements A { }',
  }),
  program('a record with a compact constructor', {
    'p1/R.java':
      'package p1; public record R<T extends Comparable<T>>(T low, T high, int... rest) { static int made; public R { if (low.compareTo(high) > 0) throw new IllegalArgumentException(); made++; } R(T one) { this(one, one); } public T low() { return low; } }',
  }),
  program('a record with faults', {
    'p1/R.java': 'package p1; public record R(int a) extends Object { int b; R(int a) { } void a(int x) { this.a = x; } }',
  }),
  program('pattern matching', {
    'p1/A.java':
      'package p1; public class A { int m(Object o) { if (!(o instanceof Integer i)) return 0; return i + (o instanceof Number n && n.intValue() > 1 ? n.intValue() : 2); } }',
  }),
  program('switch expressions and yield', {
    'p1/A.java':
      'package p1; public class A { int m(String s) { return switch (s) { case "a", "b" -> 1; case "Aa", "BB" -> { int x = s.length(); yield x; } default -> throw new IllegalStateException(); }; } }',
  }),

  // Generics.
  program('bounds, wildcards and intersections', {
    'p1/A.java':
      'package p1; import java.util.*; import java.io.Serializable; public class A<T extends Comparable<? super T> & Serializable> { <S extends T> T max(Collection<? extends S> c) { T m = null; for (T t : c) if (m == null || t.compareTo(m) > 0) m = t; return m; } static <X extends Runnable & Serializable> void run(X x) { x.run(); } Object o = (Runnable & Serializable) () -> { }; }',
  }),
  program('a bound that is missing', { 'p1/A.java': 'package p1; public class A<T extends Bound<T>> { T t; }' }),
  program('the bound is there', {
    'p1/A.java': 'package p1; public class A<T extends Bound<T>> { T t; int m() { return t.v(); } }',
    'p1/Bound.java': 'package p1; public interface Bound<B extends Bound<B>> { int v(); }',
  }),
  program('bridges and covariant results', {
    'p1/A.java':
      'package p1; public class A implements Comparable<A> { public int compareTo(A o) { return 0; } A self() { return this; } }',
    'p1/B.java': 'package p1; public class B extends A { B self() { return this; } }',
  }),
  program('methods of one erasure', {
    'p1/A.java': 'package p1; import java.util.*; public class A { void m(List<String> l) { } void m(List<Integer> l) { } }',
  }),
  program('inference with streams', {
    'p1/A.java':
      'package p1; import java.util.*; import java.util.stream.*; public class A { Map<Integer, List<String>> m(List<String> l) { return l.stream().filter(s -> !s.isEmpty()).collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())); } }',
  }),
  program('inference that fails', {
    'p1/A.java':
      'package p1; import java.util.*; import java.util.stream.*; public class A { List<Integer> m(List<String> l) { return l.stream().map(s -> s + 1).collect(Collectors.toList()); } }',
  }),
  program('varargs and overloads', {
    'p1/A.java':
      'package p1; public class A { int m(Object... o) { return 1; } int m(int a, Object... o) { return 2; } int m(long a) { return 3; } @SafeVarargs static <T> T[] of(T... t) { return t; } int n() { return m(1) + m("a", 2) + m() + m((Object) null) + of("a", "b").length; } }',
  }),
  program('an ambiguous call', {
    'p1/A.java':
      'package p1; public class A { int m(Integer a, Object b) { return 1; } int m(Object a, Integer b) { return 2; } int n() { return m(1, 2); } }',
  }),

  // Signatures with types that are missing, then there.
  program('missing types in every place of a signature', {
    'p1/A.java':
      'package p1; public class A extends Up implements Side { Ret m(Par p) throws Thrown { return null; } @Note Fld f; }',
  }),
  program('all of them are there', {
    'p1/A.java':
      'package p1; public class A extends Up implements Side { Ret m(Par p) throws Thrown { return null; } @Note Fld f; }',
    'p1/Up.java':
      'package p1; class Up { } interface Side { } class Ret { } class Par { } class Thrown extends Exception { } @interface Note { } class Fld { }',
  }),
  program('gone again, but for two', {
    'p1/A.java':
      'package p1; public class A extends Up implements Side { Ret m(Par p) throws Thrown { return null; } @Note Fld f; }',
    'p1/Up.java': 'package p1; class Up { } class Thrown { }',
  }),
  program('a cycle of superclasses', {
    'p1/A.java': 'package p1; public class A extends B { }',
    'p1/B.java': 'package p1; public class B extends A { }',
  }),
  program('no cycle', { 'p1/A.java': 'package p1; public class A extends B { }', 'p1/B.java': 'package p1; public class B { }' }),
  program('a cycle through member classes', { 'p1/A.java': 'package p1; public class A extends A.In { static class In { } }' }),
  program('a cycle of interfaces and bounds', {
    'p1/I.java': 'package p1; interface I extends J { } interface J extends I { } class K<T extends U, U extends T> { }',
  }),

  // Which class in which file.
  program('a public class in a file of another name', { 'p1/B.java': 'package p1; public class A { }' }),
  program('a class twice', { 'p1/A.java': 'package p1; public class A { } class B { }', 'p1/B.java': 'package p1; class B { }' }),
  program('a class beside the public one', {
    'p1/A.java': 'package p1; public class A { } class Beside { int v = 1; }',
    'p1/C.java': 'package p1; public class C { int m() { return new Beside().v; } }',
  }),
  program('the one beside is gone', {
    'p1/A.java': 'package p1; public class A { }',
    'p1/C.java': 'package p1; public class C { int m() { return new Beside().v; } }',
  }),
  program('a package that does not fit the folder', {
    'p1/A.java': 'package p9; public class A { }',
    'p1/B.java': 'package p1; class B { A a; }',
  }),
  program('two classes whose names differ in case', {
    'p1/Ab.java': 'package p1; public class Ab { }',
    'p1/AB.java': 'package p1; public class AB { Ab a; Ab b = new AB(); }',
  }),
  program('an empty file', { 'p1/A.java': '', 'p1/B.java': 'package p1; public class B { A a; }' }),
  program('only a comment', {
    'p1/A.java': '/* public class A { } */\n// nothing\n',
    'p1/B.java': 'package p1; public class B { }',
  }),
  program('only a package', { 'p1/A.java': 'package p1;' }),
  program('only semicolons', { 'p1/A.java': 'package p1;;; public class A { ; };' }),
  program('package-info with an annotation', {
    'p1/package-info.java': '@Note package p1;',
    'p1/Note.java': 'package p1; import java.lang.annotation.*; @Target(ElementType.PACKAGE) public @interface Note { }',
  }),
  program('package-info whose annotation is gone', {
    'p1/package-info.java': '@Note package p1;',
    'p1/A.java': 'package p1; public class A { }',
  }),
  program('a module', {
    'module-info.java': 'module nasty { requires java.logging; exports p1; }',
    'p1/A.java': 'package p1; public class A { java.util.logging.Logger l; }',
  }),
  program('a module that does not read what it uses', {
    'module-info.java': 'module nasty { }',
    'p1/A.java': 'package p1; public class A { java.util.logging.Logger l; }',
  }),
  program('a module that is faulty', {
    'module-info.java': 'module nasty { requires missing.module; exports p7; }',
    'p1/A.java': 'package p1; public class A { }',
  }),
  program('no module after a module', {
    'p1/A.java': 'package p1; public class A { java.util.logging.Logger l; java.sql.Connection c; }',
  }),

  // Types of other modules.
  program('java.sql and javax.swing', {
    'p1/A.java': 'package p1; import javax.swing.*; public class A { java.sql.Connection c; JLabel l = new JLabel("x"); }',
  }),
  program('sun.misc.Unsafe', {
    'p1/A.java': 'package p1; public class A { sun.misc.Unsafe u; int m() { return u.addressSize(); } }',
  }),
  program('jdk.internal', { 'p1/A.java': 'package p1; public class A { jdk.internal.misc.Unsafe u; }' }),
  program('jdk.internal on demand', { 'p1/A.java': 'package p1; import jdk.internal.misc.*; public class A { VM v; }' }),
  program('the compiler itself', {
    'p1/A.java': 'package p1; public class A { com.sun.source.tree.Tree t; com.sun.tools.javac.code.Symbol s; }',
  }),

  // Syntax.
  program('an open parameter list', { 'p1/A.java': 'package p1; public class A { int m( { } ' }),
  program('the same class, whole', { 'p1/A.java': 'package p1; public class A { int m() { return 1; } }' }),
  program('an open string', { 'p1/A.java': 'package p1; public class A { String s = "open; }' }),
  program('an open comment', { 'p1/A.java': 'package p1; public class A { /* open }' }),
  program('a brace too many', { 'p1/A.java': 'package p1; public class A { } }' }),
  program('no class at all', { 'p1/A.java': 'hello world' }),
  program('a statement between members', { 'p1/A.java': 'package p1; public class A { int a; a = 1; System.out.println(a); }' }),
  program('a method outside', { 'p1/A.java': 'package p1; int m() { return 1; } public class A { }' }),
  program('keywords as names', { 'p1/A.java': 'package p1; public class A { int class = 1; void enum() { } int goto; }' }),
  program('restricted words as names', {
    'p1/A.java':
      'package p1; public class A { int record = 1, sealed = 2, permits = 3, var = 4, module = 5; int yield() { return this.yield() + record; } }',
  }),
  program('types called var, record and yield', {
    'p1/A.java': 'package p1; public class A { class var { } class record { } class yield { } }',
  }),
  program('a byte order mark and odd spaces', {
    'p1/A.java': '\ufeffpackage p1; public\tclass\fA\r{ int m() { return 1; } }\r\n\u001a',
  }),
  program('strange characters', {
    'p1/A.java': 'package p1; public class A { int a = 1 # 2; char c = \u201cx\u201d; int \u00a7 = 3; }',
  }),

  // Odd but right.
  program('unicode escapes', {
    'p1/A.java':
      'package p1; public class \\u0041 { int \\u0061b = 1; String s = "\\u0022.length() + \\u0022"; // \\u000a int hidden = 2;\n int m() { return ab + hidden; } }',
  }),
  program('odd identifiers', {
    'p1/A.java':
      'package p1; public class A { int $ = 1, _a = 2, \u00e4\u00f6 = 3, \u540d = 4, \ud835\udc9c = 5; int $1() { return $ + _a + \u00e4\u00f6 + \u540d + \ud835\udc9c; } }',
  }),
  program('text blocks', {
    'p1/A.java': 'package p1; public class A { String s = """\n    one\n      "two" \\\n    three\\s\n    """; }',
  }),
  program('a text block that is faulty', { 'p1/A.java': 'package p1; public class A { String s = """one"""; }' }),
  program('a switch on strings with one hash', {
    'p1/A.java':
      'package p1; public class A { int m(String s) { switch (s) { case "Aa": return 1; case "BB": return 2; default: return 3; } } }',
  }),
  program('try with resources', {
    'p1/A.java':
      'package p1; public class A implements AutoCloseable { public void close() throws Exception { } int m() { try (A a = new A(); A b = a) { return 1; } catch (IllegalStateException | IllegalArgumentException e) { return 2; } catch (Exception e) { return 3; } finally { System.out.println(); } } }',
  }),
  program('the resource is not closeable', {
    'p1/A.java': 'package p1; public class A { int m() { try (A a = new A()) { return 1; } } }',
  }),
  program('assertions', {
    'p1/A.java':
      'package p1; public class A { static { assert A.class.desiredAssertionStatus() : "off"; } class In { int m(int a) { assert a > 0; return a; } } interface I { default void k() { assert true; } } }',
  }),
  program('an interface with private and static methods', {
    'p1/I.java':
      'package p1; public interface I { private int a() { return 1; } private static int b() { return 2; } static int c() { return b(); } default int d() { return a() + c(); } }',
  }),
  program('two defaults that clash', {
    'p1/A.java':
      'package p1; interface I { default int k() { return 1; } } interface J { default int k() { return 2; } } public class A implements I, J { }',
  }),
  program('two defaults, decided', {
    'p1/A.java':
      'package p1; interface I { default int k() { return 1; } } interface J { default int k() { return 2; } } public class A implements I, J { public int k() { return I.super.k() + J.super.k(); } }',
  }),
  program('annotations of the program, repeated', {
    'p1/Tag.java':
      'package p1; import java.lang.annotation.*; @Repeatable(Tags.class) @Retention(RetentionPolicy.RUNTIME) public @interface Tag { String value() default "x"; Class<?>[] types() default { }; Thread.State state() default Thread.State.NEW; }',
    'p1/Tags.java':
      'package p1; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Tags { Tag[] value(); }',
    'p1/A.java':
      'package p1; @Tag @Tag(value = "y", types = { A.class, int[].class }) public class A { @Tag("m") @Tag int m(@Tag int a) { @Tag int b = a; return b; } }',
  }),
  program('the same, no longer repeatable', {
    'p1/Tag.java': 'package p1; public @interface Tag { }',
    'p1/A.java': 'package p1; @Tag @Tag public class A { }',
  }),
  program('annotations on types', {
    'p1/A.java':
      'package p1; import java.lang.annotation.*; import java.util.*; @Target(ElementType.TYPE_USE) @interface Non { } public class A<@Non T> extends @Non Object { @Non List<@Non String> l = new @Non ArrayList<@Non String>(); int m(@Non A<T> this, Object o) { return ((@Non String) o).length(); } }',
  }),
  program('annotations that ask for a processor', {
    'p1/A.java':
      'package p1; import java.lang.annotation.*; @Retention(RetentionPolicy.SOURCE) @interface Generate { String value(); } @Generate("p1.AImpl") public class A { AImpl impl; }',
  }),
  program('warnings only: deprecation, raw types, casts', {
    'p1/A.java':
      'package p1; import java.util.*; public class A { @Deprecated void old() { } List raw = new ArrayList(); List<String> l = raw; Date d = new Date(1, 2, 3); Integer i = new Integer(3); <T> T c(Object o) { return (T) o; } }',
    'p1/B.java':
      'package p1; public class B extends A implements java.io.Serializable { void m() { old(); int x = 1 / 0; switch (x) { case 1: x++; case 2: } } protected void finalize() { } }',
  }),
  program('a warning that is suppressed', {
    'p1/A.java': 'package p1; @SuppressWarnings({ "all", "unchecked" }) public class A<T> { T t = (T) new Object(); }',
  }),
  program('labels, loops and unreachable code', {
    'p1/A.java':
      'package p1; public class A { int m(int n) { out: for (int i = 0; ; i++) { for (int j = 0; j < n; j++) { if (j == i) continue out; if (i > 5) break out; } if (i > 9) return i; } return -1; } int k() { while (true) { } } int l() { for (;;) { break; } return 1; } }',
  }),
  program('unreachable, unassigned, unreported', {
    'p1/A.java':
      'package p1; public class A { int m() { while (true) { } } int n() { return 1; } void o() { throw new RuntimeException(); } int u(boolean b) { final int x; if (b) x = 1; return x; } void p() { Class.forName("x"); } int q() { return 1; int dead; } }',
  }),
  program('faults of every second kind', {
    'p1/A.java':
      'package p1; public class A { @Override public int nope() { return 1; } int x = "s"; void m() { return 1; } int n() { } int n() { return 2; } final int z; static int s() { return x; } }',
  }),
  program('initialisers, fields and their order', {
    'p1/A.java':
      'package p1; public class A { static int a = b() + 1; static final int C = 3; static { a = a * 2; d = 4; } static int d = 5; static int b() { return d + C; } int e = g(); { e++; } final int f; A() { f = e; } int g() { return f; } }',
  }),
  program('a field read before it is declared', {
    'p1/A.java': 'package p1; public class A { int a = b + 1; int b = 2; static { c = 1; int x = c; } static int c; }',
  }),
  program('arithmetic that is folded', {
    'p1/A.java':
      'package p1; public class A { static final long L = 1L << 40 | 0xFF_FFL; static final double D = 1 / 3.0 + Double.MIN_VALUE; static final char C = (char) (\'a\' + 1); static final String S = "x" + L + D + C + true + null; static final boolean B = S == "x" || 0.0 == -0.0; int m() { if (B) return (byte) 300; return (int) 1e20f; } }',
  }),
  program('a very long method', {
    'p1/A.java': `package p1; public class A { int m(int a) { ${numbers(400)
      .map(n => `int v${n} = a * ${n}; if (v${n} > ${n}) a += v${n};`)
      .join(' ')} return a; } }`,
  }),
  program('a deep expression', {
    'p1/A.java': `package p1; public class A { int m(int a) { return ${'('.repeat(120)}a${numbers(120)
      .map(n => ` + ${n})`)
      .join('')}; } String s(String t) { return t${numbers(150)
      .map(n => ` + ${n}`)
      .join('')}; } }`,
  }),
  program('deeply nested blocks and lambdas', {
    'p1/A.java': `package p1; public class A { int m(int a) { ${'if (a > 0) { '.repeat(60)}a++; ${'} '.repeat(60)} Runnable r = () -> { Runnable s = () -> { Runnable t = () -> { }; }; }; return a; } }`,
  }),
  program('many classes in one file', {
    'p1/A.java': `package p1; public class A { int m() { return new A59().v; } } ${numbers(60)
      .map(n => `class A${n} extends ${n === 0 ? 'Object' : `A${n - 1}`} { int v = ${n}; }`)
      .join(' ')}`,
  }),
  program('one of those many', { 'p1/A.java': 'package p1; public class A { A7 a; }' }),
  program('exceptions in signatures', {
    'p1/A.java':
      'package p1; public class A { void m() throws java.io.IOException { } <X extends Throwable> void n() throws X { } void o() { this.<RuntimeException>n(); } }',
    'p1/B.java': 'package p1; public class B extends A { void m() throws Exception { } }',
  }),
  program('visibility across packages', {
    'p1/A.java':
      'package p1; public class A { int a; protected int b; private int c; protected A() { } protected static class N { } protected int m() { return 1; } int k() { return 2; } }',
    'p2/B.java':
      'package p2; public class B extends p1.A { int x() { return b + m() + super.m(); } int y(p1.A o) { return o.b; } int z() { return a + c; } int k() { return 3; } N n = new N(); }',
  }),
  program('a package-private method overridden around a corner', {
    'p1/A.java': 'package p1; public class A { long k() { return 1; } public long m() { return k(); } }',
    'p2/B.java': 'package p2; public class B extends p1.A { long k() { return 2; } }',
    'p1/C.java': 'package p1; public class C extends p2.B { public long k() { return 3; } long n() { return super.m(); } }',
  }),
  program('the same with a call around the corner', {
    'p1/A.java': 'package p1; public class A { long k() { return 1; } }',
    'p2/B.java': 'package p2; public class B extends p1.A { }',
    'p1/C.java':
      'package p1; public class C extends p2.B { long n() { return k(); } long o() { return super.k() + new p2.B().k(); } }',
  }),
  program('a class that hides everything by its members', {
    'p1/A.java':
      'package p1; public class A { static class System { static class out { static void println(int i) { } } } int java = 1; void m() { System.out.println(java); } }',
  }),
  program('and one that hides the library in full', {
    'p1/A.java': 'package p1; public class A { int java = 1; void m() { java.lang.System.out.println(); } }',
  }),
  program('an exception of a package that is neither java nor javax', {
    'p1/A.java':
      'package p1; public class A { void m(javax.xml.parsers.DocumentBuilder b) throws java.io.IOException { try { b.parse("x"); } catch (org.xml.sax.SAXException e) { } } }',
  }),
  program('the same once more, with an import', {
    'p1/A.java':
      'package p1; import org.xml.sax.*; public class A { void m(javax.xml.parsers.DocumentBuilder b) throws Exception { try { b.parse("x"); } catch (SAXException e) { } } }',
  }),
  program('nothing nasty, to end with', {
    'p1/A.java': 'package p1; public class A { public long k(long a) { return 1; } }',
    'p1/B.java': 'package p1; public class B extends A { public long k(int a) { return 2; } public long m() { return k(2); } }',
  }),
]

function program(name: string, files: Readonly<Record<string, string>>): NastyProgram {
  return { name, files }
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n)
}
