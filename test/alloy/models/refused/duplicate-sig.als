// Two signatures of one name.
sig A {}
sig A {}
run {} for 2
