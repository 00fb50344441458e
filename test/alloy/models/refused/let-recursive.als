// A `let` whose value uses its own name, which nothing else has.
sig A {}
run { let x = x + A | some x } for 2
