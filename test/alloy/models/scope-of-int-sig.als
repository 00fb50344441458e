// `Int` in a scope is the bit width, as `int` is.
sig A { v: one Int }

run { some A } for 1 but 2 Int
