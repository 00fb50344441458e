package files.glob;

import java.util.ArrayList;
import java.util.List;

/** A star is any text, a question mark one character; at most three stars. */
public final class Glob {
    private final String glob;
    private final boolean ignoreCase;
    private final int[] wanted;

    public Glob(String glob, boolean ignoreCase) {
        this.glob = glob;
        this.ignoreCase = ignoreCase;
        this.wanted = points(glob);
        int stars = 0;
        for (int c : wanted) {
            if (c == '*' && ++stars > 3) {
                throw new IllegalArgumentException("too many stars");
            }
        }
    }

    /** Code points, with ASCII letters in lower case when case does not matter. */
    private int[] points(String text) {
        return text.codePoints().map(c -> ignoreCase && c >= 'A' && c <= 'Z' ? c + 32 : c).toArray();
    }

    public boolean matches(String name) {
        int[] text = points(name);
        int t = 0;
        int g = 0;
        int star = -1;
        int retry = 0;
        while (t < text.length) {
            if (g < wanted.length && wanted[g] == '*') {
                star = g++;
                retry = t;
            } else if (g < wanted.length && (wanted[g] == '?' || wanted[g] == text[t])) {
                g++;
                t++;
            } else if (star >= 0) {
                g = star + 1;
                t = ++retry;
            } else {
                return false;
            }
        }
        while (g < wanted.length && wanted[g] == '*') {
            g++;
        }
        return g == wanted.length;
    }

    public List<String> filter(Iterable<String> names) {
        List<String> kept = new ArrayList<>();
        for (String name : names) {
            if (name != null && matches(name)) {
                kept.add(name);
            }
        }
        return kept;
    }

    /** The text before the first wildcard. */
    public String prefix() {
        int end = 0;
        while (end < glob.length() && "*?".indexOf(glob.charAt(end)) < 0) {
            end++;
        }
        return glob.substring(0, end);
    }

    @Override
    public String toString() {
        return glob;
    }
}
