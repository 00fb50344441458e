package letters;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A text with {{placeholders}}; those without a value stay as they are. */
public class LetterTemplate {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)\\}\\}");

    private final String text;

    public LetterTemplate(String text) {
        if (text == null) {
            throw new IllegalArgumentException("text");
        }
        this.text = text;
    }

    public String fill(Map<String, String> values) {
        return PLACEHOLDER.matcher(text).replaceAll(match -> valueFor(match, values));
    }

    private static String valueFor(MatchResult match, Map<String, String> values) {
        String value = values.get(match.group(1));
        return value != null ? value : match.group();
    }

    public Set<String> placeholders() {
        return PLACEHOLDER.matcher(text).results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
