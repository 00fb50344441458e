/** Programs that do not end, do not repeat themselves, or want out: what can't be judged is unknown, and never called changed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CheckResult, Pair } from '../../src/model/index.js'
import { answersOf, assay, batchText, checkBatch, checkPair, folder, members } from '../support/assay.js'

const plain = 'public int m(int i) { return i + 1; }'
const other = 'public int m(int i) { return i + 2; }'

/** The pairs that need no options of their own are judged in one batch, whichever test asks first: every process costs seconds. */
const shared: Record<string, Pair> = {}
let batch: ReturnType<typeof checkBatch> | undefined

function inBatch(name: string, pair: Pair): () => Promise<CheckResult> {
  shared[name] = pair
  return async () => {
    batch ??= checkBatch(shared)
    const result = (await batch).results[name]
    if (result === undefined) throw new Error(`no result for ${name}`)
    return result
  }
}

const reasonOf = ({ verdict }: CheckResult) => (verdict.kind === 'unknown' ? verdict.reason : verdict.kind)

// First, because it waits: the others run meanwhile.
describe.concurrent('a program that hangs', () => {
  test('is unknown where nothing else can be judged, and the next pairs are right', { timeout: 120_000 }, async () => {
    const pairs = {
      fine: members(plain, other),
      'a stream of nothing but the JDK': members(
        plain,
        'public int m(int i) { return (int) java.util.stream.Stream.iterate("a", String::trim).count(); }',
      ),
      'a lock of its own that is never free': members(
        `public int m(int i) { new Lock().acquire(1); return i; }
        static class Lock extends java.util.concurrent.locks.AbstractQueuedSynchronizer { protected boolean tryAcquire(int i) { return false; } }`,
        plain,
      ),
      next: members(plain, other),
      last: members(plain, 'public int m(int i) { return 1 + i; }'),
    }
    const { code, stderr, results, ms } = await checkBatch(pairs, '--budget', '1s')
    expect(Object.values(results).map(reasonOf)).toEqual(['changed', 'hung', 'hung', 'changed', 'preserved'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    // A second for each try, another process after each; and what the machine is busy with.
    expect(ms).toBeLessThan(60_000)
  })

  /** `HERE` is what a slip is about, `z` what hangs; both call what was touched, so that both are impacted. */
  const beside = (z: string, here: string) =>
    `public int a(int i) { return ${here}; } int zero(int i) { return HERE; } ${z.replace('BODY', 'zero(0) + ')}`
  const hanging = {
    'a regular expression that backtracks':
      'public int z() { return BODY (java.util.regex.Pattern.compile("(a+)+\\\\1b").matcher("a".repeat(60)).matches() ? 1 : 2); }',
    'a stream of nothing but the JDK':
      'public int z() { return BODY (int) java.util.stream.Stream.iterate("a", String::trim).count(); }',
    'a getter': 'public int getZ() { return BODY (int) java.util.stream.Stream.iterate("a", String::trim).count(); }',
  }
  const pad = (test: string) =>
    `public String pad(String s, int width) { while (${test}) s = s + " "; return s; } public String wide(String s) { return pad(s, 2000000000); }`

  test('costs what hangs and not the verdict: a slip beside it is found, and what is kept is preserved', {
    timeout: 240_000,
  }, async () => {
    const pairs: Record<string, Pair> = {
      first: members(plain, other),
      'padded, kept': members(pad('s.length() < width'), pad('width > s.length()')),
      'padded, a slip': members(pad('s.length() < width'), pad('s.length() <= width')),
    }
    for (const [name, z] of Object.entries(hanging)) {
      const version = (here: string, zero: string) => beside(z, here).replace('HERE', zero)
      pairs[`${name}, kept`] = members(version('i + 1 + zero(i)', 'i - i'), version('i + 1 + zero(i)', '0'))
      pairs[`${name}, a slip`] = members(version('i + 1 + zero(i)', 'i - i'), version('i + 2 + zero(i)', '0'))
      pairs[`after ${name}`] = members(plain, other)
    }
    const { code, stderr, results } = await checkBatch(pairs, '--budget', '3s')
    const expected = Object.keys(pairs).map(name => [name, name.endsWith('kept') ? 'preserved' : 'changed'])
    expect(Object.fromEntries(Object.entries(results).map(([name, result]) => [name, reasonOf(result)]))).toEqual(
      Object.fromEntries(expected),
    )
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(results['padded, kept']?.evidence).not.toHaveProperty('hung')
    const left = { hung: ['p.A#z()'], grade: 'partial', uncovered: ['p.A#z()'] }
    expect(results['a regular expression that backtracks, kept']?.evidence).toMatchObject(left)
    expect(results['a stream of nothing but the JDK, kept']?.evidence).toMatchObject(left)
    expect(results['a getter, kept']?.evidence).toMatchObject({ hung: ['p.A#getZ()'] })
  })

  test('in one version only is unknown, and named', { timeout: 120_000 }, async () => {
    const z = hanging['a stream of nothing but the JDK']
    const version = (z: string) => beside(z, 'i + 1').replace('HERE', '0')
    const pair = members(version(z), version('public int z() { return BODY 1; }'))
    for (const [before, after] of [
      [pair.before, pair.after],
      [pair.after, pair.before],
    ]) {
      if (before === undefined || after === undefined) throw new Error('no version')
      const { result } = await checkPair({ before, after }, '--strategy', 'all', '--budget', '3s')
      expect(result.verdict).toEqual({ kind: 'unknown', reason: 'hung' })
      expect(result.evidence).toMatchObject({ hung: ['p.A#z()'] })
    }
  })

  test('is named in the text of a single check', { timeout: 120_000 }, async () => {
    const version = (here: string) =>
      members(beside(hanging['a stream of nothing but the JDK'], 'i + zero(i)').replace('HERE', here), '').before
    const { stdout, code } = await assay(['check', '--budget', '3s', folder(version('i - i')), folder(version('0'))])
    expect(stdout).toContain('left out, because it did not terminate: p.A#z()\n')
    expect(code).toBe(0)
  })

  const reads = (how: string) => `public int m() throws Exception { return ${how}; }`
  const same = inBatch('input', members(reads('System.in.read()'), reads('System.in.read(new byte[1])')))
  const scanned = inBatch('scanned', members(reads('new java.util.Scanner(System.in).hasNext() ? 1 : 2'), reads('3')))
  test('does not wait for standard input', { timeout: 120_000 }, async () => {
    expect((await same()).verdict).toEqual({ kind: 'preserved' })
    expect((await scanned()).verdict).toMatchObject({ kind: 'changed', witness: { before: '2', after: '3' } })
  })
})

describe.concurrent('a run that is cut off', () => {
  /** `HERE` is where the versions differ, so that they are not the same byte code. */
  const limits = {
    'a loop without end': 'public int m(int i) { while (true) { i++; HERE } }',
    'a loop that catches everything': 'public int m(int i) { while (true) { try { i++; HERE } catch (Throwable t) { } } }',
    'a recursion without end': 'public int m(int i) { HERE return m(i + 1) + 1; }',
    'a recursion that catches its end':
      'public int m(int i) { HERE try { return m(i + 1); } catch (StackOverflowError e) { return 1; } }',
    'arrays without end':
      'public int m(int i) { HERE var all = new java.util.ArrayList<int[]>(); while (true) all.add(new int[100000]); }',
    'a text without end':
      'public int m(int i) { HERE String s = "x"; for (int k = 0; k < 40; k++) s = s + s; return s.length(); }',
    'one huge text': 'public int m(int i) { HERE return "x".repeat(2000000000).length(); }',
    'a flood of output':
      'public int m(int i) { HERE for (int k = 0; k < 1000000; k++) System.out.println("abcdefgh"); return 1; }',
  }
  const refusals = {
    exit: 'public int m(int i) { HERE System.exit(3); return 1; }',
    halt: 'public int m(int i) { HERE Runtime.getRuntime().halt(3); return 1; }',
    'a thread': 'public int m(int i) { HERE new Thread(() -> { }).start(); return 1; }',
    'a sleep': 'public int m(int i) throws Exception { HERE Thread.sleep(Long.MAX_VALUE); return i; }',
    'a wait': 'public synchronized int m(int i) throws Exception { HERE wait(); return i; }',
    'an exit by reflection':
      'public int m(int i) throws Exception { HERE System.class.getMethod("exit", int.class).invoke(null, 3); return 1; }',
    'the environment': 'public int m(int i) { HERE return System.getenv().size(); }',
    'a process': 'public int m(int i) throws Exception { HERE Runtime.getRuntime().exec("true"); return 1; }',
    'a socket': 'public int m(int i) throws Exception { HERE new java.net.Socket("localhost", 1).close(); return 1; }',
    'a file':
      'public int m(int i) throws Exception { HERE java.nio.file.Files.writeString(java.nio.file.Path.of("FILE"), "x"); return 1; }',
  }
  const fill = (body: string, here: string, file: string) => body.replace('HERE', here).replace('FILE', file)

  test('is unknown in both versions and in one only, and the pairs after it are judged as ever', {
    timeout: 120_000,
  }, async () => {
    const file = join(folder(), 'written')
    const pairs: Record<string, Pair> = {}
    for (const [name, body] of Object.entries({ ...limits, ...refusals })) {
      const before = fill(body, '', file)
      pairs[`${name} in both`] = members(before, fill(body, 'if (i == 77777) i--;', file))
      pairs[`${name} before only`] = members(before, plain)
      pairs[`${name} after only`] = members(plain, before)
      pairs[`after ${name}`] = members(plain, other)
    }
    const { code, stderr, results } = await checkBatch(pairs, '--budget', '10s')
    const expected = Object.keys(pairs).map(name => {
      if (name.startsWith('after ')) return [name, 'changed']
      return [name, Object.keys(limits).some(limit => name.startsWith(limit)) ? 'limit' : 'refused-io']
    })
    expect(Object.fromEntries(Object.entries(results).map(([name, result]) => [name, reasonOf(result)]))).toEqual(
      Object.fromEntries(expected),
    )
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(existsSync(file)).toBe(false)
    const { evidence } = results['a loop without end after only'] ?? {}
    expect(evidence?.limited).toBeGreaterThan(0)
    expect(results['exit in both']?.evidence?.refused).toBeGreaterThan(0)
  })

  const loop = (value: number) => `public int m(int i) { if (i == 1) return ${value}; while (true) { i++; } }`
  const early = inBatch('a difference before the limit', members(loop(1), loop(2)))
  test('does not hide a difference that shows before the limit', { timeout: 120_000 }, async () => {
    const { verdict, evidence } = await early()
    expect(verdict).toMatchObject({ kind: 'changed', witness: { before: '1', after: '2' } })
    expect(evidence?.limited).toBeGreaterThan(0)
  })

  const sum = (start: string) => `public int m() { int s = ${start}; for (int k = 0; k < 200000; k++) s += k % 7; return s; }`
  const same = inBatch('a long loop', members(sum('0'), `${sum('zero()')} int zero() { return 0; }`))
  const changed = inBatch('another long loop', members(sum('0'), sum('1')))
  test('is given more steps first, so that a long loop with an end is judged', { timeout: 120_000 }, async () => {
    expect((await same()).verdict).toEqual({ kind: 'preserved' })
    expect((await changed()).verdict.kind).toBe('changed')
  })
})

describe.concurrent('a program that does not repeat itself', () => {
  const chancy = [
    'Math.random()',
    'Math.random() < 0.5 ? 1 : 2',
    'Math.random() < 0.9 ? 1 : 2',
    'new java.util.Random().nextInt(3)',
    'System.nanoTime()',
    'System.nanoTime() % 2',
    'System.currentTimeMillis() % 3',
    'System.identityHashCode(new Object())',
    'new Object().hashCode() % 2',
    'hashCode()',
    'toString().length()',
    'java.util.UUID.randomUUID().toString().charAt(0)',
    'new java.util.HashSet<Object>(java.util.List.of(this, new Object())).iterator().next() == this ? 1 : 2',
    'Runtime.getRuntime().freeMemory()',
  ]
  const method = (expression: string, n: number, first: string) => `public double m${n}(int i) { ${first} return ${expression}; }`
  const all = (first: string) => chancy.map((expression, n) => method(expression, n, first)).join('\n')
  const touched = 'if (i == 77777) i++;'

  const clock = inBatch('a clock', members(method('System.nanoTime()', 0, ''), method('System.nanoTime()', 0, touched)))
  const rounds = [1, 2].flatMap(round => [
    ...chancy.map((expression, n) =>
      inBatch(`${round}: ${expression}`, members(method(expression, n, ''), method(expression, n, touched))),
    ),
    inBatch(`${round}: all of them`, members(all(''), all(touched))),
  ])
  test('is never called changed', { timeout: 120_000 }, async () => {
    const results = await Promise.all(rounds.map(result => result()))
    expect(results.filter(({ verdict }) => verdict.kind === 'changed')).toEqual([])
    const { verdict, evidence } = await clock()
    expect(verdict).toEqual({ kind: 'unknown', reason: 'flaky' })
    expect(evidence?.flaky).toBeGreaterThan(0)
  })

  test('is never called changed either where every difference is wanted', { timeout: 120_000 }, async () => {
    const order = 'new java.util.HashSet<Object>(java.util.List.of(this, new Object())).iterator().next() == this ? 1 : 2'
    const many = (first: string) => Array.from({ length: 40 }, (_, n) => method(order, n, first)).join('\n')
    const pairs = Object.fromEntries([1, 2].map(n => [`${n}`, members(many(''), many(touched))]))
    const { results } = await checkBatch(pairs, '--all-witnesses', '--sequences', '600')
    expect(Object.values(results).map(({ verdict }) => verdict.kind)).not.toContain('changed')
  })

  const beside = inBatch('a change beside chance', members(`${all('')} ${plain}`, `${all(touched)} ${other}`))
  test('is called changed where it does differ, beside what is chance', { timeout: 120_000 }, async () => {
    expect((await beside()).verdict).toMatchObject({
      kind: 'changed',
      witness: { observed: 'return', before: '1', after: '2' },
    })
  })
})

test.concurrent('a pair that breaks its workers costs only itself', async () => {
  const pairs = {
    first: members(plain, other),
    'in a package of the JDK': {
      before: { 'java/lang/Foo.java': 'package java.lang; public class Foo { public int m() { return 1; } }' },
      after: { 'java/lang/Foo.java': 'package java.lang; public class Foo { public int m() { return 2; } }' },
    },
    'a class called as our own': {
      before: {
        'assay/oracle/guard/Guard.java': 'package assay.oracle.guard; public class Guard { public int m() { return 1; } }',
      },
      after: {
        'assay/oracle/guard/Guard.java': 'package assay.oracle.guard; public class Guard { public int m() { return 2; } }',
      },
    },
    last: members(plain, other),
  }
  const ran = await assay(['check', '--batch', '-', '--quiet'], { input: batchText(pairs) })
  const answers = answersOf(ran)
  expect(answers.map(({ id, error }) => ({ id, error }))).toEqual(Object.keys(pairs).map(id => ({ id, error: undefined })))
  expect(answers.map(({ verdict }) => verdict?.kind)).toEqual(['changed', 'unknown', expect.anything(), 'changed'])
})
