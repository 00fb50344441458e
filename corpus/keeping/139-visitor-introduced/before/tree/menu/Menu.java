package tree.menu;

import java.util.ArrayList;
import java.util.List;

public final class Menu {
    private final String label;
    private final List<Menu> children = new ArrayList<>();

    public Menu(String label) {
        this.label = label;
    }

    public Menu child(String name) {
        Menu m = new Menu(name);
        children.add(m);
        return m;
    }

    public int size() {
        int n = 1;
        for (Menu m : children) {
            n += m.size();
        }
        return n;
    }

    public String outline() {
        StringBuilder sb = new StringBuilder();
        outline(sb, 0);
        return sb.toString();
    }

    private void outline(StringBuilder sb, int depth) {
        sb.append(" ".repeat(depth)).append(label).append('\n');
        for (Menu m : children) {
            m.outline(sb, depth + 1);
        }
    }
}
