/** One program for each refactoring that Eclipse has, and what is in the result; its whole text for the ten of the theories. */
import type { Files } from '../../../src/model/index.js'
import type { Sample } from '../laws/laws.js'
import { classA, sample } from './support.js'

export interface Case extends Sample {
  /** Of every named file a piece of its text, or null if it must be gone. */
  readonly expected: Readonly<Record<string, string | null>>
}

export const ten: readonly Case[] = [
  of(
    'rename-class',
    { ...classA('A() {}', '[|A|]'), 'p/B.java': 'package p;\n\nclass B extends A {\n    A a = new A();\n}\n' },
    { 'p/A.java': null, 'p/Z.java': 'public class Z {\n    Z() {}\n}', 'p/B.java': 'class B extends Z {\n    Z a = new Z();\n}' },
    { newName: 'Z' },
  ),
  of(
    'rename-method',
    {
      ...classA('int [|m|]() { return 1; }'),
      'p/B.java': 'package p;\n\nclass B extends A {\n    int m() { return super.m(); }\n}\n',
    },
    { 'p/A.java': 'int n() { return 1; }', 'p/B.java': 'int n() { return super.n(); }' },
    { newName: 'n' },
  ),
  of(
    'rename-field',
    classA('int [|f|] = 1; int m(int g) { return f + this.f; }'),
    { 'p/A.java': 'int h = 1; int m(int g) { return h + this.h; }' },
    { newName: 'h' },
  ),
  of(
    'push-down-method',
    {
      ...classA('public int f; public int [|m|]() { return f; }'),
      'p/B.java': 'package p;\n\nclass B extends A {\n}\n',
      'p/C.java': 'package p;\n\nclass C extends A {\n}\n',
    },
    { 'p/A.java': 'public int f;\n}', 'p/B.java': 'public int m() { return f; }', 'p/C.java': 'public int m() { return f; }' },
  ),
  of(
    'push-down-field',
    { ...classA('int [|f|] = 1;'), 'p/B.java': 'package p;\n\nclass B extends A {\n    int m() { return f; }\n}\n' },
    { 'p/A.java': 'public class A {\n}', 'p/B.java': 'int f = 1;\n\n    int m() { return f; }' },
  ),
  of(
    'pull-up-method',
    { ...classA('int x;'), 'p/B.java': 'package p;\n\nclass B extends A {\n    int [|m|]() { return 3; }\n}\n' },
    { 'p/A.java': 'int x;\n\n    int m() { return 3; }', 'p/B.java': 'class B extends A {\n}' },
  ),
  of(
    'pull-up-field',
    {
      ...classA('int x;'),
      'p/B.java': 'package p;\n\nclass B extends A {\n}\n',
      'p/C.java': 'package p;\n\nclass C extends B {\n    int [|f|] = 4;\n}\n',
    },
    { 'p/A.java': 'int f = 4;', 'p/B.java': 'class B extends A {\n}', 'p/C.java': 'class C extends B {\n}' },
    { destination: 'p.A' },
  ),
  of(
    'encapsulate-field',
    { ...classA('int [|f|] = 1;'), 'p/B.java': 'package p;\n\nclass B extends A {\n    void k() { f = f + 2; }\n}\n' },
    { 'p/A.java': 'private int f = 1;', 'p/B.java': 'void k() { setF(getF() + 2); }' },
  ),
  of(
    'move-method',
    { ...classA('B b; int x; int [|m|]() { return b.y + x; }'), 'p/B.java': 'package p;\n\nclass B {\n    int y;\n}\n' },
    { 'p/A.java': 'B b; int x;\n}', 'p/B.java': 'int m(A a) { return y + a.x; }' },
    { to: 'b' },
  ),
  of(
    'add-parameter',
    {
      ...classA('int m(int a) { return a; }'),
      'p/B.java': 'package p;\n\nclass B extends A {\n    int [|m|](int a) { return new A().m(5); }\n}\n',
    },
    { 'p/A.java': 'int m(long i, int a)', 'p/B.java': 'int m(long i, int a) { return new A().m(0, 5); }' },
    { type: 'long', name: 'i', default: '0', index: '0' },
  ),
]

export const others: readonly Case[] = [
  of(
    'rename-enum-constant',
    { 'p/E.java': 'package p;\n\nenum E {\n    [|X|], Y;\n    E e = X;\n}\n' },
    { 'p/E.java': 'Z, Y;\n    E e = Z;' },
    { newName: 'Z' },
  ),
  of('rename-local', classA('int m() { int [|x|] = 1; return x; }'), { 'p/A.java': 'int y = 1; return y;' }, { newName: 'y' }),
  of('rename-type-parameter', classA('T f;', 'A<[|T|]>'), { 'p/A.java': 'class A<U> {\n    U f;' }, { newName: 'U' }),
  of(
    'rename-package',
    { 'p/A.java': 'package [|p|];\n\npublic class A {\n}\n', 'q/B.java': 'package q;\n\nclass B extends p.A {\n}\n' },
    { 'p/A.java': null, 'r/s/A.java': 'package r.s;', 'q/B.java': 'extends r.s.A' },
    { newName: 'r.s' },
  ),
  of(
    'move-static-member',
    { ...classA('static int [|m|]() { return 1; } int k() { return m(); }'), 'p/B.java': 'package p;\n\npublic class B {\n}\n' },
    { 'p/A.java': 'return B.m();', 'p/B.java': 'static int m() { return 1; }' },
    { to: 'B' },
  ),
  of(
    'move-type',
    { ...classA('', '[|A|]'), 'q/B.java': 'package q;\n\npublic class B extends p.A {\n}\n' },
    { 'p/A.java': null, 'q/A.java': 'package q;', 'q/B.java': 'extends' },
    { to: 'q' },
  ),
  of('move-type-to-new-file', classA('static class [|N|] {} N n;'), { 'p/A.java': 'N n;', 'p/N.java': 'class N {' }),
  of('delete', classA('int [|f|];\n    int g;'), { 'p/A.java': 'public class A {\n    int g;\n}' }),
  of(
    'change-method-signature',
    classA('int [|m|](int a, int b, int c) { return a; } int k() { return m(1, 2, 3); }'),
    { 'p/A.java': 'public int n(int b, int a) { return a; } int k() { return n(2, 1); }' },
    { name: 'n', visibility: 'public', parameters: 'b, a' },
  ),
  of(
    'extract-method',
    classA('int m(int a) { return [|a * 2|] + 1; }'),
    { 'p/A.java': 'return twice(a) + 1;' },
    { name: 'twice' },
  ),
  of('extract-local', classA('int m(int a) { return [|a * 2|] + 1; }'), { 'p/A.java': 'int t = a * 2;' }, { name: 't' }),
  of('extract-constant', classA('int m() { return [|42|]; }'), { 'p/A.java': 'private static final int C = 42;' }, { name: 'C' }),
  of(
    'extract-interface',
    {
      ...classA('public int m() { return 1; }', '[|A|]'),
      'p/B.java': 'package p;\n\nclass B {\n    int k(A a) { return a.m(); }\n}\n',
    },
    { 'p/A.java': 'class A implements I', 'p/I.java': 'int m();', 'p/B.java': 'int k(I a)' },
    { name: 'I' },
  ),
  of(
    'extract-superclass',
    classA('int [|f|]; int m() { return f; }'),
    { 'p/A.java': 'extends S', 'p/S.java': 'int f;' },
    { name: 'S' },
  ),
  of(
    'extract-class',
    classA('int x; int m() { return x; }', '[|A|]'),
    { 'p/A.java': 'return data.x;', 'p/D.java': 'public int x;' },
    { name: 'D' },
  ),
  of('inline-method', classA('int [|m|](int a) { return a + 1; } int k() { return m(2); }'), {
    'p/A.java': '{\n    int k() { return 2 + 1; }',
  }),
  of('inline-constant', classA('static final int [|C|] = 3; int k() { return C; }'), {
    'p/A.java': '{\n    int k() { return 3; }',
  }),
  of('inline-local', classA('int k() { int [|x|] = 3; return x; }'), { 'p/A.java': 'int k() { return 3; }' }),
  of('convert-local-to-field', classA('int k() { int [|x|] = 3; return x; }'), { 'p/A.java': 'private int f;' }, { name: 'f' }),
  of('convert-anonymous', classA('Object k() { return new [|Object|]() {}; }'), { 'p/A.java': 'return new N();' }, { name: 'N' }),
  of('make-static', classA('int [|m|](int a) { return a; } int k() { return m(3); }'), { 'p/A.java': 'static int m(int a)' }),
  of(
    'introduce-parameter',
    classA('int m() { return [|42|]; } int k() { return m(); }'),
    { 'p/A.java': 'return m(42);' },
    { name: 'a' },
  ),
  of(
    'introduce-parameter-object',
    classA('int [|m|](int a, int b) { return a + b; } int k() { return m(1, 2); }'),
    { 'p/A.java': 'return m(new P(1, 2));', 'p/P.java': 'public int a;' },
    { name: 'P' },
  ),
  of(
    'introduce-indirection',
    classA('public int [|m|]() { return 1; } int k() { return m(); }'),
    { 'p/A.java': 'return A.via(this);' },
    { name: 'via' },
  ),
  of(
    'introduce-factory',
    classA('[|A|]() {} static Object k() { return new A(); }'),
    { 'p/A.java': 'return create();' },
    { name: 'create' },
  ),
  of(
    'use-supertype',
    {
      ...classA('int m() { return 1; }'),
      'p/B.java': 'package p;\n\nclass [|B|] extends A {\n    int k(B b) { return b.m(); }\n}\n',
    },
    { 'p/B.java': 'int k(A b)' },
    { to: 'A' },
  ),
  of(
    'generalize-declared-type',
    classA('int m(String [|s|]) { return s.length(); }'),
    { 'p/A.java': 'm(CharSequence s)' },
    { to: 'CharSequence' },
  ),
  of(
    'infer-type-arguments',
    {
      'p/A.java':
        'package p;\n\nimport java.util.*;\n\nclass [|A|] {\n    void m() { List l = new ArrayList(); l.add("x"); }\n}\n',
    },
    { 'p/A.java': 'List<String> l = new ArrayList<' },
  ),
]

/** The newest release only. */
export const newest: readonly Case[] = [
  of('convert-to-record', classA('private final int x; A(int x) { this.x = x; } int x() { return x; }', '[|A|]'), {
    'p/A.java': 'record A(int x)',
  }),
]

function of(refactoring: string, files: Files, expected: Case['expected'], parameters = {}): Case {
  return { ...sample(refactoring, files, parameters), expected }
}
