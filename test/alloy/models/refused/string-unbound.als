// Scopes of strings are exact.
sig A { s: String }
run {} for 2 but 1 String
