// Named and anonymous facts, facts with several formulas, and an empty one.
sig A { f: lone A }
fact { no f & iden }
fact named { some f }
fact several { all a: A | a not in a.f.f
  lone A - f.A }
fact "quoted" { #A > 1 }
fact {}

run {} for 4
