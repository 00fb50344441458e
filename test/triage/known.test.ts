import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Bug } from '../../src/model/index.js'
import { readKnown, withKnown } from '../../src/triage/known.js'
import { folder } from '../support/assay.js'
import { found, uncompilable } from './made.js'

const smallest = found(uncompilable(['a']))
const bug: Bug = {
  id: 'b',
  kind: 'compile',
  refactoring: 'pull-up-method',
  engine: 'eclipse@4.40',
  cause: '',
  filters: [],
  findings: ['f'],
  smallest,
}

const { files, target, parameters } = smallest.request
const entry = {
  id: 'eclipse-1',
  link: 'https://example.org/1',
  status: 'accepted',
  engine: 'eclipse',
  refactoring: 'pull-up-method',
  kind: 'compile',
  program: { files, target, parameters },
}

function known(content: unknown) {
  const path = join(folder(), 'known.json')
  writeFileSync(path, JSON.stringify(content))
  return readKnown(path)
}

describe('a bug is known', () => {
  test('by its program, in another release too', async () => {
    const [told] = await withKnown([{ ...bug, engine: 'eclipse@9.99' }], known([entry]))
    expect(told?.known).toEqual({ id: 'eclipse-1', link: 'https://example.org/1', status: 'accepted' })
  })

  test('by its program up to names', async () => {
    const [path = '', text = ''] = Object.entries(files)[0] ?? []
    const renamed = text.replace('class A', 'class Account').replace('void m', 'void total')
    const start = renamed.indexOf('total')
    const file = path.replace('A.java', 'Account.java')
    const program = { files: { [file]: renamed }, target: { file, start, end: start + 5 } }
    const [told] = await withKnown([bug], known([{ ...entry, program }]))
    expect(told?.known?.id).toBe('eclipse-1')
  })

  test.each([
    ['of another engine', { engine: 'netbeans' }],
    ['of another refactoring', { refactoring: 'push-down-method' }],
    ['of another kind', { kind: 'behaviour' }],
  ])('but not one %s', async (_, other) => {
    const [told] = await withKnown([bug], known([{ ...entry, ...other }]))
    expect(told?.known).toBeUndefined()
  })
})

describe('a file of known bugs is refused in one line', () => {
  test.each([
    ['that is no list', {}, /expected array/],
    ['with a status that is none', [{ ...entry, status: 'lost' }], /0\.status/],
    ['with a field too many', [{ ...entry, note: '' }], /note/],
    ['with a link that is none', [entry, { ...entry, link: 'javascript:alert(1)' }], /1\.link: must begin with/],
  ])('%s', (_, content, words) => {
    expect(() => known(content)).toThrow(words)
  })
})
