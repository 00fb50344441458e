package dict.index;

import java.util.HashMap;
import java.util.Map;

public final class Glossary {
    private final String[] terms;
    private final Map<String, Integer> index = new HashMap<>();

    public Glossary(String... terms) {
        this.terms = terms.clone();
        for (int i = 0; i < this.terms.length; i++) {
            index.putIfAbsent(this.terms[i], i);
        }
    }

    public int indexOf(String term) {
        return index.getOrDefault(term, -1);
    }

    public String term(int i) {
        return terms[i];
    }

    public int distinct() {
        return index.size();
    }
}
