package flow.reader;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

public class LineCounter {
    private int total;

    public int count(String text, Consumer<String> sink) {
        try (BufferedReader reader = new BufferedReader(new StringReader(text))) {
            int n = 0;
            String line;
            while ((line = reader.readLine()) != null) {
                sink.accept(line);
                n++;
            }
            total += n;
            return n;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int total() {
        return total;
    }
}
