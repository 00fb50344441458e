package ds.undo;

import java.util.ArrayDeque;
import java.util.Deque;

public class Pad {
    private final Deque<String> states = new ArrayDeque<>();
    private String text = "";

    public void type(String more) {
        states.push(text);
        text = text + more;
    }

    public boolean undo() {
        String previous = states.poll();
        if (previous == null) {
            return false;
        }
        text = previous;
        return true;
    }

    public int undoDepth() {
        return states.size();
    }

    public String text() {
        return text;
    }
}
