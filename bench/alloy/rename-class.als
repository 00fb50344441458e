/* Rename class: classes of different names in two packages, an overloaded or overridden method, and one that calls it. */
module rename_class
open java

fact Target {
  differentClassNames
  someOverloading[IntType, LongType] or someOverriding
  someCaller
  someInheritance
}

run {} for 3 but exactly 2 Package, 3 Class, 3 ClassName, 3 Method, 3 MethodName, 0 Field, 0 FieldName
