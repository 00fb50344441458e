package io.logrill;

import java.util.LinkedHashMap;
import java.util.Map;

/** Parses lines such as {@code level=info msg="user logged in" cached}. */
public final class LogfmtParser {

    public Map<String, String> parse(String line) {
        Map<String, String> fields = new LinkedHashMap<>();
        Cursor cursor = new Cursor(line);
        cursor.skipSpaces();
        while (!cursor.atEnd()) {
            int start = cursor.offset();
            String key = cursor.takeUntil("= ");
            if (key.isEmpty()) {
                throw new LogfmtException("missing key", start);
            }
            fields.put(key, cursor.accept('=') ? readValue(cursor) : "true");
            cursor.skipSpaces();
        }
        return fields;
    }

    private static String readValue(Cursor cursor) {
        return cursor.accept('"') ? readQuoted(cursor) : cursor.takeUntil(" ");
    }

    private static String readQuoted(Cursor cursor) {
        StringBuilder text = new StringBuilder();
        while (!cursor.atEnd()) {
            char c = cursor.next();
            if (c == '"') {
                return text.toString();
            }
            text.append(c == '\\' && !cursor.atEnd() ? unescape(cursor.next()) : c);
        }
        throw new LogfmtException("unterminated quote", cursor.offset());
    }

    private static char unescape(char escaped) {
        return switch (escaped) {
            case 'n' -> '\n';
            case 't' -> '\t';
            default -> escaped;
        };
    }
}
