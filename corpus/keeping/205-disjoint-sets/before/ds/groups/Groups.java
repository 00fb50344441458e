package ds.groups;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Groups {
    private final List<Set<Integer>> groups = new ArrayList<>();
    private final int size;

    public Groups(int size) {
        if (size > 1000) {
            throw new IllegalArgumentException("size");
        }
        this.size = size;
        for (int i = 0; i < size; i++) {
            Set<Integer> one = new HashSet<>();
            one.add(i);
            groups.add(one);
        }
    }

    private Set<Integer> find(int member) {
        for (Set<Integer> g : groups) {
            if (g.contains(member)) {
                return g;
            }
        }
        throw new IndexOutOfBoundsException("member");
    }

    public boolean join(int a, int b) {
        Set<Integer> ga = find(a);
        Set<Integer> gb = find(b);
        if (ga == gb) {
            return false;
        }
        ga.addAll(gb);
        groups.removeIf(g -> g == gb);
        return true;
    }

    public boolean together(int a, int b) {
        return find(a) == find(b);
    }

    public int count() {
        return groups.size();
    }
}
