// An enumeration: its values are fixed, distinct and ordered.
enum Day { Mon, Tue, Wed }
sig Shift { on: set Day }

run { all s: Shift | some s.on and s.on.next not in s.on } for 2
ordered: run { all s: Shift | s.on in Mon.nexts and Mon = first } for exactly 2 Shift
compare: run { all s: Shift, d: s.on | lt[d, Wed] or d = last } for exactly 1 Shift
