// One number for all; signatures that are `one` ignore it, extensions share their parent's.
sig A {}
sig B extends A {}
one sig O {}
sig C { f: one A }

three: run { some C } for 2
default: run { no C and #A = 3 }
zero: run {} for 0
