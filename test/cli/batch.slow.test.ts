/** `assay check --batch`: a line in, a line out, in order, whatever the lines are. */
import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairs } from '../../corpus/pairs/pairs.js'
import { checkResult } from '../../src/model/check.js'
import { documentOf } from '../../src/model/document.js'
import { answersOf, assay, batchText, folder, main, members } from '../support/assay.js'

const changed = members('public int m(int i) { return i; }', 'public int m(int i) { return i + 1; }')
const preserved = members('public int m(int i) { return i * 2; }', 'public int m(int i) { return i + i; }')
const unknown = members('private int m(int i) { return i; }', 'private int m(int i) { return i + 1; }')
const broken = members('x', 'x')
const throws = (text: string) => `public void m() { throw new RuntimeException("${text}"); }`
const otherMessage = members(throws('x'), throws('y'))

const batch = (input: string, ...options: readonly string[]) => assay(['check', '--batch', '-', '--quiet', ...options], { input })

test.each([
  ['nothing at all', '', 0],
  ['blank lines', '\n  \n\n', 0],
  ['preserved, where a message does not count', batchText({ a: preserved, b: otherMessage }), 0],
  ['unknown beside preserved', batchText({ a: preserved, b: unknown, c: broken }), 3],
])('the worst line decides the exit code: %s', async (_, input, code) => {
  const ran = await batch(input)
  expect(ran).toMatchObject({ code, stderr: '' })
  expect(answersOf(ran)).toHaveLength(input.split('\n').filter(line => line.trim() !== '').length)
})

test('every line is answered in its place, good or bad, and an error counts more than a change', async () => {
  const good = { before: { 'A.java': 'public class A { }' }, after: { 'A.java': 'public class A { }' } }
  const lines: readonly [string, object][] = [
    [JSON.stringify({ id: 'x', ...changed }), { id: 'x', verdict: expect.objectContaining({ kind: 'changed' }) }],
    ['not json', { id: null, error: expect.stringMatching(/^line 2: not JSON$/) }],
    ['{"id":3}', { id: 3, error: expect.stringMatching(/^line 3: not .*, see before$/) }],
    ['[]', { id: null, error: expect.stringMatching(/^line 4: /) }],
    ['null', { id: null, error: expect.stringMatching(/^line 5: /) }],
    [JSON.stringify({ ...good }), { id: null, error: expect.stringMatching(/^line 6: not .*, see id$/) }],
    [JSON.stringify({ id: 'empty', before: {}, after: good.after }), { id: 'empty', error: 'line 7: before has no files' }],
    [JSON.stringify({ id: 'gone', before: good.before, after: {} }), { id: 'gone', error: 'line 8: after has no files' }],
    [
      JSON.stringify({ id: 'text', before: { 'A.java': 5 }, after: good.after }),
      { id: 'text', error: expect.stringMatching(/^line 9: not .*, see before\.A\.java$/) },
    ],
    [
      JSON.stringify({ id: 'extra', ...good, more: 1 }),
      { id: 'extra', error: expect.stringMatching(/^line 10: not .*, see more$/) },
    ],
    [JSON.stringify({ id: 11, ...preserved }), { id: 11, verdict: { kind: 'preserved' } }],
    [JSON.stringify({ id: 11, ...changed }), { id: 11, verdict: expect.objectContaining({ kind: 'changed' }) }],
  ]
  const ran = await batch(lines.map(([line]) => `${line}\n`).join(''))
  expect(answersOf(ran)).toMatchObject(lines.map(([, answer]) => answer))
  expect(ran).toMatchObject({ code: 2, stderr: '' })
  for (const { id, error, ...result } of answersOf(ran))
    if (error === undefined) expect({ schemaVersion: 1, ...documentOf(checkResult).parse(result) }, String(id)).toEqual(result)
})

test('a last line without an end, Windows line ends and files are all read, and a change counts more than unknown', async () => {
  const file = join(
    folder({ 'pairs.ndjson': batchText({ a: unknown, b: changed, c: preserved }).trimEnd().replaceAll('\n', '\r\n') }),
    'pairs.ndjson',
  )
  const ran = await assay(['check', '--batch', file])
  // On a machine that is busy it tells every ten seconds how far it is.
  expect(ran.stderr.replaceAll(/^assay: \d+ pairs? checked, .*\n/gm, '')).toBe('')
  expect(ran.code).toBe(1)
  expect(answersOf(ran).map(({ id, verdict }) => [id, verdict?.kind])).toEqual([
    ['a', 'unknown'],
    ['b', 'changed'],
    ['c', 'preserved'],
  ])
})

test('a line of 10 MB is a line like any other', { timeout: 120_000 }, async () => {
  const comment = `/* ${'x'.repeat(10 << 20)} */`
  const big = { before: changed.before, after: { 'p/A.java': `${comment}${changed.after['p/A.java']}` } }
  const ran = await batch(batchText({ first: preserved, big, last: changed }))
  expect(answersOf(ran).map(({ id, verdict }) => [id, verdict?.kind])).toEqual([
    ['first', 'preserved'],
    ['big', 'changed'],
    ['last', 'changed'],
  ])
})

test('options count for every pair of a batch', async () => {
  const strict = await batch(batchText({ a: otherMessage }), '--strict', '--all-witnesses', '--seed', '9')
  expect(answersOf(strict)[0]).toMatchObject({ verdict: { kind: 'changed', witnesses: [{}] }, evidence: { seed: 9 } })
})

test('Ctrl-C ends a long batch within a second with 130, and leaves whole lines and no processes', async () => {
  const input = batchText(Object.fromEntries([...pairs(1000, 5)].map(({ id, before, after }) => [id, { before, after }])))
  let pressed = 0
  let workers: readonly number[] = []
  const ran = await assay(['check', '--batch', '-', '--quiet'], {
    input,
    meanwhile(child) {
      child.stdout?.once('data', () => {
        workers = childrenOf(child.pid ?? 0)
        pressed = performance.now()
        child.kill('SIGINT')
      })
      child.once('exit', () => {
        pressed = performance.now() - pressed
      })
    },
  })
  expect(ran.code).toBe(130)
  expect(pressed).toBeLessThan(1000)
  expect(ran.stderr).toBe('')
  expect(ran.stdout).toMatch(/\n$/)
  const done = answersOf(ran)
  expect(done.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThan(1000)
  expect(done.map(({ id }) => id)).toEqual(Array.from({ length: done.length }, (_, n) => `5-${n}`))
  expect(workers.length).toBeGreaterThan(0)
  await expect.poll(() => workers.filter(isAlive), { timeout: 2000 }).toEqual([])
})

test('`| head -1` gives one line and ends quietly with 0', async () => {
  const many = batchText(Object.fromEntries([...pairs(400, 6)].map(({ id, before, after }) => [id, { before, after }])))
  const file = join(folder({ 'pairs.ndjson': many }), 'pairs.ndjson')
  const command = `'${process.execPath}' '${main}' check --quiet --batch '${file}' | head -1; echo "ended with \${PIPESTATUS[0]}"`
  const said = await new Promise<string>((resolve, reject) => {
    const shell = spawn('bash', ['-c', `{ ${command}; } 2>&1`], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    shell.stdout.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    shell.on('error', reject)
    shell.on('close', () => resolve(text))
  })
  const [first = '', ...rest] = said.split('\n')
  expect(JSON.parse(first)).toMatchObject({ id: '6-0' })
  expect(rest).toEqual(['ended with 0', ''])
})

test('results come while the input is still open', async () => {
  const child = spawn(process.execPath, [main, 'check', '--batch', '-', '--quiet'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.write(batchText({ a: changed }))
  const first = await new Promise<string>(resolve => child.stdout.once('data', data => resolve(String(data))))
  expect(JSON.parse(first)).toMatchObject({ id: 'a' })
  child.stdin.end()
  expect(await new Promise(resolve => child.once('close', resolve))).toBe(1)
})

function childrenOf(pid: number): readonly number[] {
  const pids = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return pids.trim().split(/\s+/).map(Number)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
