import { beforeAll, expect, test } from 'vitest'
import type { CheckResult, Pair } from '../../src/model/index.js'
import { checkBatch } from '../support/assay.js'

/** Edits that keep the behaviour for every caller, each of which was once taken, or could be taken, for a change. */
const kept: Readonly<Record<string, readonly [string, string]>> = {
  'another comparator of the same order': [
    'public Comparator<String> c() { return Comparator.naturalOrder(); }',
    'public Comparator<String> c() { return (a, b) -> a.compareTo(b); }',
  ],
  'an iterator of another list': [
    'private final List<String> l = new ArrayList<>(List.of("a")); public Iterator<String> it() { return l.iterator(); }',
    'private final List<String> l = new LinkedList<>(List.of("a")); public Iterator<String> it() { return l.iterator(); }',
  ],
  'an operator for a function': [
    'public Function<String, String> u() { return Function.identity(); }',
    'public Function<String, String> u() { return UnaryOperator.identity(); }',
  ],
  'a reader around a reader': [
    'public java.io.Reader r() { return new java.io.StringReader("a"); }',
    'public java.io.Reader r() { return new java.io.BufferedReader(new java.io.StringReader("a")); }',
  ],
  'logging from an extracted method': [
    'static final java.util.logging.Logger L = java.util.logging.Logger.getLogger("a"); public int f(int x) { L.info("x" + x); return x; }',
    'static final java.util.logging.Logger L = java.util.logging.Logger.getLogger("a"); public int f(int x) { log(x); return x; } private void log(int x) { L.info("x" + x); }',
  ],
  'a renamed private field in the words of the JDK': [
    'private String name; public String g() { try { return name.trim(); } catch (NullPointerException e) { return "error: " + e.getMessage(); } }',
    'private String label; public String g() { try { return label.trim(); } catch (NullPointerException e) { return "error: " + e.getMessage(); } }',
  ],
  'an order that every process draws anew': [
    'public String f() { return Set.of("a", "b", "c", "d").toString(); }',
    'public String f() { return new LinkedHashSet<>(Arrays.asList("a", "b", "c", "d")).toString(); }',
  ],
  'a set of another kind': [
    'private final Set<Integer> s = new HashSet<>(); public void add(int i) { s.add(i); } public Set<Integer> all() { return new HashSet<>(s); }',
    'private final Set<Integer> s = new LinkedHashSet<>(); public void add(int i) { s.add(i); } public Set<Integer> all() { return new TreeSet<>(s); }',
  ],
  'a map of another kind': [
    'private final Map<Integer, String> m = new TreeMap<>(); public void put(int i) { m.put(i, "x"); } public Map<Integer, String> all() { return m; }',
    'private final Map<Integer, String> m = new LinkedHashMap<>(); public void put(int i) { m.put(i, "x"); } public Map<Integer, String> all() { return m; }',
  ],
  'a class that has become a record': [
    'public static final class P { private final int x; public P(int x) { this.x = x; } public int x() { return x; } public P next() { return new P(x + 1); } public boolean equals(Object o) { return o instanceof P p && p.x == x; } public int hashCode() { return x; } public String toString() { return "P[x=" + x + "]"; } }',
    'public record P(int x) { public P next() { return new P(x + 1); } public int hashCode() { return x; } }',
  ],
  'a hidden class that has become a record': [
    'public interface Row { int key(); } private static class R implements Row { final int k; R(int k) { this.k = k; } public int key() { return k; } } public List<Row> rows(int k) { return List.of(new R(k)); }',
    'public interface Row { int key(); } private record R(int key) implements Row { } public List<Row> rows(int k) { return List.of(new R(k)); }',
  ],
  'a record with an enum in it': [
    'public enum E { X, Y } public record P(E e, int x) { public int one() { return 1; } }',
    'public enum E { X, Y } public record P(E e, int x) { public int one() { int r = 2; return r - 1; } }',
  ],
  'a list of integers that is only counted': [
    'public int m(List<Integer> l) { int s = 0; for (int i : l) s++; return s; }',
    'public int m(List<Integer> l) { return l.size(); }',
  ],
  'a hidden field of a superclass': [
    'public static class B { public int f = 1; } public static class C extends B { public int f = 2; public int sum() { return f + super.f; } }',
    'public static class B { public int f = 1; } public static class C extends B { private int f = 2; public int sum() { return getF() + super.f; } public int getF() { return f; } }',
  ],
  'a thread-wide flag that goes back and forth': [
    'public boolean m() { boolean was = Thread.interrupted(); if (!was) Thread.currentThread().interrupt(); return was; }',
    'public boolean m() { boolean old = Thread.interrupted(); if (!old) Thread.currentThread().interrupt(); return old; }',
  ],
}

const changed: Readonly<Record<string, readonly [string, string]>> = {
  'a table whose order nobody sees': [
    'public int f(String s) { return Map.of("a", 1, "b", 2).getOrDefault(s, 0); }',
    'public int f(String s) { return Map.of("a", 1, "b", 3).getOrDefault(s, 0); }',
  ],
  'a record with an enum in it': [
    'public enum E { X, Y } public record P(E e, int x) { public int one() { return x; } }',
    'public enum E { X, Y } public record P(E e, int x) { public int one() { return x + 1; } }',
  ],
  'equality with another object of the class': [
    'public static class P { final int a; public P(int a) { this.a = a; } public boolean equals(Object o) { return o instanceof P p && p.a == a; } public int hashCode() { return a; } }',
    'public static class P { final int a; public P(int a) { this.a = a; } public boolean equals(Object o) { return o instanceof P p && p.a != a; } public int hashCode() { return a; } }',
  ],
  'what a constructor that takes nothing empty makes': [
    'public static class P { final String s; public P(String s) { if (s.isBlank()) throw new IllegalArgumentException(); this.s = s; } public String up(String t) { return s + t; } }',
    'public static class P { final String s; public P(String s) { if (s.isBlank()) throw new IllegalArgumentException(); this.s = s; } public String up(String t) { return t + s + "!"; } }',
  ],
  'null as the first of two arguments': [
    'public static String f(String s, int w) { if (s == null) s = ""; return s.length() + " "; }',
    'public static String f(String s, int w) { return s.length() + " "; }',
  ],
}

let rounds: readonly Readonly<Record<string, CheckResult>>[] = []

/** Twice, because every process draws the order of some sets anew. */
beforeAll(async () => {
  const pairs = { ...pairsOf('kept', kept), ...pairsOf('changed', changed) }
  rounds = [(await checkBatch(pairs)).results, (await checkBatch(pairs)).results]
}, 120_000)

test('what no caller can tell apart is never called changed', () => {
  for (const results of rounds) {
    const ours = Object.entries(results).filter(([name]) => name.startsWith('kept: '))
    expect(ours).toHaveLength(Object.keys(kept).length)
    expect(ours.filter(([, { verdict }]) => !['preserved', 'unknown'].includes(verdict.kind))).toEqual([])
  }
  expect(rounds).toHaveLength(2)
})

test('what looks like it and is a change is called one', () => {
  for (const results of rounds) {
    const ours = Object.entries(results).filter(([name]) => name.startsWith('changed: '))
    expect(ours).toHaveLength(Object.keys(changed).length)
    expect(ours.filter(([, { verdict }]) => verdict.kind !== 'changed')).toEqual([])
  }
})

function pairsOf(what: string, edits: Readonly<Record<string, readonly [string, string]>>): Readonly<Record<string, Pair>> {
  const program = (members: string) => ({
    'p/A.java': `package p; import java.util.*; import java.util.function.*; public class A { ${members} }`,
  })
  return Object.fromEntries(
    Object.entries(edits).map(([name, [before, after]]) => [
      `${what}: ${name}`,
      { before: program(before), after: program(after) },
    ]),
  )
}
