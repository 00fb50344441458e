import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { library } from '../../../src/alloy/parse/library/index.js'
import { type Loaded, loadModules } from '../../../src/alloy/parse/modules.js'
import { InputError } from '../../../src/model/index.js'
import { folder } from '../../support/assay.js'

const load = (files: Readonly<Record<string, string>>, main = 'main.als') => loadModules(join(folder(files), main))
const aliases = ({ opens }: Loaded) => opens.map(({ open }) => open.alias.text)
const through = (loaded: Loaded, alias: string) => {
  const opened = loaded.opens.find(({ open }) => open.alias.text === alias)
  if (opened === undefined) throw new Error(`no ${alias}`)
  return opened.target
}

describe('where a module is looked for', () => {
  test('beside the one that opens it', () => {
    const loaded = load({ 'main.als': 'open other open sub/deep', 'other.als': '', 'sub/deep.als': '' })
    expect(through(loaded, 'other').module.file).toMatch(/\/other\.als$/)
    expect(through(loaded, 'deep').module.file).toMatch(/\/sub\/deep\.als$/)
  })

  test('from the folder above all the names of the one that opens it', () => {
    const files = {
      'a/b/main.als': 'module a/b/main open a/b/near open a/up open far',
      'a/b/near.als': '',
      'a/up.als': '',
      'far.als': '',
    }
    const loaded = load(files, 'a/b/main.als')
    expect(aliases(loaded)).toEqual(['integer', 'near', 'up', 'far'])
  })

  test('in a file first, then in the library', () => {
    expect(through(load({ 'main.als': 'open util/relation' }), 'relation').ours).toBe(true)
    const own = load({ 'main.als': 'open util/relation', 'util/relation.als': 'module util/relation pred mine {}' })
    expect(through(own, 'relation')).toMatchObject({ ours: false, module: { functions: [{ name: { text: 'mine' } }] } })
  })

  test('in the folder of shared modules, if no file is nearer', () => {
    const shared = folder({ 'java/words.als': 'module java/words open java/base', 'java/base.als': '', 'near.als': '' })
    const own = folder({ 'main.als': 'open java/words open near', 'near.als': '' })
    const loaded = loadModules(join(own, 'main.als'), shared)
    expect(through(through(loaded, 'words'), 'base').module.file).toBe(join(shared, 'java/base.als'))
    expect(through(loaded, 'near').module.file).toBe(join(own, 'near.als'))
  })

  test('once for each file', () => {
    const loaded = load({ 'main.als': 'open a open b', 'a.als': 'open b', 'b.als': '' })
    expect(through(through(loaded, 'a'), 'b')).toBe(through(loaded, 'b'))
  })
})

describe('what it is called', () => {
  test.each([
    ['open a', ['integer', 'a']],
    ['open a as x', ['integer', 'x']],
    ['open util/ordering[A]', ['integer', 'ordering']],
    ['open util/ordering[A] open util/ordering[B] as ordering', ['integer', 'open$2', 'ordering']],
    ['open util/ordering[A] open util/ordering[B]', ['integer', 'ordering', 'open$3']],
    ['open a open a', ['integer', 'a']],
    ['open util/integer', ['integer', 'open$2']],
    ['open util/integer as integer', ['integer']],
    ['enum E { X }', ['integer', 'ordering']],
    ['sig S { f: seq S }', ['integer', 'seq']],
  ])('%s', (text, expected) => {
    expect(aliases(load({ 'main.als': text, 'a.als': '' }))).toEqual(expected)
  })

  test('a second module of the same name needs another', () => {
    expect(() => load({ 'main.als': 'open a as x\nopen b as x', 'a.als': '', 'b.als': '' })).toThrow(
      /main\.als:2:1: 'x' is the alias of another module already: add 'as' and another name$/,
    )
  })
})

test('util/integer is opened everywhere but in itself', () => {
  const loaded = load({ 'main.als': '' })
  expect(aliases(through(loaded, 'integer'))).toEqual([])
})

test.each(Object.keys(library))('%s comes with all that it opens', name => {
  const parameters = /\[/.test(library[name]?.split('\n')[1] ?? '') ? '[A]' : ''
  const loaded = load({ 'main.als': `open ${name}${parameters} as it sig A {}` })
  expect(through(loaded, 'it')).toMatchObject({ ours: true, module: { name } })
})

describe('what can not be opened is said in one line', () => {
  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a missing file', {}, /main\.als does not exist$/],
    [
      'a missing module',
      { 'main.als': '\nopen not_/such' },
      /main\.als:2:6: module not_\/such not found: no file .*\/not_\/such\.als$/,
    ],
    [
      'a missing util module',
      { 'main.als': 'open util/orderin[A]' },
      /main\.als:1:6: module util\/orderin not found: .*; Assay's own modules are util\/boolean, .*util\/ordering, /,
    ],
    ['a syntax error in it', { 'main.als': 'open a', 'a.als': 'sig' }, /\/a\.als:1:4: a name was expected/],
    [
      'itself',
      { 'main.als': 'open main' },
      /main\.als:1:1: the modules open each other in a cycle: .*main\.als opens .*main\.als$/,
    ],
    [
      'a circle',
      { 'main.als': 'open a', 'a.als': 'open b', 'b.als': 'open a' },
      /b\.als:1:1: the modules open each other in a cycle: .*a\.als opens .*b\.als opens .*a\.als$/,
    ],
  ])('%s', (_, files, message) => {
    expect(() => load(files)).toThrow(InputError)
    expect(() => load(files)).toThrow(message)
  })

  test('a folder', () => {
    const root = folder()
    mkdirSync(join(root, 'main.als'))
    expect(() => loadModules(join(root, 'main.als'))).toThrow(/main\.als is a folder: give the path of an \.als file$/)
  })

  test('a file that is not UTF-8', () => {
    const root = folder({ 'main.als': Buffer.from('sig \xe4 {}', 'latin1') })
    expect(() => loadModules(join(root, 'main.als'))).toThrow(/main\.als is not UTF-8/)
  })
})
