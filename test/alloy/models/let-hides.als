// `let` hides names, may be used twice, and its value sees what stands before.
sig A { f: set A }

run { let f = ~f | let f = f.f | some f and A.f in f.A } for 2
