// A subset signature with a multiplicity, and fields of a subset signature that only its members have.
sig A {}
some sig Marked in A { next: lone Marked }
lone sig Last in Marked {}

run { all m: Marked | m in Last iff no m.next } for 3
