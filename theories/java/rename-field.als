/* Rename field: the target `f` gets the name `g`, which a field of another class has. */
module java/rename_field
open java/refactoring

one sig Target extends Field {}
one sig F extends FieldId {}
lone sig G extends FieldId {}

pred main {
  Target.id = F
}

pred additional {
  twoPackages
  differentIdsForClasses
  someInheritance
  someMain
  someFieldsWithDiffIds
}

pred someFieldsWithDiffIds {
  some G and FieldId = F + G
  some disj c, d: Class | some c.fields and some d.fields
  Field.type = Int_
}

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
run published { main and additional }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
