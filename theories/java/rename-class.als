/* Rename class: the target gets the name `B`, which is free, or the name of another class. */
module java/rename_class
open java/refactoring

one sig Target extends Class {}
lone sig B extends ClassId {}

pred main {
  some Class
  Target.id != B
}

pred additional {
  twoPackages
  differentIdsForClasses
  someInheritance
  someMain
  someOverloading[Int_, Long_] or someOverriding
}

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 0 Field, 0 FieldId, 3 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 0 Field, 0 FieldId, 3 Body
run published { main and additional }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 0 Field, 0 FieldId, 3 Body
