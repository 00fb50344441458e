package misc.slug;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

public class Slugs {
    private final List<String> made = new ArrayList<>();

    public String slug(String title) {
        Function<String, String> lower = s -> s.toLowerCase(Locale.ROOT);
        Function<String, String> dashes = s -> s.replace(' ', '-');
        Function<String, String> both = s -> dashes.apply(lower.apply(s));
        String base = both.apply(title);
        String result = base;
        int n = 2;
        while (made.contains(result)) {
            result = base + "-" + n;
            n++;
        }
        made.add(result);
        return result;
    }

    public int count() {
        return made.size();
    }
}
