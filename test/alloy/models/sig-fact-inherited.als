// Fields and signature facts of a parent hold for the atoms of its children; a child's fact for its own only.
abstract sig P { f: set P } { this not in f }
sig A extends P {} { one f }
sig B extends P { g: lone A } { g in f and some f }

run { some A and some g } for 3
