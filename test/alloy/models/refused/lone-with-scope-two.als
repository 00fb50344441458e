// An exact scope above what `lone` allows.
lone sig A {}
run {} for 2 but exactly 2 A
