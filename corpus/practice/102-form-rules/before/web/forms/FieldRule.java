package web.forms;

import java.util.Map;

public interface FieldRule {
    /** Checks the form and reports what is wrong with it; true if nothing is. */
    boolean check(Map<String, String> form, ErrorReport report);
}
