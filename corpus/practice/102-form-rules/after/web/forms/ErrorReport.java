package web.forms;

import java.util.ArrayList;
import java.util.List;

public final class ErrorReport {
    private final List<String> errors = new ArrayList<>();

    public void add(String field, String problem) {
        errors.add(field + ": " + problem);
    }

    public List<String> errors() {
        return List.copyOf(errors);
    }
}
