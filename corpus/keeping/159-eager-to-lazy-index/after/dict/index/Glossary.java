package dict.index;

import java.util.HashMap;
import java.util.Map;

public final class Glossary {
    private final String[] terms;
    private Map<String, Integer> index;

    public Glossary(String... terms) {
        this.terms = terms.clone();
    }

    private Map<String, Integer> index() {
        if (index == null) {
            index = new HashMap<>();
            for (int i = 0; i < terms.length; i++) {
                index.putIfAbsent(terms[i], i);
            }
        }
        return index;
    }

    public int indexOf(String term) {
        return index().getOrDefault(term, -1);
    }

    public String term(int i) {
        return terms[i];
    }

    public int distinct() {
        return index().size();
    }
}
