import { expect, test } from 'vitest'
import { summaryOf } from '../../src/model/bug.js'
import { bugsText, bugText } from '../../src/report/bugs.js'
import { knownTableText } from '../../src/report/known.js'
import { report } from './report-fixture.js'

const pipe = { isTTY: false }

test('bugs are a table, a line each', () => {
  const text = bugsText(report.bugs.slice(0, 5), pipe)
  expect(
    text,
  ).toBe(`id                kind            refactoring        findings  lines  cause                                                          known
b18291c43ccb9595  behaviour       pull-up-method           12     18  enables-overriding
f9b85c6f0cdb1760  compile         pull-up-method           40      8  cant.resolve.location                                          JDT-101 (accepted)
cf2ba22bda289caf  crash           move-method              15      7  NullPointerException in MoveInstanceMethodProcessor.getTarget
32b1ba973ce43cd8  crash           rename-class              1      2  hangs
c3b31b3ddd36bc69  transformation  encapsulate-field         3      3  getter is missing                                              JDT-7 (open)

5 bugs, 2 of them known.

32b1ba973ce43cd8  already reported: https://example.org/jdt/102 (fixed)
`)
  expect(bugsText([], pipe)).toBe('No bugs.\n')
})

test('a bug is shown with request, program, result, what was seen and how to see it again', () => {
  const [, compile] = report.bugs
  if (compile === undefined) throw new Error('no bug')
  expect(
    bugText(compile, 'assay.db', pipe),
  ).toBe(`compile: Pull Up Method by Eclipse 2026-06 (4.40): the result does not compile: cannot find symbol; symbol: variable f; location: class A

request
  pull-up-method of m at A.java:5:7

before: A.java
  class A {
  }
  class B extends A {
    int f;
    int m() {
      return f;
    }
  }

after
  --- A.java
  +++ A.java
  @@ -1,8 +1,9 @@
   class A {
  -}
  -class B extends A {
  -  int f;
  +
     int m() {
       return f;
     }
   }
  +class B extends A {
  +  int f;
  +}

observed
  A.java:4:12  cannot find symbol; symbol:   variable f; location: class A
  expected: a program that compiles, or a refusal with the reason

engine messages
  info     PullUp_note  the field f is not moved

details
  engine     Eclipse 2026-06 (4.40): org.eclipse.jdt.core.manipulation 1.24.100
  cause      cant.resolve.location
  reported   JDT-101, accepted: https://example.org/jdt/101
  elsewhere  eclipse@4.34 no
  findings   40: ${compile.findings.slice(0, 5).join(', ')} …

Reproduce it: npx assay replay assay.db f9b85c6f0cdb1760
`)
})

test('witnesses, stacks and broken rules are shown', () => {
  const shown = report.bugs.map(bug => bugText(bug, 'x.db', pipe))
  expect(shown[0]).toContain('\n    in B.m(), A.k(long) ran, now B.k(int)\n')
  expect(shown[2]).toContain('\n    at MoveInstanceMethodProcessor.getTarget\n')
  expect(shown[3]).toContain('\n  it timed out, twice\n')
  expect(shown[4]).toContain('\n  the field A.f is private, and A has no getter for it (has-getter)\n')
})

test('what the engine says of a bug stands below its title', () => {
  const [hang, refusal] = [report.bugs[3], report.bugs[5]].map(bug => bug && bugText(bug, 'x.db', pipe).split('\n').slice(1, 3))
  expect(hang?.[0]).toBe('already reported: https://example.org/jdt/102 (fixed)')
  expect(refusal).toEqual([
    'related: https://example.org/jdt/103 (open): it asks for this check',
    'may be a choice: a hidden field may surprise readers',
  ])
})

test('nothing that a terminal would obey is printed', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
  for (const bug of report.bugs) expect(bugText(bug, 'x.db', pipe)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
})

test('what became of reported bugs is counted per engine, with those that were found now', () => {
  const known = (id: string, engine: string, status: 'reported' | 'accepted' | 'fixed' | 'open' | 'duplicated') => ({
    id,
    engine,
    status,
    link: `https://example.org/${id}`,
  })
  const all = [
    known('1', 'eclipse', 'fixed'),
    known('2', 'eclipse', 'open'),
    known('3', 'toy', 'reported'),
    known('4', 'toy', 'duplicated'),
  ]
  expect(knownTableText(all, new Set(['2', '9']), pipe)).toBe(`engine   reported  accepted  duplicated  fixed  open  found now
eclipse         2         0           0      1     1          1
toy             2         0           1      0     0          0
all             4         0           1      1     1          1
`)
})

test('a bug with several symptoms is told with all of them, and with the bugs that share its place in the engine', () => {
  const [behaviour, compile] = report.bugs
  if (behaviour === undefined || compile === undefined) throw new Error('no bugs')
  const { id, kind, cause, filters, findings, smallest } = behaviour
  const both = {
    ...compile,
    symptoms: [{ id, kind, cause, filters, findings, smallest }],
    samePlace: [{ place: 'Adjustor.adjust', bugs: ['1f3c9a'] }],
  }
  expect(bugsText([both], pipe)).toContain('  compile, behaviour  ')
  const text = bugText(both, 'assay.db', pipe)
  expect(text).toContain(`\nthe same cause elsewhere\n  behaviour changed (12 findings): enables-overriding (replay ${id})\n`)
  expect(text).toContain('1f3c9a shares Adjustor.adjust with it')
  expect(summaryOf(both).symptoms).toEqual([{ id, kind, cause, findings: 12, smallest: { id: smallest.id, lines: 18 } }])
})
