package letters;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with {{placeholders}}; those without a value stay as they are. */
public class LetterTemplate {

    private final String text;

    public LetterTemplate(String text) {
        if (text == null) {
            throw new IllegalArgumentException("text");
        }
        this.text = text;
    }

    public String fill(Map<String, String> values) {
        Matcher matcher = Pattern.compile("\\{\\{(\\w+)\\}\\}").matcher(text);
        StringBuffer out = new StringBuffer();
        while (matcher.find()) {
            String value = values.get(matcher.group(1));
            if (value == null) {
                value = matcher.group();
            }
            matcher.appendReplacement(out, Matcher.quoteReplacement(value));
        }
        matcher.appendTail(out);
        return out.toString();
    }

    public Set<String> placeholders() {
        Set<String> names = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{\\{(\\w+)\\}\\}").matcher(text);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }
}
