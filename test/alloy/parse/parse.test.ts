import { describe, expect, test } from 'vitest'
import { parse, parseFormula, parseScope } from '../../../src/alloy/parse/parse.js'
import type { CommandDeclaration, Expression, SigDeclaration } from '../../../src/alloy/syntax.js'
import { declaration, shown } from './shown.js'
import { theories } from './theories.js'

const read = (text: string) => parse(text, 'dir/x.als')

test.each(Object.entries(theories))('%s is read', (_, text) => {
  expect(read(text).commands.length).toBeGreaterThan(1)
})

test('a module has the name that it says, or that of its file', () => {
  expect(read('module a/b').name).toBe('a/b')
  expect(read('sig A {}').name).toBe('x')
})

test('parameters of a module', () => {
  const { parameters } = read('module m[exactly A, B]')
  expect(parameters.map(({ name, exactly }) => [name.text, exactly])).toEqual([
    ['A', true],
    ['B', false],
  ])
})

test('opens with arguments, aliases and privacy', () => {
  const { opens } = read('open util/relation private open util/ordering[this/A] as o open c[Int, seq/Int, univ]')
  expect(opens.map(open => [open.private, open.module.text, open.arguments.map(({ text }) => text), open.alias?.text])).toEqual([
    [false, 'util/relation', [], undefined],
    [true, 'util/ordering', ['this/A'], 'o'],
    [false, 'c', ['Int', 'seq/Int', 'univ'], undefined],
  ])
})

describe('signatures', () => {
  test.each<[string, Partial<SigDeclaration>]>([
    ['sig A {}', { abstract: false, private: false }],
    ['abstract sig A {}', { abstract: true }],
    ['private one abstract sig A {}', { abstract: true, private: true, multiplicity: 'one' }],
    ['lone private sig A {}', { private: true, multiplicity: 'lone' }],
    ['some sig A {}', { multiplicity: 'some' }],
  ])('%s', (text, expected) => {
    expect(read(text).sigs).toMatchObject([expected])
  })

  test('what they are part of', () => {
    const { sigs } = read('sig A extends B {} sig C in D + this/E {} sig F = G {} sig H extends Int {}')
    expect(sigs.map(sig => sig.extends?.text ?? [sig.exactly ?? false, ...(sig.in ?? []).map(({ text }) => text)])).toEqual([
      'B',
      [false, 'D', 'this/E'],
      [true, 'G'],
      'Int',
    ])
  })

  test('several at once have the same fields and the same fact', () => {
    const { sigs } = read('sig A, B { f: C } { some f }')
    expect(sigs.map(({ name, fields, fact }) => [name.text, fields.map(declaration), fact && shown(fact)])).toEqual([
      ['A', ['f: C'], '(some f)'],
      ['B', ['f: C'], '(some f)'],
    ])
  })

  test('fields of every kind; commas too many do no harm', () => {
    const [sig] = read(`sig A { , f, g: one B, private disj h, i: disj lone B,, j: set B -> some C, k: B one -> lone C,
      l: seq B, m: seq[C], n: some B + C, o: (B -> C) -> D, p: { x: B | some x }, }`).sigs
    expect(sig?.fields.map(declaration)).toEqual([
      'f, g: one B',
      'private disj h, i: disj lone B',
      'j: set (B set->some C)',
      'k: (B one->lone C)',
      'l: seq B',
      'm: seq C',
      'n: some (B union C)',
      'o: ((B set->set C) set->set D)',
      'p: (comprehension x: B | (some x))',
    ])
  })

  test('an enum is an abstract signature, its values and an order', () => {
    const { sigs, opens } = read('enum E { A, B }')
    expect(sigs).toMatchObject([
      { name: { text: 'E' }, abstract: true, enum: true },
      { name: { text: 'A' }, multiplicity: 'one', extends: { text: 'this/E' } },
      { name: { text: 'B' }, multiplicity: 'one', extends: { text: 'this/E' } },
    ])
    expect(opens).toMatchObject([{ module: { text: 'util/ordering' }, arguments: [{ text: 'this/E' }] }])
  })

  test('seq opens its module once', () => {
    const { opens } = read('sig A { f: seq A, g: seq A }')
    expect(opens).toMatchObject([{ module: { text: 'util/sequniv' }, alias: { text: 'seq' } }])
  })
})

test('facts and assertions with names, strings or nothing', () => {
  const { facts, asserts } = read('fact { a } fact f { b c } fact "g h" {} assert i { d } assert { e }')
  expect(facts.map(({ name, body }) => [name?.text, shown(body)])).toEqual([
    [undefined, 'a'],
    ['f', '{b c}'],
    ['g h', '{}'],
  ])
  expect(asserts.map(({ name, body }) => [name?.text, shown(body)])).toEqual([
    ['i', 'd'],
    [undefined, 'e'],
  ])
})

test('predicates and functions', () => {
  const { functions } = read(`pred p { a } pred q[x, y: A, disj z, u: set B] { b } private pred r(x: A) { c } pred A.s[x: B] { d }
    pred univ.t { e } fun f: A { g } fun h[x: A]: lone A -> B { i } fun m/A.j(x: B): set A { k }`)
  const written = functions.map(({ kind, name, parameters, result, body, private: isPrivate }) => {
    const results = result === undefined ? '' : `: ${result.multiplicity ?? ''} ${shown(result.bound)}`
    return `${isPrivate ? 'private ' : ''}${kind} ${name.text}[${parameters.map(declaration).join(', ')}]${results} { ${shown(body)} }`
  })
  expect(written).toEqual([
    'predicate p[] { a }',
    'predicate q[x, y: A, disj z, u: set B] { b }',
    'private predicate r[x: A] { c }',
    'predicate s[this: A, x: B] { d }',
    'predicate t[this: univ] { e }',
    'function f[]:  A { g }',
    'function h[x: A]: lone (A set->set B) { i }',
    'function j[this: m/A, x: B]: set A { k }',
  ])
})

describe('commands', () => {
  test.each<[string, Partial<CommandDeclaration>, unknown?]>([
    ['run p', { kind: 'run', label: 'p', scope: { sigs: [] } }, 'p'],
    ['check a/b', { kind: 'check', label: 'a/b' }, 'a/b'],
    ['run {}', { label: 'run$1' }, '{}'],
    ['check { some A }', { kind: 'check', label: 'check$1' }, '(some A)'],
    ['l: run p for 3', { label: 'l', scope: { sigs: [], overall: 3 } }, 'p'],
    ['l: run {} for 3', { label: 'l' }, '{}'],
    ['run l p', { label: 'l' }, 'p'],
    ['run l {}', { label: 'l' }, '{}'],
    ['run p expect 1', { label: 'p' }, 'p'],
  ])('%s', (text, expected, goal) => {
    const { commands } = read(text)
    expect(commands).toMatchObject([expected])
    expect(commands.map(({ goal }) => ('text' in goal ? goal.text : shown(goal)))).toEqual([goal])
  })

  test('are counted in their labels, and do not take the next one for their own', () => {
    expect(read('run p for 3 l: run q check {} m: check { a } run {}').commands.map(({ label }) => label)).toEqual([
      ...['p', 'l', 'check$3', 'm', 'run$5'],
    ])
  })
})

describe('scopes', () => {
  const scope = (text: string) => {
    const { sigs, ...others } = parseScope(text, '--scope')
    return { ...others, sigs: sigs.map(({ sig, size, exactly }) => `${exactly ? 'exactly ' : ''}${size} ${sig.text}`) }
  }

  test.each([
    ['3', { overall: 3, sigs: [] }],
    ['3 but 2 A', { overall: 3, sigs: ['2 A'] }],
    ['2 A, exactly 3 m/B', { sigs: ['2 A', 'exactly 3 m/B'] }],
    ['exactly 3 this/A', { sigs: ['exactly 3 this/A'] }],
    ['5 but 4 int, 3 seq, 2 String', { overall: 5, bitwidth: 4, maxSeq: 3, sigs: ['2 String'] }],
    ['6 Int', { bitwidth: 6, sigs: [] }],
    ['2 seq, 1 A', { maxSeq: 2, sigs: ['1 A'] }],
  ])('%s', (text, expected) => {
    expect(scope(text)).toEqual(expected)
  })

  test.each([
    ['', "--scope:1:1: a number or 'exactly' was expected, not the end of the text"],
    ['A', "--scope:1:1: a number or 'exactly' was expected, not 'A'"],
    ['2 A 3 B', "--scope:1:5: the end of the text was expected, not '3'"],
    ['2 A,', '--scope:1:5: a number was expected, not the end of the text'],
    ['3 but', '--scope:1:6: a number was expected, not the end of the text'],
    ['-1 A', "--scope:1:1: a number or 'exactly' was expected, not '-'"],
    ['exactly 4 int', "--scope:1:11: 'exactly' can not stand before the bit width of integers: it is always exact"],
    ['4 int, 5 Int', '--scope:1:10: the bit width of integers is given twice'],
    ['2..4 A', '--scope:1:2: a scope that grows (from .. to) is not supported'],
    ['3 but 2 univ', "--scope:1:9: 'univ' can not be given a scope"],
    ['3 steps', "--scope:1:3: a scope of 'steps' is not supported: Assay has no temporal logic"],
  ])('%s is refused', (text, message) => {
    expect(() => scope(text)).toThrow(message)
  })
})

test('formulas that stand beside each other all hold', () => {
  expect(shown(parseFormula('some A no B', '--where'))).toBe('{(some A) (no B)}')
})

test('an expression knows its place: an operator where it stands, anything else where it begins', () => {
  const places: Record<string, string> = {}
  const note = (e: Expression) => {
    places[e.kind === 'name' ? e.name : e.kind] = `${e.at.line}:${e.at.column}`
    if (e.kind === 'binary') for (const part of [e.left, e.right]) note(part)
    if (e.kind === 'box') for (const part of [e.target, ...e.arguments]) note(part)
    if (e.kind === 'unary') note(e.operand)
  }
  note(parseFormula('some aa\n  + f[\nb]', '--where'))
  expect(places).toEqual({ unary: '1:1', binary: '2:3', aa: '1:6', box: '2:5', f: '2:5', b: '3:1' })
})

describe('what is wrong is said where it stands', () => {
  test.each([
    ['sig A {\n f: }', "dir/x.als:2:5: an expression was expected, not '}'"],
    ['sig {', "dir/x.als:1:5: a name was expected, not '{'"],
    ['sig A', "dir/x.als:1:6: 'extends', 'in' or '{' was expected, not the end of the text"],
    ['sig A { f B }', "dir/x.als:1:11: ':' was expected, not 'B'"],
    ['sig A { f: B g: C }', "dir/x.als:1:14: ',' or '}' was expected, not 'g'"],
    ['sig A { f = B }', "dir/x.als:1:11: a definition with '=' instead of ':' is not supported here"],
    ['abstract A {}', "dir/x.als:1:10: 'sig' was expected, not 'A'"],
    ['one one sig A {}', "dir/x.als:1:5: 'one' can not be added: a signature has each of these words once, and one multiplicity"],
    ['sig a/b {}', "dir/x.als:1:5: the name 'a/b' can not be given: it contains '/' or '$'"],
    ['var sig A {}', "dir/x.als:1:1: a variable signature ('var') is not supported"],
    ['sig A { var f: B }', "dir/x.als:1:9: a variable field ('var') is not supported"],
    ['sig before {}', "dir/x.als:1:5: a name was expected, not the keyword 'before'"],
    ['fact { always some A }', "dir/x.als:1:8: the temporal operator 'always' is not supported"],
    ['let m[x] { x }', "dir/x.als:1:1: a macro (a paragraph that starts with 'let') is not supported: write a 'fun' or 'pred'"],
    ['enum E {}', "dir/x.als:1:9: a name was expected, not '}'"],
    ['fun f { A }', "dir/x.als:1:7: ':' and what the function gives was expected, not '{'"],
    ['pred p[private x: A] {}', "dir/x.als:1:16: 'private' is not allowed here: x is a parameter"],
    ['pred p some A', "dir/x.als:1:8: '{' was expected, not 'some'"],
    ['private fact {}', "dir/x.als:1:9: 'sig', 'pred', 'fun' or 'open' was expected, not 'fact'"],
    ['sig A {} open b', "dir/x.als:1:10: 'open' must stand before signatures, facts, predicates and commands"],
    ['module a module b', "dir/x.als:1:10: 'module' must stand at the top, and once"],
    ['run', "dir/x.als:1:4: a name or '{' was expected, not the end of the text"],
    ['run p => run q', "dir/x.als:1:7: a command after '=>' is not supported"],
    ['l: run m {}', "dir/x.als:1:8: the command has the label 'l' already"],
    ['some A', "dir/x.als:1:6: 'sig' was expected, not 'A'"],
    ['A = B', "dir/x.als:1:1: 'sig', 'fact', 'pred', 'fun', 'assert', 'run' or 'check' was expected, not 'A'"],
    ['}', "dir/x.als:1:1: 'sig', 'fact', 'pred', 'fun', 'assert', 'run' or 'check' was expected, not '}'"],
  ])('%s', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})
