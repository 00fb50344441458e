import art.inkwell.edit.*;

public class Proof {
    public static void main(String[] args) {
        StringBuilder canvas = new StringBuilder();
        UndoHistory h = new UndoHistory(canvas);
        h.execute(Command.append("line"));
        System.out.println(h.history());
        h.execute(Command.append("circle"));
        h.execute(Command.append("box"));
        h.undo();
        System.out.println(canvas + " " + h.nextUndo() + " " + h.redo() + " " + canvas);
        StringBuilder copy = new StringBuilder();
        h.replay(copy);
        System.out.println(h.history() + " " + copy);
    }
}
