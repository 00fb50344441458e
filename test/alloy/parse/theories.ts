/** Theories that between them use every construct of the language: what is mutated, and what must be read. */
export const theories: Readonly<Record<string, string>> = {
  files: `module files
// The usual example, and all three kinds of comments.
open util/ordering[State] as order
open util/relation
private open util/graph[Dir] as g
abstract sig Object { parent: lone Dir, name: one Name }
sig Dir extends Object { disj entries, hidden: set Object, at: Name -> lone Object } { parent not in this.^@parent && some name }
some sig File in Object { size: Int }
one sig Root extends Dir {}
lone sig Trash, Bin extends Dir {}
sig Name, State {}
private sig Secret = File + Trash {}
fact { all o: Object - Root { one o.parent } no Root.parent -- the root
  all d: Dir | d.entries = parent.d }
fact Tree { acyclic[parent, Object] /* over all */ && (all x, y: Object | x != y && x.name = y.name => x.parent != y.parent) }
pred move[o: Object, d, e: Dir] { d != e implies o in d.entries and o !in e.entries else o in e.entries }
fun depth[o: Object]: Int { #(o.^parent) }
fun Dir.count: one Int { sum f: File & this.entries | f.size }
assert Acyclic { no o: Object | o in o.^parent }
run move for 3
check Acyclic for 5 but exactly 2 Dir, 4 int expect 0
`,
  numbers: `module numbers[exactly Elem, Other]
open util/integer as i
enum Colour { Red, Green, Blue }
sig Item { weight, price: Int, tags: seq Colour, next: lone Item, tint: disj one Colour }
sig Box { items: Item some -> lone Colour, order: Item -> Item one -> some Colour, first: seq[Item] }
fact "weights are small" { all i: Item | i.weight >= 0 and i.weight < 7 && i.price =< plus[i.weight, 3] }
fact { all disj a, b: Item | disj[a.tags.elems, b.tags.elems] or a.weight = b.weight }
pred heavy[xs: set Item] { (sum x: xs | x.weight) > 5 iff #xs >= 3 }
pred cheap(x: Item) { let p = x.price, w = x.weight | p fun/add w not > 0x0F && p fun/mul 2 <= -3 }
fun shifted[n: Int]: Int { n << 1 >> 2 >>> 1 }
fun all_weights: Item -> Int { { x: Item, w: Int | w = x.weight } + { x: Item, w: Int } }
fun most: Item { { x: Item | no y: Item | y.weight > x.weight } }
fun over[r, s: Item -> Item]: Item -> Item { r ++ s & ~r + *s - ^r <: (Item <: r :> Item) - iden }
run heavy for 3 but 3 int, 2 seq
small: run { some b: Box | lone b.items && one b.first and no b.order } for exactly 2 Item, exactly 1 Box, 1 Elem, 1 Other
run { lone x: Item | one Item => x = x else some none } for 4
check { univ in Item + Box + Int or String = none } for 2
`,
  words: `sig A { f: set A, g: A -> A -> A, h: "x" + "y z" }
pred p[x: A] { x.f = x and x.@f != this/A.f }
pred q { p[A] some a: A { a in a.f  a not in a.(a.g)[a] } (let b = A { some b } ) }
fun fst: lone A { A.f & A <: A }
fact { A in A <=> !(no A) || not lone A.f => one A else A !in none }
fact { pred/totalOrder[A, fst, A.f -> A] or seq/Int in Int or int[#A] = sum A.f.A }
run p
run q for 2 A, 5 int
`,
}
