package misc.index;

import java.util.ArrayList;
import java.util.TreeMap;

public class WordIndex {
    private TreeMap<String, ArrayList<Integer>> index = new TreeMap<String, ArrayList<Integer>>();
    private int lines = 0;

    public int addLine(String line) {
        lines = lines + 1;
        String[] words = line.split(" ");
        for (int i = 0; i < words.length; i++) {
            String w = words[i];
            if (w.length() == 0) {
                continue;
            }
            ArrayList<Integer> where = index.get(w);
            if (where == null) {
                where = new ArrayList<Integer>();
                index.put(w, where);
            }
            where.add(lines);
        }
        return lines;
    }

    public String where(String word) {
        ArrayList<Integer> list = index.get(word);
        return list == null ? "[]" : list.toString();
    }

    public String words() {
        return index.keySet().toString();
    }
}
