package form.check;

import java.util.List;

interface Check {
    String check(String value);

    static List<Check> all() {
        return List.of(Check::length, Check::chars);
    }

    private static String length(String value) {
        return value.length() < 2 ? "short" : value.length() > 8 ? "long" : null;
    }

    private static String chars(String value) {
        return value.chars().allMatch(Character::isLetterOrDigit) ? null : "bad char";
    }
}
