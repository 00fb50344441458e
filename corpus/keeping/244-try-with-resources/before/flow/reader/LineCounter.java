package flow.reader;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

public class LineCounter {
    private int total;

    public int count(String text, Consumer<String> sink) {
        BufferedReader reader = new BufferedReader(new StringReader(text));
        try {
            int n = 0;
            String line = reader.readLine();
            while (line != null) {
                sink.accept(line);
                n++;
                line = reader.readLine();
            }
            total += n;
            return n;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            try {
                reader.close();
            } catch (IOException ignored) {
                total = -1;
            }
        }
    }

    public int total() {
        return total;
    }
}
