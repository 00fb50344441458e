package docs.markup;

public final class Emphasis extends Element {
    final Element inner;
    final boolean strong;

    public Emphasis(Element inner, boolean strong) {
        super(inner.depth + 1);
        this.inner = inner;
        this.strong = strong;
    }

    <R> R accept(Visitor<R> visitor) { return visitor.emphasis(this); }
}
