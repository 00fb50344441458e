module parts/round
open parts/about
sig R {}
