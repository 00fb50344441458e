/** What binds to what: the ladder of Alloy's grammar, step by step. */
import { describe, expect, test } from 'vitest'
import { parseFormula } from '../../../src/alloy/parse/parse.js'
import { shown } from './shown.js'

const read = (text: string) => shown(parseFormula(text, 'f'))

describe('from the loosest to the tightest', () => {
  test.each([
    ['a || b <=> c', '(a or (b iff c))'],
    ['a <=> b || c', '((a iff b) or c)'],
    ['a <=> b => c', '(a iff (b implies c))'],
    ['a => b <=> c', '((a implies b) iff c)'],
    ['a => b && c', '(a implies (b and c))'],
    ['a && b => c', '((a and b) implies c)'],
    ['a && b || c && d', '((a and b) or (c and d))'],
    ['!a && b', '((not a) and b)'],
    ['a && !b', '(a and (not b))'],
    ['!a = b', '(not (a equals b))'],
    ['! ! a in b', '(not (not (a in b)))'],
    ['no a = b', '((no a) equals b)'],
    ['some a + b in c', '((some (a union b)) in c)'],
    ['a in b << c', '(a in (b shift-left c))'],
    ['a << b + c', '(a shift-left (b union c))'],
    ['a + b - c', '((a union b) difference c)'],
    ['a - b + c', '((a difference b) union c)'],
    ['a fun/add b fun/mul c fun/sub d', '((a add (b multiply c)) subtract d)'],
    ['a fun/div b fun/rem c', '((a divide b) remainder c)'],
    ['#a + #b', '((cardinality a) union (cardinality b))'],
    ['# a ++ b', '(cardinality (a override b))'],
    ['a fun/mul #b', '(a multiply (cardinality b))'],
    ['a + b ++ c', '(a union (b override c))'],
    ['a ++ b & c', '(a override (b intersection c))'],
    ['a & b -> c', '(a intersection (b set->set c))'],
    ['a -> b & c', '((a set->set b) intersection c)'],
    ['a -> b <: c', '(a set->set (b domain c))'],
    ['a <: b :> c', '(a domain (b range c))'],
    ['a :> b.c', '(a range (b join c))'],
    ['a.b[c]', '(a join b)[c]'],
    ['a.b[c].d', '((a join b)[c] join d)'],
    ['a[b][c, d]', 'a[b][c, d]'],
    ['~a.b', '((transpose a) join b)'],
    ['a.^b', '(a join (closure b))'],
    ['*a[b]', '(reflexive-closure a)[b]'],
    ['~^*a', '(transpose (closure (reflexive-closure a)))'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('to which side an operator leans', () => {
  test.each([
    ['a || b || c', '((a or b) or c)'],
    ['a && b && c', '((a and b) and c)'],
    ['a <=> b <=> c', '((a iff b) iff c)'],
    ['a => b => c', '(a implies (b implies c))'],
    ['a -> b -> c', '(a set->set (b set->set c))'],
    ['a <: b <: c', '((a domain b) domain c)'],
    ['a :> b :> c', '((a range b) range c)'],
    ['a.b.c', '((a join b) join c)'],
    ['a = b = c', '((a equals b) equals c)'],
    ['a - b - c', '((a difference b) difference c)'],
    ['a << b >> c >>> d', '(((a shift-left b) shift-right c) shift-right-zero d)'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('implication with else', () => {
  test.each([
    ['a => b else c', '(a ? b : c)'],
    ['a implies b else c => d', '(a ? b : (c implies d))'],
    ['a => b => c else d', '(a implies (b ? c : d))'],
    ['a => b => c else d else e', '(a ? (b ? c : d) : e)'],
    ['a => b else c => d else e', '(a ? b : (c ? d : e))'],
    ['a => b else c <=> d', '((a ? b : c) iff d)'],
    ['x = (a => b else c)', '(x equals (a ? b : c))'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('negated comparisons, with and without spaces', () => {
  test.each([
    ['a !in b', '(a not-in b)'],
    ['a ! in b', '(a not-in b)'],
    ['a not in b', '(a not-in b)'],
    ['a != b', '(a not-equals b)'],
    ['a not = b', '(a not-equals b)'],
    ['a !< b', '(a not-less b)'],
    ['a not > b', '(a not-greater b)'],
    ['a !=< b', '(a not-at-most b)'],
    ['a !<= b', '(a not-at-most b)'],
    ['a not >= b', '(a not-at-least b)'],
    ['a =< b', '(a at-most b)'],
    ['a <= b', '(a at-most b)'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('quantifiers and let take all that follows', () => {
  test.each([
    ['all x: A | p && q', '(all x: A | (p and q))'],
    ['a && all x: A | p || q', '(a and (all x: A | (p or q)))'],
    ['a => all x: A | p => q else r', '(a implies (all x: A | (p ? q : r)))'],
    ['a => b else some x: A | p', '(a ? b : (some x: A | p))'],
    ['!all x: A | p', '(not (all x: A | p))'],
    ['(all x: A | p) && q', '((all x: A | p) and q)'],
    ['a + let b = c | b + d', '(a union (let b = c | (b union d)))'],
    ['n = sum x: A | x.f + 1', '(n equals (sum x: A | ((x join f) union 1)))'],
    ['a.sum x: A | p', '(a join (sum x: A | p))'],
    ['all x: A { p q }', '(all x: A | {p q})'],
    ['all x: A { p } q', '{(all x: A | p) q}'],
    ['all x, y: A, z: set B | p', '(all x, y: A, z: set B | p)'],
    ['no disj x, y: A | p', '(no disj x, y: A | p)'],
    ['lone x: one A | one y: lone B | p', '(lone x: one A | (one y: lone B | p))'],
    ['all x: some A, y: B | p', '(all x: some A, y: B | p)'],
    ['let a = x, b = a.y | a = b', '(let a = x | (let b = (a join y) | (a equals b)))'],
    ['let a = x { p q }', '(let a = x | {p q})'],
    ['some x: {y: A | p} | q', '(some x: (comprehension y: A | p) | q)'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    ['all x: A { p } && q', "f:1:16: an expression was expected, not '&&'"],
    ['(all x: A { p } && q)', "f:1:17: ')' was expected, not '&&'"],
    ['a => (all x: A | p else q)', "f:1:20: ')' was expected, not 'else'"],
  ])('so %s is an error, as in Alloy', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

describe('the rest', () => {
  test.each([
    ['some x', '(some x)'],
    ['some x.y & z', '(some ((x join y) intersection z))'],
    ['A some -> lone B', '(A some->lone B)'],
    ['A -> one B set -> set C', '(A set->one (B set->set C))'],
    ['f in A one -> B', '(f in (A one->set B))'],
    ['a <: b', '(a domain b)'],
    ['{x: A | p}', '(comprehension x: A | p)'],
    ['{x, y: A, z: B}', '(comprehension x, y: A, z: B | {})'],
    ['{disj x, y: A {p}}', '(comprehension disj x, y: A | p)'],
    ['{}', '{}'],
    ['{a b} c', '{{a b} c}'],
    ['{a}', 'a'],
    ['a b -c', '{a (b difference c)}'],
    ['disj[a, b]', 'disj[a, b]'],
    ['a.disj[b, c]', 'disj[a, b, c]'],
    ['{x: disj[a, b]}', '(comprehension x: disj[a, b] | {})'],
    ['pred/totalOrder[a, b, c]', 'pred/totalOrder[a, b, c]'],
    ['int[a]', '(int a)'],
    ['int a + b', '((int a) union b)'],
    ['sum[a] > 0', '((int a) greater 0)'],
    ['a.int', '(int a)'],
    ['Int[a]', 'Int[a]'],
    ['p[]', 'p'],
    ['x = -3', '(x equals -3)'],
    ['x - 3', '(x difference 3)'],
    ['x -3', '(x difference 3)'],
    ['fun/min = fun/max', '(fun/min equals fun/max)'],
    ['fun/next', 'fun/next'],
    ['seq/Int in Int', '(seq/Int in Int)'],
    ['seq/first[s]', 'seq/first[s]'],
    ['this/A.@f = this.f', '((this/A join @f) equals (this join f))'],
    ['a/b/c[x]', 'a/b/c[x]'],
    ['none + univ & iden', '(none union (univ intersection iden))'],
    ['String = "a"', '(String equals "a")'],
    ['a::b', '(a join b)'],
    ['a.(b.c)', '(a join (b join c))'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

test('a long chain is balanced, and means the same', () => {
  const text = Array.from({ length: 5000 }, (_, n) => `a${n}`).join(' + ')
  const names = read(text).replace(/[()]/g, '').split(' union ')
  expect(names).toEqual(Array.from({ length: 5000 }, (_, n) => `a${n}`))
})

describe('what is wrong is said where it stands', () => {
  test.each([
    ['', 'f:1:1: an expression was expected, not the end of the text'],
    ['a +', 'f:1:4: an expression was expected, not the end of the text'],
    ['a = = b', "f:1:5: an expression was expected, not '='"],
    ['(a', "f:1:3: ')' was expected, not the end of the text"],
    ['f[a b]', "f:1:5: ',' or ']' was expected, not 'b'"],
    ['{ a', "f:1:4: '}' was expected, not the end of the text"],
    ['all x | p', "f:1:5: a declaration like 'x: A' was expected, not 'x'"],
    ['some x: A p', "f:1:11: '|' or '{' was expected, not 'p'"],
    ['let 3 = a | b', "f:1:5: a name was expected, not '3'"],
    ['let sig = a | b', "f:1:5: a name was expected, not the keyword 'sig'"],
    ['a = !b', "f:1:5: an expression was expected, not '!'"],
    ['a & #b', "f:1:5: an expression was expected, not '#'"],
    ['let a/b = c | d', "f:1:5: the name 'a/b' can not be given: it contains '/' or '$'"],
    ['all x: disj A | p', "f:1:5: 'disj' is not allowed here: x is not a field"],
    ['all part x: A | p', "f:1:5: 'part' is no longer part of Alloy"],
    ['all x: A, y = x | p', "f:1:13: a definition with '=' instead of ':' is not supported here"],
  ])('%s', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

describe('time is not supported', () => {
  test.each([
    ...['always', 'eventually', 'after', 'before', 'historically', 'once'].map(word => [`p && ${word} q`, 6, word] as const),
    ...['until', 'since', 'triggered', 'releases'].map(word => [`p ${word} q`, 3, word] as const),
    ["x' = x", 2, "'"] as const,
    ['p ; q', 3, ';'] as const,
  ])('%s', (text, column, word) => {
    expect(() => read(text)).toThrow(`f:1:${column}: the temporal operator '${word}' is not supported`)
  })
})

describe('nesting without end is refused, not suffered', () => {
  test.each(['(', '{', '!', '~', '#', 'a[', 'a => ', 'a -> ', 'some x: A | ', 'let x = A | ', '{x: '])('%s', text => {
    expect(() => read(`${text.repeat(100_000)}a`)).toThrow(/^f:1:\d+: this is nested too deeply: more than 300 levels$/)
  })

  test.each(['.a', ' - a', '[a]', ' & a', ' = a'])('a%s', text => {
    expect(() => read(`a${text.repeat(100_000)}`)).toThrow(/^f:1:\d+: this is nested too deeply: more than 300 levels$/)
  })
})
