/*
 * Java programs of a few classes. The signatures, the relations and the well-formedness rules are those of JDolly (S2, section 4.2), so
 * what is written for them is at home here. JDolly's rules let programs through that do not compile; `compiles` says the rest of what
 * javac asks.
 */
module java/metamodel

sig Package {}

abstract sig Id {}
sig ClassId, MethodId, FieldId extends Id {}

/** None of them is access within the package. */
abstract sig Accessibility {}
one sig public, private_, protected extends Accessibility {}

abstract sig Type {}
abstract sig PrimitiveType extends Type {}
one sig Int_, Long_ extends PrimitiveType {}

sig Class extends Type {
  package: one Package,
  id: one ClassId,
  extend: lone Class,
  methods: set Method,
  fields: set Field
}

sig Field {
  id: one FieldId,
  type: one Type,
  acc: lone Accessibility
}

sig Method {
  id: one MethodId,
  param: lone Type,
  acc: lone Accessibility,
  return: one Type,
  b: one Body
}

/** What a method returns. */
abstract sig Body {}
/** A number, another one in every body. */
sig LiteralValue extends Body {}
/** `m()`, `this.m()`, `super.m()`, `A.this.m()`. */
sig MethodInvocation extends Body { id: one MethodId, q: lone Qualifier }
/** `new A().m()`. */
sig ConstructorMethodInvocation extends Body { idClass: one ClassId, idMethod: one MethodId }
/** `f`, `this.f`, `super.f`, `A.this.f`. */
sig FieldInvocation extends Body { idField: one FieldId, qField: lone Qualifier }
/** `new A().f`. */
sig ConstructorFieldInvocation extends Body { idClass2: one ClassId, idField: one FieldId }

abstract sig Qualifier {}
one sig this_, super_, qthis_ extends Qualifier {}

fact Classes {
  all disj c, d: Class | c.package = d.package implies c.id != d.id
  all c: Class | c not in c.^extend and c.id not in c.^extend.id
}

fact Members {
  all m: Method | one methods.m
  all f: Field | one fields.f
  all c: Class {
    all disj m, n: c.methods | m.id = n.id implies m.param != n.param
    all disj f, g: c.fields | f.id != g.id
  }
}

/** Calls and reads are matched by names alone; the rest is up to `compiles`. */
fact Bodies {
  all x: Body | one b.x
  all m: Method | m.id not in m.b.(MethodInvocation <: id) + m.b.idMethod
  all c: Class, m: c.methods {
    all i: m.b & MethodInvocation {
      i.q = super_ implies i.id in inheritedMethods[c].id
      i.q = qthis_ implies i.id in c.methods.id
      no i.q - this_ implies i.id in (c.methods + inheritedMethods[c]).id
    }
    all i: m.b & FieldInvocation {
      i.qField = super_ implies i.idField in inheritedFields[c].id
      i.qField != super_ implies i.idField in (c.fields + inheritedFields[c]).id
    }
  }
  all i: ConstructorMethodInvocation | i.idMethod in ((Class <: id).(i.idClass)).methods.id
  all i: ConstructorFieldInvocation | i.idField in ((Class <: id).(i.idClass2)).fields.id
}

/** Nothing that no program would show; and what would only make more programs, not other ones, is fixed. */
fact Frugal {
  Package in Class.package
  ClassId in Class.id
  MethodId in Method.id
  FieldId in Field.id
  all m: Method | m.return = Long_ and m.param in PrimitiveType
}

fun inheritedMethods[c: Class]: set Method { { m: c.^extend.methods | m.acc != private_ } }

fun inheritedFields[c: Class]: set Field { { f: c.^extend.fields | f.acc != private_ } }

/** What javac asks beyond that. */
pred compiles {
  all m, n: Method | overrides[m, n] implies notWeaker[m.acc, n.acc]
  all c: Class {
    all i: c.methods.b & MethodInvocation | let site = receiver[c, i.q] |
      some d: site.*extend, m: d.methods | m.id = i.id and accessible[m.acc, d, site, c]
    all i: c.methods.b & FieldInvocation | let site = receiver[c, i.qField] |
      some d: site.*extend, f: d.fields | f.id = i.idField and readable[f, d, site] and accessible[f.acc, d, site, c]
    all i: c.methods.b & ConstructorMethodInvocation | let site = named[c, i.idClass] | one site and
      some d: site.*extend, m: d.methods | m.id = i.idMethod and callable[m, d, site] and accessibleOutside[m.acc, d, site, c]
    all i: c.methods.b & ConstructorFieldInvocation | let site = named[c, i.idClass2] | one site and
      some d: site.*extend, f: d.fields | f.id = i.idField and readable[f, d, site] and accessibleOutside[f.acc, d, site, c]
  }
}

/** Access within the package is enough in the same package, whatever lies between the two classes. */
pred overrides[m, n: Method] {
  let c = methods.m, d = methods.n {
    d in c.^extend
    m.id = n.id and m.param = n.param
    n.acc != private_
    no n.acc implies c.package = d.package
  }
}

pred notWeaker[overriding, overridden: lone Accessibility] {
  overridden = public implies overriding = public
  overridden = protected implies overriding in public + protected and some overriding
  no overridden implies overriding != private_
}

/** The class where `m()`, `this.m()` and `super.m()` look first. */
fun receiver[c: Class, qualifier: lone Qualifier]: lone Class { qualifier = super_ implies c.extend else c }

/** The class that a simple name means in the file of a class: one of its package, else one that is imported. */
fun named[c: Class, i: ClassId]: set Class {
  let same = (Class <: id).i, own = same & package.(c.package) | some own implies own else same
}

/** A member that class `d` declares can be named in class `c`, where it is looked for from class `site` upwards. */
pred accessible[acc: lone Accessibility, d, site, c: Class] {
  acc = private_ implies d = site and d = c
  // It is inherited only as long as the package is the same.
  no acc implies (c + d + below[d, site]).package = d.package
}

/** And it is looked for in an object that is not known to be `this`. */
pred accessibleOutside[acc: lone Accessibility, d, site, c: Class] {
  accessible[acc, d, site, c]
  acc = protected implies c.package = d.package or c in site.*extend and d in c.*extend
}

/** No class between overrides it. */
pred callable[m: Method, d, site: Class] {
  no n: below[d, site].methods | n.id = m.id and n.param = m.param
}

/** No class between hides it, and it is a number. */
pred readable[f: Field, d, site: Class] {
  f.id not in below[d, site].fields.id
  f.type in PrimitiveType
}

/** The classes that lie below `d` on the way up to it from `site`. */
fun below[d, site: Class]: set Class { site.*extend - d.*extend }
