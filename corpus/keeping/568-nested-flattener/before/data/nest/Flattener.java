package data.nest;

import java.util.ArrayList;
import java.util.List;

public class Flattener {
    private final int maxDepth;
    private int walks;

    public Flattener(int maxDepth) {
        if (maxDepth < 0 || maxDepth > 50) {
            throw new IllegalArgumentException("maxDepth");
        }
        this.maxDepth = maxDepth;
    }

    public List<Object> flatten(List<?> nested) {
        List<Object> out = new ArrayList<>();
        collect(nested, 0, out);
        return out;
    }

    private void collect(List<?> list, int depth, List<Object> out) {
        if (depth > maxDepth) {
            throw new IllegalArgumentException("nested too deeply");
        }
        for (Object o : list) {
            if (o instanceof List) {
                collect((List<?>) o, depth + 1, out);
            } else {
                out.add(o);
            }
        }
    }

    public int walk(List<?> nested, LeafSink sink) {
        walks++;
        int[] seen = new int[1];
        walk(nested, 0, sink, seen);
        return seen[0];
    }

    private boolean walk(List<?> list, int depth, LeafSink sink, int[] seen) {
        if (depth > maxDepth) {
            throw new IllegalArgumentException("nested too deeply");
        }
        boolean go = true;
        for (Object o : list) {
            if (o instanceof List) {
                go = walk((List<?>) o, depth + 1, sink, seen);
            } else {
                seen[0]++;
                go = sink.accept(o, depth);
            }
            if (!go) {
                break;
            }
        }
        return go;
    }

    public int walks() {
        return walks;
    }
}
