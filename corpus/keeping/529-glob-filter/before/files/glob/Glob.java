package files.glob;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A star is any text, a question mark one character; at most three stars. */
public final class Glob {
    private final String glob;
    private final Pattern pattern;

    public Glob(String glob, boolean ignoreCase) {
        if (glob.chars().filter(c -> c == '*').count() > 3) {
            throw new IllegalArgumentException("too many stars");
        }
        this.glob = glob;
        StringBuilder regex = new StringBuilder();
        int start = 0;
        for (int i = 0; i <= glob.length(); i++) {
            if (i == glob.length() || glob.charAt(i) == '*' || glob.charAt(i) == '?') {
                if (i > start) {
                    regex.append(Pattern.quote(glob.substring(start, i)));
                }
                if (i < glob.length()) {
                    regex.append(glob.charAt(i) == '*' ? ".*" : ".");
                }
                start = i + 1;
            }
        }
        this.pattern = Pattern.compile(regex.toString(), Pattern.DOTALL | (ignoreCase ? Pattern.CASE_INSENSITIVE : 0));
    }

    public boolean matches(String name) {
        return pattern.matcher(name).matches();
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
        return glob.split("[*?]", 2)[0];
    }

    @Override
    public String toString() {
        return glob;
    }
}
