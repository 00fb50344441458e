/* Move method: the target `m` takes an `int` and returns a number; its class has a public field `f` of the class where it could go. */
module move_method
open refactoring

one sig Target extends Method {}
one sig M extends MethodId {}
one sig F extends FieldId {}

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

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run published { main and additional }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
