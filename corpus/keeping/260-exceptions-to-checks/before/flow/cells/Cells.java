package flow.cells;

public final class Cells {
    private final String[] values;

    public Cells(String... values) {
        this.values = values.clone();
    }

    public String at(int index) {
        try {
            return values[index];
        } catch (ArrayIndexOutOfBoundsException e) {
            return "";
        }
    }

    public int lengthAt(int index) {
        try {
            return at(index).length();
        } catch (NullPointerException e) {
            return -1;
        }
    }

    public int size() {
        return values.length;
    }
}
