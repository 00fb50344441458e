/* More than ten million programs: two fields of any kind, three methods of different names, one of them calls another. */
module ten_million
open java

one sig M extends MethodName {}

fact Target {
  differentClassNames
  differentMethodNames
  one m: Method | m.name = M and no m.param and m.body in Literal
  someTester[M]
  no Read + NewRead
}

run {} for 3 but exactly 2 Package, 3 Class, 3 ClassName, exactly 2 Field, 2 FieldName, 3 Method, 3 MethodName
