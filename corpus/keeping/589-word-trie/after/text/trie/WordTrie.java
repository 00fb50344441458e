package text.trie;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class WordTrie {
    private static final int MAX_LENGTH = 60;

    private static final class Node {
        private final Map<Character, Node> children = new TreeMap<>();
        private int weight;

        boolean isWord() {
            return weight > 0;
        }
    }

    private final Node root = new Node();
    private int size;

    public int add(String word) {
        if (word == null || word.isEmpty() || word.length() > MAX_LENGTH) {
            throw new IllegalArgumentException("not a word: " + word);
        }
        Node node = root;
        for (char c : lower(word).toCharArray()) {
            node = node.children.computeIfAbsent(c, k -> new Node());
        }
        if (!node.isWord()) {
            size++;
        }
        return ++node.weight;
    }

    private Node find(String lowerCased) {
        Node node = root;
        for (int i = 0; node != null && i < lowerCased.length(); i++) {
            node = node.children.get(lowerCased.charAt(i));
        }
        return node;
    }

    public int weight(String word) {
        Node node = find(lower(word));
        return node == null ? 0 : node.weight;
    }

    public List<String> complete(String prefix, int max) {
        List<String> words = new ArrayList<>();
        String start = lower(prefix);
        Node node = find(start);
        if (node != null) {
            collect(node, new StringBuilder(start), max, words);
        }
        return words;
    }

    /** Character by character, unlike String.toLowerCase. */
    private static String lower(String s) {
        char[] chars = s.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            chars[i] = Character.toLowerCase(chars[i]);
        }
        return new String(chars);
    }

    private static void collect(Node node, StringBuilder path, int max, List<String> words) {
        if (words.size() >= max) {
            return;
        }
        if (node.isWord()) {
            words.add(path.toString());
        }
        node.children.forEach((c, child) -> {
            path.append(c.charValue());
            collect(child, path, max, words);
            path.setLength(path.length() - 1);
        });
    }

    public boolean remove(String word) {
        String key = lower(word);
        Node node = find(key);
        if (node == null || !node.isWord()) {
            return false;
        }
        node.weight = 0;
        size--;
        prune(root, key, 0);
        return true;
    }

    /** Removes dead branches along the key; true if the node itself is dead. */
    private static boolean prune(Node node, String key, int depth) {
        if (depth < key.length()) {
            char c = key.charAt(depth);
            if (prune(node.children.get(c), key, depth + 1)) {
                node.children.remove(c);
            }
        }
        return !node.isWord() && node.children.isEmpty();
    }

    public int size() {
        return size;
    }
}
