module parts/about
open parts/round
sig S {}
