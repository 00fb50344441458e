// Two different scopes for one signature.
sig A {}
run {} for 2 but 1 A, 2 A
