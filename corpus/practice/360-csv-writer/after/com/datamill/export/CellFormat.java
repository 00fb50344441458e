package com.datamill.export;

/** Null is written as nothing, the empty text as a pair of quotes. */
final class CellFormat {
    private final char separator;

    CellFormat(char separator) {
        this.separator = separator;
    }

    String format(String cell) {
        if (cell == null) {
            return "";
        }
        return needsQuotes(cell) ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    private boolean needsQuotes(String cell) {
        return cell.isEmpty()
                || cell.charAt(0) == ' '
                || cell.charAt(cell.length() - 1) == ' '
                || cell.chars().anyMatch(c -> c == separator || c == '"' || c == '\n' || c == '\r');
    }
}
