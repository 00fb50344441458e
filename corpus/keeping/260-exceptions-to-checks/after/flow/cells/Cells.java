package flow.cells;

public final class Cells {
    private final String[] values;

    public Cells(String... values) {
        this.values = values.clone();
    }

    public String at(int index) {
        boolean inside = index >= 0 && index < values.length;
        return inside ? values[index] : "";
    }

    public int lengthAt(int index) {
        String value = at(index);
        return value == null ? -1 : value.length();
    }

    public int size() {
        return values.length;
    }
}
