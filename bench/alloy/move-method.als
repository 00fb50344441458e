/* Move method: a class has a public field of another class, and a method `M` with an `int` that could go there. */
module move_method
open java

one sig Origin extends ClassName {}
one sig M extends MethodName {}

fact Target {
  differentClassNames
  some c: Class, f: c.fields, m: c.methods {
    c.name = Origin
    f.access = Public
    f.type in Class - c
    m.name = M and m.param = IntType and m.body in Literal
  }
  someOverloading[IntType, LongType] or someOverriding
  someCaller
  no Read + NewRead
}

run {} for 3 but exactly 2 Package, 3 Class, 3 ClassName, exactly 1 Field, 1 FieldName, 3 Method, 3 MethodName
