// A field that changes.
sig A { var f: set A }
run { some f } for 2
