// A private name of an opened module.
open parts/hiding
run { some Hidden } for 2
