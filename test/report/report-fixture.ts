/** Reports as campaigns give them: a few bugs of every kind, some with text that means harm, and as many as one likes. */
import { menu } from '../../src/engines/eclipse/refactorings.js'
import {
  type BugKind,
  type Cause,
  defined,
  type Files,
  type HuntRow,
  hashOf,
  type Remarks,
  type Report,
  type ReportedBug,
} from '../../src/model/index.js'
import { readMarks } from '../../src/programs/marks.js'

/** What programs and engines must not be able to do anything with: markup, ends of scripts, quotes, fences, signs that turn lines around. */
export const hostile =
  '</script><script>window.harm = 1</script><img src=x onerror="window.harm = 2">\'"`````]]>--><!--&amp;|\u202egnirts\u202c\u0000\ud800'

const engines = ['eclipse@4.40', 'eclipse@4.34']
const builds = {
  'eclipse@4.40': { released: '2026-06', components: { 'org.eclipse.jdt.core.manipulation': '1.24.100' } },
  'eclipse@4.34': { released: '2024-12', components: { 'org.eclipse.jdt.core.manipulation': '1.21.300' } },
}
const refactorings = [
  'rename-class',
  'rename-method',
  'rename-field',
  'push-down-method',
  'push-down-field',
  'pull-up-method',
  'pull-up-field',
  'encapsulate-field',
  'move-method',
  'add-parameter',
]

export const report: Report = reportOf([
  bug({
    kind: 'behaviour',
    refactoring: 'pull-up-method',
    cause: 'enables-overriding',
    filters: ['enables-overriding', 'changes-method-overload'],
    findings: 12,
    before: {
      'p/A.java': 'package p;\npublic class A {\n  public int k(long a) {\n    return 10;\n  }\n}\n',
      'p/B.java': 'package p;\npublic class B extends A {\n  public int m() {\n    return k(2);\n  }\n}\n',
      'p/C.java': 'package p;\nclass C extends B {\n  int [|k|](int a) {\n    return 20;\n  }\n}\n',
    },
    after: {
      'p/A.java': 'package p;\npublic class A {\n  public int k(long a) {\n    return 10;\n  }\n}\n',
      'p/B.java':
        'package p;\npublic class B extends A {\n  public int m() {\n    return k(2);\n  }\n\n  int k(int a) {\n    return 20;\n  }\n}\n',
      'p/C.java': 'package p;\nclass C extends B {\n}\n',
    },
    why: {
      kind: 'changed',
      verdict: {
        kind: 'changed',
        witness: {
          calls: ['var b = new p.B();', 'b.m();'],
          observed: 'return',
          before: '10',
          after: '20',
          divergence: { in: 'p.B#m()', before: 'p.A#k(long)', after: 'p.B#k(int)' },
        },
      },
    },
    parameters: { destination: 'B' },
    elsewhere: [
      { engine: 'eclipse@4.34', answer: 'yes' },
      { engine: 'toy@1', answer: 'n.a.' },
    ],
  }),
  bug({
    kind: 'compile',
    refactoring: 'pull-up-method',
    cause: 'cant.resolve.location',
    findings: 40,
    before: {
      'A.java': 'class A {\n}\nclass B extends A {\n  int f;\n  int [|m|]() {\n    return f;\n  }\n}\n',
    },
    after: { 'A.java': 'class A {\n\n  int m() {\n    return f;\n  }\n}\nclass B extends A {\n  int f;\n}\n' },
    why: {
      kind: 'uncompilable',
      verdict: {
        kind: 'uncompilable',
        diagnostics: [
          {
            code: 'compiler.err.cant.resolve.location',
            message: 'cannot find symbol\n  symbol:   variable f\n  location: class A',
            file: 'A.java',
            line: 4,
            column: 12,
          },
        ],
      },
    },
    messages: [{ severity: 'info', key: 'PullUp_note', text: 'the field f is not moved', site: 'PullUp.check' }],
    known: { id: 'JDT-101', link: 'https://example.org/jdt/101', status: 'accepted' },
    elsewhere: [{ engine: 'eclipse@4.34', answer: 'no' }],
  }),
  bug({
    kind: 'crash',
    refactoring: 'move-method',
    cause: 'NullPointerException in MoveInstanceMethodProcessor.getTarget',
    findings: 15,
    before: { 'A.java': 'class A {\n  B b;\n  void [|m|]() {\n  }\n}\nclass B {\n}\n' },
    why: {
      kind: 'crashed',
      error: {
        type: 'java.lang.NullPointerException',
        message: 'Cannot invoke "ITypeBinding.isInterface()" because "target" is null',
        frames: [
          'MoveInstanceMethodProcessor.getTarget',
          'MoveInstanceMethodProcessor.checkFinalConditions',
          'Refactoring.check',
        ],
      },
    },
    parameters: { to: 'b' },
  }),
  bug({
    kind: 'crash',
    refactoring: 'rename-class',
    cause: 'hangs',
    findings: 1,
    before: { 'A.java': 'class [|A|] {\n}\n' },
    why: { kind: 'hung' },
    parameters: { newName: 'B' },
    reported: { id: 'JDT-102', link: 'https://example.org/jdt/102', status: 'fixed' },
  }),
  bug({
    kind: 'transformation',
    refactoring: 'encapsulate-field',
    cause: 'getter is missing',
    findings: 3,
    before: { 'A.java': 'class A {\n  public int [|f|];\n}\n' },
    after: { 'A.java': 'class A {\n  private int f;\n}\n' },
    why: { kind: 'transformation', rule: 'has-getter', text: 'the field A.f is private, and A has no getter for it' },
    known: { id: 'JDT-7', link: 'javascript:window.harm = 3', status: 'open' },
  }),
  bug({
    kind: 'refusal',
    refactoring: 'rename-field',
    cause: 'RefactoringCoreMessages.RenameField_hidden',
    findings: 2,
    before: { 'A.java': 'class A {\n  int [|f|];\n}\n' },
    after: { 'A.java': 'class A {\n  int g;\n}\n' },
    why: {
      kind: 'refusal',
      preconditions: ['RenameField_hidden'],
      messages: [{ severity: 'error', key: 'RenameField_hidden', text: 'f is hidden by g', site: 'RenameField.check' }],
      verdict: { kind: 'preserved' },
    },
    parameters: { newName: 'g' },
    messages: [],
    related: { id: 'JDT-103', link: 'https://example.org/jdt/103', status: 'open', why: 'it asks for this check' },
    choice: 'a hidden field may surprise readers',
  }),
  bug({
    kind: 'behaviour',
    refactoring: 'rename-method',
    engine: 'eclipse@4.34',
    cause: hostile,
    filters: [hostile],
    findings: 1,
    before: {
      [`p/${hostile.replaceAll('/', '')}.java`]: `class A {\n  // ${hostile}\n  String [|m|]() {\n    return "${hostile}";\n  }\n}\n`,
    },
    after: {
      [`p/${hostile.replaceAll('/', '')}.java`]: `class A {\n  String n() {\n    return "${hostile}";\n  }\n}\n${hostile}\n`,
    },
    why: {
      kind: 'changed',
      verdict: { kind: 'changed', witness: { calls: [hostile], observed: 'output', before: hostile, after: `"${hostile}` } },
    },
    parameters: { newName: hostile },
    messages: [{ severity: 'warning', key: hostile, text: hostile, site: hostile }],
    known: { id: hostile, link: `https://example.org/"><script>${hostile}`, status: 'duplicated' },
    elsewhere: [{ engine: hostile, answer: 'yes' }],
  }),
])

/** As many as one likes, each with a program of its own. */
export function largeReport(bugs: number): Report {
  const kinds = ['behaviour', 'compile', 'crash', 'transformation'] as const
  return reportOf(
    Array.from({ length: bugs }, (_, n): ReportedBug => {
      const kind = kinds[n % kinds.length] ?? 'compile'
      const model = report.bugs.find(each => each.kind === kind) ?? report.bugs[0]
      if (model === undefined) throw new Error('no bugs')
      const named = (text: string) => text.replaceAll(/\b([ABC])\b/g, `$1${n}x`)
      const files = (given: Files) => Object.fromEntries(Object.entries(given).map(([path, text]) => [path, named(text)]))
      const refactoring = refactorings[n % refactorings.length] ?? ''
      const id = hashOf(['large', n])
      const { smallest, menu: _menu, ...rest } = model
      return {
        ...rest,
        ...menuOf(refactoring),
        builds,
        id,
        refactoring,
        engine: engines[n % engines.length] ?? '',
        findings: Array.from({ length: 1 + (n % 60) }, (_, at) => hashOf([n, at])),
        smallest: {
          ...smallest,
          id,
          request: { ...smallest.request, refactoring, files: files(smallest.request.files) },
          ...(smallest.after === undefined ? {} : { after: files(smallest.after) }),
        },
      }
    }),
  )
}

function menuOf(refactoring: string): Pick<ReportedBug, 'menu'> {
  const entry = menu[refactoring]
  return entry === undefined ? {} : { menu: entry }
}

interface Given extends Pick<ReportedBug, 'kind' | 'refactoring' | 'cause' | 'known' | 'elsewhere' | keyof Remarks> {
  readonly engine?: string
  readonly filters?: readonly string[]
  readonly findings: number
  /** With the target marked. */
  readonly before: Files
  readonly after?: Files
  readonly why: Cause
  readonly parameters?: Readonly<Record<string, string>>
  readonly messages?: ReportedBug['smallest']['messages']
}

export function bug(given: Given): ReportedBug {
  const {
    kind,
    refactoring,
    cause,
    known,
    elsewhere,
    reported,
    related,
    choice,
    engine = 'eclipse@4.40',
    filters = [],
    parameters = {},
    messages = [],
  } = given
  const { files, marks } = readMarks(given.before)
  const { target } = marks
  if (target === undefined) throw new Error('the program has no target')
  const id = hashOf([engine, refactoring, kind, files])
  return {
    id,
    kind,
    refactoring,
    engine,
    cause,
    filters,
    findings: Array.from({ length: given.findings }, (_, n) => hashOf([id, n])),
    smallest: {
      id: hashOf(['smallest', id]),
      engine,
      technique: given.why.kind === 'refusal' ? 'disabling' : 'weak',
      request: { refactoring, input: refactoring, n: 0, program: `java/${refactoring}#7`, files, target, parameters },
      attempt: { refactoring, target, parameters, disabled: [] },
      messages,
      ...(given.after === undefined ? {} : { after: given.after }),
      cause: given.why,
    },
    ...menuOf(refactoring),
    builds,
    ...defined({ known, elsewhere, reported, related, choice }),
  }
}

export function reportOf(bugs: readonly ReportedBug[]): Report {
  return {
    plan: {
      engines,
      builds,
      techniques: ['weak'],
      inputs: refactorings.map(refactoring => ({
        id: refactoring,
        refactoring,
        source: `java/${refactoring}`,
        hash: hashOf(refactoring),
        requests: 200,
      })),
      selection: '--sample 200 --seed 1',
      seed: 1,
      sequences: 2000,
      rejectAt: 'warning',
      platform: 'JDK 25.0.3',
    },
    builds,
    wording: { title: 'Java', code: 'java', comment: '//', compilers: 'javac and ECJ' },
    rows: engines.flatMap(engine => refactorings.map(refactoring => rowOf(engine, refactoring, bugs))),
    flaky: 2,
    bugs,
  }
}

function rowOf(engine: string, refactoring: string, all: readonly ReportedBug[]): HuntRow {
  const bugs = all.filter(each => each.engine === engine && each.refactoring === refactoring)
  const of = (kind: BugKind) => bugs.filter(each => each.kind === kind).length
  return {
    engine,
    refactoring,
    programs: 200,
    applied: 120,
    rejected: 80 - of('crash'),
    crashed: of('crash'),
    hung: 0,
    uncompilable: of('compile'),
    changed: of('behaviour'),
    preserved: 100,
    unknown: 0,
    findings: bugs.reduce((sum, { findings }) => sum + findings.length, 0),
    bugs: {
      compile: of('compile'),
      behaviour: of('behaviour'),
      crash: of('crash'),
      refusal: of('refusal'),
      transformation: of('transformation'),
    },
  }
}
