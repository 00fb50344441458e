// No instance at all, for several reasons.
some sig A { f: one B }
sig B {}

contradiction: run { some f and no f } for 2
scope: run {} for 2 but 0 B
too_few: run { #A > 2 } for 2
