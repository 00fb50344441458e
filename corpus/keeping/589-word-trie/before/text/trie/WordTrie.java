package text.trie;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public final class WordTrie {
    static class N {
        TreeMap<Character, N> k = new TreeMap<Character, N>();
        int w = 0;
    }

    private N root = new N();
    private int size = 0;

    public int add(String word) {
        if (word == null || word.length() == 0 || word.length() > 60) {
            throw new IllegalArgumentException("word");
        }
        N n = root;
        for (int i = 0; i < word.length(); i++) {
            char c = Character.toLowerCase(word.charAt(i));
            if (!n.k.containsKey(c)) {
                n.k.put(c, new N());
            }
            n = n.k.get(c);
        }
        if (n.w == 0) {
            size++;
        }
        n.w = n.w + 1;
        return n.w;
    }

    private N find(String s) {
        N n = root;
        for (int i = 0; i < s.length(); i++) {
            N x = n.k.get(Character.toLowerCase(s.charAt(i)));
            if (x == null) {
                return null;
            }
            n = x;
        }
        return n;
    }

    public int weight(String word) {
        N n = find(word);
        if (n == null) {
            return 0;
        }
        return n.w;
    }

    public List<String> complete(String prefix, int max) {
        List<String> out = new ArrayList<String>();
        N n = find(prefix);
        if (n != null) {
            collect(n, lower(prefix), max, out);
        }
        return out;
    }

    private String lower(String s) {
        String r = "";
        for (int i = 0; i < s.length(); i++) {
            r = r + Character.toLowerCase(s.charAt(i));
        }
        return r;
    }

    private void collect(N n, String sofar, int max, List<String> out) {
        if (out.size() < max) {
            if (n.w > 0) {
                out.add(sofar);
            }
            for (Character c : n.k.keySet()) {
                collect(n.k.get(c), sofar + c, max, out);
            }
        }
    }

    public boolean remove(String word) {
        N n = find(word);
        if (n == null || n.w == 0) {
            return false;
        } else {
            n.w = 0;
            size--;
            prune(root, word, 0);
            return true;
        }
    }

    private boolean prune(N n, String word, int i) {
        if (i < word.length()) {
            char c = Character.toLowerCase(word.charAt(i));
            if (prune(n.k.get(c), word, i + 1)) {
                n.k.remove(c);
            }
        }
        return n.w == 0 && n.k.size() == 0;
    }

    public int size() {
        return size;
    }
}
