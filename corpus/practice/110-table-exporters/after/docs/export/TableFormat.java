package docs.export;

import java.util.function.UnaryOperator;

/** How one row of a table looks. */
record TableFormat(String prefix, String separator, String suffix, UnaryOperator<String> escape,
                   String ruleCell, String emptyNote) {

    static TableFormat plain(String separator, UnaryOperator<String> escape) {
        return new TableFormat("", separator, "", escape, null, "");
    }

    boolean hasRule() {
        return ruleCell != null;
    }
}
