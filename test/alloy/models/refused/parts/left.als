module parts/left
sig Twin {}
