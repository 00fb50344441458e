// Commands by name, by label, by block; a predicate may have the name of a command.
sig A { f: lone A }
pred show { some f }
pred other { no f }

run show for 2
labelled: run show for 1
third: check { no f } for 1
run other for 3
