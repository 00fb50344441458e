package build.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class TaskGraph {
    private static final int MAX = 200;
    private final List<String> names = new ArrayList<>();
    private final boolean[][] needs = new boolean[MAX][MAX];

    /** Returns false when the task is known already. */
    public boolean addTask(String name) {
        Objects.requireNonNull(name);
        if (names.contains(name)) {
            return false;
        }
        if (names.size() == MAX) {
            throw new IllegalStateException("too many tasks");
        }
        names.add(name);
        return true;
    }

    public void require(String task, String prerequisite) {
        int t = index(task);
        int p = index(prerequisite);
        if (t == p || reaches(p, t, new boolean[MAX])) {
            throw new IllegalArgumentException("cycle");
        }
        needs[t][p] = true;
    }

    public boolean release(String task, String prerequisite) {
        int t = index(task);
        int p = index(prerequisite);
        boolean was = needs[t][p];
        needs[t][p] = false;
        return was;
    }

    public boolean dependsOn(String task, String other) {
        int t = index(task);
        int o = index(other);
        for (int i = 0; i < names.size(); i++) {
            if (needs[t][i] && reaches(i, o, new boolean[MAX])) {
                return true;
            }
        }
        return false;
    }

    /** Prerequisites first; among the ready ones the task added first. */
    public List<String> order() {
        List<String> result = new ArrayList<>();
        boolean[] done = new boolean[MAX];
        while (result.size() < names.size()) {
            for (int t = 0; t < names.size(); t++) {
                if (!done[t] && ready(t, done)) {
                    done[t] = true;
                    result.add(names.get(t));
                    break;
                }
            }
        }
        return result;
    }

    private boolean ready(int t, boolean[] done) {
        for (int p = 0; p < names.size(); p++) {
            if (needs[t][p] && !done[p]) {
                return false;
            }
        }
        return true;
    }

    private boolean reaches(int from, int to, boolean[] seen) {
        if (from == to) {
            return true;
        }
        seen[from] = true;
        for (int i = 0; i < names.size(); i++) {
            if (needs[from][i] && !seen[i] && reaches(i, to, seen)) {
                return true;
            }
        }
        return false;
    }

    private int index(String name) {
        int i = names.indexOf(name);
        if (i < 0) {
            throw new IllegalArgumentException("unknown task " + name);
        }
        return i;
    }
}
