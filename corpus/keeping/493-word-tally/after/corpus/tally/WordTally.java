package corpus.tally;

import java.util.Arrays;
import java.util.Objects;

public final class WordTally {
    /** Sorted; only the first size places of both arrays are in use. */
    private String[] words = new String[8];
    private long[] counts = new long[8];
    private int size;

    public long add(String word, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("times");
        }
        return plus(word, times);
    }

    private long plus(String word, long times) {
        int at = find(word);
        if (at < 0) {
            at = -at - 1;
            open(at);
            words[at] = word;
            counts[at] = 0;
        }
        return counts[at] += times;
    }

    private int find(String word) {
        return Arrays.binarySearch(words, 0, size, Objects.requireNonNull(word));
    }

    private void open(int at) {
        if (size == words.length) {
            words = Arrays.copyOf(words, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
        }
        System.arraycopy(words, at, words, at + 1, size - at);
        System.arraycopy(counts, at, counts, at + 1, size - at);
        size++;
    }

    public long count(String word) {
        int at = find(word);
        return at < 0 ? 0 : counts[at];
    }

    public void addAll(WordTally other) {
        String[] theirs = Arrays.copyOf(other.words, other.size);
        long[] amounts = Arrays.copyOf(other.counts, other.size);
        for (int i = 0; i < theirs.length; i++) {
            plus(theirs[i], amounts[i]);
        }
    }

    /** Alphabetically; words added during the visit are not visited. */
    public int visit(TallyVisitor visitor) {
        String[] visited = Arrays.copyOf(words, size);
        long[] amounts = Arrays.copyOf(counts, size);
        int seen = 0;
        while (seen < visited.length) {
            int i = seen++;
            if (!visitor.word(visited[i], amounts[i])) {
                break;
            }
        }
        return seen;
    }

    /** The most frequent word, the alphabetically first of equals; null when empty. */
    public String mostFrequent() {
        int best = 0;
        for (int i = 1; i < size; i++) {
            if (counts[i] > counts[best]) {
                best = i;
            }
        }
        return size == 0 ? null : words[best];
    }

    public int forgetRarerThan(long limit) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (counts[i] >= limit) {
                words[kept] = words[i];
                counts[kept++] = counts[i];
            }
        }
        int gone = size - kept;
        Arrays.fill(words, kept, size, null);
        size = kept;
        return gone;
    }

    public String first() {
        return size == 0 ? null : words[0];
    }

    public String after(String word) {
        int at = find(word);
        int next = at < 0 ? -at - 1 : at + 1;
        return next < size ? words[next] : null;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("{");
        for (int i = 0; i < size; i++) {
            sb.append(i == 0 ? "" : ", ").append(words[i]).append('=').append(counts[i]);
        }
        return sb.append('}').toString();
    }
}
