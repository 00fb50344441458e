package assay.oracle.values;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Texts that a regular expression of the program matches. The n-th takes the n-th choice at each of its forks, one after the last is the first again; every other one
 * repeats as often as allowed.
 */
final class RegexSample {

    private static final int MOST = 8;
    private static final int OPEN_ENDED = 5;

    private final String regex;
    private final int number;
    private int at;

    private RegexSample(String regex, int number) {
        this.regex = regex;
        this.number = number;
    }

    /** None if the text is no regular expression but for plain text, or if no match was found. */
    static List<String> of(String text) {
        if (!text.contains("\\") && !text.contains("[") && !text.contains("+") && !text.contains("*")) return List.of();
        var samples = new LinkedHashSet<String>();
        try {
            Pattern pattern = Pattern.compile(text);
            for (int number = 0; number < MOST; number++) {
                String sample = new RegexSample(text, number).alternatives();
                if (!sample.equals(text)
                        && sample.length() <= 60
                        && pattern.matcher(sample).find()) samples.add(sample);
            }
        } catch (PatternSyntaxException | IndexOutOfBoundsException | NumberFormatException e) {
            // What was found until then are samples.
        }
        return List.copyOf(samples);
    }

    private int find(char c, int from) {
        int found = regex.indexOf(c, from);
        if (found < 0) throw new IndexOutOfBoundsException(c);
        return found;
    }

    private String alternatives() {
        var branches = new ArrayList<String>();
        branches.add(branch());
        while (at < regex.length() && regex.charAt(at) == '|') {
            at++;
            branches.add(branch());
        }
        return branches.get(number % branches.size());
    }

    private String branch() {
        var sample = new StringBuilder();
        while (at < regex.length() && regex.charAt(at) != '|' && regex.charAt(at) != ')') {
            String atom = atom();
            sample.append(atom.repeat(times()));
        }
        return sample.toString();
    }

    private String atom() {
        char c = regex.charAt(at++);
        return switch (c) {
            case '\\' -> escaped(regex.charAt(at++));
            case '[' -> oneOf();
            case '(' -> group();
            case '.' -> "a";
            case '^', '$' -> "";
            default -> String.valueOf(c);
        };
    }

    private String group() {
        // What stands before or behind need not be told: a sample that it forbids is none.
        if (regex.startsWith("?=", at)
                || regex.startsWith("?!", at)
                || regex.startsWith("?<=", at)
                || regex.startsWith("?<!", at)) {
            at += regex.charAt(at + 1) == '<' ? 3 : 2;
            alternatives();
            at++;
            return "";
        }
        if (regex.startsWith("?", at))
            at = find(regex.startsWith("?<", at) && Character.isLetter(regex.charAt(at + 2)) ? '>' : ':', at) + 1;
        String inside = alternatives();
        at++;
        return inside;
    }

    private static String escaped(char c) {
        return switch (c) {
            case 'd' -> "7";
            case 'w', 'S', 'D' -> "a";
            case 's', 'W' -> " ";
            case 'b', 'B', 'A', 'z', 'Z' -> "";
            case 't' -> "\t";
            case 'n' -> "\n";
            default -> String.valueOf(c);
        };
    }

    private String oneOf() {
        boolean negated = regex.charAt(at) == '^';
        int start = negated ? at + 1 : at;
        at = find(']', start + 1) + 1;
        if (negated) return regex.substring(start, at).contains("a") ? "7" : "a";
        // One of each range and each other character.
        var choices = new ArrayList<String>();
        for (int i = start; i < at - 1; i++) {
            boolean isEscape = regex.charAt(i) == '\\';
            choices.add(isEscape ? escaped(regex.charAt(++i)) : String.valueOf(regex.charAt(i)));
            if (!isEscape && i + 2 < at - 1 && regex.charAt(i + 1) == '-') i += 2;
        }
        return choices.get(number % choices.size());
    }

    private boolean isGreedy() {
        return number % 2 == 1;
    }

    private int times() {
        if (at >= regex.length()) return 1;
        char c = regex.charAt(at);
        int times = 1;
        if (c == '{') {
            int end = find('}', at);
            String[] bounds = regex.substring(at + 1, end).split(",", -1);
            times = Math.min(20, Integer.parseInt(bounds[0]));
            if (isGreedy() && bounds.length > 1)
                times = bounds[1].isEmpty() ? times + OPEN_ENDED : Math.min(20, Integer.parseInt(bounds[1]));
            at = end + 1;
        } else if (c == '+' || c == '*' || c == '?') {
            if (c != '?' && isGreedy()) times = OPEN_ENDED;
            if (c != '+' && number % 4 == 2) times = 0;
            at++;
        } else {
            return 1;
        }
        if (at < regex.length() && (regex.charAt(at) == '?' || regex.charAt(at) == '+')) at++;
        return times;
    }
}
