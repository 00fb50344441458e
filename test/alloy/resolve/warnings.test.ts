import { describe, expect, it } from 'vitest'
import { resolving, warnings } from './resolving.js'

const ab = 'sig A { f: set B, g: set A } sig B {}\n'

describe('what is warned of', () => {
  it.each([
    ['run { no B.f }', '2:11: this join is always empty (left {B}, right {A->B})'],
    ['run { no A & B }', "2:12: this is always empty: the two sides of '&' are disjoint (left {A}, right {B})"],
    ['run { A = B }', "2:9: '=' is redundant: the two sides are always disjoint (left {A}, right {B})"],
    ['run { A.f = A.f }', "2:11: '=' is redundant: the two sides are always the same (left {B}, right {B})"],
    ['run { A in B }', "2:9: 'in' is redundant: the two sides are always disjoint (left {A}, right {B})"],
    ['run { A in none }', "2:9: 'in' is redundant: the right side is always empty (left {A}, right {none})"],
    ['run { none in A }', "2:12: 'in' is redundant: the left side is always empty (left {none}, right {A})"],
    ['run { some A - B }', "2:14: the right side of '-' takes nothing away (left {A}, right {B})"],
    ['run { no B <: f }', "2:12: '<:' always gives the empty relation here (left {B}, right {A->B})"],
    ['run { no f :> A }', "2:12: ':>' always gives the empty relation here (left {A->B}, right {A})"],
    ['run { some ^f }', "2:12: '^' adds nothing: no tuple of {A->B} can follow another"],
    ['run { some f ++ (B -> B) }', "2:14: the right side of '++' adds nothing to the whole (left {A->B}, right {B->B})"],
    ['run { no A -> none }', '2:12: this product is always empty, because its right side is'],
    ['run { some x: A | some B }', "2:12: 'x' is not used"],
    ['run { let x = A | some B }', "2:11: 'x' is not used"],
    ['run { int[A] = 0 }', '2:11: a set of integers is expected here, but this is {A}'],
    ['fun h: A { B }', "2:12: this is never what 'h' gives: it is {B}, not {A}"],
    ['run { some A no B }', '2:14: two formulas stand on one line with nothing between them: both must hold'],
  ])('%s', (text, what) => {
    expect(warnings(ab + text)).toEqual([what])
  })

  it.each([
    'run { no A.f and some g.g and some ^g and A != B.~f }',
    'run { all x: A, y: x.g | some y }',
    'run { some { x: A | some B } }',
    'run { some A\nno B }',
    'enum E { X, Y } run { X != Y }',
    'run { univ = A + B }',
  ])('nothing is wrong with %s', text => {
    expect(warnings(ab + text)).toEqual([])
  })

  it('they are in the order of the text, each once though the module is read twice', () => {
    const others = { 'm.als': 'module m[X]\nsig M { m: set M } sig N {}\npred p { no N.m\nsome X & N }' }
    const text = 'open m[A] as a open m[B] as b sig A, B { f: set A }\nrun { no B & A\na/p and b/p }\nfact { no A & B }'
    const found = resolving(text, others).warnings.map(({ at }) => `${at.file.replace(/.*\//, '')}:${at.line}:${at.column}`)
    expect(found).toEqual(['main.als:2:12', 'main.als:4:13', 'm.als:3:14', 'm.als:4:8'])
  })

  it('the library is not warned of', () => {
    expect(
      warnings('open util/ordering[A] open util/relation open util/graph[A] open util/natural sig A {} run { some A }'),
    ).toEqual([])
  })
})
