// Private names of an opened module are not seen; the module's facts hold.
open parts/secret as s
sig A { x: lone Shown }

run { some x } for 2
