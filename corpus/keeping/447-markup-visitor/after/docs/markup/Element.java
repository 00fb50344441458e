package docs.markup;

public abstract class Element {
    private static final int MAX_DEPTH = 8;

    final int depth;

    Element(int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth " + depth);
        }
        this.depth = depth;
    }

    abstract <R> R accept(Visitor<R> visitor);
}
