// A multiplicity on the right of `in` needs parentheses.
sig A { r: set A }
run { A.r in one A } for 2
