// Every multiplicity on both sides of an arrow, in fields.
sig A { f: B one -> one C }
sig D { g: B lone -> some C }
sig E { h: B some -> lone C }
sig B {}
sig C {}

one_one: run { some A and no D and no E } for 3 but 2 A
lone_some: run { no A and one D and no E } for 3
some_lone: run { no A and no D and one E } for 3
