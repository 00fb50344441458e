package data.csv;

public class CsvException extends RuntimeException {
    private final int line;

    public CsvException(int line, String message) {
        super(message);
        this.line = line;
    }

    public int getLine() {
        return line;
    }
}
