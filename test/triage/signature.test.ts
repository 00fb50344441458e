import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Cause } from '../../src/model/index.js'
import { causeText } from '../../src/triage/cause-text.js'
import { isLike, signatureOf } from '../../src/triage/signature.js'
import { noRules, readRules } from '../../src/triage/user-rules.js'
import { folder } from '../support/assay.js'
import { changed, crashed, found, refused, uncompilable } from './made.js'

const marks = (cause: Cause, rules = noRules) => signatureOf(found(cause), rules).marks

describe('a finding is recognised by', () => {
  test('the codes of the compiler and the kinds of what its messages name, each once', () => {
    const cause = uncompilable(['b', 'method', 'class'], ['a'], ['b', 'method', 'class'], ['b', 'field', 'class'])
    expect(marks(cause)).toEqual(['a()', 'b(field, class)', 'b(method, class)'])
  })

  test('the codes alone where the kinds are not stored', () => {
    const { errors: _, ...cause } = { errors: [], ...uncompilable(['b', 'method'], ['a']) }
    expect(marks(cause)).toEqual(['a()', 'b()'])
  })

  test('the most telling filter of its divergence, and keeps all of them', () => {
    const signature = signatureOf(found(changed(['enables-overloading', 'changes-accessibility'])), noRules)
    expect(signature.marks).toEqual(['enables-overloading'])
    expect(signature.filters).toEqual(['enables-overloading', 'changes-accessibility'])
  })

  test('the kinds of both declarations where no filter names the divergence', () => {
    expect(marks(changed([], 'own method', 'nothing'))).not.toEqual(marks(changed([], 'own method', 'own field')))
    expect(marks(changed([], 'own method', 'nothing'))).toEqual(marks(changed([], 'own method', 'nothing')))
  })

  test('the exception and the top frame of the engine', () => {
    expect(marks(crashed('Checker.visit', 'Main.main'))).toEqual(marks(crashed('Checker.visit', 'Other.main')))
    expect(marks(crashed('Checker.visit', 'Main.main'))).not.toEqual(marks(crashed('Checker.check', 'Main.main')))
  })

  test('who was not content, where the top of the stack only complains', () => {
    expect(marks(crashed('Assert.isTrue', 'Checker.visit'))).not.toEqual(marks(crashed('Assert.isTrue', 'Processor.check')))
  })

  test('the rule that was broken', () => {
    expect(marks({ kind: 'transformation', rule: 'accessor-missing', text: 'there is no getF' })).toEqual(['accessor-missing'])
  })

  test('the preconditions that refused without need', () => {
    const { kind, marks } = signatureOf(found(refused('Pull.a', 'Pull.b')), noRules)
    expect([kind, marks]).toEqual(['refusal', ['Pull.a', 'Pull.b']])
    expect(marks).not.toEqual(signatureOf(found(refused('Pull.a')), noRules).marks)
  })
})

describe("rules of one's own", () => {
  const rules = (content: unknown) => {
    const path = join(folder(), 'rules.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return readRules(path)
  }

  test('name a divergence before all others', () => {
    const own = rules({
      filters: [
        { name: 'string-wins', kind: 'behaviour', after: 'String\\)$' },
        { name: 'other', after: 'int' },
      ],
    })
    const signature = signatureOf(found(changed(['enables-overloading'])), own)
    expect(signature.marks).toEqual(['string-wins'])
    expect(signature.filters).toEqual(['string-wins', 'enables-overloading'])
  })

  test('look at messages and at the refactoring', () => {
    const filters = [{ name: 'index', message: 'out of bounds', refactoring: 'pull-up-method' }]
    expect(signatureOf(found(crashed('A.b')), rules({ filters })).filters).toEqual(['index'])
    expect(signatureOf(found(crashed('A.b'), { refactoring: 'move-method' }), rules({ filters })).filters).toEqual([])
  })

  test('that would never come to an end are told', () => {
    const filters = [{ name: 'slow', message: '^(([a-zA-Z0-9 ().;:]+)+)+$!' }]
    expect(() => signatureOf(found(crashed('A.b')), rules({ filters }))).toThrow(/takes too long/)
  })

  test('sort whatever they match', () => {
    const own = rules({ filters: [{ name: 'ours', kind: 'crash' }] })
    expect(signatureOf(found(crashed('A.b')), own).marks).toEqual(signatureOf(found(crashed('C.d')), own).marks)
  })

  test('blank what should not tell findings apart', () => {
    const own = rules({ abstractions: [{ match: 'Checker\\w*', replace: 'Checker' }] })
    expect(marks(crashed('Checker1.visit'), own)).toEqual(marks(crashed('Checker22.visit'), own))
  })

  test.each([
    ['no JSON', '{', /is not JSON/],
    ['an unknown field', { filter: [] }, /filter/],
    ['a name that is none', { filters: [{ name: 'No Name' }] }, /filters\.0\.name: must be written like/],
    ['a bad pattern', { filters: [{ name: 'a', in: '(' }] }, /filters\.0\.in: is not a regular expression/],
  ])('%s is an error of one line', (_, content, words) => {
    expect(() => rules(content)).toThrow(words)
  })

  test('a file that is not there is an error of one line', () => {
    expect(() => readRules(join(folder(), 'none.json'))).toThrow(/can't be read \(ENOENT\)/)
  })
})

describe('a finding elsewhere', () => {
  test('is the same in another release if it shares an error', () => {
    const one = found(uncompilable(['a'], ['b']))
    expect(isLike(one, found(uncompilable(['b'], ['c']), { engine: 'eclipse@4.34' }), noRules)).toBe(true)
    expect(isLike(one, found(uncompilable(['c']), { engine: 'eclipse@4.34' }), noRules)).toBe(false)
  })

  test('is the same in another engine if it is of the same kind', () => {
    expect(isLike(found(uncompilable(['a'])), found(uncompilable(['b']), { engine: 'netbeans@26' }), noRules)).toBe(true)
    expect(isLike(found(uncompilable(['a'])), found(crashed('A.b'), { engine: 'netbeans@26' }), noRules)).toBe(false)
  })
})

describe('a cause in words', () => {
  test.each([
    ['does not compile: p.A: a', uncompilable(['a'])],
    ['enables overriding: in B.m(int), A.k(long) ran, now B.k(String)', changed(['enables-overriding'])],
    ['changes behaviour: in B.m(int), A.k(long) ran, now B.k(String)', changed([])],
    ['crashes: IndexOutOfBoundsException in Checker.visit', crashed('Checker.visit', 'Main.main')],
    ['never answers', { kind: 'hung' }],
    ['accessor missing: there is no getF', { kind: 'transformation', rule: 'accessor-missing', text: 'there is no getF' }],
  ] as const)('%s', (text, cause) => {
    const [filter] = signatureOf(found(cause), noRules).filters
    expect(causeText(cause, { filter })).toBe(text)
  })
})
