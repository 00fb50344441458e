package txt.dots;

import java.util.Objects;

public final class Dotted {
    private final String text;

    public Dotted(String text) {
        this.text = Objects.requireNonNull(text);
    }

    public int parts() {
        return text.split("\\.", -1).length;
    }

    public int part(int index) {
        String[] parts = text.split("\\.", -1);
        if (index < 0 || index >= parts.length) {
            return -1;
        }
        return Integer.parseInt(parts[index]);
    }

    public String bump() {
        String prefix = text.substring(0, text.lastIndexOf('.') + 1);
        return new StringBuilder(prefix).append(part(parts() - 1) + 1).toString();
    }
}
