package crm.imports;

import java.util.ArrayList;
import java.util.List;

/** Columns: name;age;country;tags. Missing or blank columns get defaults. */
public final class RowImporter {

    private final String defaultCountry;
    private final List<String> accepted = new ArrayList<>();
    private int rejected;

    public RowImporter(String defaultCountry) {
        this.defaultCountry = defaultCountry == null ? "XX" : defaultCountry;
    }

    public boolean accept(String line) {
        if (line == null || line.isBlank() || line.startsWith("#")) {
            return false;
        }
        String[] cols = line.split(";");
        String name = cols.length > 0 ? cols[0].strip() : null;
        if (name == null || name.isEmpty()) {
            rejected++;
            return false;
        }
        int age = -1;
        if (cols.length > 1 && !cols[1].isBlank()) {
            age = Integer.parseInt(cols[1].strip());
            if (age < 0 || age > 150) {
                rejected++;
                return false;
            }
        }
        String country = defaultCountry;
        if (cols.length > 2) {
            String c = cols[2].strip();
            if (c.length() == 2) {
                country = c.toUpperCase(java.util.Locale.ROOT);
            }
        }
        StringBuilder row = new StringBuilder(name).append('|');
        if (age >= 0) {
            row.append(age);
        } else {
            row.append('?');
        }
        row.append('|').append(country);
        if (cols.length > 3 && !cols[3].isBlank()) {
            for (String tag : cols[3].strip().split("\\s*,\\s*")) {
                if (!tag.isEmpty()) {
                    row.append('|').append(tag);
                }
            }
        }
        accepted.add(row.toString());
        return true;
    }

    public String last() {
        if (accepted.isEmpty()) {
            return null;
        }
        return accepted.get(accepted.size() - 1);
    }

    public List<String> accepted() {
        return accepted;
    }

    public int rejected() {
        return rejected;
    }
}
