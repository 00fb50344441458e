package edit.undo;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;

public final class History {
    private Stack<List<Command>> done = new Stack<List<Command>>();
    private Stack<List<Command>> undone = new Stack<List<Command>>();
    private List<Command> group = null;
    private int limit;

    public History(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public void perform(Command c) {
        if (c == null) {
            throw new NullPointerException("command");
        }
        c.execute();
        undone.clear();
        if (group != null) {
            group.add(c);
        } else {
            List<Command> single = new ArrayList<Command>();
            single.add(c);
            done.push(single);
            if (done.size() > limit) {
                done.remove(0);
            }
        }
    }

    public void begin() {
        if (group != null) {
            throw new IllegalStateException("group is open");
        }
        group = new ArrayList<Command>();
    }

    public int end() {
        if (group == null) {
            throw new IllegalStateException("no group");
        }
        int n = group.size();
        if (n > 0) {
            done.push(group);
            if (done.size() > limit) {
                done.remove(0);
            }
        }
        group = null;
        return n;
    }

    public boolean undo() {
        if (group == null && done.size() > 0) {
            List<Command> step = done.peek();
            for (int i = step.size() - 1; i >= 0; i--) {
                step.get(i).undo();
            }
            if (done.size() > 0) {
                undone.push(done.pop());
            }
            return true;
        } else {
            return false;
        }
    }

    public boolean redo() {
        if (group == null && undone.size() > 0) {
            List<Command> step = undone.pop();
            for (int i = 0; i < step.size(); i++) {
                step.get(i).execute();
            }
            done.push(step);
            return true;
        } else {
            return false;
        }
    }

    public List<String> labels() {
        List<String> out = new ArrayList<String>();
        List<List<Command>> copy = new ArrayList<List<Command>>(done);
        for (int i = copy.size() - 1; i >= 0; i--) {
            List<Command> step = copy.get(i);
            String s = step.get(0).label();
            if (step.size() > 1) {
                s = s + " (+" + (step.size() - 1) + ")";
            }
            out.add(s);
        }
        return out;
    }
}
