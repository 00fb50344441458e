package data.nest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

public class Flattener {
    private static final int HARD_LIMIT = 50;

    private final int maxDepth;
    private int walks;

    public Flattener(int maxDepth) {
        if (maxDepth < 0 || maxDepth > HARD_LIMIT) {
            throw new IllegalArgumentException("maxDepth out of range: " + maxDepth);
        }
        this.maxDepth = maxDepth;
    }

    public List<Object> flatten(List<?> nested) {
        List<Object> leaves = new ArrayList<>();
        traverse(nested, (leaf, depth) -> leaves.add(leaf));
        return leaves;
    }

    public int walk(List<?> nested, LeafSink sink) {
        walks++;
        int[] seen = {0};
        traverse(nested, (leaf, depth) -> {
            seen[0]++;
            return sink.accept(leaf, depth);
        });
        return seen[0];
    }

    private void traverse(List<?> nested, LeafSink sink) {
        Deque<Iterator<?>> open = new ArrayDeque<>();
        open.push(nested.iterator());
        while (!open.isEmpty()) {
            if (!open.peek().hasNext()) {
                open.pop();
                continue;
            }
            Object element = open.peek().next();
            if (!(element instanceof List<?> inner)) {
                if (!sink.accept(element, open.size() - 1)) {
                    return;
                }
                continue;
            }
            if (open.size() > maxDepth) {
                throw new IllegalArgumentException("nested deeper than " + maxDepth);
            }
            open.push(inner.iterator());
        }
    }

    public int walks() {
        return walks;
    }
}
