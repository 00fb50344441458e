package misc.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class WordIndex {
    private final Map<String, List<Integer>> index = new TreeMap<>();
    private int lines;

    public int addLine(String line) {
        lines++;
        for (String word : line.split(" ")) {
            if (!word.isEmpty()) {
                index.computeIfAbsent(word, w -> new ArrayList<>()).add(lines);
            }
        }
        return lines;
    }

    public String where(String word) {
        return index.getOrDefault(word, List.of()).toString();
    }

    public String words() {
        return index.keySet().toString();
    }
}
