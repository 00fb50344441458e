package ds.paragraphs;

import java.util.ArrayList;
import java.util.List;

public class Paragraphs {
    private final List<String> lines = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>(List.of(0));

    private int lastStart() {
        return starts.get(starts.size() - 1);
    }

    public void line(String text) {
        lines.add(text);
    }

    public void breakParagraph() {
        if (lastStart() < lines.size()) {
            starts.add(lines.size());
        }
    }

    public int count() {
        return lastStart() == lines.size() ? starts.size() - 1 : starts.size();
    }

    public List<String> paragraph(int index) {
        if (index < 0 || index >= count()) {
            throw new IllegalArgumentException("no paragraph " + index);
        }
        int from = starts.get(index);
        int to = index + 1 < starts.size() ? starts.get(index + 1) : lines.size();
        return new ArrayList<>(lines.subList(from, to));
    }
}
