/** A small plan, results of its requests, and all that a campaign has stored: for the tests of stores. */
import { openDatabase } from '../../src/campaign/sqlite/driver.js'
import type { Bug, BugKind, Cause, Finding, Judged, Message, Plan, Request, RequestResult } from '../../src/model/index.js'

export const plan: Plan = {
  engines: ['toy@1.0', 'toy@2.0'],
  builds: {
    'toy@1.0': { released: '2025-12', components: { 'toy.core': '1.0.100' } },
    'toy@2.0': { released: '2026-03', components: { 'toy.core': '2.0.100' } },
  },
  techniques: ['weak', 'toy'],
  inputs: ['rename-class', 'pull-up-method'].map(refactoring => ({
    id: refactoring,
    refactoring,
    source: `java/${refactoring}`,
    hash: '1f3c9a',
    requests: 200,
  })),
  selection: '--sample 200 --seed 1',
  seed: 1,
  sequences: 2000,
  rejectAt: 'warning',
  platform: 'JDK 25.0.3',
}

export function request(n: number, refactoring = 'rename-class'): Request {
  return {
    refactoring,
    input: refactoring,
    n,
    program: `java/${refactoring}#${n * 7}`,
    files: { 'p/A.java': `class A { int m() { return ${n}; } }` },
    target: { file: 'p/A.java', start: 6, end: 7 },
    parameters: { newName: 'B' },
  }
}

export type Came = Omit<Judged, 'attempt'>

export const message = (key: string, severity: Message['severity'] = 'error'): Message => ({
  severity,
  key,
  text: 'A has a name in it',
  site: 'Checks.check',
})
export const rejected = (...keys: readonly string[]): Came => ({
  outcome: { kind: 'rejected', messages: keys.map(key => message(key)) },
})
export const crashed = (frame: string): Came => ({
  outcome: { kind: 'crashed', error: { type: 'NullPointerException', message: 'A', frames: [frame, 'Engine.run'] } },
})
export const applied = (verdict: NonNullable<Judged['verdict']>): Came => ({
  outcome: { kind: 'applied', files: { 'p/B.java': 'class B {}' }, messages: [] },
  verdict,
})
export const hung: Came = { outcome: { kind: 'hung' } }
export const preserved = applied({ kind: 'preserved' })
export const unknown = applied({ kind: 'unknown', reason: 'limit' })
export const uncompilable = (...codes: readonly string[]): Came =>
  applied({
    kind: 'uncompilable',
    diagnostics: codes.map(code => ({ code, message: 'no', file: 'p/B.java', line: 1, column: 1 })),
  }) as Came

/** A request whose first attempt came out so, and what is wrong with it. */
export function seen(
  asked: Request,
  came: Came,
  more: Partial<RequestResult> & { readonly causes?: readonly Cause[] } = {},
): RequestResult {
  const { causes = [], ...rest } = more
  const attempt = { refactoring: asked.refactoring, target: asked.target, parameters: asked.parameters, disabled: [] }
  const engine = rest.engine ?? 'toy@1.0'
  const findings = causes.map((cause, at): Finding => {
    const after = came.outcome.kind === 'applied' ? { after: came.outcome.files } : {}
    const technique = cause.kind === 'refusal' ? 'toy' : 'weak'
    return { id: `f${asked.n}${at}`, engine, technique, request: asked, attempt, messages: [], ...after, cause }
  })
  return {
    engine,
    request: asked,
    log: [{ attempt, ...came }],
    findings,
    flaky: [],
    time: { applyMs: 1.5, judgeMs: Math.random(), verifyMs: 0 },
    ...rest,
  }
}

/** Of these findings, with this request as the smallest. */
export function bug(kind: BugKind, findings: readonly string[], asked = request(0)): Bug {
  const [smallest] = seen(asked, hung, { causes: [{ kind: 'hung' }] }).findings
  if (smallest === undefined) throw new Error('there is one')
  const what = { engine: 'toy@1.0', refactoring: 'rename-class', kind, cause: 'it breaks', filters: ['enables-overriding'] }
  return { id: `bug-${kind}-${findings[0]}`, ...what, findings, smallest }
}

/** The first ones of a refactoring, of every sort. */
export function some(count: number, refactoring = 'rename-class', engine = 'toy@1.0'): readonly RequestResult[] {
  const sorts = [preserved, rejected('shadows', 'hides'), unknown, rejected('hides'), crashed('Checks.check'), hung]
  return Array.from({ length: count }, (_, n) => {
    const came = sorts[n % sorts.length] ?? preserved
    const causes: readonly Cause[] = came.outcome.kind === 'crashed' ? [{ kind: 'crashed', error: came.outcome.error }] : []
    return seen(request(n, refactoring), came, { engine, causes })
  })
}

/** Every row of every table but the times and what was minimised on the way, with its programs, by their keys. */
export async function dump(file: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const db = await openDatabase(file, 'read')
  try {
    const tables = db
      .prepare<{ name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('time', 'minimised', 'example', 'text', 'program', 'edit') ORDER BY name`,
      )
      .all()
    // In an order that does not tell in which one they came.
    const inOrder = (rows: readonly unknown[]) =>
      rows
        .map(row => JSON.stringify(row))
        .sort()
        .map(text => JSON.parse(text))
    const rows = tables.map(({ name }) => [name, inOrder(db.prepare(`SELECT * FROM ${name}`).all())] as const)
    const programs = (['program', 'edit'] as const).map(table => {
      const column = table === 'program' ? 'before' : 'edit'
      const used = `SELECT ${column} FROM finding UNION SELECT ${column} FROM example JOIN bug ON smallest = key`
      return [
        table,
        db.prepare(`SELECT * FROM ${table} x LEFT JOIN text t ON t.id = x.text WHERE x.id IN (${used}) ORDER BY 1, 2`).all(),
      ]
    })
    return Object.fromEntries([...rows, ...programs])
  } finally {
    db.close()
  }
}

/** By another connection, as `sqlite3` would. */
export async function sql(file: string, statements: string): Promise<void> {
  const db = await openDatabase(file, 'write')
  try {
    db.exec(statements)
  } finally {
    db.close()
  }
}
