// The same name in two opened modules.
open parts/left
open parts/right
run { some Twin } for 2
