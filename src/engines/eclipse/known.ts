/**
 * What Eclipse's trackers have of its bugs, with programs that show them in 2026-06 (4.40), and what its makers may call a choice. Looked up in the issues and
 * the sources of eclipse-jdt/eclipse.jdt.ui, as they were in September 2026. The programs are the smallest of hunts, or what an issue's own program comes
 * down to; a test finds every one of them anew.
 */
import type { Choice, KnownIssue } from '../engine.js'

export const known: readonly KnownIssue[] = [
  {
    // PR #3149 of 2026-09-04, not released yet.
    ...issue(3034, 'fixed'),
    refactoring: 'rename-method',
    programs: [
      {
        kind: 'compile',
        files: file(`
          class A { public void m() {} }
          class B extends A { private void [|n|]() {} }`),
        parameters: { newName: 'm' },
      },
    ],
  },
  {
    ...issue(1865, 'open'),
    refactoring: 'move-method',
    programs: [
      {
        kind: 'behaviour',
        files: file(`
          class A { public B f; public int [|m|](int a) { return 0; } }
          class B { }
          class C extends B { public int n() { return m(0); } public int m(long a) { return 1; } }`),
        parameters: { to: 'f' },
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public int m() { return new B().n(0); } }
          class B extends A { public A f; private int [|n|](int a) { return 0; } public int n(long a) { return 1; } }`),
        parameters: { to: 'f' },
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { }
          class B extends A { public A f; private int [|m|](int a) { return 0; } public int m(long a) { return 1; } }
          class C extends B { public int n() { return m(0); } }`),
        parameters: { to: 'f' },
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public C f; public int [|m|](int a) { return 0; } public int n() { return new C().m(0); } }
          class B { public int m(long a) { return 1; } }
          class C extends B { }`),
        parameters: { to: 'f' },
      },
    ],
  },
  {
    ...issue(1869, 'open'),
    refactoring: 'pull-up-method',
    programs: [
      {
        kind: 'behaviour',
        files: file(`
          class A { public int m() { return n(0); } public int n(long a) { return 0; } }
          class B extends A { public int [|n|](int a) { return 1; } }`),
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public void m() { n(""); } public void n(Object a) {} }
          class B extends A { public void [|n|](String a) { System.out.println(""); } }`),
      },
    ],
  },
  {
    ...issue(1870, 'open'),
    refactoring: 'pull-up-method',
    programs: [
      {
        kind: 'compile',
        files: file(`
          class A { public static void m() { n(0L); } public static void n(Number a) {} }
          class B extends A { public void [|n|](Long a) {} }`),
      },
    ],
  },
  {
    // Not looked up in the tracker: since 2004 the sources say by its number that the check is to be done (ChangeSignatureProcessor.checkFinalConditions).
    id: 'Bug 58616',
    link: 'https://bugs.eclipse.org/bugs/show_bug.cgi?id=58616',
    status: 'reported',
    refactoring: 'add-parameter',
    programs: [
      {
        kind: 'compile',
        files: {
          'A.java': 'public class A { public void [|m|]() {} }',
          'B.java': 'public class B extends A { private void m(int a) {} }',
        },
        parameters: newInt(),
      },
      {
        kind: 'compile',
        files: {
          'p/A.java': 'package p; import q.B; public class A { protected void m(int a) {} public void n() { new B().m(0); } }',
          'q/B.java': 'package q; import p.A; public class B extends A { protected void [|m|]() {} }',
        },
        parameters: newInt(),
      },
      {
        kind: 'compile',
        files: {
          'p/A.java': 'package p; import q.C; public class A { public void m() { new C().n(); } }',
          'q/B.java': 'package q; public class B { public void [|n|]() {} }',
          'q/C.java': 'package q; public class C extends B { void n(int a) {} }',
        },
        parameters: newInt(),
      },
      {
        kind: 'compile',
        files: {
          'p/A.java': 'package p; import q.C; public class A { public void m() { new C().n(); } }',
          'p/B.java': 'package p; public class B { public void [|n|]() {} }',
          'q/C.java': 'package q; import p.B; public class C extends B { void n(int a) {} }',
        },
        parameters: newInt(),
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public int [|m|]() { return 0; } public int n() { return m(); } }
          class B extends A { public int m(int a) { return 1; } }`),
        parameters: newInt(),
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public int [|m|]() { return 0; } }
          class B extends A { public int n() { return m(); } public int m(int a) { return 1; } }`),
        parameters: newInt(),
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public int m(int a) { return 0; } }
          class B extends A { public int [|m|]() { return 1; } public int n() { return m(0); } }`),
        parameters: newInt(),
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public int m() { return n(0); } public int n(int a) { return 0; } }
          class B extends A { public int [|n|]() { return 1; } }`),
        parameters: newInt(),
      },
      {
        kind: 'behaviour',
        files: file(`
          class A { public int m(int a) { return 0; } }
          class B extends A { public int [|m|]() { return 1; } }`),
        parameters: newInt(),
      },
      {
        kind: 'behaviour',
        files: file(
          'class A { public int [|m|]() { return 0; } public int n() { return m(0); } public int m(long a) { return 1; } }',
        ),
        parameters: newInt(),
      },
    ],
  },
  {
    ...issue(1679, 'fixed'),
    related: 'the super was added to fix it (PR #1690), but before the refactoring, too, the call ran the method of the subclass',
    refactoring: 'push-down-method',
    programs: [
      {
        kind: 'behaviour',
        files: file(`
          class A { public int m() { return 0; } }
          class B extends A { public int [|n|]() { return m(); } }
          class C extends B { public int m() { return 1; } }`),
      },
    ],
  },
]

export const choices: readonly Choice[] = [
  {
    refactoring: 'move-method',
    filter: 'null-receiver',
    why: 'the field is null, and the method is now called on it; only for methods that compare the field with null has Eclipse a warning (eclipse.jdt.ui#3035, PR #3082)',
  },
  {
    refactoring: 'encapsulate-field',
    message: '^accessor-missing: .* is there, and has nothing to do with ',
    why: 'Eclipse uses a method of the name of an accessor as it is, on purpose (reUseExistingField; until 2024 its dialog said "using existing getter")',
  },
]

function issue(number: number, status: KnownIssue['status']): Pick<KnownIssue, 'id' | 'link' | 'status'> {
  return { id: `eclipse.jdt.ui#${number}`, link: `https://github.com/eclipse-jdt/eclipse.jdt.ui/issues/${number}`, status }
}

/** How the classes of one package lie in files makes no difference. */
function file(text: string): Readonly<Record<string, string>> {
  return { 'A.java': text }
}

function newInt(): Readonly<Record<string, string>> {
  return { type: 'int', name: 'a', default: '0', index: '0' }
}
