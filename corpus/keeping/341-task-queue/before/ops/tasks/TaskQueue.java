package ops.tasks;

import java.util.ArrayList;
import java.util.List;

/** Tasks on a simulated clock; equal times run in the order of submission. */
public final class TaskQueue {
    private final List<Object[]> entries = new ArrayList<>();
    private long now;
    private int sequence;
    private int failed;

    public int submit(String name, long delay, Runnable task) {
        if (name == null) {
            throw new NullPointerException("name");
        }
        if (task == null) {
            throw new NullPointerException("task");
        }
        if (delay < 0) {
            throw new IllegalArgumentException("delay");
        }
        long due = now + delay;
        if (due < now) {
            due = Long.MAX_VALUE;
        }
        int id = sequence++;
        int at = entries.size();
        while (at > 0 && (Long) entries.get(at - 1)[1] > due) {
            at--;
        }
        entries.add(at, new Object[] {id, due, name, task});
        return id;
    }

    public boolean cancel(int id) {
        for (int i = 0; i < entries.size(); i++) {
            if ((Integer) entries.get(i)[0] == id) {
                entries.remove(i);
                return true;
            }
        }
        return false;
    }

    /** Runs what is due up to the given time, also what these tasks submit; returns the names. */
    public List<String> advanceTo(long time) {
        if (time < now) {
            throw new IllegalArgumentException("time goes forward");
        }
        List<String> ran = new ArrayList<>();
        while (!entries.isEmpty() && (Long) entries.get(0)[1] <= time && ran.size() < 1000) {
            Object[] entry = entries.remove(0);
            now = Math.max(now, (Long) entry[1]);
            ran.add((String) entry[2]);
            try {
                ((Runnable) entry[3]).run();
            } catch (RuntimeException e) {
                failed++;
            }
        }
        now = Math.max(now, time);
        return ran;
    }

    public long now() {
        return now;
    }

    public int failed() {
        return failed;
    }

    public List<String> pending() {
        List<String> names = new ArrayList<>();
        for (Object[] entry : entries) {
            names.add(entry[2] + "@" + entry[1]);
        }
        return names;
    }
}
