/* Rename method: the target `n` gets the name `k`, which a method of its superclass has. */
module java/rename_method
open java/refactoring

one sig Target extends Method {}
one sig N extends MethodId {}
lone sig K, M extends MethodId {}

pred main {
  Target.id = N
}

pred additional {
  twoPackages
  differentIdsForClasses
  differentIdsForMethods
  someInheritance
  one m: Method | m.id = M and isCaller[m]
  someMethodsWithSameNumParameter
}

pred someMethodsWithSameNumParameter {
  one n, k: Method {
    n.id = N and n.param = Int_
    k.id = K and some k.param
    classOf[k] in classOf[n].extend
    n.b + k.b in LiteralValue
  }
}

run generate { main and additional and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 0 Field, 0 FieldId, 3 Body
run mainOnly { main and compiles }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 0 Field, 0 FieldId, 3 Body
run published { main and additional }
  for 2 Package, 3 Class, 3 ClassId, 3 Method, 3 MethodId, 0 Field, 0 FieldId, 3 Body
