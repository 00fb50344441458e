// `this` outside of signatures and receivers.
sig A {}
fact { some this }
run {} for 2
