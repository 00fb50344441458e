// Comments of all three kinds, /* one inside another, -- and so on.
/* sig Not {} // */ sig A { -- sig B {}
  f: /* set */ lone A } /** and
  several lines * / **/
-- run { some f } for 1 // last
run { /* no */ some f } for 2 // but 1 A
