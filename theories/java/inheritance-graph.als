/* Inheritance graphs: a class extends a class and implements interfaces, an interface extends interfaces (S2, section 5.4). */
module inheritance_graph

abstract sig Type {}
sig ClassId {}
sig Class extends Type { id: one ClassId, extend: lone Class, implement: set Interface }
sig Interface extends Type { id: one ClassId, extend: set Interface }

fact {
  some Type
  all i: ClassId | one (Class <: id).i + (Interface <: id).i
  no iden & (^(Class <: extend) + ^(Interface <: extend))
}

run generate {} for 4
run scope1 {} for 1
run scope2 {} for 2
run scope3 {} for 3
