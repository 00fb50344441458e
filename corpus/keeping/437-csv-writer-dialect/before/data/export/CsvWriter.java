package data.export;

import java.io.IOException;
import java.util.List;

public final class CsvWriter {
    private final Appendable out;
    private final char separator;
    private int columns = -1;
    private int rows;

    public CsvWriter(Appendable out, char separator) {
        if (out == null) {
            throw new NullPointerException("out");
        }
        if (separator == '"' || separator == '\n' || separator == '\r') {
            throw new IllegalArgumentException("separator");
        }
        this.out = out;
        this.separator = separator;
    }

    public void row(List<String> fields) throws IOException {
        StringBuilder line = new StringBuilder();
        int n = 0;
        for (String f : fields) {
            if (n++ > 0) {
                line.append(separator);
            }
            if (f != null) {
                boolean quote = f.isEmpty();
                for (int i = 0; i < f.length() && !quote; i++) {
                    char c = f.charAt(i);
                    if (c == separator || c == '"' || c == '\n' || c == '\r') {
                        quote = true;
                    }
                }
                if (quote) {
                    line.append('"');
                    for (int i = 0; i < f.length(); i++) {
                        if (f.charAt(i) == '"') {
                            line.append('"');
                        }
                        line.append(f.charAt(i));
                    }
                    line.append('"');
                } else {
                    line.append(f);
                }
            }
        }
        if (columns >= 0 && n != columns) {
            throw new IllegalArgumentException("expected " + columns + " columns but got " + n);
        }
        columns = n;
        line.append("\r\n");
        out.append(line.toString());
        rows++;
    }

    public void numbers(double... values) throws IOException {
        if (columns >= 0 && values.length != columns) {
            throw new IllegalArgumentException("columns");
        }
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            if (i > 0) {
                line.append(separator);
            }
            if (!Double.isNaN(values[i])) {
                String f = Double.toString(values[i]);
                if (f.indexOf(separator) >= 0) {
                    f = "\"" + f + "\"";
                }
                line.append(f);
            }
        }
        columns = values.length;
        line.append("\r\n");
        out.append(line.toString());
        rows++;
    }

    public int rows() {
        return rows;
    }
}
