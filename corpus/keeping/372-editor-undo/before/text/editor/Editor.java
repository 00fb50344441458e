package text.editor;

import java.util.ArrayDeque;
import java.util.Deque;

public final class Editor {

    private final StringBuilder text = new StringBuilder();
    private final Deque<Command> done = new ArrayDeque<>();
    private final Deque<Command> undone = new ArrayDeque<>();

    public void insert(int at, String piece) {
        if (piece == null) {
            throw new NullPointerException("piece");
        }
        execute(new Command.Insert(at, piece));
    }

    public void delete(int from, int to) {
        execute(new Command.Delete(from, to));
    }

    private void execute(Command command) {
        undone.clear();
        command.run(text);
        done.push(command);
    }

    public boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Command command = done.pop();
        command.undo(text);
        undone.push(command);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Command command = undone.pop();
        command.run(text);
        done.push(command);
        return true;
    }

    public String text() {
        return text.toString();
    }

    public int undoDepth() {
        return done.size();
    }
}
