/*
 * More than ten million programs: three classes and three methods, all with names of their own, no method protected, everything else
 * open.
 */
module ten_million
open java

one sig X, Y, Z extends ClassName {}
one sig K, L, M extends MethodName {}

fact Target {
  someInheritance
  differentClassNames
  differentMethodNames
  one m: Method | m.name = M and no m.param and m.body in Literal
  all m: Method | m.access != Protected
}

run {} for 3 but exactly 2 Package, exactly 3 Class, exactly 3 Method, 0 Field, 0 FieldName
