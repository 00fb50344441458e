/* Add parameter: the target has none; a method `m` calls or reads something. */
module java/add_parameter
open java/refactoring

one sig Target extends Method {}
one sig M extends MethodId {}

pred main {
  no Target.param
  Target.id != M
  some m: Method | m.id = M and isCaller[m]
}

pred additional {
  someInheritance
  someOverloading[0, 1] or someOverriding
}

run generate { main and additional and compiles }
  for exactly 2 Package, exactly 3 Class, exactly 3 ClassId, exactly 3 Method, exactly 2 MethodId, 0 Field, 0 FieldId, 3 Body
run mainOnly { main and compiles }
  for exactly 2 Package, exactly 3 Class, exactly 3 ClassId, exactly 3 Method, exactly 2 MethodId, 0 Field, 0 FieldId, 3 Body
run published { main and additional }
  for exactly 2 Package, exactly 3 Class, exactly 3 ClassId, exactly 3 Method, exactly 2 MethodId, 0 Field, 0 FieldId, 3 Body
