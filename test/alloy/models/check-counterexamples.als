// `check` shows how an assertion breaks.
sig A { f: set A, g: lone A }

assert transitive { f.f in f }
assert holds { g.g in g.univ -> univ }
check transitive for 3 but 2 A
check holds for 2
named: check { all a: A | some a.g implies a.g != a } for 2
