/** Findings for the tests of sorting. */
import type { Cause, Finding, Request } from '../../src/model/index.js'

export function found(cause: Cause, more: Partial<Request> & { readonly id?: string; readonly engine?: string } = {}): Finding {
  const { id = 'f', engine = 'eclipse@4.40', ...request } = more
  const asked: Request = {
    refactoring: 'pull-up-method',
    input: 'pull-up-method java/pull-up-method',
    n: 0,
    program: 'java/pull-up-method#0',
    files: { 'p/A.java': 'package p;\n\npublic class A {\n  void m() {\n  }\n}\n' },
    target: { file: 'p/A.java', start: 36, end: 37 },
    parameters: {},
    ...request,
  }
  const { refactoring, target, parameters } = asked
  const attempt = { refactoring, target, parameters, disabled: [] }
  return { id, engine, technique: 'weak', request: asked, attempt, messages: [], cause }
}

export function refused(...preconditions: readonly string[]): Cause {
  const messages = preconditions.map(key => ({ severity: 'error' as const, key, text: `no: ${key}`, site: 'Checker.check' }))
  return { kind: 'refusal', preconditions, messages, verdict: { kind: 'preserved' } }
}

export function uncompilable(...errors: readonly (readonly [code: string, ...kinds: readonly string[]])[]): Cause {
  const diagnostics = errors.map(([code], line) => ({ code, message: `p.A: ${code}\n  more`, file: 'p/A.java', line, column: 1 }))
  return {
    kind: 'uncompilable',
    verdict: { kind: 'uncompilable', diagnostics },
    errors: errors.map(([code, ...kinds]) => ({ code, kinds })),
  }
}

export function changed(
  filters: readonly string[],
  before = 'own method',
  after = 'method of a superclass',
  where = 'p.B#m(int)',
): Cause {
  const divergence = { in: where, before: 'p.A#k(long)', after: 'p.B#k(java.lang.String)' }
  const witness = { calls: ['new p.B().m(1);'], observed: 'return' as const, before: '10', after: '20', divergence }
  return { kind: 'changed', verdict: { kind: 'changed', witness }, split: { filters, before, after } }
}

export function crashed(...frames: readonly string[]): Cause {
  return { kind: 'crashed', error: { type: 'java.lang.IndexOutOfBoundsException', message: 'Index 3 out of bounds', frames } }
}
