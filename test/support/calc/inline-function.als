/* A function that computes something of its parameter, and another one that computes something of that. */
module inline_function

abstract sig Operator {}
one sig Sum, Product extends Operator {}

abstract sig Function { operator: one Operator }
one sig Callee, Caller extends Function {}

run {}
