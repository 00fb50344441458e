/* Move field: the target `f`, a number, goes to the class `B`; one public method reads a field named `f`. */
module java/move_field
open java/refactoring

one sig Target extends Field {}
one sig F extends FieldId {}
one sig B extends ClassId {}

pred main {
  Target.id = F
  classOf[Target].id != B
  some c: Class | c.id = B
}

pred additional {
  twoPackages
  differentIdsForClasses
  Field.type in PrimitiveType
  someMain
  F in FieldInvocation.idField + ConstructorFieldInvocation.idField
}

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
