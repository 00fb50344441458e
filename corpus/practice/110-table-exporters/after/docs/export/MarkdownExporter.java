package docs.export;

import java.util.List;

public final class MarkdownExporter implements Exporter {
    private static final TableFormat FORMAT = new TableFormat("| ", " | ", " |",
            cell -> cell.replace("|", "\\|").replace('\n', ' '), "---|", "*(empty)*\n");

    @Override
    public String export(List<String> headers, List<? extends List<String>> rows) {
        return TableWriter.write(FORMAT, headers, rows);
    }
}
