package docs.export;

import java.util.List;

abstract class TableExporter implements Exporter {
    @Override
    public String export(List<String> headers, List<? extends List<String>> rows) {
        int width = headers.size();
        if (width == 0) {
            throw new IllegalArgumentException("no columns");
        }
        StringBuilder out = new StringBuilder();
        appendLine(out, headers);
        afterHeader(out, width);
        int count = 0;
        for (List<String> row : rows) {
            if (row.size() != width) {
                throw new IllegalStateException("row " + count + " has " + row.size() + " cells");
            }
            appendLine(out, row);
            count++;
        }
        finish(out, count);
        return out.toString();
    }

    private void appendLine(StringBuilder out, List<String> cells) {
        out.append(prefix());
        boolean first = true;
        for (String cell : cells) {
            if (!first) {
                out.append(separator());
            }
            out.append(escape(cell));
            first = false;
        }
        out.append(suffix()).append('\n');
    }

    abstract String prefix();

    abstract String separator();

    abstract String suffix();

    abstract String escape(String cell);

    void afterHeader(StringBuilder out, int width) {
    }

    void finish(StringBuilder out, int rows) {
    }
}
