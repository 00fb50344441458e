// `@` with a name that nothing has.
sig A { f: set A } { some @g }
run {} for 2
