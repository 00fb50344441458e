package disk.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

public final class Folder {
    private static final int LIMIT = 60;

    private final String name;
    private final long ownBytes;
    private Folder parent;
    private final List<Folder> children = new ArrayList<>();

    public Folder(String name, long ownBytes) {
        this.name = String.valueOf(name);
        this.ownBytes = ownBytes;
    }

    public String name() {
        return name;
    }

    public Folder add(Folder child) {
        if (child.parent != null) {
            throw new IllegalStateException(child.name + " already has a parent");
        }
        int depth = 0;
        Folder top = this;
        while (top.parent != null) {
            top = top.parent;
            depth++;
        }
        if (top == child) {
            throw new IllegalArgumentException("cycle at " + child.name);
        }
        if (depth + child.height() > LIMIT) {
            throw new IllegalStateException("deeper than " + LIMIT);
        }
        child.parent = this;
        children.add(child);
        return this;
    }

    public int depth() {
        int depth = 0;
        for (Folder f = parent; f != null; f = f.parent) {
            depth++;
        }
        return depth;
    }

    public int height() {
        int levels = 0;
        List<Folder> level = List.of(this);
        while (!level.isEmpty()) {
            levels++;
            List<Folder> next = new ArrayList<>();
            for (Folder f : level) {
                next.addAll(f.children);
            }
            level = next;
        }
        return levels;
    }

    public long totalBytes() {
        long sum = 0;
        Deque<Folder> open = new ArrayDeque<>();
        open.push(this);
        while (!open.isEmpty()) {
            Folder f = open.pop();
            sum += f.ownBytes;
            f.children.forEach(open::push);
        }
        return sum;
    }

    public void walk(FolderVisitor visitor) {
        Deque<Folder> entered = new ArrayDeque<>();
        Deque<Iterator<Folder>> pending = new ArrayDeque<>();
        Folder next = this;
        while (true) {
            if (next != null) {
                boolean descend = visitor.enter(next, entered.size());
                entered.push(next);
                pending.push(descend ? next.children.iterator() : Collections.emptyIterator());
            }
            if (pending.peek().hasNext()) {
                next = pending.peek().next();
                continue;
            }
            pending.pop();
            visitor.leave(entered.pop());
            if (entered.isEmpty()) {
                return;
            }
            next = null;
        }
    }
}
