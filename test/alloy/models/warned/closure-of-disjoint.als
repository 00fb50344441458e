// A closure that adds nothing.
sig A { f: set B }
sig B {}
run { some ^f } for 2
