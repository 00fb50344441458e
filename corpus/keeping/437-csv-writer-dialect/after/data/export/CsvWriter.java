package data.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class CsvWriter {
    private static final int UNKNOWN = -1;

    private final Appendable out;
    private final CsvDialect dialect;
    private int columns = UNKNOWN;
    private int rows;

    public CsvWriter(Appendable out, char separator) {
        this.out = Objects.requireNonNull(out, "out");
        this.dialect = new CsvDialect(separator);
    }

    public void row(List<String> fields) throws IOException {
        List<String> encoded = new ArrayList<>();
        for (String field : fields) {
            encoded.add(dialect.encode(field));
        }
        write(encoded);
    }

    public void numbers(double... values) throws IOException {
        List<String> encoded = new ArrayList<>(values.length);
        for (double value : values) {
            encoded.add(dialect.encode(Double.isNaN(value) ? null : Double.toString(value)));
        }
        write(encoded);
    }

    private void write(List<String> encoded) throws IOException {
        if (columns != UNKNOWN && columns != encoded.size()) {
            throw new IllegalArgumentException("wrong number of columns: " + encoded.size());
        }
        columns = encoded.size();
        out.append(dialect.line(encoded));
        rows++;
    }

    public int rows() {
        return rows;
    }
}
