package ds.trie;

import java.util.TreeMap;

public class Words {
    private static final class Node {
        final TreeMap<Character, Node> next = new TreeMap<>();
        boolean end;
    }

    private final Node root = new Node();
    private int size;

    public boolean add(String word) {
        Node n = root;
        for (char c : word.toCharArray()) {
            n = n.next.computeIfAbsent(c, k -> new Node());
        }
        if (n.end) {
            return false;
        }
        n.end = true;
        size++;
        return true;
    }

    private Node walk(String text) {
        Node n = root;
        for (int i = 0; i < text.length() && n != null; i++) {
            n = n.next.get(text.charAt(i));
        }
        return n;
    }

    public boolean contains(String word) {
        Node n = walk(word);
        return n != null && n.end;
    }

    public boolean hasPrefix(String prefix) {
        return walk(prefix) != null && (size > 0 || prefix.isEmpty());
    }

    public int size() {
        return size;
    }
}
