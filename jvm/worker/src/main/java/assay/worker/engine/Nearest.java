package assay.worker.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Names that somebody may have meant who wrote another one; as Assay itself finds them for what it knows. */
public final class Nearest {

    private record Near(String name, int far) {}

    /** At most three, the nearest first; a third of the letters may be wrong, and capitals don't matter. */
    public static List<String> of(String written, Collection<String> names) {
        int most = Math.min(written.length() - 1, Math.max(1, written.length() / 3));
        String lower = written.toLowerCase(Locale.ROOT);
        return names.stream()
                .map(name -> new Near(name, distance(lower, name.toLowerCase(Locale.ROOT))))
                .filter(near -> near.far() <= most)
                .sorted(Comparator.comparingInt(Near::far).thenComparing(Near::name))
                .limit(3)
                .map(Near::name)
                .toList();
    }

    /** How many letters must be put in, taken out or changed (Levenshtein). */
    private static int distance(String a, String b) {
        var row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            var next = new int[b.length() + 1];
            next[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = row[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                next[j] = Math.min(change, Math.min(row[j], next[j - 1]) + 1);
            }
            row = next;
        }
        return row[b.length()];
    }

    private Nearest() {}
}
