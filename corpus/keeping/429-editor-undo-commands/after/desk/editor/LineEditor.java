package desk.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

public final class LineEditor {
    private final List<String> lines = new ArrayList<>();
    private final Deque<Command> done = new ArrayDeque<>();
    private final Deque<Command> undone = new ArrayDeque<>();

    public void insert(int at, String line) { execute(new Command.Insert(at, required(line))); }

    public String delete(int at) {
        String old = lines.get(at);
        execute(new Command.Delete(at, old));
        return old;
    }

    public String replace(int at, String line) {
        required(line);
        String old = lines.get(at);
        if (!old.equals(line)) {
            execute(new Command.Replace(at, old, line));
        }
        return old;
    }

    private void execute(Command command) {
        command.apply(lines);
        done.push(command);
        undone.clear();
    }

    private static String required(String line) {
        if (line == null) {
            throw new IllegalArgumentException("no line given");
        }
        return line;
    }

    public boolean undo() {
        Command command = done.poll();
        if (command == null) {
            return false;
        }
        command.revert(lines);
        undone.push(command);
        return true;
    }

    public boolean redo() {
        Command command = undone.poll();
        if (command == null) {
            return false;
        }
        command.apply(lines);
        done.push(command);
        return true;
    }

    public List<String> history() {
        List<String> labels = new ArrayList<>(done.size());
        for (Iterator<Command> it = done.descendingIterator(); it.hasNext(); ) {
            labels.add(it.next().label());
        }
        return labels;
    }

    public String text() { return String.join("\n", lines); }
    public int lineCount() { return lines.size(); }
}
