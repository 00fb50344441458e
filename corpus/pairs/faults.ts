/** Compile errors of all kinds, planted in a program that compiles. */
import type { Dice } from './dice.js'
import type { Files } from './hierarchy.js'

/** One more error in one of the files. */
export function broken(d: Dice, files: Files): Files {
  const path = d.pick(Object.keys(files).sort())
  const text = files[path] ?? ''
  return d.pick([faultyMember, faultyMember, faultyMember, faultyHeader, faultySyntax, faultySyntax, faultyName])(
    d,
    files,
    path,
    text,
  )
}

type Fault = (d: Dice, files: Files, path: string, text: string) => Files

/** A member that can't stand in any class, put last. */
const faultyMember: Fault = (d, files, path, text) => {
  const end = text.lastIndexOf('}')
  return { ...files, [path]: `${text.slice(0, Math.max(end, 0))}  ${d.pick(faultyMembers)}\n${text.slice(Math.max(end, 0))}` }
}

const faultyMembers = [
  'int x1() { return missing; }',
  'Missing x2() { return null; }',
  'int x3() { return missing(1); }',
  'int x4() { return "".missing; }',
  'int x5() { return p9.Missing.value; }',
  'int x6() { return "text"; }',
  'int x7() { long wide = 1; return wide; }',
  'boolean x8() { return 1 + true; }',
  'String x9() { return (String) Integer.valueOf(1); }',
  'int x10() { return 1; return 2; }',
  'void x11() { while (true) { } int after = 1; }',
  'int x12(int a) { if (a > 0) return 1; }',
  'int x13() { }',
  'void x14() { return 1; }',
  'int x15; int x15;',
  'void x16() { } int x16() { return 1; }',
  'void x17(int a, int a) { }',
  'void x18() { int a = 1; int a = 2; }',
  'void x19() { throw new Exception(); }',
  'void x20() { try { } catch (java.io.IOException e) { } }',
  'void x21() { try { throw new Exception(); } catch (Exception e) { } catch (RuntimeException e) { } }',
  'void x22() { int a; a++; }',
  'void x23() { final int a = 1; a = 2; }',
  'final int x24;',
  'static int x25() { return this.hashCode(); }',
  'static int x26() { return hashCode(); }',
  'abstract int x27();',
  'int x28();',
  'native int x29() { return 1; }',
  'private public int x30;',
  'void x31() { break; }',
  'void x32() { nowhere: for (;;) { continue elsewhere; } }',
  'void x33(int a) { switch (a) { case 1: case 1: } }',
  'void x34() { new Runnable() { }.run(); }',
  'void x35() { new Runnable(); }',
  'void x36() { Runnable r = () -> 1; }',
  'void x37() { var v = null; }',
  'void x38() { int a = 1; Runnable r = () -> System.out.println(a); a = 2; }',
  'void x39() { java.util.List<int> l = null; }',
  'void x40() { java.util.List<String> l = new java.util.ArrayList<Integer>(); }',
  '<T extends Number> T x41() { return this.<String>x41(); }',
  'void x42() { Math.max(1); }',
  'void x43() { Math.max("a", 1); }',
  'void x44() { x44(null, 1); } void x44(String a) { } void x44(Integer a) { } void x45() { x44(null); }',
  'public String toString() { return 1; }',
  'String toString() { return ""; }',
  'public int toString() { return 1; }',
  'public final int hashCode(int a) { return 1; } @Override public int hashcode() { return 1; }',
  'public void getClass() { }',
  'public boolean equals(Object o) throws Exception { return true; }',
  '@Missing void x46() { }',
  '@FunctionalInterface interface X47 { int a(); int b(); }',
  '@Deprecated @Deprecated void x48() { }',
  'enum X49 { ONE, ONE }',
  'record X50(int a) { int b; }',
  'record X51(int a) { X51 { return; } }',
  'sealed interface X52 permits X53 { } class X53 { }',
  'interface X54 { private int a(); }',
  'class X55 extends String { }',
  'class X56 extends Runnable { }',
  'class X57 implements Object { }',
  'class X58 implements Runnable { }',
  'class X59 extends X60 { } class X60 extends X59 { }',
  'class X61 { X61(int a) { } } class X62 extends X61 { }',
  'class X63 { } class X63 { }',
  'class X64 { X64() { this(); } }',
  'class X65 { private int a; } class X66 { private static class Y { private Y(int a) { } } } class X67 extends X66.Y { }',
  'int x68 = 99999999999;',
  'byte x69 = 300;',
  'char x70 = -1;',
  'int x71 = 1 / "a".length;',
  'int x72 = new int[2].size();',
  'int[] x73 = { 1, "2" };',
  'int x74 = null;',
  'Object x75 = switch (1) { case 1 -> 2; };',
  'void x76(Object o) { if (o instanceof String s) { } s.length(); }',
  'void x77() { synchronized (1) { } }',
  'void x78() { for (String s : 5) { } }',
  'void x79() { assert 1; }',
  'void x80() { super.missing(); }',
  'void x81() { int i = 1; i.toString(); }',
  'void x82() { System.out.println(void.class.missing()); }',
  'void x83() { Object o = new Object(); o = o + o; }',
  'void x84() { if (1) { } }',
  'void x85() { 5 = 6; }',
  'void x86() { int x = 1; x; }',
] as const

/** What stands above the members: the package, imports, the class and what it extends. */
const faultyHeader: Fault = (d, files, path, text) => {
  const name = /(?:class|interface|enum|record) (\w+)/.exec(text)?.[1] ?? 'A'
  const change = d.pick<(t: string) => string>([
    t => t.replace(`class ${name}`, 'class Elsewhere'),
    t => t.replace('public class', 'private class'),
    t => t.replace('public class', 'public abstract final class'),
    t => t.replace('package p1;', 'package p1;\nimport missing.*;'),
    t => t.replace('package p1;', 'package p1;\nimport java.util.Missing;'),
    t => t.replace('package p1;', 'package p1;\nimport static java.lang.Math.missing;'),
    t => t.replace('package p1;', 'package p3;'),
    t => t.replace('package', 'packag'),
    t => t.replace(/(class \w+) (extends \w+ )?/, `$1 extends ${name} `),
    t => t.replace(/(class \w+) (extends \w+ )?/, '$1 extends Missing '),
    t => t.replace(/(class \w+) (extends \w+ )?/, '$1 extends Thread.State '),
    t => t.replace(/(class \w+) (extends \w+ )?/, '$1 implements Comparable<String> '),
    t => t.replace('public class A {', 'public class A extends B {'),
    t => `${t}class ${name} { }\n`,
    t => `${t}class Beside extends ${name} { private Beside(int a) { super(a, a); } }\n`,
  ])
  const changed = change(text)
  return changed === text ? faultyMember(d, files, path, text) : { ...files, [path]: changed }
}

/** A token lost, doubled or strange. */
const faultySyntax: Fault = (d, files, path, text) => {
  const tokens = [...text.matchAll(/[;{}()]|\b(?:return|class|int|long|public)\b/g)]
  if (tokens.length === 0) return faultyMember(d, files, path, text)
  const token = d.pick(tokens)
  const [before, after] = [text.slice(0, token.index), text.slice(token.index + token[0].length)]
  const replacement = d.pick([
    '',
    '',
    '',
    `${token[0]} ${token[0]}`,
    '#',
    '"',
    "'",
    '/*',
    '@',
    '->',
    '\\u00',
    'goto',
    '1x',
    'else',
  ])
  return { ...files, [path]: before + replacement + after }
}

/** A word that is declared somewhere, written wrongly in one place. */
const faultyName: Fault = (d, files, path, text) => {
  const words = [...text.matchAll(/\b[A-Za-z]\w*(?=[ .(;)])/g)].filter(match => !keywords.has(match[0]))
  if (words.length === 0) return faultyMember(d, files, path, text)
  const word = d.pick(words)
  return { ...files, [path]: `${text.slice(0, word.index)}${word[0]}x${text.slice(word.index + word[0].length)}` }
}

const keywords = new Set([
  'package',
  'import',
  'public',
  'protected',
  'private',
  'static',
  'class',
  'extends',
  'return',
  'this',
  'super',
  'new',
])
