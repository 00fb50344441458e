/* Pull up method: the target `m` calls or reads something, its class has a superclass, and another method calls `m`. */
module java/pull_up_method
open java/refactoring

one sig M extends MethodId {}
one sig Target extends Method {}

pred main {
  some classOf[Target].extend
  Target.id = M
  isCaller[Target]
  someMain[M]
}

pred additional {
  someOverloading[1, 1] or someOverriding
}

run generate { main and additional and compiles }
  for exactly 2 Package, exactly 3 Class, exactly 3 ClassId, exactly 4 Method, exactly 3 MethodId, 0 Field, 0 FieldId, 4 Body
run mainOnly { main and compiles }
  for exactly 2 Package, exactly 3 Class, exactly 3 ClassId, exactly 4 Method, exactly 3 MethodId, 0 Field, 0 FieldId, 4 Body
run published { main and additional }
  for exactly 2 Package, exactly 3 Class, exactly 3 ClassId, exactly 4 Method, exactly 3 MethodId, 0 Field, 0 FieldId, 4 Body
