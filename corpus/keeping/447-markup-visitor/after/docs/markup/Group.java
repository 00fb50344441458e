package docs.markup;

import java.util.List;
import java.util.Objects;

public final class Group extends Element {
    final List<Element> children;
    final String separator;

    public Group(String separator, Element first, Element second) {
        super(Math.max(first.depth, second.depth) + 1);
        this.separator = Objects.requireNonNullElse(separator, "");
        this.children = List.of(first, second);
    }

    <R> R accept(Visitor<R> visitor) { return visitor.group(this); }
}
