package edit.undo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

public final class History {
    /** One or several commands that are undone together; never changed once recorded. */
    private static final class Step {
        private final List<Command> commands = new ArrayList<>();

        void execute() {
            commands.forEach(Command::execute);
        }

        void undo() {
            for (int i = commands.size() - 1; i >= 0; i--) {
                commands.get(i).undo();
            }
        }

        String label() {
            String first = commands.get(0).label();
            int others = commands.size() - 1;
            return others == 0 ? first : first + " (+" + others + ")";
        }
    }

    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private final int limit;
    private Step group;

    public History(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive: " + limit);
        }
        this.limit = limit;
    }

    public void perform(Command c) {
        Objects.requireNonNull(c, "command");
        c.execute();
        undone.clear();
        if (group != null) {
            group.commands.add(c);
            return;
        }
        Step single = new Step();
        single.commands.add(c);
        record(single);
    }

    private void record(Step step) {
        done.push(step);
        if (done.size() > limit) {
            done.removeLast();
        }
    }

    public void begin() {
        if (group != null) {
            throw new IllegalStateException("a group is open already");
        }
        group = new Step();
    }

    public int end() {
        if (group == null) {
            throw new IllegalStateException("no group is open");
        }
        Step finished = group;
        group = null;
        int size = finished.commands.size();
        if (size > 0) {
            record(finished);
        }
        return size;
    }

    public boolean undo() {
        if (group != null || done.isEmpty()) {
            return false;
        }
        done.peek().undo();
        if (!done.isEmpty()) {
            undone.push(done.pop());
        }
        return true;
    }

    public boolean redo() {
        if (group != null || undone.isEmpty()) {
            return false;
        }
        Step step = undone.pop();
        step.execute();
        done.push(step);
        return true;
    }

    public List<String> labels() {
        List<String> labels = new ArrayList<>();
        for (Step step : new ArrayList<>(done)) {
            labels.add(step.label());
        }
        return labels;
    }
}
