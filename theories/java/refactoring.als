/*
 * The words in which the theories of refactorings are written (S2, Tables 3 and 4).
 */
module java/refactoring
open java/metamodel

fun classOf[m: Method]: one Class { methods.m }
fun classOf[f: Field]: one Class { fields.f }

/** The same class, or one is an ancestor of the other. */
pred sameHierarchy[m, n: Method] {
  classOf[m] in classOf[n].*extend or classOf[n] in classOf[m].*extend
}

/** Public, without a parameter, and it does not just return a number. */
pred isCaller[m: Method] {
  m.acc = public
  no m.param
  m.b not in LiteralValue
}

pred someCaller { some m: Method | isCaller[m] }

/** There is one way in. */
pred someMain { one m: Method | isCaller[m] }

/** One public method calls `i` without a qualifier. */
pred someTester[i: MethodId] { one m: Method | tests[m, i] }

/** And nobody calls that one. */
pred someMain[i: MethodId] { one m: Method | tests[m, i] and methodNotCalled[m] }

pred tests[m: Method, i: MethodId] {
  m.acc = public
  no m.param
  some c: m.b & MethodInvocation | c.id = i and no c.q
}

pred methodNotCalled[m: Method] {
  m.id not in MethodInvocation.id + ConstructorMethodInvocation.idMethod
}

/** A method without a parameter overrides another. */
pred someOverriding { some m, n: Method | literalTwins[m, n] and no m.param and no n.param }

/** The same with a parameter of this type. */
pred someOverriding[t: Type] { some m, n: Method | literalTwins[m, n] and m.param = t and n.param = t }

/** Two methods of one name, each with a parameter or without one. */
pred someOverloading[i, j: Int] {
  some m, n: Method | literalTwins[m, n] and #m.param = i and #n.param = j and m.param != n.param
}

/** Exactly one pair has parameters of these two types. */
pred someOverloading[t, u: Type] {
  one m, n: Method | literalTwins[m, n] and m.param = t and n.param = u
}

/** Two methods of one name in one hierarchy, which return numbers. */
pred literalTwins[m, n: Method] {
  m != n
  m.id = n.id
  m.b + n.b in LiteralValue
  sameHierarchy[m, n]
}

/** Two fields of type `int` have the same name. */
pred someFieldhiding { some disj f, g: Field | f.id = g.id and f.type + g.type = Int_ }

pred someInheritance { some extend }

pred differentIdsForClasses { all disj c, d: Class | c.id != d.id }

pred differentIdsForMethods { all disj m, n: Method | m.id != n.id }

pred twoPackages { #Package = 2 }
