/*
 * Java programs of a few classes: packages, single inheritance, fields, methods whose body is one expression. The theories that
 * open this module add what a refactoring needs; what it says itself is what every program needs to have a meaning.
 */
module java

sig Package {}

abstract sig Name {}
sig ClassName, MethodName, FieldName extends Name {}

/** None of them is the package's own. */
abstract sig Access {}
one sig Public, Protected, Private extends Access {}

abstract sig Type {}
abstract sig Primitive extends Type {}
one sig IntType, LongType extends Primitive {}

sig Class extends Type {
  name: one ClassName,
  package: one Package,
  extend: lone Class,
  methods: set Method,
  fields: set Field
}

sig Field {
  name: one FieldName,
  type: one Type,
  access: lone Access
}

sig Method {
  name: one MethodName,
  param: lone Type,
  access: lone Access,
  result: one Type,
  body: one Body
}

abstract sig Body {}
/** A constant, another one in each. */
sig Literal extends Body {}
/** `m()`, `this.m()`, `super.m()`, `C.this.m()`. */
sig Call extends Body { callee: one MethodName, on: lone Qualifier }
/** `new C().m()`. */
sig NewCall extends Body { made: one ClassName, callee: one MethodName }
/** `f`, `this.f`, `super.f`, `C.this.f`. */
sig Read extends Body { read: one FieldName, on: lone Qualifier }
/** `new C().f`. */
sig NewRead extends Body { made: one ClassName, read: one FieldName }

abstract sig Qualifier {}
one sig This, Super, OuterThis extends Qualifier {}

fact Classes {
  all disj c, d: Class | c.package = d.package implies c.name != d.name
  all c: Class | c not in c.^extend and c.name not in c.^extend.name
}

fact Members {
  all m: Method | one methods.m
  all f: Field | one fields.f
  all c: Class {
    all disj m, n: c.methods | m.name = n.name implies m.param != n.param
    all disj f, g: c.fields | f.name != g.name
  }
}

fact Bodies {
  all b: Body | one body.b
  all c: Class, m: c.methods {
    m.body in Call implies callable[c, m.body]
    m.body in Read implies readable[c, m.body]
    // No method calls itself, by name.
    m.name not in m.body.((Call <: callee) + (NewCall <: callee))
  }
  all n: NewCall | some c: Class | c.name = n.made and n.callee in c.methods.name
  all n: NewRead | some c: Class | c.name = n.made and n.read in c.fields.name
}

/** Nothing stands there that no program would show, and types that make no difference are fixed. */
fact Frugal {
  Package in Class.package
  ClassName in Class.name
  MethodName in Method.name
  FieldName in Field.name
  all m: Method | m.result = LongType and m.param in Primitive
}

/** Methods that a class inherits, by name. */
fun inherited[c: Class]: set MethodName {
  { n: MethodName | some m: c.^extend.methods | m.name = n and m.access != Private }
}

fun inheritedFields[c: Class]: set FieldName {
  { n: FieldName | some f: c.^extend.fields | f.name = n and f.access != Private }
}

pred callable[c: Class, b: Call] {
  b.on = Super implies b.callee in inherited[c]
  b.on = OuterThis implies b.callee in c.methods.name
  b.on not in Super + OuterThis implies b.callee in c.methods.name + inherited[c]
}

pred readable[c: Class, b: Read] {
  b.on = Super implies b.read in inheritedFields[c]
  b.on != Super implies b.read in c.fields.name + inheritedFields[c]
}

fun classOf[m: Method]: one Class { methods.m }

pred sameHierarchy[m, n: Method] {
  let c = classOf[m] | let d = classOf[n] | c = d or c in d.extend or d in c.extend
}

/** Public, without a parameter, and it calls or reads something. */
pred isCaller[m: Method] {
  m.access = Public
  no m.param
  m.body not in Literal
}

pred someCaller { one m: Method | isCaller[m] }

/** One public method calls `n` without a qualifier, and nobody calls it. */
pred someTester[n: MethodName] {
  one m: Method | isCaller[m] and notCalled[m] and some b: Call & m.body | b.callee = n and no b.on
}

pred notCalled[m: Method] {
  m.name not in Call.callee + NewCall.callee
}

pred someOverriding {
  some disj m, n: Method {
    m.name = n.name
    no m.param + n.param
    m.body + n.body in Literal
    classOf[n] in classOf[m].extend
  }
}

pred someOverloading {
  some disj m, n: Method {
    m.name = n.name
    some m.param and some n.param and m.param != n.param
    m.body + n.body in Literal
    sameHierarchy[m, n]
  }
}

/** An `int` and a `long`. */
pred someOverloading[t, u: Primitive] {
  one m: Method, n: Method - m {
    m.name = n.name
    m.param = t and n.param = u
    m.body + n.body in Literal
    sameHierarchy[m, n]
  }
}

pred someHiding {
  some disj f, g: Field | f.name = g.name and f.type + g.type = IntType
}

pred someInheritance { some extend }

pred differentClassNames { all disj c, d: Class | c.name != d.name }

pred differentMethodNames { all disj m, n: Method | m.name != n.name }
