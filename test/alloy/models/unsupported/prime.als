// The next state.
sig A {}
run { A' = A } for 2
