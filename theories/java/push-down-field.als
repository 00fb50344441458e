/* Push down field: the class of the target has a subclass. */
module java/push_down_field
open java/refactoring

one sig Target extends Field {}

pred main {
  some extend.(classOf[Target])
}

pred additional {
  twoPackages
  differentIdsForClasses
  someFieldhiding
  someMain
}

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
run published { main and additional }
  for 2 Package, 3 Class, 3 ClassId, 1 Method, 1 MethodId, 2 Field, 2 FieldId, 1 Body
