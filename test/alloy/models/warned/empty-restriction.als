// A restriction that leaves nothing.
sig A { f: set A }
sig B {}
run { no B <: f } for 2
