package txt.column;

public final class Columns {
    private Columns() {
    }

    public static String name(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("index");
        }
        String s = "";
        int n = index;
        while (true) {
            s = (char) ('A' + n % 26) + s;
            n = n / 26 - 1;
            if (n < 0) {
                return s;
            }
        }
    }

    public static String cell(int column, int row) {
        if (row < 0) {
            throw new IllegalArgumentException("row");
        }
        return name(column) + (row + 1L);
    }
}
