package docs.markup;

import java.util.ArrayList;
import java.util.List;

public final class Group extends Element {
    final List<Element> children = new ArrayList<>();
    final String separator;

    public Group(String separator, Element first, Element second) {
        super(Math.max(first.depth, second.depth) + 1);
        this.separator = separator == null ? "" : separator;
        children.add(first);
        children.add(second);
    }
}
