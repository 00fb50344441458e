package search;

import java.util.Map;

public final class Queries {

    private Queries() {
    }

    public static boolean matches(Query query, Map<String, String> document) {
        return new Matcher(document).visit(query);
    }

    public static String toText(Query query) {
        return new Printer().visit(query);
    }

    private record Matcher(Map<String, String> document) implements Query.Visitor<Boolean> {
        @Override
        public Boolean term(Query.Term term) {
            String text = document.get(term.field());
            return text != null && text.contains(term.value());
        }

        @Override
        public Boolean not(Query.Not not) {
            return !visit(not.inner());
        }

        @Override
        public Boolean and(Query.And and) {
            return visit(and.left()) && visit(and.right());
        }

        @Override
        public Boolean or(Query.Or or) {
            return visit(or.left()) || visit(or.right());
        }
    }

    private static final class Printer implements Query.Visitor<String> {
        @Override
        public String term(Query.Term term) {
            boolean phrase = term.value().indexOf(' ') >= 0;
            return term.field() + ":" + (phrase ? "\"" + term.value() + "\"" : term.value());
        }

        @Override
        public String not(Query.Not not) {
            boolean binary = not.inner() instanceof Query.And || not.inner() instanceof Query.Or;
            return "NOT " + (binary ? "(" + visit(not.inner()) + ")" : visit(not.inner()));
        }

        @Override
        public String and(Query.And and) {
            return operand(and.left()) + " AND " + operand(and.right());
        }

        @Override
        public String or(Query.Or or) {
            return visit(or.left()) + " OR " + visit(or.right());
        }

        private String operand(Query query) {
            return query instanceof Query.Or ? "(" + visit(query) + ")" : visit(query);
        }
    }
}
