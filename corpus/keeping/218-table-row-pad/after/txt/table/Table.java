package txt.table;

public class Table {
    private final int[] widths;
    private final StringBuilder out = new StringBuilder();
    private int rows;

    public Table(int... widths) {
        this.widths = widths.clone();
        for (int w : widths) {
            if (w > 100) {
                throw new IllegalArgumentException("width");
            }
        }
    }

    public Table row(String... cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String cell = i < cells.length ? String.valueOf(cells[i]) : "";
            line.append(cell).append(blanks(widths[i], cell)).append('|');
        }
        out.append(line).append('\n');
        rows++;
        return this;
    }

    private static String blanks(int width, String cell) {
        return width > cell.length() ? " ".repeat(width - cell.length()) : "";
    }

    public int rows() {
        return rows;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
