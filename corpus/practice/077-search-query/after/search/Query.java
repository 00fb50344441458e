package search;

public sealed interface Query {

    interface Visitor<R> {
        R term(Term term);

        R not(Not not);

        R and(And and);

        R or(Or or);

        /** Visits a node that may be missing. */
        default R visit(Query query) {
            if (query == null) {
                throw new IllegalArgumentException("query");
            }
            return query.accept(this);
        }
    }

    <R> R accept(Visitor<R> visitor);

    record Term(String field, String value) implements Query {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.term(this);
        }
    }

    record Not(Query inner) implements Query {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.not(this);
        }
    }

    record And(Query left, Query right) implements Query {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.and(this);
        }
    }

    record Or(Query left, Query right) implements Query {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.or(this);
        }
    }
}
