// An equation of the same expression twice.
sig A { f: set A }
run { A.f = A.f } for 2
