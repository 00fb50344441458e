package edit.undo;

public interface Command {
    void execute();

    void undo();

    default String label() {
        return "command";
    }
}
