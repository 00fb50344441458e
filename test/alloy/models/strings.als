// String literals are atoms of their own, which are never renamed.
sig A { name: lone String }

run { all a: A | a.name in "x" + "y" and some A } for 2
fixed: run { some a: A | a.name = "z" } for 2
