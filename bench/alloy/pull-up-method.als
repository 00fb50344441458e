/* Pull up method: a class that has a superclass declares `M`, which calls something; another method calls `M`. */
module pull_up_method
open java

one sig M extends MethodName {}

fact Target {
  some c: Class, m: c.methods {
    some c.extend
    m.name = M
    isCaller[m]
  }
  someTester[M]
  someOverloading or someOverriding
}

run {} for 4 but exactly 2 Package, exactly 3 Class, exactly 3 ClassName, exactly 4 Method, exactly 3 MethodName, 0 Field, 0 FieldName
