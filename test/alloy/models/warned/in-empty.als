// A subset of what is always empty.
sig A { f: set A }
run { A.f in none } for 2
