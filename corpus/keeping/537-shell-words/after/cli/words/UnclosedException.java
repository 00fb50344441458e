package cli.words;

public final class UnclosedException extends IllegalArgumentException {
    private final int position;

    public UnclosedException(int position) {
        super("unclosed at " + position);
        this.position = position;
    }

    public int position() {
        return position;
    }
}
