/* Push down method: a class that has a subclass declares `M`, which calls something; another method calls `M`. */
module push_down_method
open java

one sig M extends MethodName {}

fact Target {
  some c: Class, m: c.methods {
    c in Class.extend
    m.name = M
    isCaller[m]
  }
  someTester[M]
  someOverloading or someOverriding
}

run {} for 4 but exactly 2 Package, exactly 3 Class, 3 ClassName, exactly 4 Method, exactly 3 MethodName, 0 Field, 0 FieldName
