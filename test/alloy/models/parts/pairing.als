module parts/pairing[exactly X, Y]
one sig Table { pairs: X lone -> lone Y }
fun paired: X -> Y { Table.pairs }
pred linked[x: set X] { some x.(Table.pairs) }
