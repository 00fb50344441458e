/* Rename field: an `int` and a `long` of different names in different classes, and a method that reads one. */
module rename_field
open java

fact Target {
  differentClassNames
  someCaller
  someInheritance
  some disj c, d: Class | some c.fields and some d.fields
  Field.type = IntType + LongType
}

run {} for 3 but exactly 2 Package, 3 Class, 3 ClassName, exactly 2 Field, exactly 2 FieldName, 1 Method, 1 MethodName
