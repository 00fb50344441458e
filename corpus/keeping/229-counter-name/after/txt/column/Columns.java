package txt.column;

public final class Columns {
    private Columns() {
    }

    public static String name(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("index");
        }
        StringBuilder reversed = new StringBuilder();
        for (int n = index; n >= 0; n = n / 26 - 1) {
            reversed.append((char) ('A' + n % 26));
        }
        return reversed.reverse().toString();
    }

    public static String cell(int column, int row) {
        if (row < 0) {
            throw new IllegalArgumentException("row");
        }
        return name(column).concat(String.valueOf(row + 1L));
    }
}
