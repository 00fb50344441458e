package docs.markup;

public abstract class Element {
    final int depth;

    Element(int depth) {
        if (depth > 8) {
            throw new IllegalArgumentException("nested too deeply");
        }
        this.depth = depth;
    }
}
