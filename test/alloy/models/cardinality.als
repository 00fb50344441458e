// `#` of sets and relations, compared with every operator.
sig A { f: set B }
sig B {}

run {
  #A = 2
  #f > #B
  #A.f >= 1
  #B =< 2
  all a: A | #a.f < 2
  #f != 3
  not #B < 1
  #B !> 2
} for 3
