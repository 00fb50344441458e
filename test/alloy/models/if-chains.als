// Chains of if-else for numbers and relations, nested both ways.
sig A { f: set A }
sig P, Q in A {}

numbers: run { #f = (some P => (some Q => 2 else 1) else some Q => 3 else 0) } for exactly 2 A
relations: run { f = (some P => P -> A else some Q => A -> Q else A -> A) } for exactly 2 A
words: run { (some P implies P else Q).f = A and some Q } for exactly 2 A
