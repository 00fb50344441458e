// An enumeration can't be extended.
enum E { X, Y }
sig Z extends E {}
run {} for 2
