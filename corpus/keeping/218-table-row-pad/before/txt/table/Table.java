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
        String line = "";
        for (int i = 0; i < widths.length; i++) {
            String cell = i < cells.length ? String.valueOf(cells[i]) : "";
            while (cell.length() < widths[i]) {
                cell = cell + " ";
            }
            line = line + cell + "|";
        }
        out.append(line).append('\n');
        rows++;
        return this;
    }

    public int rows() {
        return rows;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
