package build.tasks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class TaskGraph {
    private static final int MAX = 200;

    private record Task(String name, int index, BitSet needs) { }

    private final Map<String, Task> byName = new LinkedHashMap<>();
    private final List<Task> tasks = new ArrayList<>();

    /** Returns false when the task is known already. */
    public boolean addTask(String name) {
        Objects.requireNonNull(name);
        if (byName.containsKey(name)) {
            return false;
        }
        if (tasks.size() == MAX) {
            throw new IllegalStateException("too many tasks");
        }
        Task task = new Task(name, tasks.size(), new BitSet());
        tasks.add(task);
        byName.put(name, task);
        return true;
    }

    public void require(String task, String prerequisite) {
        Task t = task(task);
        Task p = task(prerequisite);
        if (t == p || closure(p).get(t.index())) {
            throw new IllegalArgumentException("cycle");
        }
        t.needs().set(p.index());
    }

    public boolean release(String task, String prerequisite) {
        Task t = task(task);
        Task p = task(prerequisite);
        boolean was = t.needs().get(p.index());
        t.needs().clear(p.index());
        return was;
    }

    public boolean dependsOn(String task, String other) {
        Task t = task(task);
        Task o = task(other);
        return closure(t).get(o.index());
    }

    /** Prerequisites first; among the ready ones the task added first. */
    public List<String> order() {
        List<String> result = new ArrayList<>();
        BitSet open = new BitSet();
        open.set(0, tasks.size());
        while (!open.isEmpty()) {
            int t = open.nextSetBit(0);
            while (tasks.get(t).needs().intersects(open)) {
                t = open.nextSetBit(t + 1);
            }
            open.clear(t);
            result.add(tasks.get(t).name());
        }
        return result;
    }

    /** Everything the task needs, directly or not. */
    private BitSet closure(Task start) {
        BitSet found = new BitSet();
        BitSet work = (BitSet) start.needs().clone();
        for (int i = work.nextSetBit(0); i >= 0; i = work.nextSetBit(0)) {
            work.clear(i);
            found.set(i);
            BitSet more = (BitSet) tasks.get(i).needs().clone();
            more.andNot(found);
            work.or(more);
        }
        return found;
    }

    private Task task(String name) {
        Task t = byName.get(name);
        if (t == null) {
            throw new IllegalArgumentException("unknown task " + name);
        }
        return t;
    }
}
