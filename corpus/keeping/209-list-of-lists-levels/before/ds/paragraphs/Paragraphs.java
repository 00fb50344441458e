package ds.paragraphs;

import java.util.ArrayList;
import java.util.List;

public class Paragraphs {
    private final List<List<String>> paragraphs = new ArrayList<>();

    public Paragraphs() {
        paragraphs.add(new ArrayList<>());
    }

    public void line(String text) {
        paragraphs.get(paragraphs.size() - 1).add(text);
    }

    public void breakParagraph() {
        if (!paragraphs.get(paragraphs.size() - 1).isEmpty()) {
            paragraphs.add(new ArrayList<>());
        }
    }

    public int count() {
        int last = paragraphs.size() - 1;
        return paragraphs.get(last).isEmpty() ? last : last + 1;
    }

    public List<String> paragraph(int index) {
        if (index < 0 || index >= count()) {
            throw new IllegalArgumentException("index");
        }
        return new ArrayList<>(paragraphs.get(index));
    }
}
