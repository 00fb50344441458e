package crm.imports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Columns: name;age;country;tags. Missing or blank columns get defaults. */
public final class RowImporter {

    private final String defaultCountry;
    private final List<String> accepted = new ArrayList<>();
    private int rejected;

    public RowImporter(String defaultCountry) {
        this.defaultCountry = Objects.requireNonNullElse(defaultCountry, "XX");
    }

    public boolean accept(String line) {
        if (line == null || line.isBlank() || line.startsWith("#")) {
            return false;
        }
        Optional<String> row = parse(line.split(";"));
        row.ifPresentOrElse(accepted::add, () -> rejected++);
        return row.isPresent();
    }

    private static Optional<String> column(String[] cols, int index) {
        return index < cols.length
                ? Optional.of(cols[index].strip()).filter(text -> !text.isEmpty())
                : Optional.empty();
    }

    private Optional<String> parse(String[] cols) {
        return column(cols, 0).flatMap(name -> {
            Optional<Integer> age = column(cols, 1).map(Integer::valueOf);
            if (age.filter(a -> a < 0 || a > 150).isPresent()) {
                return Optional.empty();
            }
            String country = column(cols, 2)
                    .filter(code -> code.length() == 2)
                    .map(code -> code.toUpperCase(Locale.ROOT))
                    .orElse(defaultCountry);
            String tags = column(cols, 3).map(RowImporter::tags).orElse("");
            return Optional.of(name + "|" + age.map(String::valueOf).orElse("?") + "|" + country + tags);
        });
    }

    private static String tags(String text) {
        return Arrays.stream(text.split("\\s*,\\s*"))
                .filter(tag -> !tag.isEmpty())
                .map(tag -> "|" + tag)
                .collect(Collectors.joining());
    }

    public String last() {
        return accepted.isEmpty() ? null : accepted.get(accepted.size() - 1);
    }

    public List<String> accepted() {
        return accepted;
    }

    public int rejected() {
        return rejected;
    }
}
