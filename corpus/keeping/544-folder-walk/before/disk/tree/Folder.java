package disk.tree;

import java.util.ArrayList;
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
            throw new IllegalStateException("already has a parent");
        }
        if (root() == child) {
            throw new IllegalArgumentException("cycle");
        }
        if (depth() + child.height() > LIMIT) {
            throw new IllegalStateException("too deep");
        }
        child.parent = this;
        children.add(child);
        return this;
    }

    private Folder root() {
        return parent == null ? this : parent.root();
    }

    public int depth() {
        return parent == null ? 0 : 1 + parent.depth();
    }

    public int height() {
        int max = 0;
        for (Folder c : children) {
            int h = c.height();
            if (h > max) {
                max = h;
            }
        }
        return max + 1;
    }

    public long totalBytes() {
        long sum = ownBytes;
        for (Folder c : children) {
            sum += c.totalBytes();
        }
        return sum;
    }

    public void walk(FolderVisitor visitor) {
        walk(visitor, 0);
    }

    private void walk(FolderVisitor visitor, int depth) {
        if (visitor.enter(this, depth)) {
            for (Folder c : children) {
                c.walk(visitor, depth + 1);
            }
        }
        visitor.leave(this);
    }
}
