// A command that runs a field.
sig A { f: set A }
run f for 2
