package flow.dirs;

import java.util.ArrayList;
import java.util.List;

public final class Folder {
    private final String name;
    private final long size;
    private final List<Folder> children = new ArrayList<>();

    public Folder(String name, long size) {
        this.name = name;
        this.size = size;
    }

    public Folder add(String childName, long childSize) {
        Folder f = new Folder(childName, childSize);
        children.add(f);
        return f;
    }

    public long total() {
        long sum = size;
        for (Folder c : children) {
            sum += c.total();
        }
        return sum;
    }

    public String name() {
        return name;
    }
}
