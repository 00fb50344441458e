package art.inkwell.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;

public class UndoHistory {

    private final StringBuilder canvas;
    private final Stack<Command> done = new Stack<>();
    private final Stack<Command> undone = new Stack<>();

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
        List<String> labels = new ArrayList<>();
        for (Command command : done) {
            labels.add(command.label());
        }
        return labels;
    }

    /** Applies everything that was done to another canvas. */
    public void replay(StringBuilder target) {
        for (Command command : done) {
            command.apply(target);
        }
    }
}
