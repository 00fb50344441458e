// Directed graphs with loops on exactly three nodes: 104.
sig N { e: set N }

run {} for exactly 3 N
