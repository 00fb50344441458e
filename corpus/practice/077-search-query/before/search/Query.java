package search;

public sealed interface Query {
    record Term(String field, String value) implements Query { }

    record Not(Query inner) implements Query { }

    record And(Query left, Query right) implements Query { }

    record Or(Query left, Query right) implements Query { }
}
