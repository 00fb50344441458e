package txt.status;

public final class StatusText {
    private static final String[] PHRASES = {"starting", "working", "done"};

    private final String name;
    private int step;

    public StatusText(String name) {
        this.name = name;
    }

    public String advance() {
        if (step == 1000) {
            throw new IllegalStateException("finished");
        }
        String phrase = PHRASES[step % PHRASES.length];
        step++;
        return "%s: %s (%s)".formatted(name, phrase, step);
    }

    public String bar() {
        int filled = Math.min(10, step);
        return "#".repeat(filled) + "-".repeat(10 - filled);
    }
}
