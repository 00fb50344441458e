// More bits than integers have.
sig A {}
run {} for 2 but 31 int
