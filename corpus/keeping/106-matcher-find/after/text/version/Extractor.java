package text.version;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

public final class Extractor {
    private static final Pattern VERSION = Pattern.compile("v(\\d+)\\.(\\d+)");

    public String version(String text) {
        return find(text).map(m -> m.group(1) + "." + m.group(2)).orElse(null);
    }

    public int major(String text) {
        return find(text).map(m -> Integer.parseInt(m.group(1))).orElse(-1);
    }

    private static Optional<MatchResult> find(String text) {
        return VERSION.matcher(text).results().findFirst();
    }

    public boolean sameMajor(String a, String b) {
        return major(a) == major(b);
    }
}
