// Multiplicities on the right of `not in` are not allowed.
sig A { r: set B }
sig B {}
run { r not in A one -> one B } for 2
