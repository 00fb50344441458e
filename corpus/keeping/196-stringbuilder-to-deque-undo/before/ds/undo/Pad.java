package ds.undo;

import java.util.ArrayList;
import java.util.List;

public class Pad {
    private final List<String> states = new ArrayList<>();
    private String text = "";

    public void type(String more) {
        states.add(text);
        text = text + more;
    }

    public boolean undo() {
        if (states.isEmpty()) {
            return false;
        }
        text = states.remove(states.size() - 1);
        return true;
    }

    public int undoDepth() {
        return states.size();
    }

    public String text() {
        return text;
    }
}
