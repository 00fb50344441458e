package search;

import java.util.Map;

public final class Queries {

    private Queries() {
    }

    public static boolean matches(Query query, Map<String, String> document) {
        if (query instanceof Query.Term) {
            Query.Term term = (Query.Term) query;
            String text = document.get(term.field());
            return text != null && text.contains(term.value());
        }
        if (query instanceof Query.Not) {
            return !matches(((Query.Not) query).inner(), document);
        }
        if (query instanceof Query.And) {
            Query.And and = (Query.And) query;
            return matches(and.left(), document) && matches(and.right(), document);
        }
        if (query instanceof Query.Or) {
            Query.Or or = (Query.Or) query;
            return matches(or.left(), document) || matches(or.right(), document);
        }
        throw new IllegalArgumentException("query");
    }

    public static String toText(Query query) {
        if (query instanceof Query.Term) {
            Query.Term term = (Query.Term) query;
            if (term.value().indexOf(' ') >= 0) {
                return term.field() + ":\"" + term.value() + "\"";
            }
            return term.field() + ":" + term.value();
        }
        if (query instanceof Query.Not) {
            Query inner = ((Query.Not) query).inner();
            if (inner instanceof Query.And || inner instanceof Query.Or) {
                return "NOT (" + toText(inner) + ")";
            }
            return "NOT " + toText(inner);
        }
        if (query instanceof Query.And) {
            Query.And and = (Query.And) query;
            String left = and.left() instanceof Query.Or ? "(" + toText(and.left()) + ")" : toText(and.left());
            String right = and.right() instanceof Query.Or ? "(" + toText(and.right()) + ")" : toText(and.right());
            return left + " AND " + right;
        }
        if (query instanceof Query.Or) {
            Query.Or or = (Query.Or) query;
            return toText(or.left()) + " OR " + toText(or.right());
        }
        throw new IllegalArgumentException("query");
    }
}
