package misc.slug;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

public class Slugs {
    private static final Function<String, String> LOWER = s -> s.toLowerCase(Locale.ROOT);
    private static final Function<String, String> NORMALISE = LOWER.andThen(s -> s.replace(' ', '-'));

    private final Set<String> made = new HashSet<>();

    public String slug(String title) {
        final String base = NORMALISE.apply(title);
        String result = base;
        for (int n = 2; !made.add(result); n++) {
            result = base + "-" + n;
        }
        return result;
    }

    public int count() {
        return made.size();
    }
}
