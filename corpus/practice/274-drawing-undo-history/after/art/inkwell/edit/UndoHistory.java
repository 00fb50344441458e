package art.inkwell.edit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

public class UndoHistory {

    private final StringBuilder canvas;
    private final Deque<Command> done = new ArrayDeque<>();
    private final Deque<Command> undone = new ArrayDeque<>();

    public UndoHistory(StringBuilder canvas) {
        this.canvas = canvas;
    }

    public void execute(Command command) {
        command.apply(canvas);
        done.push(command);
        undone.clear();
    }

    public boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Command command = done.pop();
        command.revert(canvas);
        undone.push(command);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Command command = undone.pop();
        command.apply(canvas);
        done.push(command);
        return true;
    }

    /** The label of what undo() would take back, or null. */
    public String nextUndo() {
        return done.isEmpty() ? null : done.peek().label();
    }

    public List<String> history() {
        return done.stream().map(Command::label).collect(Collectors.toList());
    }

    /** Applies everything that was done to another canvas. */
    public void replay(StringBuilder target) {
        done.forEach(command -> command.apply(target));
    }
}
