module parts/uses_pairing[Z]
open parts/pairing[Z, Z] as mine
pred same { mine/paired = ~(mine/paired) }
