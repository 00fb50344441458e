package desk.editor;

import java.util.ArrayList;
import java.util.List;

public final class LineEditor {
    private static final int INSERT = 1;
    private static final int DELETE = 2;
    private static final int REPLACE = 3;

    private final List<String> lines = new ArrayList<>();
    private final List<Object[]> done = new ArrayList<>();
    private final List<Object[]> undone = new ArrayList<>();

    public void insert(int at, String line) {
        if (line == null) {
            throw new IllegalArgumentException("line");
        }
        lines.add(at, line);
        done.add(new Object[] {INSERT, at, line});
        undone.clear();
    }

    public String delete(int at) {
        String old = lines.remove(at);
        done.add(new Object[] {DELETE, at, old});
        undone.clear();
        return old;
    }

    public String replace(int at, String line) {
        if (line == null) {
            throw new IllegalArgumentException("line");
        }
        String old = lines.set(at, line);
        if (!old.equals(line)) {
            done.add(new Object[] {REPLACE, at, old, line});
            undone.clear();
        }
        return old;
    }

    public boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Object[] op = done.remove(done.size() - 1);
        int at = (Integer) op[1];
        switch ((Integer) op[0]) {
            case INSERT:
                lines.remove(at);
                break;
            case DELETE:
                lines.add(at, (String) op[2]);
                break;
            default:
                lines.set(at, (String) op[2]);
        }
        undone.add(op);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Object[] op = undone.remove(undone.size() - 1);
        int at = (Integer) op[1];
        switch ((Integer) op[0]) {
            case INSERT:
                lines.add(at, (String) op[2]);
                break;
            case DELETE:
                lines.remove(at);
                break;
            default:
                lines.set(at, (String) op[3]);
        }
        done.add(op);
        return true;
    }

    public List<String> history() {
        List<String> out = new ArrayList<>();
        for (Object[] op : done) {
            int code = (Integer) op[0];
            out.add((code == INSERT ? "+" : code == DELETE ? "-" : "~") + op[1]);
        }
        return out;
    }

    public String text() { return String.join("\n", lines); }
    public int lineCount() { return lines.size(); }
}
