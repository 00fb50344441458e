/* Encapsulate field: the target `f` is public; a method has the name of its getter, another calls that, and a third one calls the other. */
module java/encapsulate_field
open java/refactoring

one sig Target extends Field {}
one sig F extends FieldId {}
lone sig GetF, Caller extends MethodId {}

pred main {
  Target.id = F
  Target.acc = public
  Target.type = Long_
  no FieldInvocation + ConstructorFieldInvocation
}

pred additional {
  twoPackages
  differentIdsForClasses
  differentIdsForMethods
  one m: Method | m.id = GetF and no m.param and m.b in LiteralValue
  someTester[GetF]
  someTester[Caller]
}

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
run published { main and additional }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 1 Field, 1 FieldId, 3 Body
