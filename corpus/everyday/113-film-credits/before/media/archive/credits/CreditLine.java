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
        String result;
        if (names.isEmpty()) {
            result = "";
        } else {
            String people = "";
            for (int i = 0; i < names.size(); i++) {
                if (i == 0) {
                    people = names.get(0);
                } else if (i == names.size() - 1) {
                    people = people + " and " + names.get(i);
                } else {
                    people = people + ", " + names.get(i);
                }
            }
            if (role != null && !role.isEmpty()) {
                result = role + ": " + people;
            } else {
                result = people;
            }
            if (year != null) {
                if (year > 0) {
                    result = result + " (" + year + ")";
                }
            }
        }
        return result;
    }
}
