package corpus.tally;

import java.util.Map;
import java.util.TreeMap;

public final class WordTally {
    private TreeMap<String, Long> counts = new TreeMap<>();

    public long add(String word, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("times");
        }
        Long old = counts.get(word);
        long now = (old == null ? 0 : old) + times;
        counts.put(word, now);
        return now;
    }

    public long count(String word) {
        Long n = counts.get(word);
        return n == null ? 0 : n;
    }

    public void addAll(WordTally other) {
        for (Map.Entry<String, Long> e : new TreeMap<>(other.counts).entrySet()) {
            counts.put(e.getKey(), count(e.getKey()) + e.getValue());
        }
    }

    /** Alphabetically; words added during the visit are not visited. */
    public int visit(TallyVisitor visitor) {
        int seen = 0;
        for (Map.Entry<String, Long> e : new TreeMap<>(counts).entrySet()) {
            seen++;
            if (!visitor.word(e.getKey(), e.getValue())) {
                break;
            }
        }
        return seen;
    }

    /** The most frequent word, the alphabetically first of equals; null when empty. */
    public String mostFrequent() {
        String best = null;
        for (String w : counts.keySet()) {
            if (best == null || counts.get(w) > counts.get(best)) {
                best = w;
            }
        }
        return best;
    }

    public int forgetRarerThan(long limit) {
        int before = counts.size();
        counts.values().removeIf(n -> n < limit);
        return before - counts.size();
    }

    public String first() {
        return counts.isEmpty() ? null : counts.firstKey();
    }

    public String after(String word) {
        if (word == null) {
            throw new NullPointerException("word");
        }
        return counts.higherKey(word);
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
