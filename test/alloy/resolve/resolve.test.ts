import { describe, expect, it } from 'vitest'
import { parseFormula, parseScope } from '../../../src/alloy/parse/parse.js'
import { meaning, problem, resolving } from './resolving.js'
import { writtenTerm } from './written.js'

const java = `
abstract sig Entity { name: lone Name }
sig Name {}
sig Class extends Entity { extend: lone Class, members: set Method }
sig Method extends Entity { calls: set Method, members: set Name }
`

describe('names', () => {
  it('a variable hides a field', () => {
    expect(meaning(java, 'all extend: Class | extend in Entity')).toBe('(all extend: one Class | (extend in Entity))')
  })

  it('fields of one name are told apart by what is joined', () => {
    expect(meaning(java, 'all c: Class, m: Method | c.members = m.calls and m.members in m.name')).toBe(
      '(all c: one Class, m: one Method | and[(c.Class.members = m.Method.calls); (m.Method.members in m.Entity.name)])',
    )
  })

  it('fields of one name are told apart by what is needed', () => {
    expect(meaning(java, 'some Entity.members & Name')).toBe('some((Entity.Method.members & Name))')
    expect(meaning(java, 'members.Name = Method')).toBe('(Method.members.Name = Method)')
  })

  it('what nothing tells apart is refused', () => {
    expect(problem(`${java}run { some members }`)).toBe(
      '6:12: this may be the field Class.members or the field Method.members: nothing here tells which',
    )
  })

  it('a signature says which field: S <: f', () => {
    expect(meaning(java, 'some Class <: members')).toBe('some(Class.members)')
  })

  it('what is not there is told with what is near', () => {
    expect(problem(`${java}sig Trait extends Clas {}`)).toBe("6:19: unknown signature 'Clas'; did you mean 'Class'?")
    expect(problem(`${java}fact { some membrs }`)).toBe("6:13: unknown name 'membrs'; did you mean 'members'?")
    expect(problem('fact { some x }')).toBe("1:13: unknown name 'x'")
  })

  it('a let and a quantifier may nest', () => {
    expect(meaning(java, 'let m = Class.members | some x, y: m | disj[x, y]')).toBe(
      '(let m = Class.Class.members | (some x: one m, y: one m | no((x & y))))',
    )
  })
})

describe('signature facts and bounds', () => {
  it('a field of the signature is one of this, and @ takes that away', () => {
    const { theory } = resolving('sig A { f: set A, g: f } { f in g and this not in this.^@f }')
    expect(theory.fields.map(field => `${field.label}: ${field.multiplicity} ${writtenTerm(field.bound)}`)).toEqual([
      'A.f: set A',
      'A.g: one this.A.f',
    ])
    expect(theory.facts.map(writtenTerm)).toEqual([
      '(all this: one A | and[(this.A.f in this.A.g); not((this in this.closure(A.f)))])',
    ])
  })

  it('in the fact of a one signature, this is the signature', () => {
    expect(resolving('one sig A { f: set A } { some f }').theory.facts.map(writtenTerm)).toEqual(['some(A.A.f)'])
  })

  it('a field of another signature is itself there', () => {
    expect(resolving('sig A { f: set B } sig B {} { some f.this }').theory.facts.map(writtenTerm)).toEqual([
      '(all this: one B | some(A.f.this))',
    ])
  })

  it('a predicate about this may be called without it', () => {
    const text = 'sig A { f: set A } { p and q[f] } pred A.p { some this.f } pred q[a, b: A] { a in b }'
    expect(resolving(text).theory.facts.map(writtenTerm)).toEqual(['(all this: one A | and[p[this]; q[this, this.A.f]])'])
  })

  it('a bound may use fields of the parents, even where those stand below', () => {
    const { theory } = resolving('sig B extends A { g: f -> one A } sig A { f: set A }')
    expect(theory.sigs.map(({ label }) => label)).toEqual(['B', 'A'])
    expect(theory.fields.map(({ label, bound }) => `${label}: ${writtenTerm(bound)}`)).toEqual([
      'A.f: A',
      'B.g: (this.A.f ->one A)',
    ])
  })

  it('a field must not be bound by a function', () => {
    expect(problem('sig A { f: g } fun g: set A { A }')).toBe("1:12: 'g' can't be called in a field's bound")
  })

  it('disj before the names and after the colon, and seq, are facts', () => {
    const { theory } = resolving('sig A { disj f, g: disj set A, s: seq A }')
    expect(theory.facts.map(writtenTerm)).toEqual([
      '(all this: one A, that disj this: one A | no((this.A.f & that.A.f)))',
      '(all this: one A, that disj this: one A | no((this.A.g & that.A.g)))',
      'no((A.f & A.g))',
      '(all this: one A | ((this.A.s.univ - this.A.s.univ.Int/next) in atom-of(0)))',
    ])
    expect(theory.fields.map(({ multiplicity, bound }) => `${multiplicity} ${writtenTerm(bound)}`)).toEqual([
      'set A',
      'set A',
      'set (seq/Int ->lone A)',
    ])
  })
})

describe('calls', () => {
  const functions = `
sig A { f: set A, g: A -> A }
pred p[a, b: A] { a in b.f }
pred r { some A }
fun h[a, b: A]: set A { a.f & b.f }
fun k: A -> A { ~f }
fun sum2[a: A]: A -> A { g[a] }
`

  it('every writing of a call is the call', () => {
    for (const text of ['p[a, b]', 'a.p[b]', 'b.(a.p)', 'p[a][b]']) {
      expect(meaning(functions, `all a, b: A | ${text}`)).toBe('(all a: one A, b: one A | p[a, b])')
    }
  })

  it('without parameters a name is a call, and what is joined to it is joined', () => {
    expect(meaning(functions, 'r and some a: A | some a.k and some k[a]')).toBe(
      'and[r[]; (some a: one A | and[some(a.k[]); some(a.k[])])]',
    )
  })

  it('arguments too many are joined', () => {
    expect(meaning(functions, 'all a: A | some sum2[a, a] and some a.(a.g)')).toBe(
      '(all a: one A | and[some(a.sum2[a]); some(a.a.A.g)])',
    )
  })

  it('a box is a join, the first argument first', () => {
    expect(meaning(functions, 'all a, b: A | some g[a, b] and some f[a] and some a.g[b]')).toBe(
      '(all a: one A, b: one A | and[and[some(b.a.A.g); some(a.A.f)]; some(b.a.A.g)])',
    )
  })

  it('predicates of one name are told apart by the number and the types of what they are given', () => {
    const overloaded = `${java}
pred ok[c: Class] { some c.extend } pred ok[m: Method] { some m.calls } pred ok[c: Class, m: Method] { m in c.members }`
    const { theory } = resolving(`${overloaded} run { all c: Class, m: Method | ok[c] and ok[m] and ok[c, m] }`)
    const bodies: string[] = []
    JSON.stringify(theory.goal, (key, value) => {
      if (key === 'function') bodies.push(writtenTerm(value.body))
      return key === 'function' ? undefined : value
    })
    expect(bodies).toEqual(['some(c.Class.extend)', 'some(m.Method.calls)', '(m in c.Class.members)'])
  })

  it('one declaration is one function object', () => {
    const { theory } = resolving(`${functions} run { r or r }`)
    const { goal } = theory
    if (goal.kind !== 'or') throw new Error('not two calls')
    const [first, second] = goal.operands
    expect(first?.kind === 'call' && second?.kind === 'call' && first.function === second.function).toBe(true)
  })

  it('a function gives what its result says of the arguments', () => {
    expect(meaning(`${java} fun same[s: univ]: s { s }`, 'some same[Class].members')).toBe('some(same[Class].Class.members)')
  })

  it('arguments that do not fit are told', () => {
    expect(problem('sig A {} sig B {} pred p[a: A, b: B] {} run { p[A] }')).toBe(
      "1:47: 'p' takes [a: {A}, b: {B}], but here it is given [{A}]",
    )
    expect(problem('sig A {} sig B {} pred p[a: A, b: B] {} run { p[B, A] }')).toBe(
      "1:47: 'p' takes [a: {A}, b: {B}], but here it is given [{B}, {A}]",
    )
    expect(problem('sig A {} pred p[a: A] {} run { p[A, A] }')).toBe(
      '1:32: a set or relation is expected here, but this is a formula',
    )
  })

  it('who calls himself is told, if the command reaches him', () => {
    expect(problem('pred p { q } pred q { p } run p')).toBe("1:23: 'p' calls itself")
    expect(problem('pred p { q } pred q { p } run {}')).toBe('nothing is wrong')
  })
})

describe('integers', () => {
  const a = 'sig A { v: Int, w: set Int }'

  it('numbers become atoms, sets of integers become sums, where the other is wanted', () => {
    expect(meaning(a, 'all a: A | a.v > #A')).toBe('(all a: one A | (value-of(a.A.v) int> cardinality(A)))')
    expect(meaning(a, 'all a: A | #A in a.w')).toBe('(all a: one A | (atom-of(cardinality(A)) in a.A.w))')
    expect(meaning(a, 'A.w = 1 + 2')).toBe('(A.A.w = (atom-of(1) + atom-of(2)))')
    expect(meaning(a, '#A = 2')).toBe('(cardinality(A) int= 2)')
    expect(meaning(a, 'int[A.w] = 3 and Int[#A] in A.w')).toBe(
      'and[(value-of(A.A.w) int= 3); (atom-of(cardinality(A)) in A.A.w)]',
    )
    expect(meaning(a, '(sum x: A | x.v) =< 7')).toBe('((sum x: one A | value-of(x.A.v)) int=< 7)')
  })

  it('arithmetic comes from util/integer, which every module has', () => {
    expect(meaning(a, 'plus[#A, 1] >= 3')).toBe('(value-of(plus[atom-of(cardinality(A)), atom-of(1)]) int>= 3)')
    expect(meaning(a, '#A fun/mul 2 < fun/max')).toBe('((cardinality(A) multiply 2) int< greatest)')
    expect(meaning(a, 'some fun/next')).toBe('some(Int/next)')
  })

  it('a condition is of the sort of its first branch', () => {
    expect(meaning(a, '(some A => #A else A.w) in Int')).toBe(
      '(atom-of((some(A) => cardinality(A) else value-of(A.A.w))) in Int)',
    )
    expect(meaning(a, '(some A => A.w else #A) in Int')).toBe('((some(A) => A.A.w else atom-of(cardinality(A))) in Int)')
  })

  it('0 - 8 is the least integer of four bits, as in Alloy', () => {
    expect(meaning(a, '0 - 8 in A.w')).toBe('(atom-of(least) in A.A.w)')
    expect(meaning(a, '0 - 7 in A.w')).toBe('((atom-of(0) - atom-of(7)) in A.A.w)')
  })
})

describe('multiplicities', () => {
  it('a set has one element where none is written, a relation any', () => {
    const { theory } = resolving('sig A { f: A, g: A -> A, h: A one -> lone A }')
    expect(theory.fields.map(({ multiplicity, bound }) => `${multiplicity} ${writtenTerm(bound)}`)).toEqual([
      'one A',
      'set (A -> A)',
      'set (A one->lone A)',
    ])
  })

  it('they count on the right of in', () => {
    const a = 'sig A { f: set A }'
    expect(meaning(a, 'A.f in (lone A) and f in A -> one A')).toBe('and[(A.A.f in lone A); (A.f in (A ->one A))]')
    expect(meaning(a, 'f in (seq A)')).toMatch('and[(A.f in (seq/Int ->lone A));')
  })

  it('a quantifier over relations is over the plain product, its arrows are a condition', () => {
    expect(meaning('sig A {}', 'some r: A -> one A, s: set A | s.r = s')).toBe(
      '(some r: set (A -> A), s: set A | and[(r in (A ->one A)); (s.r = s)])',
    )
    expect(meaning('sig A {}', 'all disj x, y: A, z: lone A | x + y = z')).toBe(
      '(all x: one A, y disj x: one A, z: lone A | ((x + y) = z))',
    )
  })

  it('they are refused elsewhere', () => {
    expect(problem('sig A {} run { A -> one A = A -> A }')).toBe('1:16: a multiplicity makes no sense here')
    expect(problem('sig A { f: one (A -> lone A) }')).toBe('1:17: a multiplicity makes no sense here')
    expect(problem('sig A {} run { some { x: set A | some x } }')).toBe('1:30: a variable of a comprehension stands for one atom')
  })
})

describe('what can not be meant', () => {
  const a = 'sig A { f: set B, g: A -> B } sig B {}\n'

  it.each([
    ['run { A.B }', "2:8: these can't be joined: the left is {A}, the right is {B}"],
    ['run { some A + f }', "2:14: both sides of '+' need the same arity, but the left is {A}, the right is {A->B}"],
    ['run { A = f }', "2:9: both sides of '=' need the same arity, but the left is {A}, the right is {A->B}"],
    ['run { f in B }', "2:9: both sides of 'in' need the same arity, but the left is {A->B}, the right is {B}"],
    ['run { some ^A }', "2:13: '^' needs a binary relation, but this is {A}"],
    ['run { some ~g }', "2:13: '~' needs a binary relation, but this is {A->A->B}"],
    ['run { some *B }', "2:13: '*' needs a binary relation, but this is {B}"],
    ['run { A and B }', '2:7: a formula is expected here, but this is {A}'],
    ['run { not A }', '2:11: a formula is expected here, but this is {A}'],
    ['run { some (no A) }', '2:13: a set or relation is expected here, but this is a formula'],
    ['run { A < B }', '2:7: an integer is expected here, but this is {A}'],
    ['run { all x: no A | some x }', '2:14: a set or relation is expected here, but this is a formula'],
    ['run { some f <: A }', '2:12: a set is expected here, but this is {A->B}'],
    ['run { some (some A => A else f) }', '2:20: the two branches must be of one sort, but one is {A}, the other is {A->B}'],
    ['run { disj[A, f] }', "2:7: the arguments of 'disj' need the same arity"],
    ['run { disj[A] }', "2:7: 'disj' needs at least two arguments"],
    ['fun h: A { f }', "2:12: 'h' gives {A}, but this is {A->B}"],
    ['pred p[x: A, x: B] {}', "2:14: 'p' has a parameter 'x' already"],
    ['sig C { h: A, h: B }', "2:15: 'C' has a field 'h' already"],
    ['sig C extends C {}', "2:5: cyclic inheritance: 'C' is its own ancestor"],
    ['sig C in D {} sig D in C {}', "2:5: cyclic inheritance: 'C' is its own ancestor"],
    ['sig C in A {} sig D extends C {}', "2:29: 'D' can't extend 'C': that is a subset signature"],
    ['sig C extends Int {}', "2:15: 'C' can't extend 'Int': that is built in"],
    ['abstract sig C in A {}', "2:14: 'C' can't be abstract: it is a subset of others"],
    ['sig A {}', "2:5: 'A' is the name of another signature already, at main.als:1:5"],
    ['sig C in A { f: A }', "2:14: 'C' and 'A' overlap, but both have a field 'f': the other is at main.als:1:9"],
    ['sig C { h: none }', "2:9: the field 'h' would always be empty: so is its bound"],
    ['assert x {} assert x {}', "2:20: 'x' is the name of another assertion already, at main.als:2:1"],
    ['run { this in A }', "2:7: 'this' is not available here"],
    ['run nothing', "2:5: unknown predicate or function 'nothing'"],
    ['check nothing', "2:7: unknown assertion 'nothing'"],
    ['pred p {} pred p[a: A] {} run p', "2:31: there is more than one predicate or function 'p'"],
    ['run {} for 3 C', "2:14: unknown signature 'C'"],
    ['sig C in A {} run {} for 3 but 2 C', "2:34: 'C' can't have 2 as its scope: it is a subset of others"],
    ['one sig C {} run {} for 3 but 2 C', "2:33: 'C' can't have 2 as its scope: it is 'one'"],
    ['enum E { X, Y } run {} for 3 but 2 E', "2:36: 'E' can't have 2 as its scope: it is an enumeration"],
    ['run {} for 3 but 2 A, 3 A', "2:25: 'A' has 2 as its scope already"],
    ['run {} for 3 but 2 String', "2:20: the scope of 'String' must be exact: add 'exactly'"],
  ])('%s', (text, what) => {
    expect(problem(a + text)).toBe(what)
  })

  it('a command that is not carried out must be sound too', () => {
    expect(problem(`${a}run { some A }\nrun { some C }`)).toBe("3:12: unknown name 'C'")
  })

  it('too deep nesting is told, not died of', () => {
    const signatures = Array.from({ length: 20_000 }, (_, n) => `sig S${n} extends S${n + 1} {}`)
    expect(problem([...signatures, 'sig S20000 {}'].join('\n'))).toMatch(/nothing is wrong|nested too deeply/)
    const functions = Array.from({ length: 20_000 }, (_, n) => `pred p${n} { p${n + 1} }`)
    expect(problem([...functions, 'pred p20000 {} run p0'].join('\n'))).toMatch(/nothing is wrong|nested too deeply/)
  })

  it('a type with too many parts is told, not waited for', () => {
    const names = Array.from({ length: 40 }, (_, n) => `S${n}`)
    const all = `(${names.join(' + ')})`
    expect(problem(`sig ${names.join(', ')} {}\nrun { some ${Array(8).fill(all).join(' -> ')} }`)).toBe(
      '1:1: the types of its expressions have too many parts',
    )
  })

  it('a long chain of a name with many meanings takes no time', () => {
    const chain = Array(200).fill('f').join('.')
    const text = `abstract sig N {} sig A extends N { f: set N } sig B extends N { f: set N } run { some N.${chain} }`
    expect(problem(text)).toMatch('nothing here tells which')
  })
})

describe('modules', () => {
  const pair = 'module lib/pair[exactly X, Y]\nsig Pair { one_: X, other: Y }\nprivate sig Hidden {}\npred paired { some Pair }\n'

  it('one file with the same arguments is one module', () => {
    const text = `open lib/pair[A, B] as p open lib/pair[A, B] as q open lib/pair[B, A] as r
sig A, B {} run { p/paired and r/paired and p/Pair = q/Pair }`
    const { theory } = resolving(text, { 'lib/pair.als': pair })
    expect(theory.sigs.map(({ label }) => label)).toEqual(['p/Pair', 'p/Hidden', 'r/Pair', 'r/Hidden', 'A', 'B'])
    expect(theory.fields.map(({ label, bound }) => `${label}: ${writtenTerm(bound)}`)).toEqual([
      'p/Pair.one_: A',
      'p/Pair.other: B',
      'r/Pair.one_: B',
      'r/Pair.other: A',
    ])
    expect(theory.scope.exact.map(({ label }) => label)).toEqual(['A', 'B'])
    expect(writtenTerm(theory.goal)).toBe('and[and[paired[]; paired[]]; (p/Pair = p/Pair)]')
  })

  it('a name that is the only one is plain', () => {
    const { theory } = resolving('open lib/pair[A, A] sig A {} run paired', { 'lib/pair.als': pair })
    expect(theory.sigs.map(({ label }) => label)).toEqual(['Pair', 'Hidden', 'A'])
    expect(writtenTerm(theory.goal)).toBe('some(Pair)')
  })

  it('names of modules that are opened by opened ones are seen, private ones are not', () => {
    const others = {
      'lib/pair.als': pair,
      'a.als': 'open b sig A {}',
      'b.als': 'sig B {} private sig P {}',
      'c.als': 'private open b',
    }
    expect(writtenTerm(resolving('open a run { some B and some a/b/B and some a/B }', others).theory.goal)).toBe(
      'and[and[some(B); some(B)]; some(B)]',
    )
    expect(problem('open a run { some P }', others)).toBe("1:19: unknown name 'P'")
    expect(problem('open c run { some B }', others)).toBe("1:19: unknown name 'B'")
  })

  it('an argument may come from another opened module, whatever the order', () => {
    const others = { 'lib/pair.als': pair, 'a.als': 'sig T {}' }
    expect(problem('open lib/pair[T, a/T] open a', others)).toBe('nothing is wrong')
    expect(problem('open lib/pair[T, U] open a', others)).toBe("1:18: unknown signature 'U'")
    expect(problem('open lib/pair[univ]', others)).toBe("1:1: 'lib/pair' takes 2 parameters, but here it is given 1")
  })

  it('two signatures of one name are ambiguous', () => {
    const others = { 'a.als': 'sig T {}', 'b.als': 'sig T {}' }
    expect(problem('open a open b sig S extends T {}', others)).toBe("1:29: 'T' may be a/T or b/T here")
    expect(problem('open a open b run { some T }', others)).toBe(
      '1:26: this may be the signature a/T or the signature b/T: nothing here tells which',
    )
  })

  it('util/ordering is where its alias says, and its signature is exact', () => {
    const { theory } = resolving('open util/ordering[A] as o sig A {} run { some o/first.o/next and some first.next }')
    expect(writtenTerm(theory.goal)).toBe('and[some(first[].next[]); some(first[].next[])]')
    expect(theory.sigs.map(({ label }) => label)).toEqual(['o/Ord', 'A'])
    expect(theory.scope.exact.map(({ label }) => label)).toEqual(['A'])
    expect(theory.facts.map(writtenTerm)).toEqual(['total-order[A, o/Ord.o/Ord.First, o/Ord.o/Ord.Next]'])
  })

  it('an enumeration is ordered, and its values are not told apart by their types', () => {
    const { theory, warnings } = resolving('enum E { X, Y } run { X.next = Y and X = Y }')
    expect(theory.sigs.map(({ label, multiplicity, parent }) => `${multiplicity} ${label} ${parent?.label ?? ''}`)).toEqual([
      'one ordering/Ord ',
      'set E ',
      'one X E',
      'one Y E',
    ])
    expect(warnings).toEqual([])
  })

  it('facts of opened modules count, their commands do not', () => {
    const { theory } = resolving('open a run { some T }', { 'a.als': 'sig T {} fact { one T } run { no T } for 7' })
    expect(theory.facts.map(writtenTerm)).toEqual(['one(T)'])
    expect(theory.scope.overall).toBeUndefined()
  })

  it('an assertion of a module is one for each of its instances', () => {
    const others = { 'm.als': 'module m[X] assert none_ { no X }' }
    const goal = (run: string) =>
      writtenTerm(resolving('open m[A] as a open m[B] as b sig A, B {} check a/none_ check b/none_', others, { run }).theory.goal)
    expect(goal('a/none_')).toBe('not(no(A))')
    expect(goal('b/none_')).toBe('not(no(B))')
  })

  it('modules that double and double are stopped', () => {
    const link = (n: number) => `module m${n}[X] open m${n + 1}[A] as a open m${n + 1}[B] as b sig A, B {}`
    const others = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`m${n}.als`, link(n)]))
    const last = { 'm30.als': 'module m30[X]' }
    expect(problem('open m0[C] sig C {}', { ...others, ...last })).toMatch('this opens more than 1000 modules')
  })

  it('a parameter of the main module is a signature', () => {
    const { theory } = resolving('module main[exactly X] run { some X }')
    expect(theory.sigs.map(({ label }) => label)).toEqual(['X'])
    expect(theory.scope.exact).toHaveLength(1)
  })
})

describe('commands', () => {
  const text = `sig A { f: set A } pred p[a: A, s: set A] { a in s } fun h[a: A]: lone A { a.f }
assert acyclic { no a: A | a in a.^f }
check acyclic for 2
first: run { some A } for 3 but exactly 2 A, 5 int, 3 seq
run p
run h`
  const goal = (run?: string) => writtenTerm(resolving(text, {}, run === undefined ? {} : { run }).theory.goal)

  it('the first run is the default', () => {
    expect(goal()).toBe('some(A)')
  })

  it('a predicate holds for some arguments, a function gives what it says for some, an assertion is broken', () => {
    expect(goal('p')).toBe('(some a: one A, s: set A | (a in s))')
    expect(goal('h')).toBe('(some a: one A | (a.A.f in lone A))')
    expect(goal('acyclic')).toBe('not((no a: one A | (a in a.closure(A.f))))')
  })

  it('the scope is read', () => {
    const { scope } = resolving(text).theory
    expect(scope).toMatchObject({ overall: 3, bitwidth: 5, maxSeq: 3, sigs: [{ size: 2, exactly: true }], strings: [] })
    expect(scope.sigs[0]?.sig.label).toBe('A')
  })

  it('another scope and a further constraint may be given', () => {
    const choice = { scope: parseScope('1 A', '--scope'), where: [parseFormula('no f', '--where')] }
    const { theory } = resolving(text, {}, choice)
    expect(writtenTerm(theory.goal)).toBe('and[some(A); no(A.f)]')
    expect(theory.scope.sigs).toMatchObject([{ size: 1, exactly: false }])
    expect(theory.scope.overall).toBeUndefined()
    expect(problem(text, {}, { where: [parseFormula('some q', '--where')] })).toBe("--where:1:6: unknown name 'q'")
  })

  it('an unknown label is told with those that are there', () => {
    expect(problem(text, {}, { run: 'frst' })).toBe("1:1: unknown command 'frst'; did you mean 'first'?")
    expect(problem(text, {}, { run: 'other' })).toBe("1:1: unknown command 'other'; available: acyclic, first, p, h")
  })

  it('without a command everything is asked for', () => {
    const { theory } = resolving('sig A {}')
    expect(writtenTerm(theory.goal)).toBe('and[]')
    expect(theory.scope.sigs).toEqual([])
  })

  it('the strings are those that are used, and as many more as the scope says', () => {
    const strings = (command: string) =>
      resolving(`sig A { s: String } pred unused { "z" in A.s } ${command}`).theory.scope.strings
    expect(strings('run { "b" in A.s and "a" in A.s }')).toEqual(['a', 'b'])
    expect(strings('run { "b" in A.s } for 3 but exactly 3 String')).toEqual(['String0', 'String1', 'b'])
  })
})
