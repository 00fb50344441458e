// Only typed scopes, and one signature without.
sig A {}
sig B {}
run {} for 2 A
