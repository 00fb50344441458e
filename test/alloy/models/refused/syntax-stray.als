// A word that stands nowhere.
sig A {}
every A
run {} for 2
