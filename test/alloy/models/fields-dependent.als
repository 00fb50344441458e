// The bound of a field may use a field before it, and `this`.
sig A {
  all_: set B,
  some_: set all_,
  pick: lone this.@some_ + this.@all_
}
sig B {}

run { some pick and some a: A | a.all_ != a.some_ } for 2
