import com.slidecraft.edit.*;

public class Proof {
    public static void main(String[] args) {
        SlideNotes notes = new SlideNotes();
        notes.perform(new AppendText("intro "));
        notes.perform(new AppendText("sales "));
        notes.perform(new AppendText("q&a"));
        System.out.println(notes.text() + " " + notes.undoLabel() + " " + notes.history());
        notes.undo();
        System.out.println(notes.text() + " " + notes.redo() + " " + notes.history());
    }
}
