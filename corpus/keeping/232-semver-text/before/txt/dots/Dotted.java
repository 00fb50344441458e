package txt.dots;

import java.util.Objects;

public final class Dotted {
    private final String text;

    public Dotted(String text) {
        this.text = Objects.requireNonNull(text);
    }

    public int parts() {
        int n = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '.') {
                n++;
            }
        }
        return n;
    }

    public int part(int index) {
        String[] parts = text.split("\\.", -1);
        if (index < 0 || index >= parts.length) {
            return -1;
        }
        return Integer.parseInt(parts[index]);
    }

    public String bump() {
        int dot = text.lastIndexOf('.');
        int last = part(parts() - 1);
        return text.substring(0, dot + 1) + (last + 1);
    }
}
