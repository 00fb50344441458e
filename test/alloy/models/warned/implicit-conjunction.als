// Two formulas on one line without anything between them.
sig A { f: set A }
run { all a: A { some a.f { a in a.f } } } for 2
