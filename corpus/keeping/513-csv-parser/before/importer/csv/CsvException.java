package importer.csv;

public class CsvException extends RuntimeException {
    private final int position;

    public CsvException(int position) {
        super("bad CSV at " + position);
        this.position = position;
    }

    public int position() {
        return position;
    }
}
