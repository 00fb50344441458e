/* Move method: the target `m` takes an `int` and returns a number; its class has a public field `f` of the class where it could go. */
module java/move_method
open java/refactoring

one sig Target extends Method {}
one sig M extends MethodId {}
one sig F extends FieldId {}
/** Present, the field starts as `null`, as published, and what is moved can't run; absent, with an object of its class. */
lone sig NullFields {}

pred main {
  Target.id = M and Target.param = Int_ and Target.b in LiteralValue
  some f: classOf[Target].fields | f.id = F and f.acc = public and f.type in Class - classOf[Target]
  no FieldInvocation + ConstructorFieldInvocation
}

pred additional {
  twoPackages
  differentIdsForClasses
  someCaller
  someOverloading[Int_, Long_] or someOverriding[Int_]
}

run generate { main and additional and compiles and no NullFields }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run mainOnly { main and compiles and no NullFields }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run published { main and additional and no NullFields }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run nullFields { main and additional and compiles and some NullFields }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
