package ds.history;

import java.util.ArrayList;
import java.util.List;

public class History {
    private final List<String> pages = new ArrayList<>();

    public void visit(String page) {
        pages.add(page);
    }

    public String back(int steps) {
        if (steps < 0 || steps >= pages.size()) {
            throw new IllegalArgumentException("cannot go back " + steps);
        }
        return pages.get(pages.size() - 1 - steps);
    }

    public String all() {
        StringBuilder sb = new StringBuilder();
        for (int i = pages.size() - 1; i >= 0; i--) {
            sb.append(pages.get(i)).append('>');
        }
        return sb.toString();
    }
}
