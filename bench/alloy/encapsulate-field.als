/* Encapsulate field: a public field, a method that has the name of its getter, one that calls it, and one that calls that. */
module encapsulate_field
open java

one sig Getter, Tester extends MethodName {}

fact Target {
  differentClassNames
  differentMethodNames
  all f: Field | f.access = Public
  some Field
  one m: Method | m.name = Getter and no m.param and m.body in Literal
  one m: Method | m.name = Tester and isCaller[m] and some b: Call & m.body | b.callee = Getter
  someTester[Tester]
  no Read + NewRead
}

run {} for 3 but exactly 2 Package, 3 Class, 3 ClassName, exactly 1 Field, 1 FieldName, 3 Method, 3 MethodName
