// Fields into unions, differences and other fields' ranges.
sig A { f: set A + B, g: lone B, h: set @f.B }
sig B {}

run { some h and A.f = B and some g } for 2
