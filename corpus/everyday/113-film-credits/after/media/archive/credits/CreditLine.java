package media.archive.credits;

import java.util.List;

/** Formats who did what in a film. */
public final class CreditLine {

    private final String role;
    private final List<String> names;
    private final Integer year;

    public CreditLine(String role, List<String> names, Integer year) {
        this.role = role;
        this.names = names == null ? List.of() : List.copyOf(names);
        this.year = year;
    }

    public String format() {
        if (names.isEmpty()) {
            return "";
        }
        String prefix = role == null || role.isEmpty() ? "" : role + ": ";
        String suffix = year == null || year <= 0 ? "" : " (" + year + ")";
        return prefix + people() + suffix;
    }

    private String people() {
        int last = names.size() - 1;
        if (last == 0) {
            return names.get(0);
        }
        return String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
