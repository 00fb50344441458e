package assay.oracle.run;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A text that a regular expression of the program matches: the first choice at each of its forks, each repetition once or as often as asked. */
final class RegexSample {

    private final String regex;
    private int at;

    private RegexSample(String regex) {
        this.regex = regex;
    }

    /** Null if the text is no regular expression but for plain text, or if no match was found. */
    static String of(String text) {
        if (!text.contains("\\") && !text.contains("[") && !text.contains("+") && !text.contains("*")) return null;
        try {
            Pattern pattern = Pattern.compile(text);
            String sample = new RegexSample(text).alternatives();
            return !sample.equals(text) && sample.length() <= 40 && pattern.matcher(sample).find() ? sample : null;
        } catch (PatternSyntaxException | IndexOutOfBoundsException | NumberFormatException e) {
            return null;
        }
    }

    private int find(char c, int from) {
        int found = regex.indexOf(c, from);
        if (found < 0) throw new IndexOutOfBoundsException(c);
        return found;
    }

    private String alternatives() {
        String first = branch();
        while (at < regex.length() && regex.charAt(at) == '|') {
            at++;
            branch();
        }
        return first;
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
        if (regex.startsWith("?=", at) || regex.startsWith("?!", at) || regex.startsWith("?<=", at) || regex.startsWith("?<!", at)) {
            at += regex.charAt(at + 1) == '<' ? 3 : 2;
            alternatives();
            at++;
            return "";
        }
        if (regex.startsWith("?", at)) at = find(regex.startsWith("?<", at) && Character.isLetter(regex.charAt(at + 2)) ? '>' : ':', at) + 1;
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
        return regex.charAt(start) == '\\' ? escaped(regex.charAt(start + 1)) : String.valueOf(regex.charAt(start));
    }

    private int times() {
        if (at >= regex.length()) return 1;
        char c = regex.charAt(at);
        int times = 1;
        if (c == '{') {
            int end = find('}', at);
            times = Math.min(20, Integer.parseInt(regex.substring(at + 1, end).replaceAll(",.*", "")));
            at = end + 1;
        } else if (c == '+' || c == '*' || c == '?') {
            at++;
        } else {
            return 1;
        }
        if (at < regex.length() && (regex.charAt(at) == '?' || regex.charAt(at) == '+')) at++;
        return times;
    }
}
