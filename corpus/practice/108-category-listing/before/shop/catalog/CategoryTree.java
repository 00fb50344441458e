package shop.catalog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class CategoryTree {
    private static final class Category {
        final String name;
        final int depth;
        final List<Category> children = new ArrayList<>();

        Category(String name, int depth) {
            this.name = name;
            this.depth = depth;
        }
    }

    private final Category root;
    private final Map<String, Category> byName = new HashMap<>();

    public CategoryTree(String rootName) {
        root = new Category(rootName, 0);
        byName.put(rootName, root);
    }

    public void add(String parent, String name) {
        Category p = byName.get(parent);
        if (p == null || byName.containsKey(name)) {
            throw new IllegalArgumentException(parent + "/" + name);
        }
        Category c = new Category(name, p.depth + 1);
        p.children.add(c);
        byName.put(name, c);
    }

    public String outline() {
        StringBuilder sb = new StringBuilder();
        Deque<Category> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            Category c = stack.pop();
            for (int i = 0; i < c.depth; i++) {
                sb.append("  ");
            }
            sb.append(c.name).append('\n');
            for (int i = c.children.size() - 1; i >= 0; i--) {
                stack.push(c.children.get(i));
            }
        }
        return sb.toString();
    }
}
