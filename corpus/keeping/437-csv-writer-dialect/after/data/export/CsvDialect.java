package data.export;

import java.util.Collection;
import java.util.StringJoiner;

final class CsvDialect {
    private static final String EOL = "\r\n";
    private final char separator;

    CsvDialect(char separator) {
        if ("\"\n\r".indexOf(separator) >= 0) {
            throw new IllegalArgumentException("unusable separator");
        }
        this.separator = separator;
    }

    String line(Collection<String> encoded) {
        StringJoiner joiner = new StringJoiner(String.valueOf(separator), "", EOL);
        encoded.forEach(joiner::add);
        return joiner.toString();
    }

    String encode(String field) {
        if (field == null) {
            return "";
        }
        return needsQuotes(field) ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }

    private boolean needsQuotes(String field) {
        return field.isEmpty() || field.chars().anyMatch(c -> c == separator || c == '"' || c == '\n' || c == '\r');
    }
}
