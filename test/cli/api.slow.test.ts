/** What is no longer there for callers: told by every check, and a failure where it is to be kept. */
import { expect, test } from 'vitest'
import { assay, checkBatch, checkPair, folder, members } from '../support/assay.js'
import { repository } from '../support/repository.js'

const gone = members(
  'public int m() { return 1; } public int gone(int a) { return a; }',
  'public int m() { return 1 + 0 * hashCode(); }',
)

test('a public method that is gone is told, and fails only where the API is to be kept', async () => {
  const ignored = await checkPair(gone)
  expect(ignored.code).toBe(0)
  expect(ignored.result.verdict.kind).toBe('preserved')
  expect(ignored.result.api).toEqual({ onlyBefore: ['p.A#gone(int)'], onlyAfter: [] })
  const kept = await checkPair(gone, '--api', 'keep')
  expect(kept.code).toBe(1)
  expect({ ...kept.result, time: 0 }).toEqual({ ...ignored.result, time: 0 })
})

test('revisions of a repository keep their API unless told otherwise, and the text says why it fails', async () => {
  const root = repository(gone.before, gone.after)
  const kept = await assay(['check', '--git', 'HEAD~1..HEAD', root])
  expect(kept.code).toBe(1)
  const [first, second] = kept.stdout.split('\n')
  expect(first).toMatch(/^preserved: /)
  expect(second).toBe(
    'fails because of the API (--api keep): 1 public class or member removed or with another signature, see below',
  )
  expect(kept.stdout).toContain('\nremoved: p.A#gone(int) (callers')
  const ignored = await assay(['check', '--git', 'HEAD~1..HEAD', root, '--api', 'ignore'])
  expect(ignored.code).toBe(0)
  expect(ignored.stdout).not.toContain('fails because')
})

test('an unknown verdict fails by its API too', async () => {
  const pair = members('public int gone() { return 1; }', 'public int other(int a) { return 2; }')
  expect((await checkPair(pair)).code).toBe(3)
  const kept = await checkPair(pair, '--api', 'keep')
  expect(kept.result.verdict).toMatchObject({ kind: 'unknown', reason: 'nothing-in-common' })
  expect(kept.code).toBe(1)
})

test('what a library has is still there, from the JDK and from the class path', async () => {
  const text = (body: string) => ({
    'p/A.java': `package p; public class A extends java.util.ArrayList<String> { public int m() { return 1; } ${body} }`,
  })
  const { results } = await checkBatch({
    inherited: { before: text('public int size() { return super.size(); }'), after: text('') },
    added: { before: text(''), after: text('public int size() { return super.size(); }') },
    gone: { before: text('public int sizes() { return 1; }'), after: text('') },
    supertypes: {
      before: {
        'p/A.java': 'package p; public abstract class A implements java.util.RandomAccess { public int m() { return 1; } }',
      },
      after: {
        'p/A.java': 'package p; public abstract class A extends java.util.ArrayList<String> { public int m() { return 1; } }',
      },
    },
  })
  expect(results.inherited?.api).toEqual({ onlyBefore: [], onlyAfter: [] })
  expect(results.added?.api).toEqual({ onlyBefore: [], onlyAfter: [] })
  expect(results.gone?.api).toEqual({ onlyBefore: ['p.A#sizes()'], onlyAfter: [] })
  expect(results.supertypes?.api).toEqual({ onlyBefore: [], onlyAfter: [] })
})

test('there is no word of the API where a version does not compile', async () => {
  const { results, code } = await checkBatch(
    { bad: members('public int m() { return 1; }', 'public int m() { return x; }'), gone },
    '--api',
    'keep',
  )
  expect(results.bad).not.toHaveProperty('api')
  expect(results.gone?.api?.onlyBefore).toEqual(['p.A#gone(int)'])
  expect(code).toBe(1)
})

test('--api takes keep and ignore', async () => {
  const ran = await assay(['check', folder(gone.before), folder(gone.after), '--api', 'lose'])
  expect(ran.code).toBe(2)
  expect(ran.stderr).toMatch(/^assay: .*keep, ignore/)
})
