package docs.export;

public final class CsvExporter extends TableExporter {
    private final String separator;

    public CsvExporter(char separator) {
        if (separator == '"' || separator == '\n') {
            throw new IllegalArgumentException("separator");
        }
        this.separator = String.valueOf(separator);
    }

    @Override
    String prefix() {
        return "";
    }

    @Override
    String separator() {
        return separator;
    }

    @Override
    String suffix() {
        return "";
    }

    @Override
    String escape(String cell) {
        if (cell == null) {
            return "";
        }
        if (cell.contains(separator) || cell.contains("\"") || cell.contains("\n")) {
            return '"' + cell.replace("\"", "\"\"") + '"';
        }
        return cell;
    }
}
