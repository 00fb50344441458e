// Sequences longer than the integers reach.
sig A { s: seq A }
run {} for 2 but 3 int, 5 seq
