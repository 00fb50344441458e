module parts/right
sig Twin {}
