package ds.groups;

public class Groups {
    private final int[] parent;
    private int count;

    public Groups(int size) {
        if (size > 1000) {
            throw new IllegalArgumentException("more than 1000");
        }
        count = Math.max(0, size);
        parent = new int[count];
        for (int i = 0; i < count; i++) {
            parent[i] = i;
        }
    }

    private int find(int member) {
        if (member < 0 || member >= parent.length) {
            throw new IndexOutOfBoundsException("no member " + member);
        }
        int m = member;
        while (parent[m] != m) {
            parent[m] = parent[parent[m]];
            m = parent[m];
        }
        return m;
    }

    public boolean join(int a, int b) {
        int ra = find(a);
        int rb = find(b);
        if (ra == rb) {
            return false;
        }
        parent[rb] = ra;
        count--;
        return true;
    }

    public boolean together(int a, int b) {
        return find(a) == find(b);
    }

    public int count() {
        return count;
    }
}
