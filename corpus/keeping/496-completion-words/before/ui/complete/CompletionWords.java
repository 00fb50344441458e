package ui.complete;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class CompletionWords {
    private static final int LONGEST = 64;

    private static final class Node {
        final TreeMap<Character, Node> children = new TreeMap<>();
        boolean word;
    }

    private final Node root = new Node();
    private int size;

    public boolean add(String word) {
        if (word.length() > LONGEST) {
            throw new IllegalArgumentException("too long");
        }
        Node node = root;
        for (char c : word.toCharArray()) {
            node = node.children.computeIfAbsent(c, k -> new Node());
        }
        if (node.word) {
            return false;
        }
        node.word = true;
        size++;
        return true;
    }

    public boolean contains(String word) {
        Node node = walk(word);
        return node != null && node.word;
    }

    public boolean remove(String word) {
        Node node = walk(word);
        if (node == null || !node.word) {
            return false;
        }
        node.word = false;
        size--;
        prune(root, word, 0);
        return true;
    }

    private boolean prune(Node node, String word, int depth) {
        if (depth < word.length()) {
            Node child = node.children.get(word.charAt(depth));
            if (prune(child, word, depth + 1)) {
                node.children.remove(word.charAt(depth));
            }
        }
        return !node.word && node.children.isEmpty();
    }

    /** At most so many words that start with the prefix, sorted. */
    public List<String> complete(String prefix, int most) {
        List<String> found = new ArrayList<>();
        Node node = walk(prefix);
        if (node != null) {
            collect(node, new StringBuilder(prefix), most, found);
        }
        return found;
    }

    private void collect(Node node, StringBuilder path, int most, List<String> found) {
        if (found.size() >= most) {
            return;
        }
        if (node.word) {
            found.add(path.toString());
        }
        for (Map.Entry<Character, Node> e : node.children.entrySet()) {
            path.append(e.getKey());
            collect(e.getValue(), path, most, found);
            path.setLength(path.length() - 1);
        }
    }

    public boolean hasPrefix(String prefix) {
        Node node = walk(prefix);
        return node != null && (node.word || !node.children.isEmpty());
    }

    public int size() {
        return size;
    }

    private Node walk(String text) {
        Node node = root;
        for (int i = 0; i < text.length() && node != null; i++) {
            node = node.children.get(text.charAt(i));
        }
        return node;
    }
}
