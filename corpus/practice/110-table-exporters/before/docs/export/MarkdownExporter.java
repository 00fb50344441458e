package docs.export;

public final class MarkdownExporter extends TableExporter {
    @Override
    String prefix() {
        return "| ";
    }

    @Override
    String separator() {
        return " | ";
    }

    @Override
    String suffix() {
        return " |";
    }

    @Override
    String escape(String cell) {
        return cell.replace("|", "\\|").replace('\n', ' ');
    }

    @Override
    void afterHeader(StringBuilder out, int width) {
        out.append('|').append("---|".repeat(width)).append('\n');
    }

    @Override
    void finish(StringBuilder out, int rows) {
        if (rows == 0) {
            out.append("*(empty)*\n");
        }
    }
}
