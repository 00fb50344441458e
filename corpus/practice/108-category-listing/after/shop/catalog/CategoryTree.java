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
        Category parentCategory = byName.get(parent);
        if (parentCategory == null || byName.containsKey(name)) {
            throw new IllegalArgumentException(parent + "/" + name);
        }
        Category category = new Category(name, parentCategory.depth + 1);
        parentCategory.children.add(category);
        byName.put(name, category);
    }

    public String outline() {
        StringBuilder sb = new StringBuilder();
        Deque<Category> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            Category category = stack.pop();
            sb.append("  ".repeat(category.depth)).append(category.name).append('\n');
            category.children.forEach(stack::push);
        }
        return sb.toString();
    }
}
