package tree.menu;

import java.util.ArrayList;
import java.util.List;

public final class Menu {
    private interface Visitor {
        void visit(Menu menu, int depth);
    }

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

    private void walk(Visitor visitor, int depth) {
        visitor.visit(this, depth);
        for (Menu m : children) {
            m.walk(visitor, depth + 1);
        }
    }

    public int size() {
        int[] n = {0};
        walk((menu, depth) -> n[0]++, 0);
        return n[0];
    }

    public String outline() {
        StringBuilder sb = new StringBuilder();
        walk((menu, depth) -> sb.append(" ".repeat(depth)).append(menu.label).append('\n'), 0);
        return sb.toString();
    }
}
