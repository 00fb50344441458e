// Sets that hold no integers, compared as numbers.
sig A {}
run { A < A } for 2
